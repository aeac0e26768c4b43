extension JSONValue {
  /// The document as text, without a line break at its end.
  ///
  /// What fits into a line is on one line. Characters that act on a terminal or hide in a line are escaped.
  package var text: String { text(indentation: 0) }

  /// Returns the value as text within a document, its first line behind a number of spaces.
  private func text(indentation: Int) -> String {
    // Bytes, because a string checks each piece that is added to it.
    var output: [UInt8] = []
    write(to: &output, indentation: indentation, column: indentation)
    return String(decoding: output, as: UTF8.self)
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

  private func write(to output: inout [UInt8], indentation: Int, column: Int) {
    switch self {
    case .array(let values):
      if writeOnOneLine(to: &output, column: column) { return }
      Self.write(values.lazy.map { (nil, $0) }, between: "[", "]", to: &output, indentation: indentation)
    case .object(let members):
      if writeOnOneLine(to: &output, column: column) { return }
      Self.write(members.lazy.map { ($0, $1) }, between: "{", "}", to: &output, indentation: indentation)
    default:
      var room = Int.max
      _ = writeCompact(to: &output, room: &room)
    }
  }

  /// Writes the value on one line if it fits, and returns whether it did.
  private func writeOnOneLine(to output: inout [UInt8], column: Int) -> Bool {
    var room = Self.lineLength - column
    let start = output.count
    if writeCompact(to: &output, room: &room) { return true }
    output.removeSubrange(start...)
    return false
  }

  private static func write(
    _ members: some Sequence<(name: String?, value: JSONValue)>, between open: String, _ close: String,
    to output: inout [UInt8], indentation: Int
  ) {
    output.add(open)
    let inner = indentation + 2
    let margin = String(repeating: " ", count: inner)
    var isFirst = true
    for member in members {
      output.add(isFirst ? "\n" : ",\n")
      isFirst = false
      output.add(margin)
      var column = inner + 1
      if let name = member.name {
        let start = output.count
        writeQuoted(name, to: &output)
        output.add(": ")
        column += output.count - start
      }
      member.value.write(to: &output, indentation: inner, column: column)
    }
    output.add("\n" + String(repeating: " ", count: indentation) + close)
  }

  /// Writes the value on one line as long as there is room for its bytes, and returns whether there was.
  private func writeCompact(to output: inout [UInt8], room: inout Int) -> Bool {
    let start = output.count
    switch self {
    case .null: output.add("null")
    case .bool(let value): output.add(value ? "true" : "false")
    case .number(let value): output.add(value.isFinite ? Points.decimal(value, digits: 2) : "null")
    case .string(let value): Self.writeQuoted(value, to: &output)
    case .array(let values):
      output.add("[")
      // The two brackets.
      room -= 2
      for (index, value) in values.enumerated() {
        if index > 0 {
          output.add(", ")
          room -= 2
        }
        guard value.writeCompact(to: &output, room: &room) else { return false }
      }
      output.add("]")
      return room >= 0
    case .object(let members):
      output.add("{")
      room -= 2
      for (index, member) in members.enumerated() {
        if index > 0 {
          output.add(", ")
          room -= 2
        }
        let start = output.count
        Self.writeQuoted(member.name, to: &output)
        output.add(": ")
        room -= output.count - start
        guard member.value.writeCompact(to: &output, room: &room) else { return false }
      }
      output.add("}")
      return room >= 0
    }
    room -= output.count - start
    return room >= 0
  }

  /// Writes a text between quotes.
  private static func writeQuoted(_ text: String, to output: inout [UInt8]) {
    output.add("\"")
    if text.utf8.allSatisfy({
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }) {
      output.add(text)
    } else {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": output.add("\\\"")
        case "\\": output.add("\\\\")
        case "\n": output.add("\\n")
        case "\t": output.add("\\t")
        case "\r": output.add("\\r")
        case _ where actsOnTerminal(scalar): output.add(escape(scalar))
        default: output.add(String(scalar))
        }
      }
    }
    output.add("\"")
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

extension [UInt8] {
  /// Appends the bytes of a text.
  fileprivate mutating func add(_ text: String) { append(contentsOf: text.utf8) }
}
