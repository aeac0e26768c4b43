import CTabBarTables

/// What people say in place of a command's strict form, as in `rename Home to Start`: a row of `other-forms.tsv`.
struct OtherForm {
  /// A word, with others that may stand in its place, or what any word may fill.
  private struct Part {
    var words: [String] = []
    var slot = ""
    var takesMore = false

    init(_ cell: Substring) {
      if cell.hasPrefix("{") {
        slot = String(cell.dropFirst().prefix { $0.isLetter })
      } else {
        words = cell.split(separator: "|").map(String.init)
      }
      takesMore = cell.hasSuffix("…}")
    }

    func isSaid(by word: Word) -> Bool { words.contains(where: word.isKeyword) }
  }

  private let said: [Part]
  private let strict: [Substring]

  static let table = String(cString: tb_other_forms()).split(separator: "\n").compactMap { row in
    let cells = row.split(separator: "\t").map(String.init)
    return cells.count == 2 && !row.hasPrefix("#") ? (said: cells[0], strict: cells[1]) : nil
  }

  /// The rows by the command, or by the word that names none, that they begin with.
  private static let rows = Dictionary(
    grouping: table.map {
      OtherForm(said: $0.said.split(separator: " ").map(Part.init), strict: $0.strict.split(separator: " "))
    }, by: { $0.said[0].words[0] })

  static let keywords = table.filter { $0.said.hasPrefix("V:") }.map {
    (keyword: String($0.said.dropFirst(2)), words: $0.strict.split(separator: "|").map(String.init))
  }

  /// Returns the words of a list, such as `L:places`.
  static func words(_ list: String) -> [String] {
    table.first { $0.said == list }?.strict.split(separator: "|").map(String.init) ?? []
  }

  /// Returns the keyword among some that a word is another one for, or `nil`.
  static func keyword(for word: String, among names: [String]) -> String? {
    keywords.first { $0.words.contains(word) && names.contains($0.keyword) }?.keyword
  }

  /// Returns the words of a line, or those of the strict form that they are said in place of.
  static func strict(_ words: [Word]) -> [Word] {
    guard let name = words.first, name.key == nil, !name.isQuoted, words.count < 2 || !words[1].followsSign,
      name.text.utf8.count <= Command.longestName
    else { return words }
    let rows = rows[Command.named(name.text)?.name ?? name.text.lowercased()] ?? []
    return rows.lazy.compactMap { $0.strict(of: words) }.first ?? device(words) ?? words
  }

  /// Returns the command for the name of an iPhone without its family, as in `17 pro max`.
  private static func device(_ words: [Word]) -> [Word]? {
    guard words.count > 1, Int(words[0].text) != nil, words.allSatisfy({ $0.key == nil && !$0.isQuoted })
    else { return nil }
    let name = Word(phrase: words[...])
    return (try? Parameter.Kind.device.read(name)).map { [name.reading(Command.device.name), $0] }
  }

  private func strict(of words: [Word]) -> [Word]? {
    guard words.count >= said.count else { return nil }
    var slots: [String: ArraySlice<Word>] = [:]
    var rest = words.filter { $0.key == nil }[...].dropFirst()
    for part in said.dropFirst() {
      guard !part.slot.isEmpty else {
        guard let word = rest.popFirst(), part.isSaid(by: word) else { return nil }
        continue
      }
      // A number is a tab, whatever else is said.
      let free = rest.prefix { word in
        Int(word.text) != nil || !said.dropFirst().contains { $0.isSaid(by: word) }
      }
      let taken = part.takesMore ? free : free.prefix(1)
      guard !taken.isEmpty else { return nil }
      slots[part.slot] = taken
      rest = rest.dropFirst(taken.count)
    }
    return rest.isEmpty ? strict(with: slots, of: words) : nil
  }

  /// Returns the words of the strict form; `nil` where an option does not take what fills its place.
  private func strict(with slots: [String: ArraySlice<Word>], of words: [Word]) -> [Word]? {
    guard let command = Command.named(String(strict[0])) else { return words }
    let whole = words[0].range.lowerBound..<words[words.count - 1].range.upperBound
    var result = said[0].words[0] == strict[0] ? [words[0]] : []
    for cell in strict.dropFirst(result.count) {
      let parts = cell.split(separator: "=")
      let key = parts.count > 1 ? String(parts[0]) : nil
      guard let taken = slots[Part(parts[parts.count - 1]).slot], let first = taken.first else {
        result.append(Word(text: String(parts[parts.count - 1]), key: key, range: whole, isQuoted: false))
        continue
      }
      let value = taken.count == 1 ? first : Word(phrase: taken)
      if let option = key.flatMap(command.option) {
        guard (try? option.kind.read(value)) != nil else { return nil }
        let start = words.last { $0.range.upperBound < first.range.lowerBound }?.range.lowerBound
        result.append(
          Word(
            text: value.text, key: key, range: (start ?? 0)..<value.range.upperBound, isQuoted: value.isQuoted
          ))
      } else {
        let takesSeveral = command.parameter(at: result.count - 1)?.isRepeated == true
        result += takesSeveral ? taken : [value]
      }
    }
    return result + words.filter { $0.key != nil }
  }
}
