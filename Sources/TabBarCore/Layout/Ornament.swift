/// The column of symbols at the leading side of a visionOS window.
extension BarLayout {
  mutating func layOutOrnament(_ design: Design) {
    placement = .leading
    let isLookedAt = design.situation.isFocused
    arrangement = isLookedAt ? .inline : .icon
    distribution = .centered
    estimates.append(.itemSizes)
    let parts = design.tabs.indices.map { ItemParts(design, $0) }
    let pitch = OrnamentMetrics.pitch.value
    let padding = OrnamentMetrics.padding.value
    let style = ItemStyle(
      arrangement: isLookedAt ? .inline : .icon, font: .strip, iconSize: OrnamentMetrics.icon.value,
      titleMargin: OrnamentMetrics.titleMargin.value)
    // Looked at, the column grows to show its titles and may then cover content.
    let widest = isLookedAt ? parts.map { $0.contentWidth(style: style) }.max() ?? 0 : 0
    let width = max(OrnamentMetrics.width.value, widest + 2 * padding)
    let height = pitch * Double(max(1, parts.count)) + 2 * padding
    contentHeight = min(height, window.height)
    frame = Rect(x: 0, y: (window.height - contentHeight) / 2, width: width, height: contentHeight)
    let share = (contentHeight - 2 * padding) / Double(max(1, parts.count))
    if isLookedAt { estimates.append(.titleWidth) }
    items = parts.enumerated().map { index, part in
      part.item(
        in: Rect(
          x: padding, y: frame.y + padding + share * Double(index), width: width - 2 * padding, height: share),
        style: style, isWideAsContent: isLookedAt)
    }
  }
}
