import TabBarCore

package struct XMLElement {
  /// Attributes with their names; one without a value is left out.
  package typealias Attributes = [(name: String, value: (any XMLValue)?)]

  package let name: String
  package var attributes: Attributes
  package var children: [XMLElement] = []
  /// The lines between the tags, if any.
  var content: [HarmlessText] = []

  package init(_ name: String, _ attributes: Attributes = [], content: [HarmlessText] = []) {
    self.name = name
    self.attributes = attributes
    self.content = content
  }

  /// Returns the element as text, with a line break at its end; `ascii` writes other characters as their numbers.
  package func text(indentation: Int = 0, ascii: Bool) -> HarmlessText {
    var output = ""
    write(to: &output, indentation: indentation, ascii: ascii)
    return Self.document(output)
  }

  /// Returns markup, in which every text was written by `write(_:to:isAttribute:ascii:)`, as a document.
  static func document(_ output: String) -> HarmlessText {
    HarmlessText(verbatim: LogCommand.escaped(in: output, sign: "&#35;"))
  }

  /// Writes the element, each child on lines of its own that are indented by `step` spaces.
  func write(to output: inout String, indentation: Int, step: Int = 2, ascii: Bool) {
    let margin = String(repeating: " ", count: indentation)
    output += "\(margin)<\(name)"
    for (name, value) in attributes {
      guard let value else { continue }
      output += " \(name)=\""
      Self.write(value.xml.text, to: &output, isAttribute: true, ascii: ascii)
      output += "\""
    }
    guard !children.isEmpty || !content.isEmpty else { return output += "/>\n" }
    output += ">"
    // A single line follows its tag, so that no log takes it for a command.
    let text = content.count == 1 ? content[0] : .lines(content)
    Self.write(text.text, to: &output, isAttribute: false, ascii: ascii)
    if !children.isEmpty {
      output += "\n"
      for child in children {
        child.write(to: &output, indentation: indentation + step, step: step, ascii: ascii)
      }
      output += margin
    }
    output += "</\(name)>\n"
  }

  /// Writes a text so that nothing in it is taken for markup, and nothing is left that XML 1.0 forbids.
  static func write(_ text: String, to output: inout String, isAttribute: Bool, ascii: Bool) {
    // Most texts need no escapes.
    if text.isPrintableASCII, !text.utf8.contains(where: "&<>\"".utf8.contains) { return output += text }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"" where isAttribute: output += "&quot;"
      // A parser turns them into spaces within an attribute, and a carriage return into a newline anywhere.
      case "\n" where isAttribute, "\t" where isAttribute, "\r": output += "&#\(scalar.value);"
      case _ where !isAllowed(scalar): output += ascii ? "?" : "\u{FFFD}"
      case _ where ascii && !scalar.isASCII: output += "&#\(scalar.value);"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}

/// What an attribute can be made of.
package protocol XMLValue {
  var xml: HarmlessText { get }
}

extension HarmlessText: XMLValue { package var xml: HarmlessText { self } }
extension String: XMLValue { package var xml: HarmlessText { HarmlessText(self) } }
extension Int: XMLValue { package var xml: HarmlessText { "\(self)" } }
/// A length has at most two decimals.
extension Double: XMLValue { package var xml: HarmlessText { Points.hundredths(self) } }
