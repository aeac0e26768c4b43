/// A key as it is written in `.editrc`.
enum EditRCKey {
  /// Returns the bytes that the key sends, or `nil` where it is written in no known way.
  static func bytes(_ written: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(written.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "^"):
        guard let letter = rest.popFirst() else { return bytes.isEmpty ? [byte] : nil }
        bytes.append(letter == UInt8(ascii: "?") ? 0x7F : letter & 0x1F)
      case UInt8(ascii: "\\"):
        guard let escaped = escape(&rest) else { return nil }
        bytes.append(escaped)
      default: bytes.append(byte)
      }
    }
    return bytes.isEmpty ? nil : bytes
  }

  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "e"): return 0x1B
    case UInt8(ascii: "^"), UInt8(ascii: "\\"): return letter
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(letter - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        rest = rest.dropFirst()
        value = value * 8 + Int(digit - UInt8(ascii: "0"))
      }
      return UInt8(exactly: value)
    default: return nil
    }
  }

  /// Whether a key of one byte may have another meaning.
  ///
  /// Return, Escape, ^C and ^Z stay what they are, ^X begins others, and letters are typed.
  static func mayBeBound(_ key: UInt8, inViCommands: Bool) -> Bool {
    switch key {
    case 0x03, 0x0A, 0x0D, 0x18, 0x1A, 0x1B, 0x80...: false
    case 0x20..<0x7F: inViCommands
    default: true
    }
  }
}
