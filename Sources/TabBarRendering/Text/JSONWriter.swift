extension JSONValue {
  /// The document as text, without a line break at its end.
  ///
  /// What fits into a line is on one line. Characters that act on a terminal or hide in a line are escaped.
  package var text: String { text(indentation: 0) }

  /// Returns the value as text within a document, its first line after a number of spaces.
  private func text(indentation: Int) -> String {
    // Bytes, because a string checks each piece that is added to it.
    var output: [UInt8] = []
    output.reserveCapacity(Self.expectedLength)
    write(to: &output, indentation: indentation, column: indentation)
    return String(decoding: output, as: UTF8.self)
  }

  // The bytes of most scenes.
  private static let expectedLength = 1 << 14

  /// Returns the document as text, in 7-bit characters where these are all that may be written.
  ///
  /// - Parameter indentation: The spaces in front of the first line, where the value is within a document.
  package func text(ascii: Bool, indentation: Int = 0) -> String {
    let text = text(indentation: indentation)
    guard ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
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
    if writeOnOneLine(to: &output, column: column) { return }
    let margin = indentation + 2
    switch self {
    case .array(let values):
      output.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        output.startLine(isFirst: index == 0, margin: margin)
        // The comma after the value takes a column, too.
        value.write(to: &output, indentation: margin, column: margin + 1)
      }
      output.endLines(margin: indentation, UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        output.startLine(isFirst: index == 0, margin: margin)
        let start = output.count
        Self.writeName(member.name, to: &output)
        member.value.write(to: &output, indentation: margin, column: margin + 1 + output.count - start)
      }
      output.endLines(margin: indentation, UInt8(ascii: "}"))
    case .null, .bool, .number, .string:
      var room = Int.max
      _ = writeCompact(to: &output, room: &room)
    }
  }

  /// Writes the value on one line if it fits, and returns whether it did.
  private func writeOnOneLine(to output: inout [UInt8], column: Int) -> Bool {
    var room = Self.lineLength - column
    var leastRoom = room
    // Most values that are too long are found to be so before anything is written.
    guard mayFit(in: &leastRoom) else { return false }
    let start = output.count
    if writeCompact(to: &output, room: &room) { return true }
    output.removeSubrange(start...)
    return false
  }

  /// Takes the fewest bytes that the value can have from what there is room for, and returns whether there was room.
  private func mayFit(in room: inout Int) -> Bool {
    switch self {
    case .null, .bool: room -= 4
    case .number: room -= 1
    case .string(let text): room -= text.utf8.count + 2
    case .array(let values):
      // The two brackets, and a comma and a space between any two values.
      room -= max(2, 2 * values.count)
      for value in values { guard room >= 0, value.mayFit(in: &room) else { return false } }
    case .object(let members):
      room -= max(2, 2 * members.count)
      for member in members {
        room -= member.name.utf8.count + 4
        guard room >= 0, member.value.mayFit(in: &room) else { return false }
      }
    }
    return room >= 0
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
      output.append(UInt8(ascii: "["))
      // The two brackets.
      room -= 2
      for (index, value) in values.enumerated() {
        if index > 0 {
          output.add(", ")
          room -= 2
        }
        guard value.writeCompact(to: &output, room: &room) else { return false }
      }
      output.append(UInt8(ascii: "]"))
      return room >= 0
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      room -= 2
      for (index, member) in members.enumerated() {
        if index > 0 {
          output.add(", ")
          room -= 2
        }
        let start = output.count
        Self.writeName(member.name, to: &output)
        room -= output.count - start
        guard member.value.writeCompact(to: &output, room: &room) else { return false }
      }
      output.append(UInt8(ascii: "}"))
      return room >= 0
    }
    room -= output.count - start
    return room >= 0
  }

  private static func writeName(_ name: String, to output: inout [UInt8]) {
    writeQuoted(name, to: &output)
    output.add(": ")
  }

  /// Writes a text between quotes.
  private static func writeQuoted(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    if !output.addPlain(text) {
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
    output.append(UInt8(ascii: "\""))
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

  /// Appends the bytes of a text if none of them has to be escaped, and returns whether that is so.
  fileprivate mutating func addPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var isPlain = true
      // Without a way out of the loop, so that it takes many bytes at a time.
      for byte in bytes {
        let isEscaped =
          byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        isPlain = isEscaped ? false : isPlain
      }
      if isPlain { append(contentsOf: bytes) }
      return isPlain
    } ?? false
  }

  /// Begins the line of a member of a list or an object.
  fileprivate mutating func startLine(isFirst: Bool, margin: Int) {
    if !isFirst { append(UInt8(ascii: ",")) }
    append(UInt8(ascii: "\n"))
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: margin))
  }

  /// Begins the line of the bracket that ends a list or an object.
  fileprivate mutating func endLines(margin: Int, _ bracket: UInt8) {
    startLine(isFirst: true, margin: margin)
    append(bracket)
  }
}
