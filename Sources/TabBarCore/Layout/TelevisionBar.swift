/// The row of titles at the top of a television.
extension BarLayout {
  mutating func layOutTelevision(_ design: Design) {
    placement = .top
    arrangement = .text
    distribution = .centered
    contentHeight = TelevisionBarMetrics.height.value
    frame = Rect(x: 0, y: TelevisionBarMetrics.top.value, width: window.width, height: contentHeight)
    let room = Int(TelevisionBarMetrics.capacity.value)
    capacity = room
    let count = design.tabs.count
    overflow = count > room ? .dropped : .none

    // With one main view the bar scrolls away; beside a split view it stays (HIG 2019 and 2022, tvOS).
    let isBesideSplit = design.pane != .main || design[.content] == .split
    if design.situation.scroll != .top, !isBesideSplit, !design.situation.isFocused {
      absence = .scrolledAway
    }
    var left = safeArea.left
    var right = max(left, window.width - safeArea.right)
    if let wanted = design.situation.logo {
      let size = Size(
        width: min(max(0, wanted.size.width), TelevisionBarMetrics.logoWidth.value, right - left),
        height: min(max(0, wanted.size.height), TelevisionBarMetrics.logoHeight.value))
      let x = wanted.isLeading ? left : right - size.width
      logo = Rect(x: x, y: frame.midY - size.height / 2, width: size.width, height: size.height)
      if wanted.isLeading { left += size.width } else { right -= size.width }
    }
    let parts = (0..<min(room, count)).map { ItemParts(design, $0) }
    if !parts.isEmpty {
      estimates += [.titleWidth, .itemSizes]
      placeInRow(parts, from: left, to: right)
    }
    hidden += min(room, count)..<count
  }

  private mutating func placeInRow(_ parts: [ItemParts], from left: Double, to right: Double) {
    let style = ItemStyle(
      arrangement: .text, font: .tv, iconSize: TelevisionBarMetrics.icon.value,
      titleMargin: TelevisionBarMetrics.titleMargin.value, iconMargin: TelevisionBarMetrics.titleMargin.value)
    let widths = parts.map { $0.contentWidth(style: style) }
    let total = widths.reduce(0, +)
    var x = left + (right - left - total) / 2
    if total > right - left {
      // A row that is too wide scrolls so that the selected tab shows, and fades where there is more.
      distribution = .scroll
      if overflow == .none { overflow = .scroll }
      let selected = parts.firstIndex(where: \.isSelected) ?? 0
      let before = widths[..<selected].reduce(0, +)
      let most = total - (right - left)
      // To its end, but not past its start, where it is wider than the row.
      let offset = min(most, before, max(0, before + widths[selected] - (right - left)))
      x = left - offset
      fadesLeading = offset > 0
      fadesTrailing = offset < most
    }
    for (index, part) in parts.enumerated() {
      // Only what lies within the safe area is drawn; the rest has faded out.
      let start = max(x, left)
      let end = min(x + widths[index], right)
      x += widths[index]
      guard end - start >= 1 else {
        hidden.append(index)
        continue
      }
      items.append(
        part.item(
          in: Rect(x: start, y: frame.y, width: end - start, height: contentHeight), style: style,
          isWideAsContent: end - start >= widths[index]))
    }
  }
}
