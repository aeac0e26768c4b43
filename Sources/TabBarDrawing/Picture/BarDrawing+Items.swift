import TabBarCore

extension BarDrawing {
  func style(of item: BarItem) -> Style {
    options.marks.style(for: item.kind.tab, else: item.isSelected ? .accent : .plain)
  }

  /// Draws the icon with the badge beside it into a row, and the title below it.
  mutating func drawStacked(
    _ item: BarItem, _ signs: ItemSigns, _ title: TitleRows, in room: Range<Int>, row: Int
  ) {
    func middle(_ columns: Int) -> Int { room.lowerBound + (room.count - columns) / 2 }
    for (index, line) in title.rows.enumerated() {
      let start = middle(line.columns)
      canvas.put(line, row: row + 1 + index, column: start, style(of: item))
    }
    let iconColumns = signs.iconColumns
    let gap = signs.icon.isEmpty || signs.badge.isEmpty ? 0 : 1
    let badge = TerminalText.shortened(signs.badge, to: max(0, room.count - iconColumns - gap), glyphs)
    let taken = badge.isEmpty ? 0 : badge.columns + gap
    var start = middle(iconColumns)
    if item.badgeIsLeft {
      start = max(start, room.lowerBound + taken)
      canvas.put(badge, row: row, column: start - taken, .badge)
    } else {
      start = max(room.lowerBound, min(start, room.upperBound - taken - iconColumns))
      canvas.put(badge, row: row, column: start + iconColumns + gap, .badge)
    }
    canvas.put(signs.icon, row: row, column: start, style(of: item))
    guard item.isSelected else { return }
    if !title.rows.isEmpty {
      let (start, rows) = (middle(title.columns), row + 1...row + title.rows.count)
      drawBrackets(rows: rows, columns: start..<start + title.columns)
    } else if signs.title.isEmpty, !signs.icon.isEmpty {
      drawBrackets(rows: row...row, columns: start..<start + iconColumns)
    }
  }

  /// Draws icon, title and badge side by side, in reading order.
  mutating func drawInline(
    _ item: BarItem, _ signs: ItemSigns, _ title: TitleRows, in room: Range<Int>, row: Int
  ) {
    let gap = signs.icon.isEmpty || title.rows.isEmpty ? 0 : 1
    let columns = title.columns + gap + signs.iconColumns
    let start = room.lowerBound + max(0, room.count - columns) / 2
    let icon = isMirrored ? start + columns - signs.iconColumns : start
    canvas.put(signs.icon, row: row, column: icon, style(of: item))
    for (index, line) in title.rows.enumerated() {
      let end = (isMirrored ? start : start + signs.iconColumns + gap) + title.columns
      let width = line.columns
      let text = isMirrored ? end - width : end - title.columns
      canvas.put(line, row: row + index, column: text, style(of: item))
      let badgeColumns = signs.badge.columns
      if isMirrored, index == 0, line.hasPrefix(signs.badge) {
        canvas.put(signs.badge, row: row, column: text, .badge)
      } else if !isMirrored, index == title.rows.count - 1, line.hasSuffix(signs.badge) {
        canvas.put(signs.badge, row: row + index, column: text + width - badgeColumns, .badge)
      }
    }
    if item.isSelected, columns > 0 {
      let last = row + max(0, title.rows.count - 1)
      drawBrackets(rows: row...last, columns: start..<start + columns)
    }
  }

  /// Draws brackets around the selected item; one without room of its own replaces a border.
  mutating func drawBrackets(rows: ClosedRange<Int>, columns: Range<Int>) {
    canvas.put("[", row: rows.lowerBound, column: columns.lowerBound - 1, .accent)
    canvas.put("]", row: rows.upperBound, column: columns.upperBound, .accent)
  }
}

extension BarItem {
  /// Whether the badge is at the left of the icon, as in right-to-left interfaces.
  fileprivate var badgeIsLeft: Bool {
    guard let badgeFrame, let iconFrame else { return false }
    return badgeFrame.minX < iconFrame.minX && badgeFrame.maxX < iconFrame.maxX
  }
}
