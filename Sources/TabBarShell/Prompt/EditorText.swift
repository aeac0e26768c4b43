/// The text being edited: one row per command line, and the cursor.
struct EditorText: Hashable, Sendable {
  /// Never empty; no row holds a newline.
  private(set) var rows: [String]
  private(set) var row: Int
  /// In Unicode scalars.
  private(set) var offset: Int

  init(rows: [String], row: Int, offset: Int) {
    self.rows = rows.isEmpty ? [""] : rows
    self.row = min(max(0, row), self.rows.count - 1)
    self.offset = min(max(0, offset), self.rows[self.row].unicodeScalars.count)
  }

  /// Creates a text with the cursor at its end.
  init(_ text: String = "") {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.init(rows: rows, row: .max, offset: .max)
  }

  var text: String { rows.joined(separator: "\n") }
  var currentRow: String { rows[row] }
  var isEmpty: Bool { rows == [""] }
  var cursorIsAtEnd: Bool {
    row == rows.count - 1 && offset == rows[row].unicodeScalars.count
  }
  var beforeCursor: String { currentRow.prefix(scalars: offset) }
  var afterCursor: String { currentRow.dropping(scalars: offset) }
}

extension String {
  func prefix(scalars count: Int) -> String { String(String.UnicodeScalarView(unicodeScalars.prefix(count))) }

  func dropping(scalars count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(count)))
  }

  /// The start of each user-perceived character and the end of the last one, in Unicode scalars.
  var characterBoundaries: [Int] {
    var offset = 0
    return [0]
      + map {
        offset += $0.unicodeScalars.count
        return offset
      }
  }
}
