import TabBarCore
import TabBarGuidelines

/// The place of a covered bar: broken lines around the reason in a few words.
extension BarDrawing {
  /// The place of a column, with the reason beside it.
  var emptyColumn: [StyledText] {
    var drawing = self
    drawing.canvas = Canvas(columns: 12 + absence.count, rows: 3, glyphs)
    drawing.drawSide(rows: 0..<3, column: 0)
    drawing.drawEmptyColumn(rows: 0...2, columns: 1...8)
    drawing.canvas.put(absence, row: 1, column: 10, .faint)
    return drawing.canvas.lines
  }

  /// Draws the place into the rows that the bar would take, and the columns of one at the side.
  mutating func drawEmptyPlace(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    let isBottom = layout.placement == .bottom
    var middle = (rows.lowerBound + rows.upperBound + (isBottom ? 1 : -1)) / 2
    if layout.isColumn {
      middle = (rows.lowerBound + rows.upperBound) / 2
      drawEmptyColumn(rows: rows, columns: columns)
    } else {
      let row = isBottom ? rows.lowerBound : rows.upperBound
      drawLine(row: row)
      canvas.fill(.broken, row: row, from: 1, to: last)
    }
    drawNote(absence, row: middle)
  }

  private var absence: String { options.said(layout.absence?.label ?? "") }

  private mutating func drawEmptyColumn(rows: ClosedRange<Int>, columns: ClosedRange<Int>) {
    clear(rows: Range(rows), columns: Range(columns))
    canvas.box(
      rows: rows, columns: columns, sides: (.divider, .divider), line: .broken)
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

  /// As documents for scripts have it.
  var name: String {
    switch self {
    case .keyboard: "keyboard"
    case .modal: "modal"
    case .scrolledAway: "scrolledAway"
    case .system: "system"
    }
  }
}
