import TabBarCore
import TabBarLexicon

/// A word or a group of words with all that it may be.
struct Item {
  var tokens: Range<Int>
  /// The text as it was typed.
  var text: String
  var senses: [Sense]

  /// The part that the word in front gives it, and the one that the thing before it in a list has.
  var role = Role.none
  var listRole: Role?
  var isQuoted = false
  /// Whether all of it is taken as it stands, whatever else its words are.
  var isLiteral = false

  init(_ senses: [Sense], _ tokens: Range<Int>, _ text: String) {
    (self.senses, self.tokens, self.text) = (senses, tokens, text)
  }

  var kinds: KindSet { senses.reduce(into: []) { $0.insert($1.kind) } }
  func has(_ kind: Sense.Kind) -> Bool { senses.contains { $0.kind == kind } }
  func has(_ concept: Int) -> Bool { senses.contains { $0.kind == .concept && $0.concept == concept } }
  var number: Int? { senses.first { $0.kind == .number }?.number }
  var isVerb: Bool { senses.contains(where: \.isVerb) }
  var isCapital: Bool { text.first?.isUppercase == true }
  /// Whether it is what German writes with a capital: Tab, Symbol.
  var isNoun: Bool { has(Concept.tab) || has(Concept.bar) || isTurning }
  /// Whether it is the tabs that are there: `the tabs`, and not `the tab`.
  var isTheTabs = false

  /// Whether it is missed where no part explains it: no verb that only goes well with others.
  var isNamed: Bool { !senses.allSatisfy { $0.isVerb && !$0.proves } }
  /// Whether it turns around what the others say, or where it goes, so that no change leaves it unexplained.
  var isTurning: Bool { senses.contains { $0.kind == .concept && Concept.turning.contains($0.concept) } }

  /// What it costs to leave it without a part.
  func price(isLook: Bool) -> Double {
    let senses = senses.filter { $0.kind != .free || $0.cost <= Price.doubt }
    if senses.contains(where: { $0.kind == .unknown }) { return Price.left }
    let isFree = senses.contains { [.free, .separator, .equals].contains($0.kind) }
    let isStrong = senses.contains {
      $0.proves || $0.kind == .concept && Concept.weighty.contains($0.concept)
    }
    let isThing = senses.contains { $0.kind != .new && KindSet.things.contains($0.kind) }
    if isFree, !isStrong, !isThing { return 0 }
    if !isLook, isTurning { return Price.harm }
    if isLook, !isThing { return 2 * Price.doubt }
    if isThing || isStrong { return isFree ? Price.much : Price.left }
    return senses.allSatisfy(\.isVerb) ? Price.doubt : Price.much
  }
}

struct Items {
  let sentence: Sentence
  let names: Names
  /// The tokens that a verb with a gap reaches: the out of `take Inbox out`.
  private var reached: Set<Int> = []
  private var result: [Item] = []
  private var role = Role.none

  private init(sentence: Sentence, names: Names) { (self.sentence, self.names) = (sentence, names) }

  private var lexicon: Lexicon { .shared }

  /// Returns the items of some tokens, of which those of `literal` are one new title.
  static func of(
    _ tokens: Range<Int>, in sentence: Sentence, _ names: Names, literal: Range<Int>? = nil
  ) -> [Item] {
    var items = Items(sentence: sentence, names: names)
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if let literal, literal.lowerBound == index {
        let text = sentence.text(literal)
        items.addContent([Sense(kind: .new, text: text)], literal, text: text)
        items.result[items.result.count - 1].isLiteral = true
        index = literal.upperBound
      } else {
        index = items.add(at: index, before: tokens.upperBound)
      }
    }
    return linked(Neighbours(items.result, in: sentence, names).items)
  }

  /// Adds the item that begins at a token; returns the token after it.
  private mutating func add(at index: Int, before end: Int) -> Int {
    let token = sentence.tokens[index]
    switch token.kind {
    case .quoted: addContent(quotedSenses(token), index..<index + 1, text: token.text)
    case .unknown: result.append(Item([Sense(kind: .unknown)], index..<index + 1, token.text))
    case .equals:
      role = .equals
      result.append(Item([Sense(kind: .equals), .free], index..<index + 1, token.text))
    case .punctuation: addSign(token, at: index, before: end)
    case .word, .number: return addWord(at: index, before: end)
    }
    return index + 1
  }

  private mutating func addSign(_ token: Token, at index: Int, before end: Int) {
    let range = index..<index + 1
    let before = index > 0 ? sentence.tokens[index - 1] : nil
    if token.text == "!",
      index + 1 < end || before.map({ $0.range.upperBound < token.range.lowerBound }) == true
    {
      var item = Item([Sense(kind: .sign, text: "!"), .free.costing(Price.doubt)], range, "!")
      item.role = role
      result.append(item)
    } else if token.text == "+", index + 1 == end {
      result.append(Item([Sense(kind: .unknown)], range, token.text))
    } else if token.text == "*" {
      addContent(lexicon.senses(of: "*"), range, text: "*")
    } else {
      result.append(Item([Sense(kind: .separator)], range, token.text))
    }
  }

  private func quotedSenses(_ token: Token) -> [Sense] {
    [Sense(kind: .new, text: token.text), Sense(kind: .symbol, text: token.text, cost: Price.slight)]
      + names.titles.filter { $0.words.joined(separator: " ") == token.low }.map(\.sense)
  }

  private mutating func addWord(at index: Int, before end: Int) -> Int {
    let tokens = sentence.tokens
    let token = tokens[index]
    let low = token.low
    let words = tokens[index..<min(end, index + 9)].map { token in
      token.kind == .quoted ? "\"" : token.kind == .punctuation && token.text != "&" ? "\0" : token.low
    }
    var (count, senses, gaps) = (1, [Sense](), [Sense]())
    for entry in lexicon.entries(for: low) {
      guard let end = Self.end(of: entry, in: words) else { continue }
      if entry.hasGap {
        gaps.append(entry.sense)
        reached.formUnion((index + end - entry.rest.count)..<(index + end))
      } else if end >= count {
        senses = end > count ? [entry.sense] : senses + [entry.sense]
        count = end
      }
    }
    if count > 1, words[..<count].allSatisfy(lexicon.isFree) { senses.append(.free.costing(Price.slight)) }
    for (named, sense) in names.titles where words.starts(with: named) {
      // A title is a tab before it is a verb: Saved, Open. One that is called A is no article.
      let isVerb =
        senses.contains(where: \.isVerb) && sense.text == sentence.text(index..<index + named.count)
      guard named.count >= count || isVerb, token.isCapital || !Words.articles.contains(low) else { continue }
      senses = (named.count == count && !isVerb ? senses : []) + [sense]
      count = named.count
    }
    // As in: the Search tab.
    if count > 1, !senses.contains(where: { $0.kind == .tab }) {
      senses += names.titles.filter { $0.words.count < count && words.starts(with: $0.words) }
        .map { $0.sense.costing(Price.slight) }
    }
    if let (length, sense) = names.known(words, beyond: count) { (count, senses) = (length, [sense]) }
    if token.kind == .number, !senses.contains(where: { [.year, .device, .guide].contains($0.kind) }) {
      let digits = low.prefix { $0.isNumber }
      senses.append(Sense(kind: digits.count < low.count ? .place : .number, number: Int(digits) ?? Int.max))
    }
    if count == 1, token.kind == .word, let symbol = Names.symbol(token.text) ?? Names.symbol(low) {
      senses.append(Sense(kind: .symbol, text: symbol, cost: symbol.contains(".") ? 0 : Price.slight))
    }
    if senses.contains(where: { [.free, .role, .tab].contains($0.kind) }) {
      senses.removeAll { $0.kind == .symbol }
    }
    senses += gaps
    if reached.contains(index) { senses.append(.free) }
    addNewTitle(&senses, at: index, count: count)
    addContent(senses, index..<index + count, text: sentence.text(index..<index + count))
    return index + count
  }

  /// Adds what a word may be that nothing knows, or that is written with a capital.
  private func addNewTitle(_ senses: inout [Sense], at index: Int, count: Int) {
    let token = sentence.tokens[index]
    let isKnown = senses.contains { $0.kind != .symbol && $0.kind != .starter }
    guard count == 1, token.kind == .word,
      token.hasSlip || !senses.contains(where: { $0.kind == .tab })
    else { return }
    if !isKnown || token.hasSlip {
      senses.append(Sense(kind: .new, text: token.text, cost: token.hasSlip ? Price.doubt : 0))
    } else if isName(index), token.low != "i", !Item(senses, 0..<0, "").isNoun {
      for each in senses.indices where [.free, .concept, .relative, .number].contains(senses[each].kind) {
        senses[each].cost += Price.doubt
      }
      senses.append(Sense(kind: .new, text: token.text, cost: Price.slight))
    }
  }

  /// Adds an item, and takes up the role that it tells.
  private mutating func addContent(_ senses: [Sense], _ range: Range<Int>, text: String) {
    let tokens = sentence.tokens
    let index = range.lowerBound
    let token = tokens[index]
    var roles = senses.filter { $0.kind == .role }.map { Role.allCases[$0.concept] }
    var item = Item(senses.filter { $0.kind != .role }, range, text)
    item.isQuoted = token.kind == .quoted
    item.role = role
    item.isTheTabs =
      index > 0 && Words.those.contains(tokens[index - 1].low) && item.has(Concept.tab)
      && text.lowercased().hasSuffix("s")
    if !roles.isEmpty, !item.senses.isEmpty, !item.has(.free) {
      item.senses.append(.free.costing(Price.slight))
    }
    if !item.senses.isEmpty { result.append(item) }
    // As in: For You.
    if isName(index), index + 1 < tokens.count, isName(index + 1), !item.isVerb { roles = [] }
    if let next = roles.first {
      role = next
    } else if item.kinds.intersects(.things) || item.isVerb && !item.has(.free) {
      role = .none
    }
  }

  /// Returns the index after an entry's words, where `words` begins with them; `nil` where it does not. Articles may stand
  /// between the words of the entry, and up to six words in its gap.
  private static func end(of entry: Lexicon.Entry, in words: [String]) -> Int? {
    var end = 1
    for (number, word) in entry.rest.enumerated() {
      while end < words.count, words[end] != word,
        entry.hasGap && number == 0 ? words[end] != "\0" : Words.determiners.contains(words[end])
      { end += 1 }
      guard end < words.count, words[end] == word else { return nil }
      end += 1
    }
    return end
  }

  /// Whether the capital of a word says something: not at the start of a sentence.
  private func isName(_ index: Int) -> Bool {
    let token = sentence.tokens[index]
    return token.kind == .word && token.isCapital && !sentence.begins(index)
  }

  /// Returns items of which each in a list plays the part of the others.
  private static func linked(_ items: [Item]) -> [Item] {
    var result = items
    var last: Int?
    var isParted = false
    for index in result.indices {
      let item = result[index]
      if item.kinds.intersects(.things) {
        if let last, item.role == .none, isParted {
          result[index].listRole = result[last].role != .none ? result[last].role : result[last].listRole
        }
        (last, isParted) = (index, false)
      } else if item.has(.separator) {
        isParted = true
      }
    }
    return result
  }
}
