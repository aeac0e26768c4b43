import CTabBarTables
package import TabBarCore

/// What people ask about, and the rules that answer: a row of `topics.tsv`, which says how it is read.
package struct Topic: Sendable {
  /// The one to three rules; none where no guide speaks of it.
  package let rules: [Rule]
  /// The concepts that a question has to mention, one of each group.
  fileprivate let groups: [[Int]]
  /// Concepts that are mentioned as well, and that make the topic likelier.
  fileprivate let others: [Int]

  package static var all: [Topic] { TopicTable.shared.topics }

  /// The rules that a question is about.
  package struct Answer: Sendable {
    /// One to three, that of the best topic first; none where no guide speaks of what is asked.
    package let rules: [Rule]
    /// Whether the topic explains every word.
    package let isWhole: Bool
  }

  /// Returns the answer to a question in a person's own words; `nil` where it is not understood: it names no topic, several
  /// as well, or things that no topic is about.
  ///
  /// - Parameters:
  ///   - platform: The platform that the question is about where it names none.
  ///   - isKnown: Whether a rule counts; where none does, all do.
  package static func answer(
    to question: String, on platform: Platform? = nil, where isKnown: (Rule) -> Bool = { _ in true }
  ) -> Answer? {
    let asked = AskedQuestion(question, on: platform)
    let ranked = asked.rankedTopics
    guard let best = ranked.first, best.score >= least, !asked.isElsewhere,
      asked.unknown <= mostUnknown, Double(asked.unknown) <= best.score * unknownShare
    else { return nil }
    // Where something is left over, no other topic may come near.
    let next = ranked.first { $0.topic.rules.first?.id != best.topic.rules.first?.id }?.score ?? 0
    guard best.left == 0 || best.left == 1 && best.score - next > loss else { return nil }
    let isWhole = best.left == 0 && asked.unknown == 0
    let meant = ranked.filter { $0.score > best.score - margin }
    guard meant.contains(where: { !$0.topic.rules.isEmpty }) else {
      return Answer(rules: [], isWhole: isWhole)
    }
    let rules = rules(of: meant.map(\.topic))
    guard meant.count < 4 else { return nil }
    let known = rules.filter(isKnown)
    return Answer(rules: Array((known.isEmpty ? rules : known).prefix(mostRules)), isWhole: isWhole)
  }

  /// Returns up to three rules that a question may be about, the likeliest first.
  package static func nearest(to question: String, on platform: Platform? = nil) -> [Rule] {
    let asked = AskedQuestion(question, on: platform)
    return asked.isElsewhere ? [] : Array(rules(of: asked.rankedTopics.map(\.topic)).prefix(mostRules))
  }

  /// Returns the rules of some topics, the first ones first.
  private static func rules(of topics: [Topic]) -> [Rule] {
    var rules: [Rule] = []
    for place in 0..<mostRules {
      for topic in topics where topic.rules.indices.contains(place) {
        if !rules.contains(where: { $0.id == topic.rules[place].id }) { rules.append(topic.rules[place]) }
      }
    }
    return rules
  }

  private static let mostRules = 3
  // What was tried: more makes more answers, and more of them wrong.
  fileprivate static let loss = 0.5
  private static let (least, margin, mostUnknown, unknownShare) = (1.0, 0.3, 2, 1.0)
}

/// What a question mentions.
private struct AskedQuestion {
  private var isMentioned: [Bool]
  /// Of each phrase that counts, what it may mean.
  private var counted: [[Int]] = []
  /// How many words nothing is known of.
  private(set) var unknown = 0
  /// Whether it is about something that no rule is about.
  var isElsewhere: Bool { isMentioned[TopicTable.elsewhere] }

  init(_ question: String, on platform: Platform?) {
    let table = TopicTable.shared
    isMentioned = Array(repeating: false, count: table.concepts.count)
    let words = AskedWord.words(of: question)
    var isKnown = Array(repeating: false, count: words.count)
    // The longest phrases first. What a shorter one within says is said, too, but asks for no topic of its own.
    var found = words.indices.flatMap { table.phrases(at: $0, of: words) }
    found.sort { $0.range.count > $1.range.count }
    for phrase in found {
      let isWithin = phrase.range.allSatisfy { isKnown[$0] }
      if phrase.concept == TopicTable.elsewhere, isWithin { continue }
      isMentioned[phrase.concept] = true
      guard !isWithin else { continue }
      for index in phrase.range { isKnown[index] = true }
      let same = found.filter {
        phrase.range.contains($0.range.lowerBound) && $0.range.upperBound <= phrase.range.upperBound
      }
      count(same.map(\.concept))
    }
    for index in words.indices where !isKnown[index] && !words[index].isQuoted {
      let parts = table.parts(of: words[index].text)
      for concept in parts { isMentioned[concept] = true }
      count(parts)
      if parts.isEmpty { unknown += 1 }
    }
    let quoted = words.count(where: \.isQuoted)
    if quoted > 0 { isMentioned[table.named] = true }
    if quoted > 2 { isMentioned[table.phrase] = true }
    let platforms = table.platforms
    if !platforms.values.contains(where: { isMentioned[$0] }), let here = platform.flatMap({ platforms[$0] })
    {
      isMentioned[here] = true
    }
  }

  /// Notes what a phrase may mean, of which a topic has to have something; not where it may as well say nothing.
  private mutating func count(_ concepts: [Int]) {
    let table = TopicTable.shared
    if !concepts.contains(0), concepts.contains(where: { table.concepts[$0].counts }) {
      counted.append(concepts)
    }
  }

  /// Returns the topics of which everything is mentioned, the one that explains most first.
  var rankedTopics: [(topic: Topic, score: Double, left: Int)] {
    let table = TopicTable.shared
    var ranked: [(topic: Topic, score: Double, left: Int)] = []
    for topic in table.topics {
      let mentioned = topic.groups.map { $0.filter { isMentioned[$0] } }
      guard mentioned.allSatisfy({ !$0.isEmpty }) else { continue }
      let others = topic.others.filter { isMentioned[$0] }
      let gains = mentioned.map { $0.reduce(0) { max($0, table.concepts[$1].gain) } }
      let explained = mentioned.joined() + others
      let left = counted.count { !$0.contains(where: explained.contains) }
      let score =
        gains.reduce(0, +) + others.reduce(0) { $0 + 0.6 * table.concepts[$1].gain } - Topic.loss
        * Double(left)
      ranked.append((topic, score, left))
    }
    return ranked.sorted { $0.score > $1.score }
  }
}

private struct AskedWord {
  let text: String
  let isQuoted: Bool
  /// Whether it has a capital within the sentence, as a title does.
  let isCapital: Bool

  /// Returns the words of a question in small letters.
  static func words(of question: String) -> [AskedWord] {
    var words: [AskedWord] = []
    var text = ""
    var (isQuoted, isCut) = (false, false)
    func end() {
      if let first = text.first {
        let isCapital = first.isUppercase && !words.isEmpty
        words.append(AskedWord(text: text.lowercased(), isQuoted: isQuoted, isCapital: isCapital))
      }
      (text, isCut) = ("", false)
    }
    for character in question {
      switch character {
      case _ where character.isLetter || character.isNumber: if !isCut { text.append(character) }
      // Of it's and bar's the end says nothing, but that of can't does.
      case "'", "’":
        if text.hasSuffix("n") { continue }
        isCut = !text.isEmpty
      case "“", "”", "„", "\"", "«", "»":
        end()
        isQuoted.toggle()
      case "+", "&", "/", "…":
        if character != "+" || text.last?.isNumber != true { end() }
        text.append(character)
        end()
      default: end()
      }
    }
    end()
    return words
  }

  /// Whether a word is a part of a phrase, in whatever form: with * the part is only its beginning.
  static func isForm(_ word: some StringProtocol, of part: String) -> Bool {
    if part.hasSuffix("*") { return word.hasPrefix(part.dropLast()) }
    if word == part { return true }
    // A short word has no ending but s.
    let stem = TopicTable.stem(of: part)
    return word.hasPrefix(stem)
      && (part.utf8.count > 3 ? endings : ["s"]).contains(String(word.dropFirst(stem.count)))
  }

  private static let endings = [
    "e", "s", "es", "d", "ed", "ing", "n", "en", "er", "em", "t", "te", "ten", "r", "ns", "ern",
  ]
}

private struct TopicTable: Sendable {
  typealias Phrase = (range: Range<Int>, concept: Int)

  struct Concept: Sendable {
    let name: String
    /// How much it says that a topic is meant which has it.
    var gain = 1.0
    /// Whether it says that no topic is meant which has it not.
    var counts: Bool { gain > 0.5 && !name.hasPrefix("\"") }
  }

  private(set) var concepts = [
    Concept(name: "-", gain: 0), Concept(name: "!", gain: 0),
  ]
  private(set) var topics: [Topic] = []
  private(set) var platforms: [Platform: Int] = [:]
  /// What people say for concepts, by the beginning of the first word.
  private var entries: [(stem: String, parts: [String], concept: Int, isEnglish: Bool)] = []
  static let elsewhere = 1
  /// That a text is in quotes, and that it has several words.
  private(set) var named = 0, phrase = 0

  static let shared = TopicTable(String(cString: tb_topics()))

  private init(_ text: String) {
    var numbers = ["-": 0, "!": 1]
    for row in text.split(separator: "\n") where !row.hasPrefix("#") {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 3 else { continue }
      guard let mark = cells[0].first, "-!~=\"".contains(mark) else {
        let groups = cells[1].split(separator: ",").map {
          $0.split(separator: "|").compactMap { numbers[String($0)] }
        }
        topics.append(
          Topic(
            rules: cells[0].split(separator: " ").compactMap { Rule.named(String($0)) }, groups: groups,
            others: cells[2].split(separator: ",").compactMap { numbers[String($0)] }))
        continue
      }
      let name = "=~".contains(mark) ? String(cells[0].dropFirst()) : cells[0]
      if numbers[name] == nil {
        numbers[name] = concepts.count
        concepts.append(Concept(name: name, gain: mark == "~" ? 0.4 : 1))
      }
      for (place, cell) in cells.dropFirst().enumerated() {
        for phrase in cell.split(separator: "|") {
          let parts = phrase.split(separator: " ").map(String.init)
          guard let first = parts.first else { continue }
          entries.append((String(Self.stem(of: first)), parts, numbers[name] ?? 0, place == 0))
        }
      }
    }
    entries.sort { $0.stem < $1.stem }
    (named, phrase) = (numbers["named"] ?? 0, numbers["\"phrase"] ?? 0)
    for (platform, name) in Self.platformNames { platforms[platform] = numbers[name] }
  }

  private static let platformNames: [(Platform, String)] = [
    (.iOS, "iphone"), (.iPadOS, "ipad"), (.tvOS, "tv"), (.watchOS, "watch"), (.macOS, "mac"),
    (.carPlay, "car"),
  ]

  /// Returns what every form of a word begins with.
  static func stem(of part: String) -> Substring {
    part.hasSuffix("*") || part.utf8.count > 4 && part.hasSuffix("e") ? part.dropLast() : part[...]
  }

  /// Returns the phrases that begin with a word.
  func phrases(at index: Int, of words: [AskedWord]) -> [Phrase] {
    entries(for: words[index].text).compactMap { entry in
      let parts = entries[entry].parts
      let range = index..<index + parts.count
      let isInQuotes = concepts[entries[entry].concept].name.hasPrefix("\"")
      // Every German noun has a capital.
      let isEnglish = entries[entry].isEnglish
      guard range.upperBound <= words.count,
        zip(words[range], parts).allSatisfy({ word, part in
          word.isQuoted == isInQuotes || isInQuotes && word.isCapital && isEnglish
        }), zip(words[range], parts).allSatisfy({ AskedWord.isForm($0.text, of: $1) })
      else { return nil }
      return (range, entries[entry].concept)
    }
  }

  /// Returns the concepts of the parts of a long word, such as the German Reiterbeschriftung.
  func parts(of word: String) -> [Int] {
    // No compound of a question is longer, and each way to part it is looked up.
    guard (7...40).contains(word.utf8.count) else { return [] }
    var last: [Int] = []
    for split in word.indices.dropFirst(3).dropLast(3) {
      let ends = concepts(of: word[split...])
      guard !ends.isEmpty else { continue }
      let begins = concepts(of: word[..<split])
      if !begins.isEmpty { return begins + ends }
      if last.isEmpty { last = ends }
    }
    return last
  }

  private func concepts(of word: Substring) -> [Int] {
    entries(for: String(word)).filter {
      entries[$0].parts.count == 1 && entries[$0].concept > 0
        && AskedWord.isForm(word, of: entries[$0].parts[0])
    }.map { entries[$0].concept }
  }

  /// Returns the entries whose first word may be a word: what it begins with is looked up.
  private func entries(for word: String) -> [Int] {
    var found: [Int] = []
    for end in word.indices.dropFirst() + [word.endIndex] {
      let stem = word[..<end]
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].stem < stem { low = middle + 1 } else { high = middle }
      }
      while low < entries.count, entries[low].stem == stem {
        found.append(low)
        low += 1
      }
    }
    return found
  }
}
