import TabBarCore
import TabBarGuidelines

/// The place of a covered bar: broken lines around the reason in a few words.
enum EmptyPlace {
  /// Returns the place of a column, with the reason beside it.
  static func column(_ drawing: BarDrawing) -> [StyledText] {
    let label = drawing.options.said(drawing.layout.absence?.label ?? "")
    var canvas = Canvas(columns: 12 + label.count, rows: 3)
    for row in 0..<3 { canvas.put(drawing.glyphs.vertical, row: row, column: 0, .faint) }
    drawColumn(drawing, on: &canvas, rows: 0...2, columns: 1...8)
    canvas.put(label, row: 1, column: 10, .faint)
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
      drawing.drawLine(on: &canvas, row: row)
      canvas.fill(drawing.glyphs.broken, row: row, from: 1, to: drawing.last, .faint)
    }
    drawing.drawNote(drawing.options.said(drawing.layout.absence?.label ?? ""), on: &canvas, row: middle)
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
  var label: Prose {
    switch self {
    case .keyboard: "no bar: the keyboard is up"
    case .modal: "no bar: a modal view is up"
    case .scrolledAway: "no bar: scrolled away"
    case .system: "no bar"
    }
  }

  enum Name: String, CaseIterable, JSONConvertible { case keyboard, modal, scrolledAway, system }

  var name: Name {
    switch self {
    case .keyboard: .keyboard
    case .modal: .modal
    case .scrolledAway: .scrolledAway
    case .system: .system
    }
  }
}
