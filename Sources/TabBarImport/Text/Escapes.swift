/// What a backslash means in a text of JSON, of a strings file or of code.
package enum Escapes {
  /// Returns the text with each escape replaced. An escape that means nothing is left as it is.
  package static func text(of bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var result = ""
    var plain: [UInt8] = []
    func flush() {
      if !units.isEmpty { result += String(decoding: units, as: UTF16.self) }
      if !plain.isEmpty { result += plain.text }
      units = []
      plain = []
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < bytes.endIndex else {
        if !units.isEmpty { flush() }
        plain.append(byte)
        index += 1
        continue
      }
      let sign = bytes[index + 1]
      index += 2
      if sign == UInt8(ascii: "u") || sign == UInt8(ascii: "U") {
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: "{"),
          let close = bytes[index..<min(index + 12, bytes.endIndex)].firstIndex(of: UInt8(ascii: "}")),
          let value = UInt32(bytes[(index + 1)..<close].text, radix: 16), let scalar = Unicode.Scalar(value)
        {
          if !units.isEmpty { flush() }
          plain += String(Character(scalar)).utf8
          index = close + 1
        } else if index + 4 <= bytes.endIndex, let unit = UInt16(bytes[index..<(index + 4)].text, radix: 16) {
          if !plain.isEmpty { flush() }
          units.append(unit)
          index += 4
        }
        continue
      }
      if !units.isEmpty { flush() }
      switch sign {
      case UInt8(ascii: "n"): plain.append(0x0A)
      case UInt8(ascii: "r"): plain.append(0x0D)
      case UInt8(ascii: "t"): plain.append(0x09)
      case UInt8(ascii: "0"): break
      default: plain.append(sign)
      }
    }
    flush()
    return result
  }
}
