import CTabBarTables

/// What people ask about, and the rules that answer: a row of `topics.tsv`, which says how it is read.
package struct Topic: Sendable {
  /// The rules, the most exact first; none where no guide speaks of it.
  package let rules: [Rule]
  /// The concepts that a question has to mention, one of each group.
  fileprivate let groups: [[Int]]
  /// Concepts that are mentioned as well, and that make the topic likelier.
  fileprivate let others: [Int]

  package static var all: [Topic] { TopicTable.shared.topics }

  /// Whether a concept of the table has a part in it.
  package func names(_ concept: String) -> Bool {
    TopicTable.shared.numbers[concept].map((groups.joined() + others).contains) == true
  }

  /// Whether the table has a word by itself.
  package static func knows(_ word: String) -> Bool {
    !TopicTable.shared.phrases(at: 0, of: [word]).isEmpty
  }

  /// Whether a word may mean a concept of the table.
  package static func means(_ word: String, _ concept: String) -> Bool {
    let table = TopicTable.shared
    return table.numbers[concept].map(table.concepts(of: word[...]).contains) == true
  }
}

/// What the words of a question mention.
package struct Mentions {
  private var concepts: Set<Int>
  /// The phrases that a topic has to explain, each with what it may mean.
  private var phrases: [(text: String, concepts: [Int])] = []
  /// The words that nothing is known of.
  private var unknown: [String] = []

  /// - Parameters:
  ///   - words: The words of the question, in small letters.
  ///   - named: Concepts of the table that are mentioned beside the words, such as the platform.
  package init(_ words: [String], besides named: [String] = []) {
    let table = TopicTable.shared
    concepts = Set(named.compactMap { table.numbers[$0] })
    var known: Set<Int> = []
    let found = words.indices.flatMap { table.phrases(at: $0, of: words) }
    // The longest first. What a shorter one within says is said, too, unless the longer one says nothing.
    for (range, _) in found.sorted(by: { $0.range.count > $1.range.count })
    where !known.isSuperset(of: range) {
      known.formUnion(range)
      let own = found.filter { $0.range == range }.map(\.concept)
      let within = found.filter {
        $0.range != range && range.lowerBound <= $0.range.lowerBound
          && $0.range.upperBound <= range.upperBound && $0.concept > TopicTable.elsewhere
      }
      let isIdle = own.allSatisfy { $0 == TopicTable.nothing }
      note(words[range].joined(separator: " "), own + (isIdle ? [] : within.map(\.concept)))
    }
    for index in words.indices where !known.contains(index) {
      note(words[index], table.parts(of: words[index]))
    }
  }

  /// Notes what a phrase may mean. A topic has to explain it, unless it may as well say little or nothing.
  private mutating func note(_ text: String, _ meanings: [Int]) {
    // A number is about whatever else is said.
    if meanings.isEmpty, text.first?.isNumber == false { unknown.append(text) }
    concepts.formUnion(meanings)
    if !meanings.contains(TopicTable.nothing), meanings.contains(where: { TopicTable.shared.gains[$0] == 1 })
    {
      phrases.append((text, meanings))
    }
  }

  /// The topics of which everything is mentioned, that which explains most first.
  private var ranked: [(topic: Topic, score: Double, left: [String])] {
    let table = TopicTable.shared
    return table.topics.compactMap { topic in
      let mentioned = topic.groups.map { $0.filter(concepts.contains) }
      guard mentioned.allSatisfy({ !$0.isEmpty }) else { return nil }
      let others = topic.others.filter(concepts.contains)
      let explained = mentioned.joined() + others
      let left = phrases.filter { !$0.concepts.contains(where: explained.contains) }.map(\.text)
      let gains =
        mentioned.map { $0.map { table.gains[$0] }.max() ?? 0 } + others.map { 0.6 * table.gains[$0] }
      return (topic, gains.reduce(0, +) - Self.loss * Double(left.count), left)
    }.sorted { $0.score > $1.score }
  }

  /// Whether it is about something that no rule is about.
  package var isElsewhere: Bool { concepts.contains(TopicTable.elsewhere) }

  /// Whether it has a word that a topic has to explain.
  package var isAboutSomething: Bool { !phrases.isEmpty }

  package func contains(_ concept: String) -> Bool {
    TopicTable.shared.numbers[concept].map(concepts.contains) == true
  }

  /// The topics that explain each word of a question, the likeliest first; `nil` where none does, or where it is about
  /// something else.
  package var topics: [Topic]? {
    let explaining = ranked.filter(\.left.isEmpty)
    guard let best = explaining.first, unknown.isEmpty, !isElsewhere else { return nil }
    return explaining.filter { $0.score > best.score - Self.margin }.map(\.topic)
  }

  /// Whether a concept is mentioned, and nothing else that a topic has to explain.
  package func isOnly(_ concept: String) -> Bool {
    guard let number = TopicTable.shared.numbers[concept], concepts.contains(number) else { return false }
    return unknown.isEmpty && !isElsewhere && phrases.allSatisfy { $0.concepts.contains(number) }
  }

  /// All topics that may be meant, the likeliest first; none of a question about something else.
  package var nearest: [Topic] { isElsewhere ? [] : ranked.map(\.topic) }

  // What was tried: more makes more answers, and more of them wrong.
  private static let (loss, margin) = (0.5, 0.3)
}

private struct TopicTable: Sendable {
  typealias Phrase = (range: Range<Int>, concept: Int)

  /// The concepts by their names, those first that say nothing, and that no topic is about.
  private(set) var numbers = ["-": nothing, "!": elsewhere]
  static let (nothing, elsewhere) = (0, 1)
  /// How much each concept says that a topic is meant which has it.
  private(set) var gains = [0.0, 0]
  private(set) var topics: [Topic] = []
  /// What people say for concepts, by what every form of the first word begins with.
  private var entries: [Substring: [(parts: [Substring], concept: Int)]] = [:]

  static let shared = TopicTable(String(cString: tb_topics()))

  private init(_ text: String) {
    for row in text.split(separator: "\n") where !row.hasPrefix("#") {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 3 else { continue }
      guard let mark = cells[0].first, "-!~=".contains(mark) else {
        let groups = cells[1].split(separator: ",").map { numbers(in: $0, "|") }
        topics.append(
          Topic(
            rules: cells[0].split(separator: " ").compactMap { Rule.named(String($0)) }, groups: groups,
            others: numbers(in: cells[2], ",")))
        continue
      }
      let name = String("=~".contains(mark) ? cells[0].dropFirst() : cells[0])
      let number = numbers[name] ?? gains.count
      if number == gains.count { gains.append(mark == "~" ? 0.4 : 1) }
      numbers[name] = number
      for phrase in cells.dropFirst().flatMap({ $0.split(separator: "|") }) {
        let parts = phrase.split(separator: " ")
        if let first = parts.first { entries[Self.stem(of: first), default: []].append((parts, number)) }
      }
    }
  }

  private func numbers(in cell: Substring, _ separator: Character) -> [Int] {
    cell.split(separator: separator).compactMap { numbers[String($0)] }
  }

  /// Returns the phrases that begin with a word.
  func phrases(at index: Int, of words: [String]) -> [Phrase] {
    entries(for: words[index][...]).compactMap { parts, concept in
      let range = index..<index + parts.count
      return range.upperBound <= words.count
        && zip(words[range], parts).allSatisfy({ Self.isForm($0[...], of: $1) })
        ? (range, concept) : nil
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

  /// Returns what a word alone may mean.
  func concepts(of word: Substring) -> [Int] {
    entries(for: word).filter {
      $0.parts.count == 1 && $0.concept != Self.nothing && Self.isForm(word, of: $0.parts[0])
    }.map(\.concept)
  }

  /// Returns the entries whose first word may be a word.
  private func entries(for word: Substring) -> [(parts: [Substring], concept: Int)] {
    (word.indices.dropFirst() + [word.endIndex]).flatMap { entries[word[..<$0]] ?? [] }
  }

  /// Whether a word is a part of a phrase, in whatever form: with * the part is only its beginning.
  private static func isForm(_ word: Substring, of part: Substring) -> Bool {
    let stem = stem(of: part)
    guard word != part, word.hasPrefix(stem) else { return word == part }
    // A short word has no ending but s.
    return part.hasSuffix("*")
      || (part.utf8.count > 3 ? endings : ["s"]).contains(word.dropFirst(stem.count))
  }

  private static let endings: Set<Substring> = [
    "e", "s", "es", "d", "ed", "ing", "n", "en", "er", "em", "t", "te", "ten", "r", "ns", "ern",
  ]

  /// Returns what every form of a word begins with.
  private static func stem(of part: Substring) -> Substring {
    part.hasSuffix("*") || part.utf8.count > 4 && part.hasSuffix("e") ? part.dropLast() : part
  }
}
