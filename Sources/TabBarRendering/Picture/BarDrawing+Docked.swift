import TabBarCore

/// A bar along an edge: its line, the borders between the items, the sides that are kept free.
extension BarDrawing {
  /// Draws the inner edge of the bar: heavy over the selected item, nothing without a background.
  func drawEdge(on canvas: inout Canvas, row: Int) {
    guard layout.hasMaterial else {
      drawSides(on: &canvas, rows: row..<row + 1)
      return
    }
    drawLine(on: &canvas, row: row, namesMargins: true)
    let tee = shape == .car ? glyphs.teeUp : glyphs.tee
    for column in borders { canvas.put(tee, row: row, column: column, .faint) }
    for item in layout.items where item.isSelected {
      canvas.fill(
        glyphs.heavy, row: row, from: scale.column(item.share.minX) + 1, to: scale.column(item.share.maxX),
        .accent)
    }
    canvas.put(glyphs.left, row: row, column: 0, .faint)
    canvas.put(glyphs.right, row: row, column: last, .faint)
  }

  /// Draws the items into rows, with their borders and the sides that a sensor housing takes.
  func drawDocked(on canvas: inout Canvas, row: Int, rows: Int) {
    let safe = (scale.column(layout.safeArea.left), scale.column(layout.window.width - layout.safeArea.right))
    drawSides(on: &canvas, rows: row..<row + rows)
    for row in row..<row + rows {
      canvas.fill(glyphs.shade, row: row, from: 1, to: safe.0, .faint)
      canvas.fill(glyphs.shade, row: row, from: safe.1 + 1, to: last, .faint)
      for column in borders where hasDividers { canvas.put(glyphs.divider, row: row, column: column, .faint) }
    }
    drawItems(on: &canvas, row: row + (rows - contentRows) / 2)
  }

  private var borders: [Int] {
    layout.items
      .flatMap { [scale.column($0.share.minX), scale.column($0.share.maxX)] }
      .filter { $0 > 0 && $0 < last }
  }
}
