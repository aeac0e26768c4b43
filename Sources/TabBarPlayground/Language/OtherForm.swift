import CTabBarTables

/// What people say in place of a command's strict form, as in `rename Home to Start`: a row of `other-forms.tsv`.
struct OtherForm {
  private let row: Substring
  /// How many words it has at least.
  private let count: Int
  /// The words that it has besides its first one and its slots.
  let own: [String]

  /// What is said: for each part the words that it may be, or its slot.
  var said: [[String]] { Self.parts(Self.parts(row, "\t")[0][...], " ").map { Self.parts($0[...], "|") } }
  var strict: [String] { Self.parts(Self.parts(row, "\t")[1][...], " ") }

  /// The rows by the command, or by the word that names none, that they begin with. Each start reads them: by bytes, and no
  /// more of a row than tells whether it fits.
  static let rows = {
    var rows: [String: [OtherForm]] = [:]
    for row in String(cString: tb_other_forms()).utf8.split(separator: UInt8(ascii: "\n"))
    where row.first != UInt8(ascii: "#") {
      let said = row.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
      let own = said.dropFirst().filter { $0.first != UInt8(ascii: "{") }.flatMap {
        parts(Substring($0), "|")
      }
      rows[String(Substring(said[0])), default: []].append(
        OtherForm(row: Substring(row), count: said.count, own: own))
    }
    return rows
  }()

  private static func parts(_ text: Substring, _ sign: Unicode.Scalar) -> [String] {
    text.utf8.split(separator: UInt8(ascii: sign)).map { String(Substring($0)) }
  }

  /// Returns the words of a list, such as `L:places`.
  static func words(_ list: String) -> [String] {
    rows[list].map { parts($0[0].strict[0][...], "|") } ?? []
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
    guard !rows.isEmpty, !words.contains(where: \.followsSign) else { return words }
    return rows.lazy.compactMap { $0.strict(of: words) }.first ?? words
  }

  private func strict(of words: [Word]) -> [Word]? {
    guard words.count >= count,
      own.isEmpty || words.contains(where: { word in own.contains(where: word.isKeyword) })
    else { return nil }
    let said = said
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
    let strict = strict
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
