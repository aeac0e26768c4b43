import CTabBarTables

/// Text in the cells of a terminal: how many columns it takes, and how it is cut and padded to them.
///
/// Everything works on user-perceived characters, so nothing is ever split. ``escaped(_:)`` decides which characters
/// may reach a terminal; the other functions expect its result.
package enum TerminalText {
  /// Returns the columns of a character: 0 if invisible, 2 for wide letters and emoji, else mostly 1; spacing marks add 1.
  package static func columns(of character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    var columns = columns(of: first)
    guard var next = scalars.next() else { return columns }
    // Two regional indicators are one flag.
    if isRegional(first), isRegional(next) { return 2 }
    var previous = first
    while true {
      switch next.value {
      case 0xFE0F where previous.properties.isEmoji: return 2
      case 0x200D where columns == 2 && previous.value > 0x2000: return 2
      case 0x1F3FB...0x1F3FF: break
      default: columns += self.columns(of: next)
      }
      guard let following = scalars.next() else { return columns }
      previous = next
      next = following
    }
  }

  package static func columns(of text: some StringProtocol) -> Int {
    if let ascii = text.utf8.withContiguousStorageIfAvailable(printableCount), let ascii { return ascii }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the beginning of text that fits a number of columns, with an ellipsis after a cut if that fits, too.
  package static func clipped(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
    if self.columns(of: text) <= columns { return text }
    let tail = self.columns(of: ellipsis) <= columns ? ellipsis : ""
    var start = text.prefix(columns: columns - self.columns(of: tail))
    while start.last == " " { start.removeLast() }
    return String(start) + tail
  }

  /// Returns text padded to a number of columns; wider text is unchanged.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - self.columns(of: text)))
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x7F ? (scalar.value < 0x20 ? 0 : 1) : Int(tb_terminal_columns(scalar.value))
  }

  private static func printableCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
    return bytes.count
  }

  private static func isRegional(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

extension Collection<Character> {
  /// Returns the beginning that fits a number of columns.
  package func prefix(columns: Int) -> SubSequence {
    var left = columns
    return prefix { character in
      left -= TerminalText.columns(of: character)
      return left >= 0
    }
  }
}
