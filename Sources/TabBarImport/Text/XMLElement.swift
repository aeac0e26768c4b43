/// An element of XML as Interface Builder writes it.
///
/// The reader expands the five entities of XML and numbers only; a document's own entities stay as they are written, so
/// that none of them grows. It stops at what is not XML, and reads each byte once.
final class XMLElement {
  let name: String
  private(set) var attributes: [String: String] = [:]
  private(set) var children: [XMLElement] = []
  /// The text in it, without that of other elements.
  private(set) var text = ""
  private(set) unowned var parent: XMLElement?
  /// The offset of its `<`.
  let offset: Int

  /// The deepest nesting of elements that is kept; Interface Builder stays far below.
  private static let deepest = 512

  private init(_ name: String, offset: Int) {
    self.name = name
    self.offset = offset
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The elements inside of it, in the order of the file.
  var descendants: [XMLElement] { children.flatMap { [$0] + $0.descendants } }

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Reads a document; its elements are the children of one without a name.
  static func document(_ bytes: [UInt8]) -> XMLElement {
    let document = XMLElement("", offset: 0)
    var open = [document]
    /// How many elements are open that are nested too deeply to be kept.
    var left = 0
    var reader = XMLReader(bytes)
    while let part = reader.next() {
      switch part {
      case .text(let text): if left == 0 { open[open.count - 1].text += text }
      case .start(let name, let attributes, let offset):
        guard left == 0, open.count < deepest else {
          left += 1
          continue
        }
        let element = XMLElement(name, offset: offset)
        element.attributes = attributes
        element.parent = open[open.count - 1]
        open[open.count - 1].children.append(element)
        open.append(element)
      case .end:
        if left > 0 { left -= 1 } else if open.count > 1 { open.removeLast() }
      }
    }
    return document
  }
}

/// Splits XML into what begins and ends elements, and the text between.
private struct XMLReader {
  enum Part {
    case start(String, [String: String], offset: Int)
    case end
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0
  /// Whether the element that was read last has no content: `<a/>`.
  private var isEmpty = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Returns the next part, or `nil` at the end.
  mutating func next() -> Part? {
    if isEmpty {
      isEmpty = false
      return .end
    }
    while position < bytes.count {
      let start = position
      if byte != UInt8(ascii: "<") {
        skip { $0 != UInt8(ascii: "<") }
        return .text(decoded(start..<position))
      } else if starts(with: "<!--") {
        skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        skip(past: "]]>")
        return .text(bytes[min(start + 9, position)..<max(start + 9, position - 3)].text)
      } else if starts(with: "<!") {
        skipDeclaration()
      } else if starts(with: "<?") {
        skip(past: "?>")
      } else if starts(with: "</") {
        skip(past: ">")
        return .end
      } else {
        position += 1
        let name = word()
        if !name.isEmpty { return .start(name, attributes(), offset: start) }
      }
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    position + text.utf8CodeUnitCount <= bytes.count
      && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count, !starts(with: text) { position += 1 }
    position = min(position + text.utf8CodeUnitCount, bytes.count)
  }

  /// Skips a declaration such as `<!DOCTYPE … [ … ]>`.
  private mutating func skipDeclaration() {
    var depth = 0
    skip { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      return byte != UInt8(ascii: ">") || depth > 0
    }
    position += 1
  }

  private mutating func word() -> String {
    let start = position
    skip { !$0.isSpace && !"/>=<".utf8.contains($0) }
    return bytes[start..<position].text
  }

  /// Reads attributes up to the end of the element's head.
  private mutating func attributes() -> [String: String] {
    var result: [String: String] = [:]
    while position < bytes.count, byte != UInt8(ascii: ">"), byte != UInt8(ascii: "<") {
      skip(\.isSpace)
      let name = word()
      skip(\.isSpace)
      guard !name.isEmpty, byte == UInt8(ascii: "=") else {
        if name.isEmpty, byte != UInt8(ascii: ">") { position += 1 }
        continue
      }
      position += 1
      skip(\.isSpace)
      let quote = byte
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      position += 1
      let start = position
      skip { $0 != quote }
      result[name] = decoded(start..<position)
      position += 1
    }
    isEmpty = byte == UInt8(ascii: ">") && bytes[position - 1] == UInt8(ascii: "/")
    if byte == UInt8(ascii: ">") { position += 1 }
    return result
  }

  /// The text of some bytes, with the entities of XML replaced.
  private func decoded(_ range: Range<Int>) -> String {
    let text = bytes[range].text
    guard bytes[range].contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    let first = parts.removeFirst()
    return parts.reduce(into: String(first)) { result, part in
      let name = part.prefix { $0 != ";" }
      if name.endIndex < part.endIndex, let character = Self.entity(name) {
        result.append(character)
        result += part[name.endIndex...].dropFirst()
      } else {
        result += "&" + part
      }
    }
  }

  private static func entity(_ name: Substring) -> Character? {
    let known: [Substring: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    guard name.hasPrefix("#") else { return known[name] }
    let digits = name.dropFirst()
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { Character($0) }
  }
}
