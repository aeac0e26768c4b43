/// Rows that were typed one under the other, and the commands that they are.
///
/// Each row is a command. Where a text in quotes is open at a row's end and closed in a later one, these rows are one
/// command: in double quotes the line break becomes part of the text, written `\n`, if the command may have it there,
/// and else a space. A text that is never closed joins nothing, so that the mistake is found in its own row.
package struct CommandRows: Hashable, Sendable {
  /// The commands, one a line.
  package private(set) var lines: [String] = []
  /// Which line each row belongs to.
  package private(set) var lineOfRow: [Int] = []
  /// Whether a text is open at the end of the last row.
  package private(set) var isOpen = false

  /// Puts rows together.
  package init(_ rows: [String]) {
    var index = 0
    while index < rows.count {
      let end = Self.end(of: rows, from: index)
      let row = rows[index]
      if let end {
        lines.append(Self.joined(rows[index...end]))
        index = end + 1
      } else {
        isOpen = isOpen || Self.openQuote(in: row) != nil
        lines.append(row)
        index += 1
      }
      while lineOfRow.count < index { lineOfRow.append(lines.count - 1) }
    }
  }

  /// Returns the row that closes the text that is open at the end of another one.
  private static func end(of rows: [String], from start: Int) -> Int? {
    var joined = rows[start]
    var index = start
    while openQuote(in: joined) != nil {
      index += 1
      guard index < rows.count else { return nil }
      joined += " " + rows[index]
    }
    return index
  }

  private static func joined(_ rows: ArraySlice<String>) -> String {
    guard rows.count > 1 else { return rows.first ?? "" }
    var withBreaks = ""
    var withSpaces = ""
    for (index, row) in rows.enumerated() {
      if index > 0 {
        withBreaks += openQuote(in: withBreaks) == "\"" ? "\\n" : " "
        withSpaces += " "
      }
      withBreaks += row
      withSpaces += row
    }
    let isLegal = (try? Invocation.parsed(from: withBreaks)) != nil
    return isLegal ? withBreaks : withSpaces
  }

  /// Returns the quote that is open at the end of a line.
  static func openQuote(in line: String) -> Character? {
    if (try? Lexer.words(of: line)) != nil { return nil }
    // A backslash at the end would take the quote for its own.
    for (end, quote) in [("\"", "\""), ("'", "'"), ("\\\"", "\"")] as [(String, Character)]
    where (try? Lexer.words(of: line + end)) != nil {
      return quote
    }
    return nil
  }
}
