import CTabBarTables

/// What people say in place of a command's strict form, as in `rename Home to Start`: a row of `other-forms.tsv`.
struct OtherForm {
  /// What is said: for each part the words that it may be, or its slot.
  let said: [[String]]
  let strict: [String]
  /// The words that it has besides its first one and its slots.
  let own: [String]

  /// The rows by the command, or by the word that names none, that they begin with.
  static let rows = Dictionary(
    grouping: parts(String(cString: tb_other_forms()), "\n").compactMap { (row: String) -> OtherForm? in
      let cells = parts(row, "\t").map { parts($0, " ") }
      guard cells.count == 2, row.utf8.first != UInt8(ascii: "#") else { return nil }
      let said = cells[0].map { parts($0, "|") }
      let own = said.dropFirst().joined().filter { $0.utf8.first != UInt8(ascii: "{") }
      return OtherForm(said: said, strict: cells[1], own: own)
    }, by: { $0.said[0][0] })

  // Each start reads the table: by bytes it takes a fraction of the time.
  private static func parts(_ text: String, _ sign: Unicode.Scalar) -> [String] {
    text.utf8.split(separator: UInt8(ascii: sign)).map { String(Substring($0)) }
  }

  /// Returns the words of a list, such as `L:places`.
  static func words(_ list: String) -> [String] {
    rows[list].map { parts($0[0].strict[0], "|") } ?? []
  }

  /// Returns the words of a line, or those of the strict form that they are said in place of.
  static func strict(_ words: [Word]) -> [Word] {
    guard let name = words.first, name.key == nil, !name.isQuoted else { return words }
    // The name of an iPhone without its family, as in `17 pro max`.
    if words.count > 1, Int(name.text) != nil,
      let device = try? Parameter.Kind.device.read(Word(phrase: words[...]))
    {
      return [name.reading(Command.device.name), device]
    }
    let rows = rows[name.text] ?? rows[Command.named(name.text)?.name ?? name.text.lowercased()] ?? []
    return rows.lazy.compactMap { $0.strict(of: words) }.first ?? words
  }

  private func strict(of words: [Word]) -> [Word]? {
    guard words.count >= said.count,
      own.isEmpty || words.contains(where: { word in own.contains(where: word.isKeyword) }),
      !words.contains(where: \.followsSign)
    else { return nil }
    var slots: [String: ArraySlice<Word>] = [:]
    var rest = words.filter { $0.key == nil }.dropFirst()
    for part in said.dropFirst() {
      let taken = rest.prefix { word in
        // A number is a tab, whatever else is said.
        part[0].hasPrefix("{")
          ? Int(word.text) != nil || !own.contains(where: word.isKeyword)
          : part.contains(where: word.isKeyword)
      }.prefix(part[0].hasSuffix("…}") ? .max : 1)
      guard !taken.isEmpty else { return nil }
      slots[part[0]] = taken
      rest = rest.dropFirst(taken.count)
    }
    return rest.isEmpty ? strict(with: slots, of: words) : nil
  }

  /// Returns the words of the strict form; `nil` where an option does not take what fills its place.
  private func strict(with slots: [String: ArraySlice<Word>], of words: [Word]) -> [Word]? {
    guard let command = Command.named(strict[0]) else { return words }
    var result = [said[0][0] == strict[0] ? words[0] : words[0].reading(strict[0])]
    for cell in strict.dropFirst() {
      let parts = cell.split(separator: "=").map(String.init)
      let last = parts[parts.count - 1]
      let taken = slots[last] ?? [Word(phrase: words[...]).reading(last)]
      let value = taken.count > 1 ? Word(phrase: taken) : taken[taken.startIndex]
      if parts.count > 1 {
        guard (try? command.option(named: parts[0])?.kind.read(value)) != nil else { return nil }
        let start = max(0, value.range.lowerBound - parts[0].utf8.count - 1)
        result.append(
          Word(
            text: value.text, key: parts[0], range: start..<value.range.upperBound, isQuoted: value.isQuoted))
      } else {
        result += command.parameter(at: result.count - 1)?.isRepeated == true ? taken : [value]
      }
    }
    return result + words.filter { $0.key != nil }
  }
}
