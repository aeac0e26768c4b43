/// The column of symbols at the leading side of a visionOS window.
extension BarLayout {
  mutating func layOutOrnament(_ design: Design) {
    placement = .leading
    let isLookedAt = design.situation.isFocused
    arrangement = isLookedAt ? .inline : .icon
    distribution = .centered
    estimates.append(.itemSizes)
    let count = design.tabs.count
    // Apple's advice of June 2023 is six, and nothing is known about more.
    if count > OrnamentMetrics.known { estimates.append(.capacity) }
    if isLookedAt, count > 0 { estimates.append(.titleWidth) }
    let padding = OrnamentMetrics.padding.value
    let style = ItemStyle(
      arrangement: arrangement, font: .strip, iconSize: OrnamentMetrics.icon.value,
      titleMargin: OrnamentMetrics.titleMargin.value)
    let parts = (0..<count).map { ItemParts(design, $0) }
    // Looked at, the column grows to show its titles and may then cover content.
    var width = OrnamentMetrics.width.value
    if isLookedAt {
      for part in parts { width = max(width, part.contentWidth(style: style) + 2 * padding) }
      width = min(width, window.width)
    }
    let isWhole = width < window.width
    let rows = Double(max(1, count))
    contentHeight = min(OrnamentMetrics.pitch.value * rows + 2 * padding, window.height)
    frame = Rect(x: 0, y: (window.height - contentHeight) / 2, width: width, height: contentHeight)
    let room = contentHeight - 2 * padding
    let top = frame.y + padding
    items.reserveCapacity(count)
    for (index, part) in parts.enumerated() {
      let start = top + room * Double(index) / rows
      let end = top + room * Double(index + 1) / rows
      items.append(
        part.item(
          in: Rect(x: padding, y: start, width: max(0, width - 2 * padding), height: end - start),
          style: style, isWideAsContent: isLookedAt && isWhole))
    }
  }
}
