/// A line of a text, without its end.
package struct TextLine: Sendable {
  /// The line as it is in the text.
  package let text: String
  /// Its number in the text, from 1.
  package let number: Int

  /// The command, or `nil` for a comment, an empty line, or what is no command.
  package var invocation: Invocation? { try? Invocation.parsed(from: text) }
}

/// The lines of a text, which end in LF or CRLF, one at a time: a long text takes no more room than its own.
///
/// An end of line at the end of the text does not begin another line. An empty text has one line.
struct TextLines: Sequence, IteratorProtocol {
  private let text: String
  /// Where the next line starts; `nil` after the last.
  private var start: String.Index?
  private var number = 0

  init(_ text: String) {
    self.text = text
    start = text.startIndex
  }

  mutating func next() -> TextLine? {
    guard let start else { return nil }
    // Bytes, because as characters the two of a CRLF are one, and other than a newline.
    let bytes = text.utf8
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    var line = bytes[start..<(end ?? bytes.endIndex)]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    self.start = end.map { bytes.index(after: $0) }
    number += 1
    if end == nil, line.isEmpty, number > 1 { return nil }
    return TextLine(text: String(Substring(line)), number: number)
  }
}
