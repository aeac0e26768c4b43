import CTabBarTables

/// Text in the cells of a terminal: how many columns it takes, and how it is cut and padded to them.
///
/// Everything works on user-perceived characters, so nothing is ever split. ``escaped(_:)`` decides which characters
/// may reach a terminal; the other functions expect its result.
package enum TerminalText {
  /// Returns the beginning of text that fits a number of columns, with an ellipsis after a cut if that fits, too.
  package static func clipped(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
    if text.columns <= columns { return text }
    let tail = ellipsis.columns <= columns ? ellipsis : ""
    var start = text.prefix(columns: columns - tail.columns)
    while start.last == " " { start.removeLast() }
    return String(start) + tail
  }

  /// Returns text padded to a number of columns; wider text is unchanged.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.columns))
  }
}

extension Character {
  /// The columns that it takes: 0 if invisible, 2 for wide letters and emoji, else mostly 1; spacing marks add 1.
  package var columns: Int {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    var columns = first.columns
    guard var next = scalars.next() else { return columns }
    // Two regional indicators are one flag.
    if first.isRegional, next.isRegional { return 2 }
    var previous = first
    while true {
      switch next.value {
      case 0xFE0F where previous.properties.isEmoji: return 2
      case 0x200D where columns == 2 && previous.value > 0x2000: return 2
      case 0x1F3FB...0x1F3FF: break
      default: columns += next.columns
      }
      guard let following = scalars.next() else { return columns }
      previous = next
      next = following
    }
  }
}

extension StringProtocol {
  /// The columns that it takes in a terminal, where it is harmless there.
  package var columns: Int {
    if let ascii = utf8.withContiguousStorageIfAvailable(\.printableCount), let ascii { return ascii }
    return reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int { value < 0x7F ? (value < 0x20 ? 0 : 1) : Int(tb_terminal_columns(value)) }

  fileprivate var isRegional: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes where all are characters of ASCII that are seen.
  fileprivate var printableCount: Int? { contains { $0 < 0x20 || $0 > 0x7E } ? nil : count }
}

extension Collection<Character> {
  /// Returns the beginning that fits a number of columns.
  package func prefix(columns: Int) -> SubSequence {
    var left = columns
    return prefix { character in
      left -= character.columns
      return left >= 0
    }
  }
}
