/// What a backslash means in a text of JSON, of a strings file or of code.
package enum Escapes {
  /// Returns the text with each escape replaced. An escape that means nothing is left as it is.
  package static func text(of bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes.text }
    var units: [UInt16] = []
    var rest = bytes
    /// Takes a byte, and what is plain up to the next escape.
    func plain(_ first: UInt8) {
      let bytes = [first] + rest.prefix { $0 != "\\" }
      rest = rest.dropFirst(bytes.count - 1)
      units += bytes.text.utf16
    }
    while let byte = rest.popFirst() {
      guard byte == "\\", let sign = rest.popFirst() else {
        plain(byte)
        continue
      }
      switch sign {
      case "u", "U":
        let isScalar = rest.first == 0x7B
        let digits =
          isScalar ? rest.dropFirst().prefix(10).prefix { $0 != "}" } : rest.prefix(4)
        guard let value = UInt32(digits.text, radix: 16), let scalar = isScalar ? Unicode.Scalar(value) : " "
        else {
          break
        }
        units += isScalar ? Array(String(Character(scalar)).utf16) : [UInt16(value)]
        rest = rest.dropFirst(digits.count + (isScalar ? 2 : 0))
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "0": break
      default: plain(sign)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
