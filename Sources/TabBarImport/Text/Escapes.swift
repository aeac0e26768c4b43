/// What a backslash means in a text of JSON, of a strings file or of code.
package enum Escapes {
  /// Returns the text with each escape replaced. An escape that means nothing is left as it is.
  package static func text(of bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x5C) else { return bytes.text }
    var units: [UInt16] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      var sign = byte
      if byte == "\\", let next = rest.popFirst() {
        switch next {
        case "u", "U":
          let isScalar = rest.first == 0x7B
          let digits = isScalar ? rest.dropFirst().prefix(10).prefix { $0 != "}" } : rest.prefix(4)
          guard let value = UInt32(digits.text, radix: 16) else { continue }
          // The halves of a pair are no characters of their own.
          units +=
            Unicode.Scalar(value).map { Array(Character($0).utf16) } ?? [UInt16(truncatingIfNeeded: value)]
          rest = rest.dropFirst(digits.count + (isScalar ? 2 : 0))
          continue
        case "n": sign = 0x0A
        case "r": sign = 0x0D
        case "t": sign = 0x09
        case "0": continue
        default: sign = next
        }
      }
      // What is plain up to the next escape.
      let plain = [sign] + rest.prefix { $0 != "\\" }
      rest = rest.dropFirst(plain.count - 1)
      units += plain.text.utf16
    }
    return String(decoding: units, as: UTF16.self)
  }
}
