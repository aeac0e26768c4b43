import TabBarCore

extension JSONValue {
  /// The document as text, without a line break at its end.
  ///
  /// What fits into a line is on one line. Characters that act on a terminal or hide in a line are escaped.
  package var text: HarmlessText { text(ascii: false) }

  /// Returns the document as text, in 7-bit characters where these are all that may be written. `indentation` counts
  /// the spaces in front of the first line, where the value is within a document.
  package func text(ascii: Bool, indentation: Int = 0) -> HarmlessText {
    var text: [UInt8] = []
    write(to: &text, indentation: indentation, column: indentation)
    return Self.harmless(text, ascii: ascii)
  }

  /// Returns the members of an object, each on a line of its own, without the braces around them.
  package func members(ascii: Bool, indentation: Int) -> HarmlessText {
    var text: [UInt8] = []
    writeMembers(to: &text, indentation: indentation)
    return Self.harmless(text, ascii: ascii)
  }

  private static func harmless(_ bytes: [UInt8], ascii: Bool) -> HarmlessText {
    // A log's command can only be between quotes, too.
    let text = LogCommand.escaped(in: String(decoding: bytes, as: UTF8.self), sign: "\\u0023")
    guard ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return HarmlessText(verbatim: text) }
    // Only texts between quotes hold other characters, so all of them can be escaped.
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
    }
    return HarmlessText(verbatim: result)
  }

  // The columns that an object or a list may take on one line.
  private static let lineLength = 110

  /// The brackets and the members of a list or an object, which have names in an object alone.
  private var parts: (open: String, close: String, members: [(name: String?, value: JSONValue)])? {
    switch self {
    case .array(let values): ("[", "]", values.map { (nil, $0) })
    case .object(let members): ("{", "}", members.map { ($0.name, $0.value) })
    case .null, .bool, .number, .string: nil
    }
  }

  // Bytes, because a document is made of many short pieces.

  /// Writes the value within a document: on the rest of a line if it fits, else each member on a line of its own.
  private func write(to text: inout [UInt8], indentation: Int, column: Int) {
    let start = text.count
    if writeLine(to: &text, upTo: start + Self.lineLength - column) { return }
    guard let parts else { return }
    text.removeSubrange(start...)
    text += parts.open.utf8
    writeMembers(to: &text, indentation: indentation)
    Self.writeLineBreak(to: &text, indentation: indentation)
    text += parts.close.utf8
  }

  private func writeMembers(to text: inout [UInt8], indentation: Int) {
    guard let parts else { return }
    for (index, (name, value)) in parts.members.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      Self.writeLineBreak(to: &text, indentation: indentation + 2)
      Self.write(name, to: &text)
      // The comma after a value takes a column, too.
      let column = indentation + 3 + (name.map { 4 + $0.utf8.count } ?? 0)
      value.write(to: &text, indentation: indentation + 2, column: column)
    }
  }

  private static func writeLineBreak(to text: inout [UInt8], indentation: Int) {
    text.append(UInt8(ascii: "\n"))
    text += repeatElement(UInt8(ascii: " "), count: indentation)
  }

  private static func write(_ name: String?, to text: inout [UInt8]) {
    guard let name else { return }
    quote(name, to: &text)
    text += ": ".utf8
  }

  /// Writes the value on one line; returns whether the text is no longer than a number of bytes. A list or an object stops
  /// where it gets longer, since it is then written again.
  private func writeLine(to text: inout [UInt8], upTo end: Int) -> Bool {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .number(let value): text += (value.isFinite ? Points.decimals(value, parts: 100) : "null").utf8
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", ".utf8 }
        if !value.writeLine(to: &text, upTo: end) { return false }
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", ".utf8 }
        Self.write(member.name, to: &text)
        if !member.value.writeLine(to: &text, upTo: end) { return false }
      }
      text.append(UInt8(ascii: "}"))
    }
    return text.count <= end
  }

  /// Writes a text between quotes, escaped where it could do more than be seen.
  private static func quote(_ value: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    var value = value
    if value.withUTF8({ $0.allSatisfy(isPlain) }) {
      text += value.utf8
    } else {
      var escaped = ""
      if TerminalText.mayHavePile(value) {
        for character in value {
          for (index, scalar) in character.unicodeScalars.enumerated() {
            write(scalar, isDrawn: index < TerminalText.mostScalars, to: &escaped)
          }
        }
      } else {
        for scalar in value.unicodeScalars { write(scalar, isDrawn: true, to: &escaped) }
      }
      text += escaped.utf8
    }
    text.append(UInt8(ascii: "\""))
  }

  private static func write(_ scalar: Unicode.Scalar, isDrawn: Bool, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case "\r": text += "\\r"
    case _ where !isDrawn || actsOnTerminal(scalar): text += escape(scalar)
    default: text.append(Character(scalar))
    }
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
