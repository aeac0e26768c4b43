extension JSONValue {
  /// The document as text, without a line break at its end.
  ///
  /// What fits into a line is on one line. Characters that act on a terminal or hide in a line are escaped.
  package var text: String { text(indentation: 0) }

  /// Returns the value as text within a document, its first line behind a number of spaces.
  private func text(indentation: Int) -> String {
    var output = ""
    write(to: &output, indentation: indentation, column: indentation)
    return output
  }

  /// Returns the document as text, in 7-bit characters where these are all that may be written.
  ///
  /// - Parameter indentation: The spaces in front of the first line, where the value is within a document.
  package func text(ascii: Bool, indentation: Int = 0) -> String {
    let text = text(indentation: indentation)
    guard ascii else { return text }
    // Only texts between quotes hold other characters, so all of them can be escaped.
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII { result.unicodeScalars.append(scalar) } else { result += Self.escape(scalar) }
    }
    return result
  }

  // The columns that an object or a list may take on one line.
  private static let lineLength = 110

  private func write(to output: inout String, indentation: Int, column: Int) {
    let compact = compactText
    switch self {
    case .array(let values) where column + compact.utf8.count > Self.lineLength:
      Self.write(values.map { (nil, $0) }, between: "[", "]", to: &output, indentation: indentation)
    case .object(let members) where column + compact.utf8.count > Self.lineLength:
      Self.write(members.map { ($0, $1) }, between: "{", "}", to: &output, indentation: indentation)
    default:
      output += compact
    }
  }

  private static func write(
    _ members: [(name: String?, value: JSONValue)], between open: String, _ close: String,
    to output: inout String, indentation: Int
  ) {
    output += open
    let inner = indentation + 2
    for (index, member) in members.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      output += String(repeating: " ", count: inner)
      var column = inner + 1
      if let name = member.name {
        let label = quoted(name) + ": "
        output += label
        column += label.utf8.count
      }
      member.value.write(to: &output, indentation: inner, column: column)
    }
    output += "\n" + String(repeating: " ", count: indentation) + close
  }

  /// The value on one line.
  private var compactText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.isFinite ? Points.decimal(value, digits: 2) : "null"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.compactText).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ": " + $0.value.compactText }.joined(separator: ", ") + "}"
    }
  }

  /// Returns a text between quotes.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where actsOnTerminal(scalar): result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a character as JSON writes it in hexadecimal digits, those beyond U+FFFF as two halves.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    var result = ""
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    return result
  }

  /// Returns whether a character is a control, moves or reorders text, or breaks a line.
  private static func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x20, scalar.value != 0x7F else { return true }
    guard scalar.value >= 0x80 else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
