/// Rows that were typed one under the other, and the commands that they are.
///
/// Each row is a command. Where a text in quotes is open at a row's end and closed in a later one, these rows are one
/// command: in double quotes the line break becomes part of the text, written `\n`, if the command may have it there,
/// and else a space. A text that is never closed joins nothing, so that the mistake is found in its own row.
package struct CommandRows: Hashable, Sendable {
  package private(set) var lines: [String] = []
  /// Which line each row belongs to.
  package private(set) var lineOfRow: [Int] = []
  /// The first row with a text that is not closed, neither there nor further down, or `nil`.
  package private(set) var openRow: Int?
  /// Whether a text is open at the end of the last row.
  package var isOpen: Bool { openRow != nil }

  package let rows: [String]
  private var rowsOfLine: [Int] = []

  package init(_ rows: [String]) {
    self.rows = rows
    var index = 0
    while index < rows.count {
      var end = Self.end(of: rows, from: index)
      if end == nil {
        if openRow == nil { openRow = index }
        end = index
      }
      let last = end ?? index
      lineOfRow += [Int](repeating: lines.count, count: last - index + 1)
      rowsOfLine.append(last - index + 1)
      lines.append(Self.joined(rows[index...last]))
      index = last + 1
    }
  }

  /// Returns the command that a row is part of, and whether other rows are part of it. An open text is taken to go on
  /// to the last row.
  package func command(at row: Int) -> (line: String, isShared: Bool) {
    if let openRow, row >= openRow { return (Self.joined(rows[openRow...]), isShared(row)) }
    return (lines[lineOfRow[row]], isShared(row))
  }

  /// Returns whether a row means nothing by itself, because other rows are part of its command.
  package func isShared(_ row: Int) -> Bool {
    if let openRow, row >= openRow { return rows.count - openRow > 1 }
    return rowsOfLine[lineOfRow[row]] > 1
  }

  /// Returns the row that closes the text that is open at the end of another one.
  private static func end(of rows: [String], from start: Int) -> Int? {
    var quote = OpenQuote()
    for index in start..<rows.count {
      quote.read(rows[index])
      if !quote.isOpen { return index }
    }
    return nil
  }

  private static func joined(_ rows: ArraySlice<String>) -> String {
    guard rows.count > 1 else { return rows.first ?? "" }
    var quote = OpenQuote()
    var withBreaks = ""
    var withSpaces = ""
    for (index, row) in rows.enumerated() {
      if index > 0 {
        withBreaks += quote.lineBreak
        withSpaces += " "
        quote.endRow()
      }
      withBreaks += row
      withSpaces += row
      quote.read(row)
    }
    let isLegal = (try? Invocation.parsed(from: withBreaks, isTyped: true)) != nil || quote.isOpen
    return isLegal ? withBreaks : withSpaces
  }
}

/// Whether a text in quotes is open, read row by row as the lexer does.
private struct OpenQuote {
  private var quote: UInt8?
  private var isEscaped = false

  var isOpen: Bool { quote != nil }

  /// The text for a line break at this place.
  var lineBreak: String {
    guard quote == UInt8(ascii: "\"") else { return " " }
    // A backslash at the row's end is one, and not the beginning of what follows.
    return isEscaped ? "\\\\n" : "\\n"
  }

  mutating func endRow() { isEscaped = false }

  mutating func read(_ row: String) {
    isEscaped = false
    var isAtStart = quote == nil
    var last: UInt8?
    for byte in row.utf8 {
      defer { last = byte }
      if let open = quote {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          isEscaped = true
        } else if byte == open {
          quote = nil
        }
        isAtStart = false
        continue
      }
      // The rest is a comment.
      if byte == UInt8(ascii: "#"), isAtStart { return }
      let isApostrophe = byte == UInt8(ascii: "'") && last.map(Lexer.isApostrophe) == true
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), !isApostrophe { quote = byte }
      isAtStart = Lexer.isSpace(byte)
    }
  }
}
