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
  package private(set) var vocabulary: Set<String> = []
  /// The cells of the rows that say what people may wish for.
  package private(set) var wishes: [[String]] = []
  /// The words of the rows that have no sense of their own, by their names, such as `L:polite`.
  private var lists: [String: [String]] = [:]
  /// What whole lines and words say, by the first letter of their row: the `y` of `A:y`.
  private var keys: [String: String] = [:]

  package static let shared = Lexicon(String(cString: tb_sentences()))

  private init(_ table: String) {
    for cells in Self.rows(of: table).lazy.map({ $0.map(String.init) }) {
      switch cells[0].prefix(2) {
      case "I:":
        wishes.append(cells)
        for cell in cells.dropFirst(2).prefix(2) {
          for word in cell.split(whereSeparator: { " +>".contains($0) }) { _ = concept(String(word)) }
        }
      case "L:", "H:", "P:": lists[cells[0]] = Self.phrases(cells[1])
      case "A:", "O:", "C:":
        for words in Self.phrases(cells[1]) {
          keys[cells[0].prefix(2) + words] = String(cells[0].dropFirst(2))
        }
      case "IR":
        for forms in Self.phrases(cells[1]) {
          let forms = forms.split(separator: " ").map(String.init)
          irregular.insert(forms[0])
          for form in forms.dropFirst() { stems[form] = forms[0] }
        }
      default: add(sense: cells[0], Self.phrases(cells[1]))
      }
    }
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
      if name == "NUMBER" { sense.number = index }
      let hasGap = phrase.contains("~")
      let words = phrase.split { $0 == " " || $0 == "~" }.map(String.init)
      guard let head = words.first else { continue }
      entries[head, default: []].append(Entry(rest: Array(words.dropFirst()), hasGap: hasGap, sense: sense))
      vocabulary.formUnion(words)
    }
  }

  private mutating func sense(named name: String) -> Sense {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    if name == "NUMBER" || parts.count == 2, let kind = Sense.Kind.named[parts[0]] {
      let value = parts.count == 2 ? parts[1] : ""
      return Sense(kind: kind, text: value, number: Int(value) ?? 0)
    }
    if name == "F" { return .free }
    if name == "SEP" { return Sense(kind: .separator) }
    let role = parts[0] == "R" ? Role(rawValue: parts[1]).flatMap(Role.allCases.firstIndex) : nil
    var sense = Sense(kind: role == nil ? .concept : .role)
    sense.concept = role ?? concept(name)
    (sense.isVerb, sense.proves) = ("Vv".contains(parts[0]), parts[0] == "V")
    return sense
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
    entries(for: word).filter { $0.rest.isEmpty }.map(\.sense)
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
    // German has tausch, tausche and tauscht of tauschen.
    if form.hasSuffix("e") { return [form + "n"] }
    return form.hasSuffix("t") ? [form + "en", form.dropLast() + "en"] : [form + "en"]
  }

  /// Returns what it costs to understand something in a way that has a name.
  package func price(_ name: String) -> Double { lists["P:" + name].flatMap { Double($0[0]) } ?? 0 }

  /// Returns the words of a list that has no sense of its own.
  package func list(_ name: String) -> Set<String> { Set(lists["L:" + name] ?? []) }

  /// Returns what the texts of help say in place of a word; nothing where they have it.
  package func helpWords(for word: String) -> [String] { lists["H:" + word] ?? [] }

  // MARK: Whole lines

  /// Returns the lesson command that a lowercase line means, such as `skip`, `leave` or `why`; `nil` where it means none.
  package func dialogueRequest(_ line: String) -> String? { keys["C:" + line] }

  /// Returns the number of the offered line that a lowercase line takes, 0 for none of them; `nil` where it says neither.
  package func choice(_ line: String) -> Int? { keys["O:" + line].flatMap { Int($0) } }

  /// Returns the key that a line means as the answer to a question: `y`, `n`, `s` (skip), `x` (never ask) or `q` (stop).
  package func answer(_ line: String) -> String? { keys["A:" + line] }
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
