/// The text of a file, out of its bytes.
enum FileText {
  /// Returns the bytes without the mark U+FEFF that some editors begin UTF-8 with.
  static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  }

  /// Returns the text, or says what else the bytes are.
  static func text(of bytes: [UInt8], path: String, as kind: FileKind) throws(FileError) -> String {
    try checkIsPlain(bytes, path: path, as: kind)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileError(
        path: path, problem: "line \(line(ofFirstInvalidByteIn: bytes)) is not UTF-8 text",
        remedy: "save the file as UTF-8")
    }
    // A session file knows its mark itself.
    guard kind != .session, text.unicodeScalars.first == "\u{FEFF}" else { return text }
    return String(decoding: withoutMark(bytes), as: UTF8.self)
  }

  /// Says what the bytes are where they cannot be lines of text.
  static func checkIsPlain(_ bytes: [UInt8], path: String, as kind: FileKind) throws(FileError) {
    guard !bytes.contains(0) else {
      throw FileError(
        path: path, problem: "this is a binary file, not \(kind.name)", remedy: kind.remedyForBinary)
    }
  }

  private static func line(ofFirstInvalidByteIn bytes: [UInt8]) -> Int {
    var line = 1
    for part in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}
