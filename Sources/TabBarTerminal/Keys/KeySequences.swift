import CTabBarTables

/// The rows of `keys.tsv`: what keys do, and the bytes that terminals send for those without a character.
package enum KeySequences {
  /// The cells of the rows.
  static let rows = String(cString: tb_keys()).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
    $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  /// The row of each key, and that of each function of libedit.
  private static let keys = column(1), functions = column(2)

  private static func column(_ column: Int) -> [Substring: [String]] {
    rows.filter { $0.count > column && !["says", "note"].contains($0[0]) }.reduce(into: [:]) { table, row in
      for word in row[column].split(separator: " ") { table[word] = row }
    }
  }

  static func command(_ key: some StringProtocol) -> EditorCommand? {
    keys[Substring(key)].flatMap { EditorCommand.named[$0[0]] }
  }

  /// Returns how the table writes a control character, such as `^A`.
  static func name(ofControl byte: UInt8) -> String { "^" + String(Unicode.Scalar(byte ^ 0x40)) }

  /// Returns the word that begins the row of a function of libedit, or `nil` for one that is in none.
  static func meaning(ofFunction name: String) -> String? { functions[Substring(name)]?[0] }

  /// Returns the name of the key that sends a text after `ESC`, or `nil` for one that the table does not name.
  package static func name(ofKeySending text: Substring) -> String? {
    let end = text.dropFirst().firstIndex { $0.isLetter || $0 == "~" }
    return end.flatMap { keys[text[...$0]]?.dropFirst(3).first }
  }
}
