/// A line of a text, without its end.
package struct TextLine {
  package let text: String
  /// Its number in the text, from 1.
  package let number: Int
  /// LF or CRLF; empty for the last line of a text that does not end in one.
  package var end = "\n"
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
    let (line, end, isCRLF) = text.withUTF8 { bytes in
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      var line = bytes[start..<(end ?? bytes.count)]
      let isCRLF = line.last == UInt8(ascii: "\r")
      if isCRLF { line.removeLast() }
      return (String(decoding: UnsafeBufferPointer(rebasing: line), as: UTF8.self), end, isCRLF)
    }
    self.start = end.map { $0 + 1 }
    number += 1
    if end == nil, line.isEmpty, number > 1 { return nil }
    return TextLine(text: line, number: number, end: end == nil ? "" : isCRLF ? "\r\n" : "\n")
  }
}

/// Changes of some lines of a text. All other lines and the ends of lines stay as they are.
package struct LineEdits {
  private var removed: Set<Int> = []
  private var additions: [Int: [String]] = [:]

  package init() {}

  package var isEmpty: Bool { removed.isEmpty && additions.isEmpty }

  /// Removes a line; lines count from 1.
  package mutating func remove(_ number: Int) { removed.insert(number) }

  package mutating func add(_ lines: [String], after number: Int) {
    additions[number, default: []] += lines
  }

  package func applied(to text: String) -> String {
    var result = ""
    var end = "\n"
    for line in TextLines(text) {
      if !line.end.isEmpty { end = line.end }
      let lines = (removed.contains(line.number) ? [] : [line.text]) + (additions[line.number] ?? [])
      result += lines.joined(separator: end)
      if !lines.isEmpty { result += line.end }
    }
    return result
  }
}

extension String {
  /// Returns the text of a session with other lines after the first.
  func replacingLines(by lines: [String]) -> String {
    guard let title = TextLines(self).first(where: { _ in true }), !title.end.isEmpty else { return self }
    let text = ([title.text] + lines).joined(separator: "\n")
    let hasEnd = lines.isEmpty || utf8.last == UInt8(ascii: "\n")
    return (hasEnd ? text + "\n" : text).withLineEnds(of: self)
  }

  /// Returns the text, whose lines end in LF, with the ends that its lines have in another one. A line that is not
  /// there ends as the line above it.
  func withLineEnds(of original: String) -> String {
    guard original.utf8.contains(UInt8(ascii: "\r")) else { return self }
    var ends: [String: [String]] = [:]
    // The first of several equal lines is taken from the end.
    for line in Array(TextLines(original)).reversed() where !line.end.isEmpty {
      ends[line.text, default: []].append(line.end)
    }
    var result = ""
    var end = TextLines(original).first { _ in true }?.end ?? "\n"
    for line in TextLines(self) {
      end = ends[line.text]?.popLast() ?? end
      result += line.text
      if !line.end.isEmpty { result += end }
    }
    return result
  }
}
