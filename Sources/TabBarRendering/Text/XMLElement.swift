/// An element of an XML document.
struct XMLElement {
  /// Its name.
  let name: String
  /// Its attributes, in order.
  var attributes: [(name: String, value: String)]
  /// The elements in it.
  var children: [XMLElement] = []
  /// The text in it.
  var content = ""

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], content: String = "") {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.content = content
  }

  /// Writes the element, each child on lines of its own.
  ///
  /// - Parameter ascii: Whether characters beyond ASCII are written as references to their numbers.
  func write(to output: inout String, indentation: Int, ascii: Bool) {
    let margin = String(repeating: " ", count: indentation)
    output += margin
    output += "<"
    output += name
    for attribute in attributes {
      output += " "
      output += attribute.name
      output += "=\""
      output += Self.escaped(attribute.value, isAttribute: true, ascii: ascii)
      output += "\""
    }
    guard !children.isEmpty || !content.isEmpty else {
      output += "/>\n"
      return
    }
    output += ">" + Self.escaped(content, ascii: ascii)
    if !children.isEmpty {
      output += "\n"
      for child in children { child.write(to: &output, indentation: indentation + 2, ascii: ascii) }
      output += margin
    }
    output += "</\(name)>\n"
  }

  /// Returns a text in which nothing is taken for markup, and nothing is left that XML 1.0 forbids.
  static func escaped(_ text: String, isAttribute: Bool = false, ascii: Bool = false) -> String {
    // Most texts need nothing; to see that is several times as fast as to copy them.
    if text.utf8.withContiguousStorageIfAvailable({ $0.allSatisfy(isPlain) }) == true { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      // A parser turns them into spaces within an attribute, and a carriage return into a newline anywhere.
      case "\n" where isAttribute, "\t" where isAttribute, "\r": result += "&#\(scalar.value);"
      case _ where !isAllowed(scalar): result += ascii ? "?" : "\u{FFFD}"
      case _ where ascii && !scalar.isASCII: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns whether a byte is a character of ASCII that stands for itself anywhere.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20..<0x7F: true
    default: false
    }
  }

  /// Returns whether XML 1.0 lets a character stand in a document.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
