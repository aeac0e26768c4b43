/// The text being edited: one row per command line, and the cursor.
package struct EditorText: Hashable, Sendable {
  /// Never empty; no row holds a newline.
  package private(set) var rows: [String]
  /// The cursor's row.
  package private(set) var row: Int
  /// The cursor's place in its row, in Unicode scalars.
  package private(set) var offset: Int

  package init(rows: [String], row: Int, offset: Int) {
    self.rows = rows.isEmpty ? [""] : rows
    self.row = min(max(0, row), self.rows.count - 1)
    self.offset = min(max(0, offset), self.rows[self.row].unicodeScalars.count)
  }

  /// Creates a text with the cursor at its end.
  package init(_ text: String = "") {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(rows: rows, row: .max, offset: .max)
  }

  package var text: String { rows.joined(separator: "\n") }
  package var currentRow: String { rows[row] }
  package var isEmpty: Bool { rows == [""] }
  package var cursorIsAtEnd: Bool {
    row == rows.count - 1 && offset == rows[row].unicodeScalars.count
  }
  /// The current row up to the cursor.
  package var beforeCursor: String { currentRow.prefix(scalars: offset) }
  /// The current row from the cursor on.
  package var afterCursor: String { currentRow.dropping(scalars: offset) }
}

extension String {
  func prefix(scalars count: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(count))) }

  func dropping(scalars count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(count)))
  }

  /// Where each user-perceived character begins, and where the last one ends, in Unicode scalars.
  var characterBoundaries: [Int] {
    var offset = 0
    return [0]
      + map {
        offset += $0.unicodeScalars.count
        return offset
      }
  }
}
