import TabBarCore

/// The rows of the parts of a window, with the bar among them.
struct ScreenFrame {
  let pointsARow: Double
  let bottom: Int
  /// The width of a bar at the leading side, in columns.
  let columnWidth: Int
  private let drawing: BarDrawing
  private var layout: BarLayout { drawing.layout }

  init(_ drawing: BarDrawing) {
    self.drawing = drawing
    let layout = drawing.layout
    let pointsAColumn = layout.window.width / Double(drawing.scale.columns - 1)
    pointsARow = 2 * pointsAColumn
    let least = layout.surface == .glass ? 14 : drawing.contentRows + 8
    bottom = max(wholeCells(layout.window.height / pointsARow), least)
    columnWidth = drawing.columnWidth(pointsAColumn: pointsAColumn, most: drawing.scale.columns - 4)
  }

  func row(_ points: Double) -> Int { wholeCells(points / pointsARow) }

  var under: Int { max(1, row(layout.safeArea.top)) }

  private var barRows: ClosedRange<Int> {
    var height = max(drawing.barRows, row(layout.contentHeight))
    switch layout.placement {
    case .bottom where layout.surface == .edge:
      let home = layout.hasHomeIndicator ? max(1, row(layout.frame.height - layout.contentHeight)) : 0
      return bottom - home - height...bottom - home - 1
    case .bottom:
      let box = layout.capsule ?? layout.items.first?.slot ?? layout.frame
      height = max(drawing.barRows, row(box.height) + 1)
      let end = min(bottom - 2, max(height, row(box.maxY)))
      return end - height + 1...end
    case .leading:
      height = min(max(3, row(layout.frame.height), min(drawing.signs.count + 2, bottom - 3)), bottom - 1)
      let start = max(1, (bottom - height) / 2)
      return start...start + height - 1
    case .side:
      height = min(max(drawing.columnRows, row(layout.frame.height)), bottom - 2)
      let end = min(bottom - 2, max(height, row(layout.frame.maxY)))
      return end - height + 1...end
    case .top, .none:
      let start = max(1, row(layout.frame.minY))
      return start...start + height - 1
    }
  }

  var titleRow: Int { (layout.placement == .top ? max(under, barRows.upperBound) : under) + 1 }

  var contentEnd: Int {
    layout.placement == .bottom ? barRows.lowerBound - (layout.hasAccessoryAbove ? 3 : 0) : bottom
  }

  func drawBar(on canvas: inout Canvas) {
    let rows = barRows
    let above = rows.lowerBound - 3...rows.lowerBound - 1
    drawing.drawBar(
      on: &canvas, rows: rows, accessory: layout.hasAccessoryAbove ? above : rows, columns: columns)
  }

  private var columns: ClosedRange<Int> {
    let inset = min(layout.frame.minX, layout.window.width - layout.frame.maxX)
    let beyond = layout.placement == .side ? drawing.scale.column(inset) : 0
    let start = layout.isAtRight ? drawing.last - columnWidth - beyond : 1 + beyond
    return start...start + columnWidth - 1
  }

  func drawEmptyPlace(on canvas: inout Canvas) {
    EmptyPlace.draw(drawing, on: &canvas, rows: barRows, columns: columns)
  }
}

/// Things that cover the content and the bar. Nothing depends on their sizes.
enum ScreenCover {
  private static let keys = ["q w e r t y u i o p", "a s d f g h j k l", "z x c v b n m"]

  static func drawKeyboard(on canvas: inout Canvas, _ drawing: BarDrawing, _ frame: ScreenFrame) {
    let height = max(6, frame.bottom * 2 / 5)
    let top = max(2, frame.bottom - height)
    for row in top + 1..<frame.bottom { canvas.fill(" ", row: row, from: 1, to: drawing.last) }
    drawing.drawSides(on: &canvas, rows: top + 1..<frame.bottom)
    drawing.drawLine(on: &canvas, row: top)
    let step = min(2, max(1, (height - 4) / keys.count))
    for (index, line) in keys.enumerated() where top + 1 + index * step < frame.bottom {
      drawing.drawNote(line, on: &canvas, row: top + 1 + index * step)
    }
  }

  /// Draws a sheet over the window, under the place of a bar at the top.
  static func drawModal(on canvas: inout Canvas, _ drawing: BarDrawing, _ frame: ScreenFrame) {
    let top = min(frame.titleRow, frame.bottom - 3)
    for row in top..<frame.bottom { canvas.fill(" ", row: row, from: 2, to: drawing.last - 1) }
    // It runs out of the window, so that its lower edge is not seen.
    canvas.box(rows: top...frame.bottom, columns: 2...drawing.last - 2, drawing.glyphs)
    drawing.drawBottom(on: &canvas, row: frame.bottom)
    drawing.drawNote("modal view", on: &canvas, row: top + 1)
  }
}
