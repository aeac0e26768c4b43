import TabBarCore
import TabBarGuidelines

/// Draws the items of a bar onto its canvas; extensions draw what surrounds them, one for each kind of bar.
struct BarDrawing {
  /// What is drawn on: its size is known only when the drawing is.
  var canvas = Canvas(columns: 0, rows: 0)
  let layout: BarLayout
  let options: RenderOptions
  let scale: Scale
  /// Whether the leading end is at the right.
  let isMirrored: Bool
  let signs: [ItemSigns]
  /// The rows of each title, or of the inline text of an item.
  private(set) var titles: [TitleRows] = []
  let glyphs: Glyphs
  let isFocused: Bool

  init(_ scene: Scene, most: Int = 0, at scale: Scale? = nil, _ options: RenderOptions) {
    layout = scene.layout
    self.options = options
    isMirrored = scene.design.readingDirection == .rightToLeft
    glyphs = options.glyphs
    isFocused = scene.design.situation.isFocused
    let arrangement = layout.arrangement
    signs = layout.items.map { item in
      ItemSigns(item, ShownBar.Tab(item, in: scene.layout, of: scene.design), options)
    }
    self.scale =
      scale
      ?? Scale.fitting(
        layout, points: layout.pointsALetter, needed: signs.map { $0.columns(arrangement) }, most: most)
    titles = signs.indices.map { index in
      let isStacked = isStacked(layout.items[index])
      let beside = isStacked || signs[index].icon.isEmpty ? 0 : signs[index].iconColumns + 1
      return TitleRows(
        isStacked ? signs[index].title : signs[index].words(isMirrored: isMirrored),
        // A column is as wide as its titles.
        columns: layout.isColumn ? .max : room(of: index).count - beside, glyphs)
    }
  }

  /// Returns whether the title of an item is under its icon.
  func isStacked(_ item: BarItem) -> Bool { layout.arrangement == .stacked || item.isSeparated }

  var titleRows: Int { max(1, titles.map { $0.rows.count }.max() ?? 1) }

  /// The rows that the items take: icon above title, or both side by side.
  var contentRows: Int {
    guard !layout.items.isEmpty else { return layout.arrangement == .stacked ? 2 : 1 }
    if layout.arrangement == .stacked, layout.items.allSatisfy(layout.isRoundButton) { return 1 }
    return (layout.arrangement == .stacked ? 1 : 0) + titleRows
  }

  var last: Int { scale.columns - 1 }

  mutating func drawItems(row: Int) {
    for (index, signs) in signs.enumerated() {
      let item = layout.items[index]
      if isStacked(item) {
        drawStacked(item, signs, titles[index], in: room(of: index), row: row)
      } else {
        drawInline(item, signs, titles[index], in: room(of: index), row: row)
      }
    }
    if layout.items.isEmpty { drawNote("no tabs yet: add TITLE", row: row + contentRows - 1) }
  }

  /// Draws a few words into the middle of a row.
  mutating func drawNote(_ text: String, row: Int) {
    let text = TerminalText.shortened(options.shown(text), to: scale.columns - 2, glyphs)
    canvas.put(text, row: row, column: (scale.columns - text.columns) / 2, .faint)
  }

  mutating func drawSides(rows: Range<Int>) {
    for column in [0, last] { drawSide(rows: rows, column: column) }
  }

  mutating func drawSide(rows: Range<Int>, column: Int) {
    for row in rows { canvas.put(.vertical, row: row, column: column) }
  }

  mutating func drawTop() {
    drawLine(
      row: 0, ends: layout.isRound ? (.topLeft, .topRight) : (.squareTopLeft, .squareTopRight),
      namesMargins: true)
  }

  mutating func drawBottom(row: Int) {
    drawLine(
      row: row,
      ends: layout.isRound ? (.bottomLeft, .bottomRight) : (.squareBottomLeft, .squareBottomRight))
  }

  /// Draws a line across the window, broken where the margins are cut, with their length in points. Without `ends` it
  /// meets the edges of the screen.
  mutating func drawLine(
    row: Int, ends: (left: Glyphs.Sign, right: Glyphs.Sign) = (.left, .right), namesMargins: Bool = false
  ) {
    canvas.fill(.horizontal, row: row, from: 0, to: scale.columns)
    if let breaks = scale.breaks {
      canvas.fill(.broken, row: row, from: 1, to: breaks.columns)
      canvas.fill(.broken, row: row, from: scale.columns - breaks.columns, to: last)
      for (name, start) in zip(namesMargins ? marginNames ?? [] : [], [1, scale.columns - breaks.columns]) {
        canvas.put(" \(name) ", row: row, column: start + (breaks.columns - 3 - name.count) / 2, .faint)
      }
    }
    canvas.put(ends.left, row: row, column: 0)
    canvas.put(ends.right, row: row, column: last)
  }

  /// The lengths of the cut margins, left and right, if they have room for them.
  private var marginNames: [String]? {
    guard let breaks = scale.breaks else { return nil }
    let names = [breaks.inner.lowerBound, layout.window.width - breaks.inner.upperBound].map {
      "\(wholeCells($0)) pt"
    }
    return names.allSatisfy { $0.count + 2 < breaks.columns } ? names : nil
  }

  /// The length of margins that are cut and have no room for it, for the line under the bar.
  var cutMargin: Prose? {
    guard marginNames == nil, let breaks = scale.breaks else { return nil }
    let mark = String(repeating: glyphs[.broken], count: 2)
    return "\("\(mark) \(wholeCells(breaks.inner.lowerBound)) pt \(mark)")"
  }

  /// How narrow the bar is drawn, in per cent of the scale of its letters; `nil` where that is about the same.
  var stretch: Int? {
    guard !layout.isColumn, !layout.items.isEmpty else { return nil }
    let percent = wholeCells(100 * layout.pointsALetter / scale.pointsAColumn)
    return percent < 90 ? percent : nil
  }

  /// Whether items touch, so that a border separates them. Centred items do not.
  var hasDividers: Bool { layout.distribution != .centered }

  /// Returns the columns for an item. Columns are coarser than points: a centred item may take half of the gap beside it.
  func room(of index: Int) -> Range<Int> {
    let own = span(of: index)
    guard layout.surface == .edge, layout.growsWithTitles else { return own }
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

  private func span(of index: Int) -> Range<Int> {
    let frame = layout.items[index].slot
    let start = scale.column(frame.minX) + 1
    return start..<max(start, scale.column(frame.maxX))
  }
}

extension BarLayout {
  /// Whether the bar is on the device's own screen, not on that of a car.
  var isOnDevice: Bool { system?.platform.hasNoDevices != true }

  var isAtRight: Bool { frame.midX > window.width / 2 }

  var isRound: Bool { hasHomeIndicator || placement == .leading }
}
