/// The lines of a file, to name places in it.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// Returns the place of a byte.
  func place(of offset: Int, in path: String) -> SourcePlace {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePlace(path: path, line: low + 1, column: offset - starts[low] + 1)
  }
}

extension UInt8 {
  var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
  var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether a name in code begins with it: a letter, `_`, `$`, or a byte of another script.
  var isNameStart: Bool { (self | 0x20) &- 0x61 < 26 || self >= 0x80 || self == 0x5F || self == 0x24 }
  var isNamePart: Bool { isNameStart || isDigit }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a word is anywhere in the bytes.
  fileprivate func contains(_ word: Self) -> Bool {
    guard let first = word.first else { return true }
    var index = 0
    while index + word.count <= count {
      if self[index] == first, (1..<word.count).allSatisfy({ self[index + $0] == word[$0] }) { return true }
      index += 1
    }
    return false
  }
}

extension [UInt8] {
  /// Returns whether a word is anywhere in the bytes.
  func contains(_ word: String) -> Bool {
    var word = word
    return withUnsafeBufferPointer { bytes in word.withUTF8 { bytes.contains($0) } }
  }
}

extension String {
  /// Returns whether a word is anywhere in the text, byte by byte: the standard library's search takes ten times as long.
  func contains(_ word: String) -> Bool {
    var text = self
    var word = word
    return text.withUTF8 { text in word.withUTF8 { text.contains($0) } }
  }
}

extension Collection<UInt8> {
  /// The bytes as text; what is not UTF-8 is replaced.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  /// The last part of a path.
  var fileName: Substring { split(separator: "/").last ?? "" }

  /// The last part of a path, without its ending.
  var baseName: Substring {
    let name = fileName
    return name.lastIndex(of: ".").map { name[..<$0] } ?? name
  }

  /// The ending of a path after its last full stop, in small letters.
  var ending: String {
    let name = fileName
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// The text on one line, with single spaces and no more than the given number of characters.
  func shortened(to limit: Int = 80) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(utf8.count, 4 * limit))
    for byte in utf8.prefix(4 * limit) {
      if !byte.isSpace {
        bytes.append(byte)
      } else if let last = bytes.last, last != 0x20 {
        bytes.append(0x20)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    if bytes.count <= limit { return bytes.text }
    let words = bytes.text
    return words.count > limit ? words.prefix(limit - 1) + "…" : words
  }
}
