/// Something that reads bytes from the first to the last.
protocol ByteReader {
  var bytes: [UInt8] { get }
  var next: Int { get set }
}

extension ByteReader {
  /// The next byte, or one after it; 0 behind the last.
  func byte(_ offset: Int = 0) -> UInt8 { next + offset < bytes.count ? bytes[next + offset] : 0 }

  func at(_ word: StaticString) -> Bool { bytes.has(word, at: next) }

  @discardableResult
  mutating func skip(_ isSkipped: (UInt8) -> Bool) -> Range<Int> {
    let start = next
    while next < bytes.count, isSkipped(bytes[next]) { next += 1 }
    return start..<next
  }

  mutating func skip(past word: StaticString) {
    while next < bytes.count, !at(word) { next += 1 }
    next = min(next + word.utf8CodeUnitCount, bytes.count)
  }
}

extension [UInt8] {
  /// Returns whether a word begins at a byte.
  func has(_ word: StaticString, at start: Int) -> Bool {
    start + word.utf8CodeUnitCount <= count
      && (0..<word.utf8CodeUnitCount).allSatisfy { self[start + $0] == word.utf8Start[$0] }
  }

  /// Returns whether a word is anywhere in the bytes. The standard library's search takes ten times as long.
  func contains(_ word: StaticString) -> Bool {
    indices.contains { self[$0] == word.utf8Start[0] && has(word, at: $0) }
  }

  /// The first byte from which on it is no text in UTF-8, or `nil`.
  var firstDoubt: Int? {
    zip(text.utf8, self).enumerated().first { $0.element.0 != $0.element.1 || $0.element.1 == 0 }?.offset
  }

  /// The same text in UTF-8 without a mark of its bytes, where it is in UTF-16 or has one.
  var inUTF8: [UInt8] {
    if has("\u{FEFF}", at: 0) { return Array(dropFirst(3)) }
    guard starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) else { return self }
    let low = self[0] == 0xFF ? 0 : 1
    let units = stride(from: 2, to: count - 1, by: 2).map {
      UInt16(self[$0 + low]) | UInt16(self[$0 + 1 - low]) << 8
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
