import TabBarCore
import TabBarGuidelines

/// The place of a covered bar: broken lines around the reason in a few words.
enum EmptyPlace {
  static func bar(_ scene: Scene, _ drawing: BarDrawing) -> [StyledText] {
    let layout = drawing.layout
    let label = layout.absence?.label ?? ""
    switch layout.shape {
    case .docked, .floating:
      let rows = layout.showsHomeIndicator ? 5 : 4
      var canvas = Canvas(columns: drawing.scale.columns, rows: rows)
      drawing.drawSides(on: &canvas, rows: 0..<rows)
      drawEdge(drawing, on: &canvas, row: 0)
      drawing.drawNote(label, on: &canvas, row: 2)
      if layout.showsHomeIndicator { HomeIndicator.draw(on: &canvas, row: 3, layout, drawing.glyphs) }
      drawing.drawBottom(on: &canvas, row: rows - 1)
      return canvas.lines
    case .strip, .television, .car:
      var canvas = Canvas(columns: drawing.scale.columns, rows: 4)
      drawing.drawSides(on: &canvas, rows: 0..<4)
      drawing.drawTop(on: &canvas, row: 0)
      drawing.drawNote(label, on: &canvas, row: 1)
      drawEdge(drawing, on: &canvas, row: 3)
      return canvas.lines
    case .ornament:
      var canvas = Canvas(columns: 12 + label.count, rows: 3)
      for row in 0..<3 { canvas.put(drawing.glyphs.vertical, row: row, column: 0, .faint) }
      drawColumn(drawing, on: &canvas, rows: 0...2, start: 1, end: 8)
      canvas.put(label, row: 1, column: 10, .faint)
      return canvas.lines
    }
  }

  static func drawEdge(_ drawing: BarDrawing, on canvas: inout Canvas, row: Int) {
    canvas.fill(drawing.glyphs.broken, row: row, from: 1, to: drawing.last, .faint)
    canvas.put(drawing.glyphs.left, row: row, column: 0, .faint)
    canvas.put(drawing.glyphs.right, row: row, column: drawing.last, .faint)
  }

  static func drawColumn(
    _ drawing: BarDrawing, on canvas: inout Canvas, rows: ClosedRange<Int>, start: Int, end: Int
  ) {
    for row in rows { canvas.fill(" ", row: row, from: start, to: end + 1) }
    canvas.box(
      rows: rows, columns: start...end, sides: (drawing.glyphs.divider, drawing.glyphs.divider),
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
