import TabBarCore

extension BarDrawing {
  /// Draws the icon with the badge beside it into a row, and the title into the next one.
  func drawStacked(
    _ item: BarItem, _ signs: ItemSigns, in room: Range<Int>, on canvas: inout Canvas, row: Int
  ) {
    let style = options.marks.style(for: item.kind.tab, else: item.isSelected ? .accent : .plain)
    // Without a title the brackets of the selected tab are around the icon.
    let isMarked = item.isSelected && signs.title.isEmpty && !signs.icon.isEmpty
    draw(signs.title, item, in: room, on: &canvas, row: row + 1)
    let iconColumns = TerminalText.columns(of: signs.icon)
    let gap = signs.icon.isEmpty || signs.badge.isEmpty ? 0 : 1
    let badge = TerminalText.shortened(signs.badge, to: max(0, room.count - iconColumns - gap), glyphs)
    let taken = badge.isEmpty ? 0 : TerminalText.columns(of: badge) + gap
    var start = room.lowerBound + (room.count - iconColumns) / 2
    if item.badgeIsLeft {
      start = max(start, room.lowerBound + taken)
      canvas.put(badge, row: row, column: start - taken, .badge)
    } else {
      start = max(room.lowerBound, min(start, room.upperBound - taken - iconColumns))
      canvas.put(badge, row: row, column: start + iconColumns + gap, .badge)
    }
    canvas.put(signs.icon, row: row, column: start, style)
    guard isMarked else { return }
    canvas.put("[", row: row, column: start - 1, .accent)
    canvas.put("]", row: row, column: start + iconColumns, .accent)
  }

  /// Draws icon and title into a row, and the badge above it.
  func drawInline(
    _ item: BarItem, _ signs: ItemSigns, in room: Range<Int>, on canvas: inout Canvas, row: Int
  ) {
    let text = signs.inline(isMirrored: isMirrored)
    let start = draw(text, item, in: room, on: &canvas, row: row)
    guard !signs.badge.isEmpty else { return }
    let badge = TerminalText.shortened(signs.badge, to: room.count, glyphs)
    let columns = TerminalText.columns(of: badge)
    // At the corner of the icon, or of a title without an icon.
    let corner = signs.icon.isEmpty ? signs.title : signs.icon
    let anchor: Int
    switch (isMirrored, signs.icon.isEmpty) {
    case (false, false): anchor = start + TerminalText.columns(of: corner)
    case (false, true): anchor = start + TerminalText.columns(of: corner) - columns + 1
    case (true, false):
      anchor = start + TerminalText.columns(of: text) - TerminalText.columns(of: corner) - columns
    case (true, true): anchor = start - 1
    }
    let badgeStart = max(room.lowerBound, min(anchor, room.upperBound - columns))
    canvas.put(badge, row: row - 1, column: badgeStart, .badge)
  }

  /// Draws a text into the middle of a room, in brackets if the item is selected; returns its first column.
  ///
  /// A bracket without room of its own replaces a border.
  @discardableResult
  private func draw(
    _ text: String, _ item: BarItem, in room: Range<Int>, on canvas: inout Canvas, row: Int
  ) -> Int {
    let text = TerminalText.shortened(text, to: room.count, glyphs)
    let columns = TerminalText.columns(of: text)
    let start = room.lowerBound + (room.count - columns) / 2
    let style = options.marks.style(for: item.kind.tab, else: item.isSelected ? .accent : .plain)
    canvas.put(text, row: row, column: start, style)
    if item.isSelected, columns > 0 {
      canvas.put("[", row: row, column: start - 1, .accent)
      canvas.put("]", row: row, column: start + columns, .accent)
    }
    return start
  }
}

extension BarItem {
  /// Whether the badge is at the left of the icon, as in right-to-left interfaces.
  fileprivate var badgeIsLeft: Bool {
    guard let badgeFrame, let iconFrame else { return false }
    return badgeFrame.minX < iconFrame.minX && badgeFrame.maxX < iconFrame.maxX
  }
}
