/// Reads JSON (RFC 8259) value by value, so that only what is needed of a long document is kept.
package struct JSONReader {
  /// What is not JSON, and the byte where it is.
  package struct Fault: Error, Hashable {
    package let offset: Int
    package let problem: String
  }

  private let bytes: [UInt8]
  /// The next byte.
  private(set) var offset = 0
  private var depth = 0

  /// The most values within each other: a file of brackets must not exhaust the stack.
  private static let deepest = 64

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors begin UTF-8 with a mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Reads an object; the body is called with each name, and reads the value that it is at.
  mutating func members(
    _ body: (inout JSONReader, String) throws(Fault) -> Void
  ) throws(Fault) {
    try open("{")
    guard !takes("}") else { return close() }
    repeat {
      let name = try string()
      try expect(":")
      _ = next()
      try body(&self, name)
    } while takes(",")
    try expect("}")
    close()
  }

  /// Reads a list; the body is called at the first byte of each element and reads it.
  mutating func elements(_ body: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
    try open("[")
    guard !takes("]") else { return close() }
    repeat {
      _ = next()
      try body(&self)
    } while takes(",")
    try expect("]")
    close()
  }

  /// Reads any value.
  mutating func value() throws(Fault) -> JSONValue {
    switch next() {
    case UInt8(ascii: "{"):
      var members: [(name: String, value: JSONValue)] = []
      try self.members { reader, name throws(Fault) in members.append((name, try reader.value())) }
      return .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try self.elements { reader throws(Fault) in elements.append(try reader.value()) }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  /// Throws unless nothing follows.
  mutating func end() throws(Fault) {
    guard next() == nil else { throw fault("something follows the end of the document") }
  }

  func fault(_ problem: String) -> Fault { Fault(offset: offset, problem: problem) }

  // MARK: Parts

  /// Returns the next byte that is no blank, without reading it.
  private mutating func next() -> UInt8? {
    while offset < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { offset += 1 }
    return offset < bytes.count ? bytes[offset] : nil
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ sign: Unicode.Scalar) throws(Fault) {
    guard takes(sign) else { throw fault("expected \(sign), \(found)") }
  }

  private var found: String {
    guard offset < bytes.count else { return "and the file ends" }
    let sign = bytes[offset]
    return sign > 0x20 && sign < 0x7F ? "found \(Unicode.Scalar(sign))" : "found something else"
  }

  private mutating func open(_ bracket: Unicode.Scalar) throws(Fault) {
    try expect(bracket)
    depth += 1
    guard depth <= Self.deepest else {
      throw fault("more than \(Self.deepest) values are within each other")
    }
  }

  private mutating func close() { depth -= 1 }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Fault) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard offset < bytes.count, bytes[offset] == word.utf8Start[index] else {
        throw fault("expected \(word), \(found)")
      }
      offset += 1
    }
    return value
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = offset
    while offset < bytes.count, Self.isPartOfNumber(bytes[offset]) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      offset = start
      throw fault(text.isEmpty ? "expected a value, \(found)" : "this is not a number that can be used")
    }
    return .number(number)
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }

  // MARK: Texts

  private mutating func string() throws(Fault) -> String {
    try expect("\"")
    var text = ""
    while !takesQuote() {
      guard offset < bytes.count else { throw fault("the file ends within a text") }
      guard bytes[offset] >= 0x20 else { throw fault("a text goes on after the end of its line") }
      if bytes[offset] == UInt8(ascii: "\\") {
        text.unicodeScalars.append(try escape())
      } else {
        let start = offset
        while offset < bytes.count, isPlain(bytes[offset]) { offset += 1 }
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
      }
    }
    return text
  }

  private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func takesQuote() -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return false }
    offset += 1
    return true
  }

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    offset += 1
    guard offset < bytes.count else { throw fault("the file ends within a text") }
    let sign = Unicode.Scalar(bytes[offset])
    guard let scalar = Self.escapes[sign] else {
      guard sign == "u" else { throw fault("\\ is followed by something that JSON has no escape for") }
      return try codePoint()
    }
    offset += 1
    return scalar
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Reads the digits of an escape, and those of its second half where it has one. Half a character is U+FFFD.
  private mutating func codePoint() throws(Fault) -> Unicode.Scalar {
    let first = try hexadecimal()
    guard (0xD800..<0xDC00).contains(first), offset + 1 < bytes.count,
      bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    offset += 1
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second) else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  /// Reads the four digits after the `u` at which the reader is.
  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    let digits = bytes.dropFirst(offset + 1).prefix(4)
    guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault("\\u is not followed by four hexadecimal digits")
    }
    offset += 5
    return value
  }
}
