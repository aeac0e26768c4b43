import TabBarCore
import TabBarLexicon

/// A word or a group of words with all that it may be.
struct Item {
  var tokens: Range<Int>
  /// The text as it was typed.
  var text: String
  var senses: [Sense] { didSet { updateKinds() } }
  private(set) var kinds: KindSet = []

  /// The part that the word in front gives it, and the one that the thing before it in a list has.
  var role = Role.none
  var listRole: Role?
  var hasArticle = false
  var isQuoted = false
  /// Whether all of it is taken as it stands, whatever else its words are.
  var isLiteral = false
  /// How many words a new title has.
  var words = 1
  /// Whether `my`, `all` and the like are in front of it.
  var isOwned = false

  init(_ senses: [Sense], _ tokens: Range<Int>, _ text: String) {
    (self.senses, self.tokens, self.text) = (senses, tokens, text)
    updateKinds()
  }

  private mutating func updateKinds() {
    kinds = []
    for sense in senses { kinds.insert(sense.kind) }
  }

  func has(_ kind: Sense.Kind) -> Bool { kinds.contains(kind) }
  func has(_ concept: Int) -> Bool { senses.contains { $0.kind == .concept && $0.concept == concept } }
  var isVerb: Bool { senses.contains(where: \.isVerb) }
  var isCapital: Bool { text.first?.isUppercase == true }
  var isSmall: Bool { text == text.lowercased() }
}

struct Items {
  let sentence: Sentence
  let names: Names
  /// The words whose capitals say something.
  private var capitals: Set<Int> = []
  /// The tokens that a verb with a gap reaches: the out of `take Inbox out`.
  private var reached: Set<Int> = []
  private var result: [Item] = []
  private var role = Role.none
  private var hasArticle = false

  private init(sentence: Sentence, names: Names) { (self.sentence, self.names) = (sentence, names) }

  private var lexicon: Lexicon { .shared }

  /// Returns the text of the token before a place in small letters, or an empty one.
  private func low(before index: Int) -> String { index > 0 ? sentence.tokens[index - 1].low : "" }

  /// Returns the items of some tokens, of which those of `literal` are one new title.
  static func of(
    _ tokens: Range<Int>, in sentence: Sentence, _ names: Names, literal: Range<Int>? = nil
  ) -> [Item] {
    var items = Items(sentence: sentence, names: names)
    var index = tokens.lowerBound
    items.capitals = items.tellingCapitals(in: tokens)
    while index < tokens.upperBound {
      if let literal, literal.lowerBound == index {
        items.addLiteral(literal)
        index = literal.upperBound
      } else {
        index = items.add(at: index, before: tokens.upperBound)
      }
    }
    return linked(Neighbours(items.result, in: sentence, names.context).items)
  }

  private mutating func addLiteral(_ range: Range<Int>) {
    let text = sentence.text(range)
    var item = Item([Sense(kind: .new, text: text)], range, text)
    (item.isLiteral, item.words, item.role, item.hasArticle) = (true, range.count, role, hasArticle)
    result.append(item)
    (role, hasArticle) = (.none, false)
  }

  /// Adds the item that begins at a token; returns the token after it.
  private mutating func add(at index: Int, before end: Int) -> Int {
    let token = sentence.tokens[index]
    switch token.kind {
    case .quoted: addContent(quotedSenses(token), index..<index + 1, text: token.text)
    case .unknown: result.append(Item([Sense(kind: .unknown)], index..<index + 1, token.text))
    case .equals:
      if [.none, .for, .of].contains(role) { role = .equals }
      result.append(Item([Sense(kind: .equals), .free], index..<index + 1, token.text))
    case .possessive: break
    case .punctuation: addSign(token, at: index, before: end)
    case .word, .number: return addWord(at: index, before: end)
    }
    return index + 1
  }

  private mutating func addSign(_ token: Token, at index: Int, before end: Int) {
    let range = index..<index + 1
    let before = index > 0 ? sentence.tokens[index - 1] : nil
    if token.text == "+", index == 0 || before?.kind == .punctuation {
      let add = Sense(kind: .concept, concept: Concept.add, isVerb: true)
      result.append(Item([add, Sense(kind: .separator)], range, "+"))
    } else if token.text == "!",
      index + 1 < end || before.map({ $0.range.upperBound < token.range.lowerBound }) == true
    {
      var item = Item([Sense(kind: .sign, text: "!"), .free.costing(Price.doubt)], range, "!")
      item.role = role
      result.append(item)
    } else if token.text == "*" {
      addContent(lexicon.senses(of: "*"), range, text: "*")
    } else {
      result.append(Item([Sense(kind: .separator)], range, token.text))
    }
  }

  private func quotedSenses(_ token: Token) -> [Sense] {
    [Sense(kind: .new, text: token.text), Sense(kind: .symbol, text: token.text, cost: Price.free)]
      + names.titles.filter { $0.words.joined(separator: " ") == token.low }.map(\.sense)
  }

  private mutating func addWord(at index: Int, before end: Int) -> Int {
    let tokens = sentence.tokens
    let token = tokens[index]
    let low = token.low
    // As in: no, undo it.
    if index + 1 < end, tokens[index + 1].isSign(","), ["y", "n"].contains(lexicon.answer(low)),
      result.allSatisfy({ $0.has(.free) })
    {
      result.append(Item([.free], index..<index + 1, token.text))
      return index + 1
    }
    let words = tokens[index..<min(end, index + 9)].map { token in
      token.kind == .quoted || token.kind == .punctuation && token.text != "&" ? "\0" : token.low
    }
    var (count, senses) = lookUp(words)
    for (named, sense) in names.titles where named.count >= count && words.starts(with: named) {
      // A mark that is called A is no article.
      if named.count == 1, Words.articles.contains(low), !token.isCapital { continue }
      senses = named.count == count ? senses + [sense] : [sense]
      count = named.count
    }
    // As in: the Search tab.
    if count > 1, !senses.contains(where: { $0.kind == .tab }) {
      senses += names.titles.filter { $0.words.count < count && words.starts(with: $0.words) }
        .map { $0.sense.costing(Price.slight) }
    }
    if let (length, sense) = names.known(words, beyond: count) {
      let isSame = length == count && length > 1
      senses =
        [sense]
        + senses.filter { isSame && sense.kind == .rule || $0.concept == Concept.device && length == count }
      count = length
    }
    if token.kind == .number, !senses.contains(where: { [.year, .device, .guide].contains($0.kind) }) {
      let digits = low.prefix { $0.isNumber }
      senses.append(Sense(kind: digits.count < low.count ? .place : .number, number: Int(digits) ?? Int.max))
    }
    if count == 1, token.kind == .word, let symbol = Names.symbol(token.text) ?? Names.symbol(low) {
      senses.append(Sense(kind: .symbol, text: symbol, cost: symbol.contains(".") ? 0 : Price.free))
    }
    if senses.contains(where: { $0.kind == .free || $0.kind == .role }) {
      senses.removeAll { $0.kind == .symbol }
    }
    // In the middle of a line a capital begins a name: Start is no place there.
    if capitals.contains(index), count == 1 { senses.removeAll { $0.kind == .place } }
    senses += gaps(at: index, before: end)
    if reached.contains(index) { senses.append(.free) }
    addNewTitle(&senses, at: index, count: count)
    addContent(senses, index..<index + count, text: sentence.text(index..<index + count))
    return index + count
  }

  /// Adds what a word may be that nothing knows, or that is written with a capital.
  private func addNewTitle(_ senses: inout [Sense], at index: Int, count: Int) {
    let token = sentence.tokens[index]
    let isKnown = senses.contains { $0.kind != .symbol }
    if !isKnown, token.kind == .word { senses += names.titlesNear(token.low) }
    guard count == 1, token.kind == .word,
      !senses.contains(where: { [.tab, .device, .system].contains($0.kind) && $0.cost < Price.slight })
    else { return }
    let isSlip = token.hasSlip || senses.contains { $0.cost >= Price.slight }
    if !isKnown || token.hasSlip {
      senses.append(Sense(kind: .new, text: token.text, cost: isSlip ? Price.guess : 0))
    } else if capitals.contains(index), token.low != "i" {
      let isName = senses.contains {
        [.language, .guide, .vendor, .orientation, .direction].contains($0.kind)
      }
      for each in senses.indices where [.free, .concept, .relative, .number].contains(senses[each].kind) {
        senses[each].cost += Price.doubt
      }
      senses.append(Sense(kind: .new, text: token.text, cost: isName ? Price.guess : Price.free))
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
    if ["the", "a", "an", "this", "that"].contains(token.low) { hasArticle = true }
    let before = low(before: index)
    // The to of an infinitive.
    if role == .to, item.isVerb, !item.has(.tab), !capitals.contains(index), before == "to" { role = .none }
    let things = item.senses.contains {
      KindSet.things.contains($0.kind) && (token.hasSlip == false || $0.kind != .new)
    }
    if things || !item.isVerb { item.role = role }
    if things { item.hasArticle = hasArticle }
    item.isOwned =
      ["my", "your", "our"].contains(before)
      || ["for", "all"].contains(before) && [.to, .into, .called, .equals, .as, .for].contains(role)
    if !roles.isEmpty, !item.senses.isEmpty, !item.has(.free) {
      item.senses.append(.free.costing(Price.free))
    }
    if !item.senses.isEmpty { result.append(item) }
    if range.count > 1, roles.isEmpty, item.isVerb {
      // The on of tack on is a part of the verb.
      roles = lexicon.senses(of: tokens[range.upperBound - 1].low).filter { $0.kind == .role }
        .map { Role.allCases[$0.concept] }.filter { $0 != .on }
    }
    // As in: For You.
    if capitals.contains(index), capitals.contains(index + 1), !item.isVerb { roles = [] }
    if let next = roles.first {
      // As in: just after of Inbox, instead of those of Apple.
      if role == .none || next != .of { role = next }
      hasArticle = false
    } else if things {
      (role, hasArticle) = (.none, false)
    } else if item.has(Concept.ask) || !item.senses.isEmpty && !item.senses.contains(where: keepsRole) {
      role = .none
    }
  }

  /// Whether what a word in front says goes on to the next one.
  private func keepsRole(_ sense: Sense) -> Bool {
    sense.kind == .free || sense.kind == .concept && !sense.isVerb && sense.concept != Concept.not
  }

  /// Returns the longest group of words that the lexicon has at the beginning of some words, and its senses.
  private func lookUp(_ words: [String]) -> (count: Int, senses: [Sense]) {
    var (best, senses) = (1, [Sense]())
    for entry in lexicon.entries(for: words[0])
    where !entry.hasGap {
      var end = 1
      var fits = true
      for word in entry.rest {
        while end < words.count, words[end] != word, Words.determiners.contains(words[end]) { end += 1 }
        guard end < words.count, words[end] == word else {
          fits = false
          break
        }
        end += 1
      }
      guard fits, end >= best else { continue }
      if end > best { (best, senses) = (end, []) }
      senses.append(entry.sense)
    }
    if best > 1, words[..<best].allSatisfy(lexicon.isFree) { senses.append(.free.costing(Price.free)) }
    return (best, senses)
  }

  /// Returns the senses of verbs that go on after other words, `take … out`.
  private mutating func gaps(at index: Int, before end: Int) -> [Sense] {
    var senses: [Sense] = []
    let tokens = sentence.tokens
    for entry in lexicon.entries(for: tokens[index].low) where entry.hasGap {
      for start in (index + 1)..<max(index + 1, min(end, index + 9)) {
        if tokens[start].isSign(",;.?") { break }
        let range = start..<min(end, start + entry.rest.count)
        if tokens[range].map(\.low) == entry.rest {
          senses.append(entry.sense)
          reached.formUnion(range)
          break
        }
      }
    }
    return senses
  }

  /// Returns the words whose capitals say something: not at the start of a sentence.
  private func tellingCapitals(in range: Range<Int>) -> Set<Int> {
    Set(
      range.filter {
        sentence.tokens[$0].kind == .word && sentence.tokens[$0].isCapital && !sentence.begins($0)
      })
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
      } else if !item.has(.free), !item.has(Concept.tab) {
        (last, isParted) = (nil, false)
      }
    }
    return result
  }
}
