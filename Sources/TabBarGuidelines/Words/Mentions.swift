import CTabBarTables

/// What the words of a question mention.
package struct Mentions {
  private var concepts: Set<Int>
  /// What each of its phrases may mean, but for those that say little.
  private var phrases: [[Int]] = []
  /// Whether nothing is known of some word.
  private var hasUnknown = false
  /// Whether it has a word that says something.
  package private(set) var isAboutSomething = false

  /// - Parameters:
  ///   - words: The words of the question, in small letters.
  ///   - named: Concepts of the table that are mentioned beside the words, such as the platform.
  package init(_ words: [String], besides named: [String] = []) {
    let table = ConceptTable.shared
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
          && $0.range.upperBound <= range.upperBound && $0.concept > ConceptTable.elsewhere
      }
      let isIdle = own.allSatisfy { $0 == ConceptTable.nothing }
      note(own + (isIdle ? [] : within.map(\.concept)))
    }
    for index in words.indices where !known.contains(index) {
      let meanings = table.parts(of: words[index])
      note(meanings)
      // A number is about whatever else is said.
      if meanings.isEmpty, words[index].first?.isNumber == false { hasUnknown = true }
    }
  }

  private mutating func note(_ meanings: [Int]) {
    concepts.formUnion(meanings)
    if meanings.contains(where: { $0 > ConceptTable.elsewhere }) { isAboutSomething = true }
    let telling = ConceptTable.shared.telling
    if !meanings.contains(ConceptTable.nothing), meanings.contains(where: telling.contains) {
      phrases.append(meanings)
    }
  }

  /// The concepts, by their names in the table.
  package var names: [String] {
    ConceptTable.shared.numbers.filter { concepts.contains($0.value) }.map(\.key)
  }

  /// Whether each word says something that the table knows, and nothing that no rule is about.
  var isUnderstood: Bool { !hasUnknown && !concepts.contains(ConceptTable.elsewhere) }

  package func contains(_ concept: String) -> Bool {
    ConceptTable.shared.numbers[concept].map(concepts.contains) == true
  }

  /// Whether a concept is mentioned, and nothing else that a rule could be about.
  package func isOnly(_ concept: String) -> Bool {
    guard let number = ConceptTable.shared.numbers[concept], concepts.contains(number) else { return false }
    return isUnderstood && phrases.allSatisfy { $0.contains(number) }
  }

  /// Whether the table has a word by itself.
  package static func knows(_ word: String) -> Bool {
    !ConceptTable.shared.phrases(at: 0, of: [word]).isEmpty
  }

  /// Whether a word may mean a concept.
  package static func means(_ word: String, _ concept: String) -> Bool {
    let table = ConceptTable.shared
    return table.numbers[concept].map(table.concepts(of: word[...]).contains) == true
  }

  /// Whether a rule judges the bar with what a question names, of a kind such as `count`.
  package static func judges(_ rule: Rule, _ kind: String) -> Bool {
    ConceptTable.shared.judging[kind]?.contains(rule.id[...]) == true
  }
}

private struct ConceptTable {
  typealias Phrase = (range: Range<Int>, concept: Int)

  /// The concepts by their names, those first that say nothing, and that no rule is about.
  private(set) var numbers = ["-": nothing, "!": elsewhere]
  static let (nothing, elsewhere) = (0, 1)
  /// Those that say more than that a tab bar is meant.
  private(set) var telling: Set<Int> = []
  /// The rules that judge the bar with a name, by the kind of the name.
  private(set) var judging: [String: Set<Substring>] = [:]
  /// What people say for concepts, by what every form of the first word begins with.
  private var entries: [Substring: [(parts: [Substring], concept: Int)]] = [:]

  static let shared = ConceptTable(String(cString: tb_concepts()))

  private init(_ text: String) {
    for row in text.split(separator: "\n") where !row.hasPrefix("#") {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 3, let mark = cells[0].first else { continue }
      let name = String("=~>".contains(mark) ? cells[0].dropFirst() : cells[0])
      let phrases = cells.dropFirst().flatMap { $0.split(separator: "|") }
      if mark == ">" {
        judging[name] = Set(phrases)
        continue
      }
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      if mark == "=" { telling.insert(number) }
      for phrase in phrases {
        let parts = phrase.split(separator: " ")
        if let first = parts.first { entries[Self.stem(of: first), default: []].append((parts, number)) }
      }
    }
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
