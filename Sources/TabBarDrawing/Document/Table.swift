/// Rows of cells in aligned columns, safe for wide characters. Each row is one line.
package struct Table {
  let rows: [[StyledText]]
  /// The columns of right-aligned cells, such as numbers.
  var rightAligned: Set<Int>
  /// The column whose cells are cut if a line is too long.
  var flexible: Int?

  package init(rows: [[StyledText]], rightAligned: Set<Int> = [], flexible: Int? = nil) {
    (self.rows, self.rightAligned, self.flexible) = (rows, rightAligned, flexible)
  }

  /// Returns the rows as lines, two spaces between the cells; columns that are empty in every row vanish.
  package func lines(_ options: RenderOptions) -> [StyledText] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.columns)
      }
    }
    let gaps = max(0, widths.filter { $0 > 0 }.count - 1) * 2
    let excess = widths.reduce(gaps, +) - options.columns
    if let flexible, widths.indices.contains(flexible), excess > 0 {
      widths[flexible] = max(min(widths[flexible], 8), widths[flexible] - excess)
    }
    let mark = options.glyphs[.shortened]
    return rows.map { row in
      var line = StyledText()
      var end = 0
      for (index, cell) in row.enumerated() where widths[index] > 0 {
        if end > 0 { end += 2 }
        let cell = cell.clipped(to: widths[index], mark: mark)
        line.pad(to: rightAligned.contains(index) ? end + widths[index] - cell.columns : end)
        line.append(cell)
        end += widths[index]
      }
      return line.clipped(to: options.columns, mark: mark)
    }
  }
}
