import CTabBarTables

/// The words that people use and the intents that they make up: the rows of `sentences.tsv`.
package struct Lexicon: Sendable {
  /// A word or a group of words with one sense.
  package struct Entry: Sendable {
    /// The words after the first one.
    package let rest: [String]
    /// Whether up to six other words may stand in between: `take~out`.
    package let hasGap: Bool
    package let sense: Sense
  }

  private var entries: [String: [Entry]] = [:]
  private var stems: [String: String] = [:]
  /// The verbs that have no regular forms, and words that have none at all, such as new.
  private var irregular: Set<String> = []
  private var vocabulary: Set<String> = []
  private var byFirstLetter: [Character: [String]] = [:]
  /// The cells of the rows that say what people may wish for.
  package private(set) var wishes: [[String]] = []
  private var answers: [String: String] = [:]
  private var choices: [String: Int] = [:]
  private var dialogueRequests: [String: String] = [:]
  private var helpWords: [String: [String]] = [:]
  private var prices: [String: Double] = [:]
  private var lists: [String: Set<String>] = [:]

  package static let shared = Lexicon(String(cString: tb_sentences()))

  private init(_ table: String) {
    for cells in Self.rows(of: table).lazy.map({ $0.map(String.init) }) {
      switch cells[0].prefix(2) {
      case "I:":
        wishes.append(cells)
        for cell in cells.dropFirst(2).prefix(2) {
          for word in cell.split(whereSeparator: { " +>".contains($0) }) { _ = concept(String(word)) }
        }
      case "L:": lists[String(cells[0].dropFirst(2))] = Set(Self.phrases(cells[1]))
      case "H:": helpWords[String(cells[0].dropFirst(2))] = Self.phrases(cells[1])
      case "P:": prices[String(cells[0].dropFirst(2))] = Double(cells[1])
      case "A:": for word in Self.phrases(cells[1]) { answers[word] = String(cells[0].dropFirst(2)) }
      case "O:": for word in Self.phrases(cells[1]) { choices[word] = Int(cells[0].dropFirst(2)) }
      case "C:":
        for words in Self.phrases(cells[1]) { dialogueRequests[words] = String(cells[0].dropFirst(2)) }
      case "IR":
        for forms in Self.phrases(cells[1]) {
          let forms = forms.split(separator: " ").map(String.init)
          irregular.insert(forms[0])
          for form in forms.dropFirst() { stems[form] = forms[0] }
        }
      default: add(sense: cells[0], Self.phrases(cells[1]))
      }
    }
    for word in vocabulary.sorted() where word.count > 3 && word.allSatisfy(\.isLetter) {
      byFirstLetter[word[word.startIndex], default: []].append(word)
    }
  }

  /// Returns the single words of the rows that begin with one of some texts, which needs no other row of the table.
  static func words(ofRows beginnings: [String]) -> Set<String> {
    var words: Set<String> = []
    for beginning in beginnings {
      var row: UnsafePointer<CChar>?
      var length = 0
      while let next = tb_sentence(row, beginning, &length) {
        let text = String(decoding: UnsafeRawBufferPointer(start: next, count: length), as: UTF8.self)
        for cells in rows(of: text) {
          words.formUnion(phrases(String(cells[1])).filter { !$0.contains(" ") && !$0.contains("~") })
        }
        row = next
      }
    }
    return words
  }

  // By bytes: the table is read while somebody waits for a sentence to be read.
  private static func rows(of table: String) -> [[Substring]] {
    table.utf8.split(separator: UInt8(ascii: "\n")).compactMap { row in
      let cells = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(
        Substring.init)
      return row.first == UInt8(ascii: "#") || cells.count < 2 ? nil : cells
    }
  }

  private static func phrases(_ cell: String) -> [String] {
    cell.utf8.split(separator: UInt8(ascii: "|")).map { String(Substring($0)).trimming(" ") }
  }

  private mutating func add(sense name: String, _ phrases: [String]) {
    for (index, phrase) in phrases.enumerated() {
      var sense = self.sense(named: name)
      if name == "NUM" { sense.number = index }
      let hasGap = phrase.contains("~")
      let words = phrase.split { $0 == " " || $0 == "~" }.map(String.init)
      guard let head = words.first else { continue }
      entries[head, default: []].append(Entry(rest: Array(words.dropFirst()), hasGap: hasGap, sense: sense))
      vocabulary.formUnion(words)
    }
  }

  private mutating func sense(named name: String) -> Sense {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    if name == "NUM" || parts.count == 2, let kind = Sense.Kind.named[parts[0]] {
      let value = parts.count == 2 ? parts[1] : ""
      return Sense(kind: kind, text: value, number: Int(value) ?? 0)
    }
    if parts[0] == "R", let role = Role(rawValue: parts[1]) {
      return Sense(kind: .role, concept: Role.allCases.firstIndex(of: role) ?? 0)
    }
    if name == "F" { return .free }
    if name == "SEP" { return Sense(kind: .separator) }
    return Sense(
      kind: .concept, concept: concept(name), isVerb: "Vv".contains(parts[0]), proves: parts[0] == "V")
  }

  // MARK: Concepts

  private var concepts: [String: Int] = [:]

  /// Returns the number of a concept, which is a new one where the lexicon had none of that name.
  private mutating func concept(_ name: String) -> Int {
    let number = concepts[name] ?? concepts.count
    concepts[name] = number
    return number
  }

  /// Returns the number of a concept, or −1 where no row has it.
  package func concept(named name: String) -> Int { concepts[name] ?? -1 }

  /// Returns what a concept is called, without what it is: `move` of `V:move`.
  package func name(of concept: Int) -> String? {
    concepts.first { $0.value == concept }.map { String($0.key.drop { $0 != ":" }.dropFirst()) }
  }

  // MARK: Words

  package func knows(_ word: String) -> Bool {
    vocabulary.contains(word) || stems[word] != nil || !verbs(of: word).isEmpty
  }

  package func senses(of word: String) -> [Sense] {
    (entries[word] ?? []).filter { $0.rest.isEmpty }.map(\.sense)
      + verbs(of: word).filter { $0.rest.isEmpty }.map(\.sense)
  }

  /// Returns the number that a word is, such as four; `nil` for digits and other words.
  package func number(_ word: String) -> Int? {
    senses(of: word.lowercased()).first { $0.kind == .number }?.number
  }

  package func isFree(_ word: String) -> Bool {
    entries[word]?.contains { $0.rest.isEmpty && $0.sense.kind == .free } == true
  }

  /// Returns the entries that begin with a word, or with the verb that it is a form of.
  package func entries(for word: String) -> [Entry] {
    let own = entries[word] ?? []
    let verbs = verbs(of: word)
    return verbs.isEmpty ? own : own + verbs
  }

  private func verbs(of form: String) -> [Entry] {
    if let stem = stems[form] { return (entries[stem] ?? []).filter(\.sense.isVerb) }
    var found: [Entry] = []
    for stem in Self.stems(of: form) where !irregular.contains(stem) {
      found += (entries[stem] ?? []).filter(\.sense.isVerb)
    }
    return found
  }

  /// Returns the words that a regular form may come from.
  private static func stems(of form: String) -> [String] {
    guard form.utf8.count > 3 else { return [] }
    for ending in ["ing", "ied", "ies", "ed", "es", "s"] where form.hasSuffix(ending) {
      let stem = String(form.dropLast(ending.count))
      guard stem.utf8.count > 1 else { return [] }
      switch ending {
      case "ied", "ies": return [stem + "y"]
      case "s": return stem.hasSuffix("s") ? [] : [stem]
      case "es": return [stem, stem + "e"]
      default:
        let isDoubled = stem.last == stem.dropLast().last
        return [stem, stem + "e"] + (isDoubled ? [String(stem.dropLast())] : [])
      }
    }
    return []
  }

  /// Returns the word that one with a slip is meant to be, or `nil`.
  package func word(near slip: String) -> String? {
    guard let first = slip.first else { return nil }
    return byFirstLetter[first]?.first { Slip.isOne(slip, of: $0) }
  }

  /// Returns what it costs to understand something in a way that has a name.
  package func price(_ name: String) -> Double { prices[name] ?? 0 }

  /// Returns the words of a list that has no sense of its own.
  package func list(_ name: String) -> Set<String> { lists[name] ?? [] }

  /// Returns what the texts of help say in place of a word; nothing where they have it.
  package func helpWords(for word: String) -> [String] { helpWords[word] ?? [] }

  // MARK: Answers

  /// Returns the lesson command that a lowercase line means, such as `skip`, `leave` or `why`; `nil` where it means none.
  package func dialogueRequest(_ line: String) -> String? { dialogueRequests[line] }

  /// Returns the number of the offered line that a lowercase line takes, 0 for none of them; `nil` where it says neither.
  package func choice(_ line: String) -> Int? { choices[line] }

  /// Returns the key that a line means as the answer to a question: `y`, `n`, `s` (skip), `x` (never ask) or `q` (stop).
  package func answer(_ line: String) -> String? { answers[line] }
}

/// Slips of the fingers.
package enum Slip {
  /// Whether a word has one slip: two letters exchanged, one missing, too many or, in a long word, another one. The first
  /// letter is right, and so is the last one.
  package static func isOne(_ slip: String, of word: String) -> Bool {
    let (typed, meant) = (Array(slip), Array(word))
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    let end = zip(typed.dropFirst(start).reversed(), meant.dropFirst(start).reversed()).prefix { $0 == $1 }
      .count
    let (left, right) = (typed[start..<typed.count - end], meant[start..<meant.count - end])
    guard start > 0, max(left.count, right.count) < 3 else { return false }
    if left.count == 2 { return right.count == 2 && right.elementsEqual(left.reversed()) }
    return right.count < 2 && end > 0 && max(typed.count, meant.count) > (left.count == right.count ? 5 : 4)
  }
}

extension String {
  /// Returns the text without some characters at either end.
  package func trimming(_ characters: String) -> String {
    // Most have none, which their bytes tell.
    guard let first = utf8.first, let last = utf8.last,
      characters.utf8.contains(first) || characters.utf8.contains(last)
    else { return self }
    var text = self[...]
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text.drop { characters.contains($0) })
  }
}
