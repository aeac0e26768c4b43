import TabBarCore

/// The place of a covered bar: broken lines around the reason in a few words.
enum EmptyPlace {
  static func bar(_ drawing: BarDrawing) -> [StyledText] {
    let layout = drawing.layout
    if layout.isColumn {
      let label = layout.absence?.label ?? ""
      var canvas = Canvas(columns: 12 + label.count, rows: 3)
      for row in 0..<3 { canvas.put(drawing.glyphs.vertical, row: row, column: 0, .faint) }
      drawColumn(drawing, on: &canvas, rows: 0...2, columns: 1...8)
      canvas.put(label, row: 1, column: 10, .faint)
      return canvas.lines
    }
    let isBottom = layout.placement == .bottom
    let rows = isBottom && layout.hasHomeIndicator ? 5 : 4
    var canvas = Canvas(columns: drawing.scale.columns, rows: rows)
    drawing.drawSides(on: &canvas, rows: 0..<rows)
    if isBottom {
      drawing.drawBottom(on: &canvas, row: rows - 1)
    } else {
      drawing.drawTop(on: &canvas, row: 0)
    }
    draw(drawing, on: &canvas, rows: 0...3, columns: 0...0)
    if rows > 4 { HomeIndicator.draw(on: &canvas, row: 3, layout, drawing.glyphs) }
    return canvas.lines
  }

  /// Draws the place into the rows that the bar would take, and the columns of one at the side.
  static func draw(
    _ drawing: BarDrawing, on canvas: inout Canvas, rows: ClosedRange<Int>, columns: ClosedRange<Int>
  ) {
    let isBottom = drawing.layout.placement == .bottom
    var middle = (rows.lowerBound + rows.upperBound + (isBottom ? 1 : -1)) / 2
    if drawing.layout.isColumn {
      middle = (rows.lowerBound + rows.upperBound) / 2
      drawColumn(drawing, on: &canvas, rows: rows, columns: columns)
    } else {
      let row = isBottom ? rows.lowerBound : rows.upperBound
      canvas.fill(drawing.glyphs.broken, row: row, from: 1, to: drawing.last, .faint)
      canvas.put(drawing.glyphs.left, row: row, column: 0, .faint)
      canvas.put(drawing.glyphs.right, row: row, column: drawing.last, .faint)
    }
    drawing.drawNote(drawing.layout.absence?.label ?? "", on: &canvas, row: middle)
  }

  private static func drawColumn(
    _ drawing: BarDrawing, on canvas: inout Canvas, rows: ClosedRange<Int>, columns: ClosedRange<Int>
  ) {
    for row in rows { canvas.fill(" ", row: row, from: columns.lowerBound, to: columns.upperBound + 1) }
    canvas.box(
      rows: rows, columns: columns, sides: (drawing.glyphs.divider, drawing.glyphs.divider),
      line: drawing.glyphs.broken, drawing.glyphs)
  }
}

extension Absence {
  /// The reason in a few words; the full sentence is under the picture.
  var label: String {
    switch self {
    case .keyboard: "no bar: the keyboard is up"
    case .modal: "no bar: a modal view is up"
    case .scrolledAway: "no bar: scrolled away"
    case .system: "no bar"
    }
  }

  var name: String {
    switch self {
    case .keyboard: "keyboard"
    case .modal: "modal"
    case .scrolledAway: "scrolledAway"
    case .system: "system"
    }
  }
}
