extension JSONValue {
  /// The document as text, without a line break at its end.
  ///
  /// What fits into a line is on one line. Characters that act on a terminal or hide in a line are escaped.
  package var text: HarmlessText { text(ascii: false) }

  /// Returns the value as text within a document, its first line after a number of spaces.
  private func text(indentation: Int) -> String {
    var output = TextBytes(capacity: Self.expectedLength)
    write(to: &output, indentation: indentation, column: indentation)
    return output.text
  }

  // The bytes of most scenes.
  private static let expectedLength = 1 << 14

  /// Returns the document as text, in 7-bit characters where these are all that may be written.
  ///
  /// - Parameter indentation: The spaces in front of the first line, where the value is within a document.
  package func text(ascii: Bool, indentation: Int = 0) -> HarmlessText {
    // A log's command can only be between quotes, too.
    let text = LogCommand.escaped(in: text(indentation: indentation), sign: "\\u0023")
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

  private func write(to output: inout TextBytes, indentation: Int, column: Int) {
    let margin = indentation + 2
    switch self {
    case .null, .bool, .number, .string:
      var room = Int.max
      _ = writeCompact(to: &output, room: &room)
    case .array(let values):
      if writeOnOneLine(to: &output, column: column) { return }
      output.add(UInt8(ascii: "["))
      for index in values.indices {
        output.startLine(isFirst: index == 0, margin: margin)
        // The comma after the value takes a column, too.
        values[index].write(to: &output, indentation: margin, column: margin + 1)
      }
      output.endLines(margin: indentation, UInt8(ascii: "]"))
    case .object(let members):
      if writeOnOneLine(to: &output, column: column) { return }
      output.add(UInt8(ascii: "{"))
      for index in members.indices {
        output.startLine(isFirst: index == 0, margin: margin)
        let start = output.count
        Self.writeName(members[index].name, to: &output)
        members[index].value.write(
          to: &output, indentation: margin, column: margin + 1 + output.count - start)
      }
      output.endLines(margin: indentation, UInt8(ascii: "}"))
    }
  }

  /// Writes the value on one line if it fits, and returns whether it did.
  private func writeOnOneLine(to output: inout TextBytes, column: Int) -> Bool {
    var room = Self.lineLength - column
    var leastRoom = room
    // Most values that are too long are found to be so before anything is written.
    guard mayFit(in: &leastRoom) else { return false }
    let start = output.count
    if writeCompact(to: &output, room: &room) { return true }
    output.keep(start)
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
      for index in values.indices {
        guard room >= 0, values[index].mayFit(in: &room) else { return false }
      }
    case .object(let members):
      room -= max(2, 2 * members.count)
      for index in members.indices {
        room -= members[index].name.utf8.count + 4
        guard room >= 0, members[index].value.mayFit(in: &room) else { return false }
      }
    }
    return room >= 0
  }

  /// Writes the value on one line as long as there is room for its bytes, and returns whether there was.
  private func writeCompact(to output: inout TextBytes, room: inout Int) -> Bool {
    let start = output.count
    switch self {
    case .null: output.add("null")
    case .bool(let value): output.add(value ? "true" : "false")
    case .number(let value): Self.writeNumber(value, to: &output)
    case .string(let value): Self.writeQuoted(value, to: &output)
    case .array(let values):
      output.add(UInt8(ascii: "["))
      // The two brackets.
      room -= 2
      for index in values.indices {
        if index > 0 {
          output.add(", ")
          room -= 2
        }
        guard values[index].writeCompact(to: &output, room: &room) else { return false }
      }
      output.add(UInt8(ascii: "]"))
      return room >= 0
    case .object(let members):
      output.add(UInt8(ascii: "{"))
      room -= 2
      for index in members.indices {
        if index > 0 {
          output.add(", ")
          room -= 2
        }
        let start = output.count
        Self.writeName(members[index].name, to: &output)
        room -= output.count - start
        guard members[index].value.writeCompact(to: &output, room: &room) else { return false }
      }
      output.add(UInt8(ascii: "}"))
      return room >= 0
    }
    room -= output.count - start
    return room >= 0
  }

  private static func writeName(_ name: String, to output: inout TextBytes) {
    // Names are the program's own, and have nothing to escape.
    output.add(UInt8(ascii: "\""))
    output.add(name)
    output.add("\": ")
  }

  /// Writes a number with at most two decimals; one that is not finite is null.
  private static func writeNumber(_ value: Double, to output: inout TextBytes) {
    guard value.isFinite else { return output.add("null") }
    guard let hundredths = Points.rounded(value, to: 100) else { return output.add("0") }
    if hundredths < 0 { output.add(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    output.addDigits(whole)
    guard rest > 0 else { return }
    output.add(UInt8(ascii: "."))
    output.addDigits(rest / 10)
    if rest % 10 > 0 { output.addDigits(rest % 10) }
  }

  /// Writes a text between quotes.
  private static func writeQuoted(_ text: String, to output: inout TextBytes) {
    output.add(UInt8(ascii: "\""))
    if !output.add(text, where: isPlain) {
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
    output.add(UInt8(ascii: "\""))
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

extension TextBytes {
  /// Adds a number in digits.
  fileprivate mutating func addDigits(_ number: UInt) {
    if number >= 10 { addDigits(number / 10) }
    add(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Begins the line of a member of a list or an object.
  fileprivate mutating func startLine(isFirst: Bool, margin: Int) {
    if !isFirst { add(UInt8(ascii: ",")) }
    add(UInt8(ascii: "\n"))
    addSpaces(margin)
  }

  /// Begins the line of the bracket that ends a list or an object.
  fileprivate mutating func endLines(margin: Int, _ bracket: UInt8) {
    startLine(isFirst: true, margin: margin)
    add(bracket)
  }
}
