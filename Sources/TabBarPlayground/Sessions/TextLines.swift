/// A line of a text, without its end.
package struct TextLine: Sendable {
  package let text: String
  /// Its number in the text, from 1.
  package let number: Int
}

/// The lines of a text, which end in LF or CRLF, one at a time: a long text takes no more room than its own.
///
/// An end of line at the end of the text does not begin another line. An empty text has one line.
struct TextLines: Sequence, IteratorProtocol {
  private var text: String
  /// The offset of the next line's first byte; `nil` after the last.
  private var start: Int? = 0
  private var number = 0

  init(_ text: String) { self.text = text }

  mutating func next() -> TextLine? {
    guard let start else { return nil }
    // Bytes, because CRLF is one character, and not equal to a newline.
    let (line, end) = text.withUTF8 { bytes in
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      var line = bytes[start..<(end ?? bytes.count)]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return (String(decoding: UnsafeBufferPointer(rebasing: line), as: UTF8.self), end)
    }
    self.start = end.map { $0 + 1 }
    number += 1
    if end == nil, line.isEmpty, number > 1 { return nil }
    return TextLine(text: line, number: number)
  }
}
