import TabBarCore

extension BarDrawing {
  /// Draws the floating bar into rows: capsule, lens of the selected tab, separate items, and the accessory if any.
  func drawFloating(on canvas: inout Canvas, rows: ClosedRange<Int>, accessoryRows: ClosedRange<Int>) {
    if let accessory = layout.accessory {
      drawBox(accessory, "accessory", on: &canvas, rows: accessoryRows)
    }
    if let capsule = layout.capsule {
      drawBox(in: besideButtons(columns(of: capsule)), on: &canvas, rows: rows)
    }
    for item in layout.items {
      if layout.isRoundButton(item) {
        drawBox(item.share, on: &canvas, rows: rows)
      } else if item.isSelected, item.iconFrame != nil {
        // Around a title alone, its brackets are enough.
        drawLens(around: item.share, on: &canvas, rows: rows.lowerBound + 1...rows.upperBound - 1)
      }
    }
    drawItems(on: &canvas, row: firstRow(in: rows))
  }

  /// Draws the strip of titles into rows, with the buttons that page and the ends that fade.
  func drawStrip(on canvas: inout Canvas, rows: ClosedRange<Int>) {
    let row = firstRow(in: rows) + badgeRows
    if let capsule = layout.capsule {
      // A letter keeps clear of either end.
      let (columns, end) = (columns(of: capsule), layout.items.map { scale.column($0.share.maxX) }.max() ?? 0)
      drawBox(in: columns.lowerBound...min(last, max(columns.upperBound, end + 1)), on: &canvas, rows: rows)
    }
    for (index, button) in layout.pageButtons.enumerated() {
      let isLeft = button.midX < layout.window.width / 2
      canvas.put(
        isLeft ? glyphs.previous : glyphs.next, row: row, column: scale.column(button.midX), .strong)
      if index == 0 ? layout.fadesLeading : layout.fadesTrailing {
        let column = scale.column(isLeft ? button.maxX : button.minX)
        for row in rows.lowerBound + 1..<rows.upperBound {
          canvas.put(String(glyphs.shade), row: row, column: column, .faint)
        }
      }
    }
    drawItems(on: &canvas, row: firstRow(in: rows))
  }

  /// Returns the first row of the items, so that they are in the middle between two borders.
  private func firstRow(in rows: ClosedRange<Int>) -> Int {
    rows.lowerBound + (rows.count - contentRows) / 2
  }

  /// Draws a capsule around a part of the window, with a label in the middle; in one row only its ends.
  func drawBox(_ rect: Rect, _ label: String = "", on canvas: inout Canvas, rows: ClosedRange<Int>) {
    drawBox(in: columns(of: rect), label, on: &canvas, rows: rows)
  }

  private func columns(of rect: Rect) -> ClosedRange<Int> {
    let start = scale.column(rect.minX)
    return start...max(start, min(max(scale.column(rect.maxX), start + 2), last))
  }

  /// Returns the columns of a capsule without those of the round buttons beside it, which a small scale may let overlap.
  private func besideButtons(_ columns: ClosedRange<Int>) -> ClosedRange<Int> {
    var (start, end) = (columns.lowerBound, columns.upperBound)
    for item in layout.items where layout.isRoundButton(item) {
      let button = self.columns(of: item.share)
      if button.lowerBound > start {
        end = min(end, button.lowerBound - 1)
      } else {
        start = max(start, button.upperBound + 1)
      }
    }
    return start...max(start, end)
  }

  private func drawBox(
    in columns: ClosedRange<Int>, _ label: String = "", on canvas: inout Canvas, rows: ClosedRange<Int>
  ) {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    if rows.count == 1 {
      canvas.put("(", row: rows.lowerBound, column: start, .faint)
      canvas.put(")", row: rows.lowerBound, column: end, .faint)
    } else {
      canvas.box(rows: rows, columns: columns, sides: glyphs.capsuleSides, glyphs)
    }
    let label = TerminalText.shortened(label, to: end - start - 1, glyphs)
    canvas.put(
      label, row: (rows.lowerBound + rows.upperBound) / 2,
      column: (start + end + 1 - TerminalText.columns(of: label)) / 2, .faint)
  }

  /// Draws the four corners of the lens over the selected tab.
  private func drawLens(around frame: Rect, on canvas: inout Canvas, rows: ClosedRange<Int>) {
    let inner = layout.capsule ?? frame
    let start = max(scale.column(frame.minX), scale.column(inner.minX) + 1)
    let end = min(scale.column(frame.maxX), scale.column(inner.maxX) - 1)
    guard start < end else { return }
    for row in rows.dropFirst().dropLast() {
      canvas.put(glyphs.vertical, row: row, column: start, .accent)
      canvas.put(glyphs.vertical, row: row, column: end, .accent)
    }
    canvas.put(glyphs.lens.topLeft, row: rows.lowerBound, column: start, .accent)
    canvas.put(glyphs.lens.topRight, row: rows.lowerBound, column: end, .accent)
    canvas.put(glyphs.lens.bottomLeft, row: rows.upperBound, column: start, .accent)
    canvas.put(glyphs.lens.bottomRight, row: rows.upperBound, column: end, .accent)
  }
}

extension Canvas {
  mutating func box(
    rows: ClosedRange<Int>, columns: ClosedRange<Int>, sides: (left: String, right: String),
    line: Character? = nil, _ glyphs: Glyphs, _ style: Style = .faint
  ) {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    for row in rows {
      put(sides.left, row: row, column: start, style)
      put(sides.right, row: row, column: end, style)
    }
    for edge in [rows.lowerBound, rows.upperBound] {
      fill(line ?? glyphs.horizontal, row: edge, from: start + 1, to: end, style)
    }
    put(glyphs.topLeft, row: rows.lowerBound, column: start, style)
    put(glyphs.topRight, row: rows.lowerBound, column: end, style)
    put(glyphs.roundBottom.left, row: rows.upperBound, column: start, style)
    put(glyphs.roundBottom.right, row: rows.upperBound, column: end, style)
  }
}
