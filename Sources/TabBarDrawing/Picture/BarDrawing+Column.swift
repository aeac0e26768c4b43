import TabBarCore

extension BarDrawing {
  /// The columns of the box around the items: to scale, or as many as the items need.
  func columnWidth(pointsAColumn: Double, most: Int) -> Int {
    var width = wholeCells(layout.frame.width / pointsAColumn) + 1
    for signs in signs {
      width = max(width, signs.inline(isMirrored: isMirrored).columns + 6)
    }
    return min(max(width, layout.items.isEmpty ? 24 : 7), most)
  }

  /// The rows of the box, and of that of a separated item below it.
  var columnRows: Int {
    let apart = layout.items.count(where: \.isSeparated)
    let together = signs.count - apart
    return (together > 0 || apart == 0 ? max(1, together) + 2 : 0) + 3 * apart
  }

  /// Draws the items into a box, one below the other, and a separated one into its own; the last row counts those
  /// without room.
  mutating func drawColumn(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    var rows = rows
    var count = signs.count
    if layout.items.last?.isSeparated == true {
      count -= 1
      let circle = max(rows.lowerBound, rows.upperBound - 2)...rows.upperBound
      canvas.box(rows: circle, columns: columns, sides: Glyphs.capsule)
      drawInColumn(count, row: rows.upperBound - 1, columns)
      guard count > 0, rows.count > 5 else { return }
      rows = rows.lowerBound...rows.upperBound - 3
    }
    canvas.box(rows: rows, columns: columns, sides: Glyphs.capsule)
    let room = columns.count - 4
    let inner = rows.count - 2
    guard count > 0 else {
      let text = TerminalText.shortened("no tabs: add TITLE", to: room, glyphs)
      canvas.put(text, row: rows.lowerBound + rows.count / 2, column: columns.lowerBound + 2, .faint)
      return
    }
    let shown = count <= inner ? count : inner - 1
    // The same distance between all of them, and what is left over at the top and at the bottom.
    let pitch = max(1, inner / count)
    let first = rows.lowerBound + 1 + max(0, (inner - pitch * count) / 2) + (pitch - 1) / 2
    for index in 0..<max(0, shown) { drawInColumn(index, row: first + index * pitch, columns) }
    if shown < count, inner > 0 {
      let text = TerminalText.shortened("+\(count - max(0, shown))", to: room, glyphs)
      canvas.put(text, row: rows.upperBound - 1, column: columns.lowerBound + 2, .faint)
    }
  }

  private mutating func drawInColumn(
    _ index: Int, row: Int, _ columns: ClosedRange<Int>
  ) {
    let item = layout.items[index]
    let text = TerminalText.shortened(
      signs[index].inline(isMirrored: isMirrored), to: columns.count - 6, glyphs)
    let width = text.columns
    let start =
      signs[index].title.isEmpty
      ? columns.lowerBound + (columns.count - width) / 2
      : isMirrored ? columns.upperBound - 2 - width : columns.lowerBound + 3
    canvas.put(text, row: row, column: start, style(of: item))
    if item.isSelected { drawBrackets(rows: row...row, columns: start..<start + width) }
  }
}
