extension JSONValue {
  /// The document as text, without a line break at its end.
  ///
  /// What fits into a line is on one line. Characters that act on a terminal or hide in a line are escaped.
  package var text: HarmlessText { text(ascii: false) }

  /// Returns the document as text, in 7-bit characters where these are all that may be written.
  ///
  /// - Parameter indentation: The spaces in front of the first line, where the value is within a document.
  package func text(ascii: Bool, indentation: Int = 0) -> HarmlessText {
    // A log's command can only be between quotes, too.
    let text = LogCommand.escaped(
      in: written(indentation: indentation, column: indentation), sign: "\\u0023")
    guard ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return HarmlessText(verbatim: text) }
    // Only texts between quotes hold other characters, so all of them can be escaped.
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII { result.unicodeScalars.append(scalar) } else { result += Self.escape(scalar) }
    }
    return HarmlessText(verbatim: result)
  }

  // The columns that an object or a list may take on one line.
  private static let lineLength = 110

  /// Returns the value within a document: on the rest of a line if it fits, else each member on a line of its own.
  private func written(indentation: Int, column: Int) -> String {
    let line = line
    if line.utf8.count <= Self.lineLength - column { return line }
    let end = "\n" + String(repeating: " ", count: indentation)
    switch self {
    case .array(let values):
      // The comma after a value takes a column, too.
      let items = values.map { $0.written(indentation: indentation + 2, column: indentation + 3) }
      return "[" + items.map { "\(end)  \($0)" }.joined(separator: ",") + end + "]"
    case .object(let members):
      let items = members.map { name, value in
        "\(end)  \(Self.quoted(name)): "
          + value.written(indentation: indentation + 2, column: indentation + 7 + name.utf8.count)
      }
      return "{" + items.joined(separator: ",") + end + "}"
    case .null, .bool, .number, .string: return line
    }
  }

  /// The value on one line.
  private var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.isFinite ? Points.decimals(value, parts: 100) : "null"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns a text between quotes, escaped where it could do more than be seen.
  private static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
    var result = "\""
    for character in text {
      for (index, scalar) in character.unicodeScalars.enumerated() {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        case _ where index >= TerminalText.mostScalars || actsOnTerminal(scalar): result += escape(scalar)
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Returns whether a byte is a character of ASCII that needs no escape between quotes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
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

  /// Returns whether a character is a control, moves or reorders text, breaks a line, or is one that nobody sees.
  private static func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return scalar.value < 0x20 || scalar.value == 0x7F }
    return TerminalText.isInvisible(scalar)
      || [.format, .privateUse, .unassigned].contains(scalar.properties.generalCategory)
  }
}
