import TabBarCore

extension BarDrawing {
  /// The rows that the row of titles takes: with the box of the selected one, and its shadow.
  var rowRows: Int { titleRows + 3 }

  /// Draws the titles from a row on, the selected one in a box, which has a shadow while it has the focus.
  func drawRow(on canvas: inout Canvas, row: Int, isFocused: Bool) {
    if let logo = layout.logo { drawLogo(logo, on: &canvas, row: row) }
    drawFades(on: &canvas, row: row + 1)
    let bottom = row + titleRows + 1
    for item in layout.items where item.isSelected {
      let start = scale.column(item.share.minX)
      let end = max(start + 2, scale.column(item.share.maxX))
      if isFocused {
        for row in row + 1...bottom { canvas.put(String(glyphs.shade), row: row, column: end + 1, .faint) }
        canvas.fill(glyphs.shade, row: bottom + 1, from: start + 1, to: min(end + 2, last), .faint)
      }
      canvas.box(
        rows: row...bottom, columns: start...end, sides: (glyphs.vertical, glyphs.vertical), glyphs, .accent)
    }
    drawItems(on: &canvas, row: row + 1 - badgeRows)
  }

  // Room for the word at every scale.
  private static let leastLogo = 6

  private func drawLogo(_ logo: Rect, on canvas: inout Canvas, row: Int) {
    let isLeft = logo.midX < layout.window.width / 2
    let (start, end) = (scale.column(logo.minX), scale.column(logo.maxX))
    let width = max(end - start + 1, Self.leastLogo)
    let left = isLeft ? max(1, start) : max(1, min(end, last - 1) - width + 1)
    let columns = left...left + width - 1
    canvas.box(
      rows: row...row + 2, columns: columns, sides: (glyphs.vertical, glyphs.vertical), glyphs, .plain)
    canvas.put("logo", row: row + 1, column: (columns.lowerBound + columns.upperBound - 3) / 2)
  }

  private func drawFades(on canvas: inout Canvas, row: Int) {
    guard let left = layout.items.map(\.share.minX).min(), let right = layout.items.map(\.share.maxX).max()
    else { return }
    let (start, end) = (scale.column(left), scale.column(right))
    let fadesLeft = isMirrored ? layout.fadesTrailing : layout.fadesLeading
    let fadesRight = isMirrored ? layout.fadesLeading : layout.fadesTrailing
    // Two columns unless a logo is beside the row.
    let wide = layout.logo == nil ? 2 : 1
    if fadesLeft {
      canvas.fill(glyphs.shade, row: row, from: max(1, start + 1 - wide), to: start + 1, .faint)
    }
    if fadesRight { canvas.fill(glyphs.shade, row: row, from: end, to: min(last, end + wide), .faint) }
  }
}
