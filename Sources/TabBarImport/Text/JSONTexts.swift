/// A reader of the texts in a JSON document, such as a string catalog: each with the names that lead to it.
///
/// It reads each byte once, and uses no call for each level, so that no nesting can exhaust the stack.
struct JSONTexts {
  private let bytes: [UInt8]
  private var next = 0

  /// The deepest level whose names are kept. A string catalog uses six.
  private static let deepest = 16

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Calls a function for each text that is the value of a name, with all the names that lead to it.
  mutating func forEach(_ body: (_ names: [String], _ text: String) -> Void) {
    var names: [String] = []
    var depth = 0
    var name: String?
    while next < bytes.count {
      let byte = bytes[next]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth <= Self.deepest { names.append(name ?? "") }
        name = nil
        next += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth > 0 {
          if depth <= Self.deepest { names.removeLast() }
          depth -= 1
        }
        name = nil
        next += 1
      case UInt8(ascii: ","):
        name = nil
        next += 1
      case UInt8(ascii: "\""):
        let text = readText()
        if name != nil {
          if depth <= Self.deepest { body(names.dropFirst() + [name ?? ""], text) }
          name = nil
        } else {
          while next < bytes.count, bytes[next].isSpace { next += 1 }
          if next < bytes.count, bytes[next] == UInt8(ascii: ":") {
            name = text
            next += 1
          }
        }
      default: next += 1
      }
    }
  }

  private mutating func readText() -> String {
    next += 1
    let start = next
    var isPlain = true
    while next < bytes.count, bytes[next] != UInt8(ascii: "\"") {
      if bytes[next] == UInt8(ascii: "\\") {
        isPlain = false
        next += 1
      }
      next += 1
    }
    let end = min(next, bytes.count)
    next = min(next + 1, bytes.count)
    return isPlain ? bytes[start..<end].text : Escapes.text(of: bytes[start..<end])
  }
}

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
      case UInt8(ascii: "n"), UInt8(ascii: "r"): plain.append(0x0A)
      case UInt8(ascii: "t"): plain.append(0x09)
      case UInt8(ascii: "0"): break
      default: plain.append(sign)
      }
    }
    flush()
    return result
  }
}
