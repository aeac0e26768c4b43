import TabBarCore

// The parts of a whole screen in their rows, with the bar among them.
extension BarDrawing {
  var pointsARow: Double { 2 * scale.pointsAColumn }

  /// The row of the lower edge.
  var bottom: Int {
    max(row(layout.window.height), layout.surface == .glass ? 14 : contentRows + 8)
  }

  /// The width of a bar at the leading side, in columns.
  var sideColumns: Int { columnWidth(pointsAColumn: scale.pointsAColumn, most: scale.columns - 4) }

  func row(_ points: Double) -> Int { wholeCells(points / pointsARow) }

  var under: Int { max(1, row(layout.safeArea.top)) }

  private var rowsOfBar: ClosedRange<Int> {
    var height = max(barRows, row(layout.contentHeight))
    switch layout.placement {
    case .bottom where layout.surface == .edge:
      let home = layout.hasHomeIndicator ? max(1, row(layout.frame.height - layout.contentHeight)) : 0
      return bottom - home - height...bottom - home - 1
    case .bottom:
      let box = layout.capsule ?? layout.items.first?.slot ?? layout.frame
      height = max(barRows, row(box.height) + 1)
      let end = min(bottom - 2, max(height, row(box.maxY)))
      return end - height + 1...end
    case .leading:
      height = min(max(3, row(layout.frame.height), min(signs.count + 2, bottom - 3)), bottom - 1)
      let start = max(1, (bottom - height) / 2)
      return start...start + height - 1
    case .side:
      height = min(max(columnRows, row(layout.frame.height)), bottom - 2)
      let end = min(bottom - 2, max(height, row(layout.frame.maxY)))
      return end - height + 1...end
    case .top, .none:
      let start = max(1, row(layout.frame.minY))
      return start...start + height - 1
    }
  }

  var titleRow: Int { (layout.placement == .top ? max(under, rowsOfBar.upperBound) : under) + 1 }

  var contentEnd: Int {
    layout.placement == .bottom ? rowsOfBar.lowerBound - (layout.hasAccessoryAbove ? 3 : 0) : bottom
  }

  mutating func drawBarOnScreen() {
    let rows = rowsOfBar
    let above = rows.lowerBound - 3...rows.lowerBound - 1
    drawBar(rows: rows, accessory: layout.hasAccessoryAbove ? above : rows, columns: columns)
  }

  private var columns: ClosedRange<Int> {
    let inset = min(layout.frame.minX, layout.window.width - layout.frame.maxX)
    let beyond = layout.placement == .side ? scale.column(inset) : 0
    let start = layout.isAtRight ? last - sideColumns - beyond : 1 + beyond
    return start...start + sideColumns - 1
  }

  mutating func drawEmptyPlace() { drawEmptyPlace(rows: rowsOfBar, columns: columns) }
}

// Things that cover the content and the bar. Nothing depends on their sizes.
extension BarDrawing {
  private static let keys = ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"]

  mutating func drawKeyboard() {
    let height = max(6, bottom * 2 / 5)
    let top = max(2, bottom - height)
    clear(rows: top + 1..<bottom, columns: 1..<last)
    drawSides(rows: top + 1..<bottom)
    drawLine(row: top)
    let step = min(2, max(1, (height - 4) / Self.keys.count))
    for (row, line) in zip(stride(from: top + 1, to: bottom, by: step), Self.keys) {
      drawNote(line, row: row)
    }
  }

  /// Draws a sheet over the window, under the place of a bar at the top.
  mutating func drawModal() {
    let top = min(titleRow, bottom - 3)
    clear(rows: top..<bottom, columns: 2..<last - 1)
    // It runs out of the window, so that its lower edge is not seen.
    canvas.box(rows: top...bottom, columns: 2...last - 2)
    drawBottom(row: bottom)
    drawNote("modal view", row: top + 1)
  }

  mutating func clear(rows: Range<Int>, columns: Range<Int>) {
    for row in rows {
      canvas.fill(" ", row: row, from: columns.lowerBound, to: columns.upperBound)
    }
  }
}
