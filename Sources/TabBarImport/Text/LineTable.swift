/// The lines of a file, to name places in it.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    starts = [0] + bytes.indices.filter { bytes[$0] == "\n" }.map { $0 + 1 }
  }

  func place(of offset: Int, in path: String) -> SourcePlace {
    let line = starts.lastIndex { $0 <= offset } ?? 0
    return SourcePlace(path: path, line: line + 1, column: offset - starts[line] + 1)
  }
}

/// A range that is empty where its end is before its start: code may have its signs in any order, and none may end the program.
func ..< (start: Int, end: Int) -> Range<Int> { Range(uncheckedBounds: (start, max(start, end))) }

extension UInt8 {
  static func == (byte: UInt8, sign: Unicode.Scalar) -> Bool { UInt32(byte) == sign.value }
  static func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { UInt32(byte) != sign.value }
  static func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { byte == sign }

  var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
  var isNewline: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether a name in code begins with it: a letter, `_`, `$`, or a byte of another script.
  var isNameStart: Bool { (self | 0x20) &- 0x61 < 26 || self >= 0x80 || self == 0x5F || self == 0x24 }
  var isNamePart: Bool { isNameStart || isDigit }
}

extension Collection<UInt8> {
  /// The bytes as text; what is not UTF-8 is replaced.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  /// Whether it is one of the words in a text, which blanks part. A text that begins with a blank has the empty word, too.
  func isOne(of words: String) -> Bool {
    var rest = words.utf8[...]
    while true {
      let word = rest.prefix { $0 != 0x20 }
      if word.elementsEqual(utf8) { return true }
      guard word.endIndex < rest.endIndex else { return false }
      rest = rest[word.endIndex...].dropFirst()
    }
  }

  /// The last part of a path.
  var fileName: Substring { split(separator: "/").last ?? "" }

  /// The last part of a path, without its ending.
  var baseName: Substring { fileName.lastIndex(of: ".").map { fileName[..<$0] } ?? fileName }

  /// The ending of a path after its last full stop, in small letters.
  var ending: String { fileName.dropFirst(baseName.count + 1).lowercased() }

  /// The text on one line, with single spaces and no more than the given number of characters.
  func shortened(to limit: Int = 80) -> String {
    let words = utf8.prefix(4 * limit).split(whereSeparator: \.isSpace).map(\.text).joined(separator: " ")
    return words.utf8.count > limit && words.count > limit ? words.prefix(limit - 1) + "…" : words
  }
}
