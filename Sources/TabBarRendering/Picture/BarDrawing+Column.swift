import TabBarCore

extension BarDrawing {
  /// The columns of the box around the items: to scale, or as many as the items need.
  func columnWidth(pointsAColumn: Double, most: Int) -> Int {
    var width = wholeCells(layout.frame.width / pointsAColumn) + 1
    for signs in signs { width = max(width, TerminalText.columns(of: columnText(signs)) + 6) }
    return min(max(width, layout.items.isEmpty ? 24 : 7), most)
  }

  /// Draws the items into a box, one below the other; the last row counts those without room.
  func drawColumn(on canvas: inout Canvas, rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    canvas.box(rows: rows, columns: columns, sides: glyphs.capsuleSides, glyphs)
    let room = columns.count - 4
    let inner = rows.count - 2
    guard !signs.isEmpty else {
      let text = TerminalText.shortened("no tabs: add TITLE", to: room, glyphs)
      canvas.put(text, row: rows.lowerBound + rows.count / 2, column: columns.lowerBound + 2, .faint)
      return
    }
    let shown = signs.count <= inner ? signs.count : inner - 1
    // The same distance between all of them, and what is left over at the top and at the bottom.
    let pitch = max(1, inner / signs.count)
    let first = rows.lowerBound + 1 + max(0, (inner - pitch * signs.count) / 2) + (pitch - 1) / 2
    for index in 0..<max(0, shown) {
      let item = layout.items[index]
      let text = TerminalText.shortened(columnText(signs[index]), to: room - 2, glyphs)
      let width = TerminalText.columns(of: text)
      let start =
        signs[index].title.isEmpty
        ? columns.lowerBound + (columns.count - width) / 2
        : isMirrored ? columns.upperBound - 2 - width : columns.lowerBound + 3
      let row = first + index * pitch
      canvas.put(text, row: row, column: start, item.isSelected ? .accent : .plain)
      guard item.isSelected else { continue }
      canvas.put("[", row: row, column: start - 1, .accent)
      canvas.put("]", row: row, column: start + width, .accent)
    }
    if shown < signs.count, inner > 0 {
      let text = TerminalText.shortened("+\(signs.count - max(0, shown))", to: room, glyphs)
      canvas.put(text, row: rows.upperBound - 1, column: columns.lowerBound + 2, .faint)
    }
  }

  private func columnText(_ signs: ItemSigns) -> String {
    let text = signs.inline(isMirrored: isMirrored)
    guard !signs.badge.isEmpty else { return text }
    return isMirrored ? "\(signs.badge) \(text)" : "\(text) \(signs.badge)"
  }
}
