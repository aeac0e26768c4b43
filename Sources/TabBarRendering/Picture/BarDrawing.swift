import TabBarCore

/// Draws the items of a bar and the borders between them onto a canvas.
struct BarDrawing {
  /// The bar.
  let layout: BarLayout
  /// What the terminal can do.
  let options: RenderOptions
  /// The columns that the points fall on.
  let scale: Scale
  private let signs: [ItemSigns]
  private let glyphs: Glyphs

  /// Creates the drawing of a bar in at most some columns.
  init(_ layout: BarLayout, most: Int, _ options: RenderOptions) {
    self.layout = layout
    self.options = options
    glyphs = options.glyphs
    let signs = layout.items.map { ItemSigns($0, options) }
    self.signs = signs
    let needed = signs.map { $0.columns(layout.arrangement) }
    scale = Scale.fitting(layout, points: Scale.ofBar, needed: needed, most: most)
  }

  /// Creates the drawing of a bar at a scale.
  init(_ layout: BarLayout, at scale: Scale, _ options: RenderOptions) {
    self.layout = layout
    self.options = options
    self.scale = scale
    glyphs = options.glyphs
    signs = layout.items.map { ItemSigns($0, options) }
  }

  /// The rows that the items take: icon above title, or both in one row with the badges above it.
  var contentRows: Int {
    layout.arrangement == .stacked || layout.items.contains { $0.badge != nil } ? 2 : 1
  }

  /// Draws the upper edge of the bar into a row: heavy over the selected item.
  func drawEdge(on canvas: inout Canvas, row: Int) {
    let last = scale.columns - 1
    drawLine(on: &canvas, row: row)
    for column in borders { canvas.put(glyphs.tee, row: row, column: column, .faint) }
    for item in layout.items where item.isSelected {
      canvas.fill(
        glyphs.heavy, row: row, from: scale.column(item.frame.minX) + 1, to: scale.column(item.frame.maxX),
        .accent)
    }
    canvas.put(glyphs.left, row: row, column: 0, .faint)
    canvas.put(glyphs.right, row: row, column: last, .faint)
  }

  /// Draws a line along the bar, broken where the margins are drawn too short.
  func drawLine(on canvas: inout Canvas, row: Int) {
    canvas.fill(glyphs.horizontal, row: row, from: 0, to: scale.columns, .faint)
    guard scale.breaks != nil else { return }
    let margin = Scale.Breaks.columns
    canvas.fill(glyphs.broken, row: row, from: 1, to: margin, .faint)
    canvas.fill(glyphs.broken, row: row, from: scale.columns - margin, to: scale.columns - 1, .faint)
  }

  /// Draws the items into rows from one on, with their borders and the sides that a sensor housing takes.
  func drawItems(on canvas: inout Canvas, row: Int, rows: Int) {
    let last = scale.columns - 1
    let safe = (scale.column(layout.safeArea.left), scale.column(layout.window.width - layout.safeArea.right))
    for row in row..<row + rows {
      canvas.put(glyphs.vertical, row: row, column: 0, .faint)
      canvas.put(glyphs.vertical, row: row, column: last, .faint)
      canvas.fill(glyphs.shade, row: row, from: 1, to: safe.0, .faint)
      canvas.fill(glyphs.shade, row: row, from: safe.1 + 1, to: last, .faint)
      for column in borders where hasDividers { canvas.put(glyphs.divider, row: row, column: column, .faint) }
    }
    let first = row + (rows - contentRows) / 2
    for (index, signs) in signs.enumerated() {
      let item = layout.items[index]
      let room = room(of: index)
      if layout.arrangement == .stacked {
        drawStacked(item, signs, in: room, on: &canvas, row: first)
      } else {
        drawInline(item, signs, in: room, on: &canvas, row: first + contentRows - 1)
      }
    }
  }

  /// The columns of the items' borders, without the edges of the bar.
  private var borders: [Int] {
    layout.items
      .flatMap { [scale.column($0.frame.minX), scale.column($0.frame.maxX)] }
      .filter { $0 > 0 && $0 < scale.columns - 1 }
  }

  /// Whether items touch, so that a border stands between them. Centred ones stand free.
  private var hasDividers: Bool { layout.distribution != .centered }

  /// Returns the columns that an item may be drawn in.
  ///
  /// Columns are coarser than points: an item that stands free may take half of the gap beside it.
  private func room(of index: Int) -> Range<Int> {
    let own = span(of: index)
    guard !hasDividers else { return own }
    var before = 0
    var after = scale.columns
    for other in layout.items.indices where other != index {
      let span = span(of: other)
      if span.upperBound <= own.lowerBound { before = max(before, span.upperBound) }
      if span.lowerBound >= own.upperBound { after = min(after, span.lowerBound) }
    }
    // The same on both sides, so that the item stays centred; one column stays free between two.
    let extra = max(0, min(own.lowerBound - before, after - own.upperBound) - 1) / 2
    return own.lowerBound - extra..<own.upperBound + extra
  }

  /// The columns between the borders of an item.
  private func span(of index: Int) -> Range<Int> {
    let frame = layout.items[index].frame
    let start = scale.column(frame.minX) + 1
    return start..<max(start, scale.column(frame.maxX))
  }

  private func drawStacked(
    _ item: BarItem, _ signs: ItemSigns, in room: Range<Int>, on canvas: inout Canvas, row: Int
  ) {
    let style: Style = item.isSelected ? .accent : .plain
    draw(signs.title, item, in: room, on: &canvas, row: row + 1)
    guard !signs.badge.isEmpty else {
      // The brackets of the selected tab stand around the icon where there is no title.
      let isMarked = item.isSelected && !signs.title.isEmpty
      if isMarked {
        let start = room.lowerBound + (room.count - TerminalText.columns(of: signs.icon)) / 2
        canvas.put(signs.icon, row: row, column: start, style)
      } else {
        draw(signs.icon, item, in: room, on: &canvas, row: row)
      }
      return
    }
    let iconColumns = TerminalText.columns(of: signs.icon)
    var start = room.lowerBound + (room.count - iconColumns) / 2
    let gap = signs.icon.isEmpty || signs.badge.isEmpty ? 0 : 1
    let badge = Shortened.text(signs.badge, to: max(0, room.count - iconColumns - gap), glyphs)
    start = max(
      room.lowerBound, min(start, room.upperBound - TerminalText.columns(of: badge) - gap - iconColumns))
    canvas.put(signs.icon, row: row, column: start, style)
    canvas.put(badge, row: row, column: start + iconColumns + gap, .badge)
  }

  private func drawInline(
    _ item: BarItem, _ signs: ItemSigns, in room: Range<Int>, on canvas: inout Canvas, row: Int
  ) {
    let gap = signs.icon.isEmpty || signs.title.isEmpty ? "" : " "
    let start = draw(signs.icon + gap + signs.title, item, in: room, on: &canvas, row: row)
    guard !signs.badge.isEmpty else { return }
    let badge = Shortened.text(signs.badge, to: room.count, glyphs)
    let anchor = start + TerminalText.columns(of: signs.icon)
    let badgeStart = max(room.lowerBound, min(anchor, room.upperBound - TerminalText.columns(of: badge)))
    canvas.put(badge, row: row - 1, column: badgeStart, .badge)
  }

  /// Draws a text into the middle of a room, between brackets where the item is selected.
  ///
  /// A bracket that the text leaves no room for stands in for a border.
  ///
  /// - Returns: The column of the first character.
  @discardableResult
  private func draw(
    _ text: String, _ item: BarItem, in room: Range<Int>, on canvas: inout Canvas, row: Int
  ) -> Int {
    let text = Shortened.text(text, to: room.count, glyphs)
    let columns = TerminalText.columns(of: text)
    let start = room.lowerBound + (room.count - columns) / 2
    canvas.put(text, row: row, column: start, item.isSelected ? .accent : .plain)
    if item.isSelected, columns > 0 {
      canvas.put("[", row: row, column: start - 1, .accent)
      canvas.put("]", row: row, column: start + columns, .accent)
    }
    return start
  }
}
