/// The capsule that floats above the bottom edge.
extension BarLayout {
  mutating func layOutFloating(_ design: Design, _ metrics: FloatingBarMetrics) {
    let inset = FloatingBarMetrics.inset.value
    let capsuleHeight = FloatingBarMetrics.capsuleHeight.value
    placement = .bottom
    distribution = .capsule
    arrangement = .stacked
    contentHeight = FloatingBarMetrics.contentHeight.value
    let height = FloatingBarMetrics.height.value
    frame = Rect(x: 0, y: window.height - height, width: window.width, height: height)
    // Measured on one width only (iPhone 17 Pro); the rest follows it.
    if window.width != 402 || hasHomeIndicator == false { estimates.append(.capsule) }

    let parts = partsWithMore(of: design)
    let top = window.height - inset - capsuleHeight
    if design.situation.hasAccessory, design.device.platform == .iOS {
      placeAccessory(above: top, isMinimized: design.situation.isMinimized)
    }
    guard !parts.isEmpty else {
      capsule = Rect(x: inset, y: top, width: window.width - 2 * inset, height: capsuleHeight)
      return
    }
    estimates += [.titleWidth, .titleRoom, .itemParts]
    if design.situation.isMinimized, design.device.platform == .iOS {
      placeMinimized(parts, design, metrics, top: top)
      return
    }
    placeInCapsule(parts, apart: separated(parts, design, metrics), top: top)
  }

  /// Returns the place among the parts of the item that stands apart, or `nil` where none does.
  private func separated(_ parts: [ItemParts], _ design: Design, _ metrics: FloatingBarMetrics) -> Int? {
    // A prominent tab comes before a search tab; of several the first counts.
    if metrics.separatesSearch == .whenActivating,
      let prominent = parts.firstIndex(where: { $0.tab.role == .prominent })
    {
      return prominent
    }
    return parts.firstIndex { part in
      guard part.tab.role == .search else { return false }
      return switch metrics.separatesSearch {
      case .always: true
      case .whenActivating: part.tab.details?[.activatesSearch] == "yes"
      }
    }
  }

  private mutating func placeInCapsule(_ parts: [ItemParts], apart: Int?, top: Double) {
    let inset = FloatingBarMetrics.inset.value
    let height = FloatingBarMetrics.capsuleHeight.value
    let padding = FloatingBarMetrics.padding.value
    let style = ItemStyle(
      arrangement: .stacked, font: .stacked, iconSize: FloatingBarMetrics.icon.value,
      titleMargin: DockedItemMetrics.titleMargin.value)
    var inside = parts
    let alone = apart.map { inside.remove(at: $0) }
    let room = window.width - 2 * inset - (alone == nil ? 0 : height + FloatingBarMetrics.separation.value)
    let count = Double(inside.count)
    var width = room
    if inside.count <= 3 {
      // A capsule with few items hugs them, and a lone bar stands in the middle.
      let hugged =
        FloatingBarMetrics.fewItemWidth.value + FloatingBarMetrics.fewItemPitch.value * max(0, count - 1)
        + 2 * padding
      width = min(room, hugged)
    }
    let left = alone == nil ? (window.width - width) / 2 : inset
    if !inside.isEmpty {
      capsule = Rect(x: left, y: top, width: width, height: height)
      let share = (width - 2 * padding) / count
      items = inside.enumerated().map { index, part in
        let start = left + padding + share * Double(index)
        return part.item(
          in: Rect(x: start, y: top + padding, width: share, height: height - 2 * padding), style: style)
      }
    }
    if let alone {
      estimates.append(.searchCounts)
      let circle = Rect(x: window.width - inset - height, y: top, width: height, height: height)
      items.append(symbolItem(alone, in: circle))
    }
  }

  /// Returns an item that shows its symbol alone, apart from the others.
  private func symbolItem(_ part: ItemParts, in circle: Rect) -> BarItem {
    let style = ItemStyle(
      arrangement: .icon, font: .stacked, iconSize: FloatingBarMetrics.icon.value, titleMargin: 0)
    var item = part.item(in: circle, style: style)
    item.isSeparated = true
    return item
  }

  /// Places the selected tab alone at the leading end, and a separated one at the trailing end.
  private mutating func placeMinimized(
    _ parts: [ItemParts], _ design: Design, _ metrics: FloatingBarMetrics, top: Double
  ) {
    let inset = FloatingBarMetrics.inset.value
    let size = FloatingBarMetrics.minimizedSize.value
    let y = window.height - inset - size
    let apart = separated(parts, design, metrics)
    let selected = parts.firstIndex(where: \.isSelected)
    estimates.append(.itemSizes)
    if let selected, selected != apart {
      items.append(symbolItem(parts[selected], in: Rect(x: inset, y: y, width: size, height: size)))
    }
    if let apart {
      let x = window.width - inset - size
      items.append(symbolItem(parts[apart], in: Rect(x: x, y: y, width: size, height: size)))
    }
  }

  private mutating func placeAccessory(above top: Double, isMinimized: Bool) {
    let inset = FloatingBarMetrics.inset.value
    estimates.append(.capsule)
    if isMinimized {
      let size = FloatingBarMetrics.minimizedSize.value
      let gap = FloatingBarMetrics.separation.value
      accessory = Rect(
        x: inset + size + gap, y: window.height - inset - size,
        width: window.width - 2 * (inset + size + gap), height: size)
      return
    }
    let height = FloatingBarMetrics.accessoryHeight.value
    let gap = FloatingBarMetrics.padding.value
    accessory = Rect(x: inset, y: top - height, width: window.width - 2 * inset, height: height - 2 * gap)
    frame.y -= height
    frame.height += height
  }
}
