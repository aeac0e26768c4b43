import TabBarCore

extension BarDrawing {
  /// The rows above and below the items that the bar's own lines take.
  private var borders: (above: Int, below: Int) {
    switch layout.surface {
    case .edge: layout.placement == .top ? (0, 1) : (1, 0)
    case .glass: (1, 1)
    // The box of the selected item and its shadow.
    case .open: (1, 2)
    }
  }

  /// The fewest rows of the bar.
  var barRows: Int { contentRows + borders.above + borders.below }

  /// Returns the first row of the items, which are in the middle of the rows of the bar.
  func firstRow(in rows: ClosedRange<Int>) -> Int {
    rows.lowerBound + borders.above + (rows.count - barRows) / 2
  }

  /// Draws the bar into rows: an accessory into its own, if there is one, and a bar at the side into columns.
  mutating func drawBar(
    rows: ClosedRange<Int>, accessory: ClosedRange<Int>, columns: ClosedRange<Int>
  ) {
    if layout.isColumn { return drawColumn(rows: rows, columns: columns) }
    if layout.surface == .edge { drawEdge(rows: rows) }
    for part in layout.parts {
      switch part.role {
      case .edge: break
      case .shape:
        canvas.box(rows: rows, columns: shapeColumns(part.frame), sides: Glyphs.capsule)
      case .accessory: drawBox(part.frame, part.name, rows: accessory)
      case .logo: drawLogo(part, row: rows.lowerBound)
      case .pageButton(let isUsed): drawPageButton(part.frame, isUsed, rows: rows)
      }
    }
    if layout.pageButtons.isEmpty { drawFades(row: rows.lowerBound + 1) }
    for item in layout.items {
      if layout.isRoundButton(item) {
        drawBox(item.slot, rows: rows)
      } else if item.isSelected, layout.surface == .open {
        drawSelected(item, row: rows.lowerBound)
      } else if item.isSelected, layout.surface == .glass {
        drawHeavy(over: item, row: rows.lowerBound)
      }
    }
    drawItems(row: firstRow(in: rows))
  }

  // MARK: Edge

  /// Draws the inner edge of the bar, heavy over the selected item, with the borders of the items and the sides that a
  /// sensor housing takes. Without a background there is no edge.
  private mutating func drawEdge(rows: ClosedRange<Int>) {
    let isTop = layout.placement == .top
    let borders = layout.items.flatMap { [scale.column($0.slot.minX), scale.column($0.slot.maxX)] }
      .filter { $0 > 0 && $0 < last }
    let safe = (scale.column(layout.safeArea.left), scale.column(layout.window.width - layout.safeArea.right))
    let edge = isTop ? rows.upperBound : rows.lowerBound
    for row in rows where row != edge {
      canvas.fill(.shade, row: row, from: 1, to: safe.0)
      canvas.fill(.shade, row: row, from: safe.1 + 1, to: last)
      for column in borders where hasDividers {
        canvas.put(.divider, row: row, column: column)
      }
    }
    guard layout.hasMaterial else { return }
    drawLine(row: edge, namesMargins: true)
    for column in borders { canvas.put(isTop ? .teeUp : .tee, row: edge, column: column) }
    for item in layout.items where item.isSelected { drawHeavy(over: item, row: edge) }
  }

  private mutating func drawHeavy(over item: BarItem, row: Int) {
    let (start, end) = (scale.column(item.slot.minX), scale.column(item.slot.maxX))
    canvas.fill(.heavy, row: row, from: start + 1, to: end, .accent)
  }

  // MARK: Glass

  private func columns(of rect: Rect) -> ClosedRange<Int> {
    let start = scale.column(rect.minX)
    return start...max(start, min(max(scale.column(rect.maxX), start + 2), last))
  }

  /// Returns the columns of the shape around the items, without those of the round buttons beside it, which a small
  /// scale may let overlap.
  private func shapeColumns(_ shape: Rect) -> ClosedRange<Int> {
    var (start, end) = (columns(of: shape).lowerBound, columns(of: shape).upperBound)
    if layout.arrangement == .text {
      // A letter keeps clear of either end.
      start = max(0, min(start, (layout.items.map { scale.column($0.slot.minX) }.min() ?? 0) - 1))
      end = min(last, max(end, 1 + (layout.items.map { scale.column($0.slot.maxX) }.max() ?? 0)))
    }
    for button in layout.items.filter(layout.isRoundButton).map({ columns(of: $0.slot) }) {
      if button.lowerBound > start {
        end = min(end, button.lowerBound - 1)
      } else {
        start = max(start, button.upperBound + 1)
      }
    }
    return start...max(start, end)
  }

  /// Draws a part with a label in the middle; in one row only its ends.
  private mutating func drawBox(
    _ rect: Rect, _ label: String = "", rows: ClosedRange<Int>
  ) {
    let columns = columns(of: rect)
    if rows.count == 1 {
      canvas.put("(", row: rows.lowerBound, column: columns.lowerBound, .faint)
      canvas.put(")", row: rows.lowerBound, column: columns.upperBound, .faint)
    } else {
      canvas.box(rows: rows, columns: columns, sides: Glyphs.capsule)
    }
    let label = TerminalText.shortened(label, to: columns.count - 2, glyphs)
    let middle = columns.lowerBound + columns.upperBound + 1 - label.columns
    canvas.put(label, row: (rows.lowerBound + rows.upperBound) / 2, column: middle / 2, .faint)
  }

  /// Draws the sign of a button that pages, and the end that fades beside it if the row goes on there.
  private mutating func drawPageButton(
    _ button: Rect, _ isUsed: Bool, rows: ClosedRange<Int>
  ) {
    let isLeft = button.midX < layout.window.width / 2
    canvas.put(
      isLeft ? .previous : .next, row: firstRow(in: rows),
      column: scale.column(button.midX), .strong)
    guard isUsed else { return }
    for row in rows.lowerBound + 1..<rows.upperBound {
      canvas.put(.shade, row: row, column: scale.column(isLeft ? button.maxX : button.minX))
    }
  }

  // MARK: Row

  /// Draws a box around the selected title, with a shadow while it has the focus.
  private mutating func drawSelected(_ item: BarItem, row: Int) {
    let start = scale.column(item.slot.minX)
    let end = max(start + 2, scale.column(item.slot.maxX))
    let bottom = row + titleRows + 1
    if isFocused {
      for row in row + 1...bottom { canvas.put(.shade, row: row, column: end + 1) }
      canvas.fill(.shade, row: bottom + 1, from: start + 1, to: min(end + 2, last))
    }
    canvas.box(rows: row...bottom, columns: start...end, .accent)
  }

  private mutating func drawLogo(_ logo: BarPart, row: Int) {
    let (start, end) = (scale.column(logo.frame.minX), scale.column(logo.frame.maxX))
    // Room for the word at every scale.
    let width = max(end - start + 1, logo.name.count + 2)
    let isLeft = logo.frame.midX < layout.window.width / 2
    let left = isLeft ? max(1, start) : max(1, min(end, last - 1) - width + 1)
    canvas.box(rows: row...row + 2, columns: left...left + width - 1, .plain)
    canvas.put(logo.name, row: row + 1, column: left + (width - logo.name.count) / 2)
  }

  private mutating func drawFades(row: Int) {
    guard let left = layout.items.map(\.slot.minX).min(), let right = layout.items.map(\.slot.maxX).max()
    else { return }
    let (start, end) = (scale.column(left), scale.column(right))
    let fadesLeft = isMirrored ? layout.fadesTrailing : layout.fadesLeading
    let fadesRight = isMirrored ? layout.fadesLeading : layout.fadesTrailing
    // Two columns unless a logo is beside the row.
    let wide = layout.logo == nil ? 2 : 1
    if fadesLeft {
      canvas.fill(.shade, row: row, from: max(1, start + 1 - wide), to: start + 1)
    }
    if fadesRight { canvas.fill(.shade, row: row, from: end, to: min(last, end + wide)) }
  }
}

extension Canvas {
  mutating func box(
    rows: ClosedRange<Int>, columns: ClosedRange<Int>,
    sides: (left: Glyphs.Sign, right: Glyphs.Sign) = (.vertical, .vertical),
    line: Glyphs.Sign = .horizontal, _ style: Style = .faint
  ) {
    let (start, end) = (columns.lowerBound, columns.upperBound)
    for row in rows {
      put(sides.left, row: row, column: start, style)
      put(sides.right, row: row, column: end, style)
    }
    for edge in [rows.lowerBound, rows.upperBound] {
      fill(line, row: edge, from: start + 1, to: end, style)
    }
    put(.topLeft, row: rows.lowerBound, column: start, style)
    put(.topRight, row: rows.lowerBound, column: end, style)
    put(.bottomLeft, row: rows.upperBound, column: start, style)
    put(.bottomRight, row: rows.upperBound, column: end, style)
  }
}
