import TabBarCore

extension BarDrawing {
  /// Draws the icon with the badge beside it into a row, and the title below it.
  func drawStacked(
    _ item: BarItem, _ signs: ItemSigns, _ title: TitleRows, in room: Range<Int>, on canvas: inout Canvas,
    row: Int
  ) {
    let style = options.marks.style(for: item.kind.tab, else: item.isSelected ? .accent : .plain)
    // Without a title the brackets of the selected tab are around the icon.
    let isMarked = item.isSelected && signs.title.isEmpty && !signs.icon.isEmpty
    draw(title, item, in: room, on: &canvas, row: row + 1)
    let iconColumns = signs.iconColumns
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

  /// Draws icon, title and badge side by side, in reading order.
  func drawInline(
    _ item: BarItem, _ signs: ItemSigns, _ title: TitleRows, in room: Range<Int>, on canvas: inout Canvas,
    row: Int
  ) {
    let gap = signs.icon.isEmpty || title.rows.isEmpty ? 0 : 1
    let columns = title.columns + gap + signs.iconColumns
    let start = room.lowerBound + max(0, room.count - columns) / 2
    let icon = isMirrored ? start + columns - signs.iconColumns : start
    let style = options.marks.style(for: item.kind.tab, else: item.isSelected ? .accent : .plain)
    canvas.put(signs.icon, row: row, column: icon, style)
    for (index, line) in title.rows.enumerated() {
      let end = (isMirrored ? start : start + signs.iconColumns + gap) + title.columns
      let width = TerminalText.columns(of: line)
      let text = isMirrored ? end - width : end - title.columns
      canvas.put(line, row: row + index, column: text, style)
      let badgeColumns = TerminalText.columns(of: signs.badge)
      if isMirrored, index == 0, line.hasPrefix(signs.badge) {
        canvas.put(signs.badge, row: row, column: text, .badge)
      } else if !isMirrored, index == title.rows.count - 1, line.hasSuffix(signs.badge) {
        canvas.put(signs.badge, row: row + index, column: text + width - badgeColumns, .badge)
      }
    }
    if item.isSelected, columns > 0 {
      canvas.put("[", row: row, column: start - 1, .accent)
      canvas.put("]", row: row + max(0, title.rows.count - 1), column: start + columns, .accent)
    }
  }

  /// Draws the rows of a title into the middle of a room, between brackets if the item is selected.
  ///
  /// A bracket without room of its own replaces a border.
  private func draw(
    _ title: TitleRows, _ item: BarItem, in room: Range<Int>, on canvas: inout Canvas, row: Int
  ) {
    let style = options.marks.style(for: item.kind.tab, else: item.isSelected ? .accent : .plain)
    let first = room.lowerBound + (room.count - title.columns) / 2
    for (index, line) in title.rows.enumerated() {
      let columns = TerminalText.columns(of: line)
      canvas.put(line, row: row + index, column: room.lowerBound + (room.count - columns) / 2, style)
    }
    guard item.isSelected, !title.rows.isEmpty else { return }
    canvas.put("[", row: row, column: first - 1, .accent)
    canvas.put("]", row: row + title.rows.count - 1, column: first + title.columns, .accent)
  }
}

extension BarItem {
  /// Whether the badge is at the left of the icon, as in right-to-left interfaces.
  fileprivate var badgeIsLeft: Bool {
    guard let badgeFrame, let iconFrame else { return false }
    return badgeFrame.minX < iconFrame.minX && badgeFrame.maxX < iconFrame.maxX
  }
}
