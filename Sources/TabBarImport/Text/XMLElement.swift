/// An element of XML as Interface Builder writes it.
final class XMLElement {
  let name: String
  fileprivate(set) var attributes: [String: String] = [:]
  fileprivate(set) var children: [XMLElement] = []
  /// The text in it, without that of other elements.
  fileprivate(set) var text = ""
  fileprivate(set) unowned var parent: XMLElement?
  /// The offset of its `<`.
  let offset: Int

  fileprivate init(_ name: String, offset: Int) {
    self.name = name
    self.offset = offset
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The elements inside of it, in the order of the file.
  var descendants: [XMLElement] {
    var result: [XMLElement] = []
    var waiting: [XMLElement] = children.reversed()
    while let element = waiting.popLast() {
      result.append(element)
      waiting += element.children.reversed()
    }
    return result
  }

  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Reads a document; its elements are the children of one without a name. Returns with it the first byte from which on it is not
  /// what Interface Builder writes, so that something may be missing.
  static func document(_ bytes: [UInt8]) -> (XMLElement, doubt: Int?) {
    let document = XMLElement("", offset: 0)
    var reader = XMLReader(bytes, document)
    reader.read()
    return (document, reader.doubt ?? bytes.firstDoubt)
  }
}

/// A reader of XML. It expands the five entities of XML and numbers only; a document's own entities stay as they are
/// written, so that none of them grows. It stops at what is not XML, and reads each byte once.
private struct XMLReader: ByteReader {
  let bytes: [UInt8]
  var next = 0
  /// The elements that are open, from the document on.
  private var open: [XMLElement]
  private(set) var doubt: Int?
  /// The deepest nesting of elements that is read; Interface Builder stays far below.
  private static let deepest = 512

  init(_ bytes: [UInt8], _ document: XMLElement) {
    self.bytes = bytes
    open = [document]
  }

  mutating func read() {
    while next < bytes.count {
      let start = next
      if byte() != "<" {
        let text = decoded(skip { $0 != "<" })
        open[open.count - 1].text += text
      } else if at("<!--") {
        skip(past: "-->")
      } else if at("<!") || at("<?") {
        if at("<![") || at("<!DOCTYPE") && !at("<!DOCTYPE plist") { doubt = doubt ?? start }
        skip(past: ">")
      } else if at("</") {
        next += 2
        if word() != open[open.count - 1].name { doubt = doubt ?? start }
        skip(past: ">")
        end()
      } else {
        next += 1
        element(word(), offset: start)
      }
    }
    if open.count > 1 { doubt = doubt ?? open[open.count - 1].offset }
  }

  private mutating func end() {
    if open.count > 1 { open.removeLast() }
  }

  private mutating func element(_ name: String, offset: Int) {
    guard !name.isEmpty, open.count < Self.deepest else {
      doubt = doubt ?? offset
      if !name.isEmpty { next = bytes.count }
      return
    }
    let element = XMLElement(name, offset: offset)
    element.attributes = attributes()
    let isEmpty = byte() == ">" && byte(-1) == "/"
    if byte() == ">" { next += 1 }
    element.parent = open[open.count - 1]
    open[open.count - 1].children.append(element)
    open.append(element)
    if isEmpty { end() }
  }

  private mutating func word() -> String {
    bytes[skip { !$0.isSpace && !"/>=<".utf8.contains($0) }].text
  }

  private mutating func attributes() -> [String: String] {
    var result: [String: String] = [:]
    while next < bytes.count, byte() != ">", byte() != "<" {
      skip(\.isSpace)
      let name = word()
      guard !name.isEmpty, at("=\"") else {
        if !name.isEmpty { doubt = doubt ?? next }
        if name.isEmpty, byte() != ">" { next += 1 }
        continue
      }
      next += 2
      result[name] = decoded(skip { $0 != "\"" })
      next += 1
    }
    return result
  }

  /// The text of some bytes, with the entities of XML replaced.
  private func decoded(_ range: Range<Int>) -> String {
    let parts = bytes[range].text.split(separator: "&", omittingEmptySubsequences: false)
    guard let first = parts.first else { return "" }
    return parts.dropFirst().reduce(into: String(first)) { result, part in
      let name = part.prefix { $0 != ";" }
      if name.endIndex < part.endIndex, let character = Self.entity(name) {
        result += String(character) + part[name.endIndex...].dropFirst()
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
