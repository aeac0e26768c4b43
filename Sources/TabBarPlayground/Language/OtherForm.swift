import CTabBarTables

/// What people say in place of a command's strict form, as in `rename Home to Start`: a row of `other-forms.tsv`.
struct OtherForm: Sendable {
  /// The command, or the word that names none, that it begins with.
  let first: String
  /// How many words it has at least.
  private let count: Int
  /// The bytes of the row in the table. Each start reads all rows and makes the words of few.
  private let row: Range<Int>

  /// The words that it has besides its first one and its slots.
  var own: ArraySlice<String> { said.joined().filter { !$0.hasPrefix("{") }.dropFirst() }
  /// What is said: for each part the words that it may be, or its slot.
  var said: [[String]] { Self.parts(cells[0], " ").map { Self.parts($0, "|") } }
  var strict: [String] { Self.parts(cells[1], " ") }
  private var cells: [String] { Self.parts(String(decoding: Self.table[row], as: UTF8.self), "\t") }

  /// The rows, sorted by their first words. To split the table would take ten times as long, since the runtime then looks for
  /// conformances.
  static let all = {
    var start = 0
    var rows: [OtherForm] = []
    let table = OtherForm.table
    for end in table.indices where table[end] == UInt8(ascii: "\n") {
      if end > start, table[start] != UInt8(ascii: "#") { rows.append(OtherForm(start..<end)) }
      start = end + 1
    }
    return rows
  }()

  private static var table: UnsafeBufferPointer<UInt8> {
    var length = 0
    return UnsafeBufferPointer(start: tb_other_forms(&length), count: length)
  }

  private init(_ row: Range<Int>) {
    self.row = row
    let said = Self.table[row].prefix { $0 != UInt8(ascii: "\t") }
    first = String(
      decoding: said.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "|") }, as: UTF8.self)
    count = 1 + said.count { $0 == UInt8(ascii: " ") }
  }

  /// Returns the rows that begin with a word.
  static func beginning(with word: String) -> ArraySlice<OtherForm> {
    let all = all
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].first < word { low = middle + 1 } else { high = middle }
    }
    return all[low...].prefix { $0.first == word }
  }

  private static func parts(_ text: String, _ sign: Unicode.Scalar) -> [String] {
    text.utf8.split(separator: UInt8(ascii: sign)).map { String(Substring($0)) }
  }

  /// Returns the words of a list, such as `L:places`.
  static func words(_ list: String) -> [String] {
    beginning(with: list).first.map { parts($0.strict[0], "|") } ?? []
  }

  /// Returns the words of a line, or those of the strict form that they are said in place of.
  static func strict(_ words: [Word]) -> [Word] {
    guard let name = words.first, name.key == nil, !name.isQuoted else { return words }
    // The name of an iPhone without its family, as in `17 pro max`.
    if words.count > 1, Int(name.text) != nil,
      let device = try? Parameter.Kind.device().read(Word(phrase: words[...]))
    {
      return [name.reading(Command.device.name), device]
    }
    let command = Command.named(name.text)
    var rows = command?.name == name.text ? [] : beginning(with: name.text)
    if rows.isEmpty { rows = command?.otherForms ?? beginning(with: name.text.lowercased()) }
    guard !rows.isEmpty, !words.contains(where: \.followsSign) else { return words }
    let count = words.count { $0.key == nil }
    for row in rows.indices where count >= rows[row].count {
      if let strict = rows[row].strict(of: words) { return strict }
    }
    return words
  }

  private func strict(of words: [Word]) -> [Word]? {
    let own = own
    guard own.isEmpty || words.contains(where: { word in own.contains(where: word.isKeyword) })
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
      // Words without a comma may be a sentence.
      if part[0].hasSuffix(",…}"), !taken.dropLast().contains(where: \.endsWithComma) { return nil }
      slots[part[0]] = taken
      rest = rest.dropFirst(taken.count)
    }
    return rest.isEmpty ? strict(with: slots, of: words) : nil
  }

  /// Returns the words of the strict form; `nil` where an option does not take what fills its place.
  private func strict(with slots: [String: ArraySlice<Word>], of words: [Word]) -> [Word]? {
    let strict = strict
    guard let command = Command.named(strict[0]) else { return words }
    var result = [first == strict[0] ? words[0] : words[0].reading(strict[0])]
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
