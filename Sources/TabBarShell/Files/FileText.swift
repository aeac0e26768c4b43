import TabBarGuidelines
import TabBarTerminal

extension FileText {
  /// Returns the text; throws an error that says what else the bytes are.
  static func text(of bytes: [UInt8], path: String, as kind: FileKind) throws(FileError) -> String {
    try checkIsPlain(bytes, path: path, as: kind)
    guard let text = validText(of: bytes[...]) else {
      throw FileError(
        path: path, problem: "line \(line(ofFirstInvalidByteIn: bytes)) is not UTF-8 text",
        remedy: "save the file as UTF-8")
    }
    if !bytes.contains(0x0A), let end = bytes.firstIndex(of: 0x0D), end < bytes.count - 1 {
      throw FileError(
        path: path, problem: "its line ends are CR alone", remedy: "save it with line ends LF or CRLF")
    }
    // `SessionFile` removes the mark itself.
    guard kind.name != FileKind.session.name, text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(decoding: withoutMark(bytes), as: UTF8.self)
  }

  static func checkIsPlain(_ bytes: [UInt8], path: String, as kind: FileKind) throws(FileError) {
    guard !isUTF16(bytes) else {
      throw FileError(path: path, problem: "this is UTF-16 text, not UTF-8", remedy: "save it as UTF-8")
    }
    guard !bytes.contains(0) else {
      throw FileError(
        path: path, problem: "this is a binary file, not \(kind.name)",
        remedy: kind.remedyForBinary ?? "\(kind.name) is plain text")
    }
  }

  /// Whether the bytes can be lines of text.
  static func isPlain(_ bytes: [UInt8]) -> Bool { !isUTF16(bytes) && !bytes.contains(0) }

  /// Whether bytes are UTF-16, by their mark. Followed by two zeros, it is that of UTF-32.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFE, 0xFF])
      || bytes.starts(with: [0xFF, 0xFE]) && !bytes.starts(with: [0xFF, 0xFE, 0, 0])
  }

  private static func line(ofFirstInvalidByteIn bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if validText(of: part) == nil { return line }
      line += 1
    }
    return line
  }
}
