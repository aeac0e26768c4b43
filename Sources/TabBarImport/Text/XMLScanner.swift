/// A reader of XML as Interface Builder writes it: elements, attributes and text.
///
/// It expands the five entities of XML and numbers only; a document's own entities stay as they are written, so that none
/// of them grows. It stops at what is not XML, and reads each byte once.
struct XMLScanner {
  enum Event {
    /// An element begins; its attributes are in `attributes`.
    case start(String)
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var next = 0
  private var pendingEnd: String?
  /// The offset of the last element's `<`.
  private(set) var offset = 0
  /// The attributes of the element that began last.
  private(set) var attributes: [String: String] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next event, or `nil` at the end.
  mutating func read() -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while next < bytes.count {
      guard bytes[next] == UInt8(ascii: "<") else {
        let start = next
        var isBlank = true
        while next < bytes.count, bytes[next] != UInt8(ascii: "<") {
          if !bytes[next].isSpace { isBlank = false }
          next += 1
        }
        if isBlank { continue }
        return .text(decoded(start..<next))
      }
      offset = next
      next += 1
      guard next < bytes.count else { return nil }
      switch bytes[next] {
      case UInt8(ascii: "!"):
        if starts(with: "!--") {
          skip(past: "-->")
        } else if starts(with: "![CDATA[") {
          let start = next + 8
          skip(past: "]]>")
          let end = max(start, next - 3)
          if start < end { return .text(bytes[start..<end].text) }
        } else {
          skipDeclaration()
        }
      case UInt8(ascii: "?"): skip(past: "?>")
      case UInt8(ascii: "/"):
        next += 1
        let name = readName()
        skip(past: ">")
        return .end(name)
      default:
        let name = readName()
        guard !name.isEmpty else { continue }
        readAttributes(of: name)
        return .start(name)
      }
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    guard next + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[next + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skip(past text: StaticString) {
    while next < bytes.count {
      if starts(with: text) {
        next += text.utf8CodeUnitCount
        return
      }
      next += 1
    }
  }

  /// Skips a declaration such as `<!DOCTYPE … [ … ]>`.
  private mutating func skipDeclaration() {
    var depth = 0
    while next < bytes.count {
      let byte = bytes[next]
      next += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return }
    }
  }

  private mutating func readName() -> String {
    let start = next
    while next < bytes.count, !bytes[next].isSpace {
      let byte = bytes[next]
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=") { break }
      if byte == UInt8(ascii: "<") { break }
      next += 1
    }
    return bytes[start..<next].text
  }

  private mutating func readAttributes(of element: String) {
    attributes.removeAll(keepingCapacity: true)
    while next < bytes.count {
      let byte = bytes[next]
      if byte.isSpace {
        next += 1
      } else if byte == UInt8(ascii: ">") {
        next += 1
        return
      } else if byte == UInt8(ascii: "/") {
        next += 1
        if next < bytes.count, bytes[next] == UInt8(ascii: ">") {
          next += 1
          pendingEnd = element
          return
        }
      } else if byte == UInt8(ascii: "<") {
        return
      } else {
        readAttribute()
      }
    }
  }

  private mutating func readAttribute() {
    let name = readName()
    if name.isEmpty {
      next += 1
      return
    }
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return }
    next += 1
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "'") else {
      return
    }
    let quote = bytes[next]
    next += 1
    let start = next
    while next < bytes.count, bytes[next] != quote { next += 1 }
    attributes[name] = decoded(start..<next)
    next += 1
  }

  /// The text of some bytes, with the entities of XML replaced.
  private func decoded(_ range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "&")) else { return bytes[range].text }
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let limit = min(index + 12, range.upperBound)
      if bytes[index] == UInt8(ascii: "&"), let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")),
        let character = Self.entity(bytes[(index + 1)..<end].text)
      {
        result += String(character).utf8
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result.text
  }

  private static func entity(_ name: String) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map { Character($0) }
    }
  }
}
