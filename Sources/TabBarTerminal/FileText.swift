package enum FileText {
  /// Returns the bytes without the mark U+FEFF that some editors begin UTF-8 with.
  package static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  }

  /// Returns the text of bytes, or `nil` where they are not UTF-8.
  ///
  /// The standard library's own initializer is newer than macOS 13.
  package static func validText(of bytes: ArraySlice<UInt8>) -> String? {
    // Decoding repairs bytes that are not UTF-8, so the text differs from them.
    var text = String(decoding: bytes, as: UTF8.self)
    // A generic collection is compared byte by byte through calls, which took a third of a check.
    return text.withUTF8 { text in bytes.withUnsafeBufferPointer { $0.elementsEqual(text) } } ? text : nil
  }
}
