/// The capsule that floats above the bottom edge.
extension BarLayout {
  mutating func layOutFloating(_ design: Design, _ metrics: FloatingBarMetrics) {
    placement = .bottom
    distribution = .capsule
    arrangement = .stacked
    contentHeight = FloatingBarMetrics.contentHeight.value
    let height = FloatingBarMetrics.height.value
    frame = Rect(x: 0, y: window.height - height, width: window.width, height: height)
    let isPhone = design.device.platform == .iOS
    // Measured on one width only (iPhone 17 Pro), held upright; the rest follows it.
    if !isPhone || window.width != 402 || design.orientation == .landscape || !hasHomeIndicator {
      estimates.append(.capsule)
    }

    let parts = partsWithMore(of: design)
    let apart = parts.firstIndex { $0.tab.role != .destination && standsApart($0.tab, metrics, design) }
    if apart != nil || overflow == .more && hasTabApart(behindMore: design, metrics) {
      estimates.append(.searchCounts)
    }
    let bounds = floatingBounds
    let isMinimized = isPhone && design.situation.isMinimized && !parts.isEmpty
    if isPhone, design.situation.hasAccessory {
      placeAccessory(in: bounds, isMinimized: isMinimized, besideSearch: apart != nil)
    }
    guard !parts.isEmpty else {
      capsule = bounds
      return
    }
    estimates += [.titleWidth, .titleRoom, .itemParts]
    if isMinimized {
      placeMinimized(parts, apart: apart, in: bounds)
    } else {
      placeInCapsule(parts, apart: apart, in: bounds)
    }
  }

  /// The room of the capsule: away from the edges, and from what the safe area keeps free at the sides.
  private var floatingBounds: Rect {
    let inset = FloatingBarMetrics.inset.value
    let height = FloatingBarMetrics.capsuleHeight.value
    let left = min(max(inset, safeArea.left), window.width / 2)
    let right = max(window.width - max(inset, safeArea.right), window.width / 2)
    return Rect(x: left, y: window.height - inset - height, width: right - left, height: height)
  }

  /// Returns whether a tab's item is the one that stands apart.
  private func standsApart(_ tab: Tab, _ metrics: FloatingBarMetrics, _ design: Design) -> Bool {
    switch metrics.separatesSearch {
    case .always: tab.role == .search
    case .whenActivating:
      // A prominent tab comes before a search tab, which stands apart where it starts a search at once.
      tab.role == .prominent
        || tab.role == .search && tab.details?[.activatesSearch] == true
          && !design.tabs.contains { $0.role == .prominent }
    }
  }

  private func hasTabApart(behindMore design: Design, _ metrics: FloatingBarMetrics) -> Bool {
    hidden.contains {
      design.tabs[$0].role != .destination && standsApart(design.tabs[$0], metrics, design)
    }
  }

  private mutating func placeInCapsule(_ parts: [ItemParts], apart: Int?, in bounds: Rect) {
    let height = bounds.height
    let padding = FloatingBarMetrics.padding.value
    let count = apart == nil ? parts.count : parts.count - 1
    let taken = apart == nil ? 0 : height + FloatingBarMetrics.separation.value
    var width = max(0, bounds.width - taken)
    if count <= FloatingBarMetrics.few {
      // A capsule with few items hugs them, and a lone one stands in the middle.
      let hugged =
        FloatingBarMetrics.fewItemWidth.value
        + FloatingBarMetrics.fewItemPitch.value * Double(max(0, count - 1)) + 2 * padding
      width = min(width, hugged)
    }
    let left = apart == nil ? bounds.midX - width / 2 : bounds.x
    items.reserveCapacity(parts.count)
    if count > 0 {
      capsule = Rect(x: left, y: bounds.y, width: width, height: height)
      let style = ItemStyle(
        arrangement: .stacked, font: .stacked, iconSize: FloatingBarMetrics.icon.value,
        titleMargin: DockedItemMetrics.titleMargin.value)
      // Items overlap; each is laid out in what is its own, half of the overlap less at either side.
      let margin = min(padding + FloatingBarMetrics.overlap.value / 2, width / 2)
      let room = width - 2 * margin
      var place = 0.0
      for index in parts.indices where index != apart {
        let start = left + margin + room * place / Double(count)
        place += 1
        let end = left + margin + room * place / Double(count)
        items.append(
          parts[index].item(
            in: Rect(x: start, y: bounds.y + padding, width: end - start, height: height - 2 * padding),
            style: style))
      }
    }
    if let apart {
      // No source gives the size of the item that stands apart; it is as high as the capsule, and round.
      estimates.append(.itemSizes)
      let size = min(height, bounds.width)
      items.append(
        symbolItem(
          parts[apart], in: Rect(x: bounds.maxX - size, y: bounds.y, width: size, height: height),
          isSeparated: true))
    }
  }

  /// Returns an item that shows its symbol alone.
  private func symbolItem(_ part: ItemParts, in circle: Rect, isSeparated: Bool) -> BarItem {
    let style = ItemStyle(
      arrangement: .icon, font: .stacked, iconSize: FloatingBarMetrics.icon.value, titleMargin: 0)
    var item = part.item(in: circle, style: style)
    item.isSeparated = isSeparated
    return item
  }

  /// Places the selected item alone at the leading end, and the one that stands apart at the trailing end.
  private mutating func placeMinimized(_ parts: [ItemParts], apart: Int?, in bounds: Rect) {
    estimates += [.itemSizes, .minimized]
    let size = min(FloatingBarMetrics.minimizedSize.value, bounds.width / 2)
    let height = FloatingBarMetrics.minimizedSize.value
    let y = bounds.maxY - height
    for (index, part) in parts.enumerated() {
      if index == apart {
        continue
      } else if part.isSelected {
        items.append(
          symbolItem(part, in: Rect(x: bounds.x, y: y, width: size, height: height), isSeparated: false))
      } else if let tab = part.kind.tab {
        collapsed.append(tab)
      }
    }
    if let apart {
      let circle = Rect(x: bounds.maxX - size, y: y, width: size, height: height)
      items.append(symbolItem(parts[apart], in: circle, isSeparated: true))
    }
  }

  /// Places the accessory above the capsule, or between the round buttons of a minimized bar.
  private mutating func placeAccessory(in bounds: Rect, isMinimized: Bool, besideSearch: Bool) {
    if !estimates.contains(.capsule) { estimates.append(.capsule) }
    guard isMinimized else {
      let height = FloatingBarMetrics.accessoryHeight.value
      let gap = FloatingBarMetrics.accessoryGap.value
      accessory = Rect(x: bounds.x, y: bounds.y - height, width: bounds.width, height: height - gap)
      frame.y -= height
      frame.height += height
      return
    }
    let height = FloatingBarMetrics.minimizedSize.value
    let taken = min(height + FloatingBarMetrics.separation.value, bounds.width / 2)
    let width = bounds.width - (besideSearch ? 2 * taken : taken)
    accessory = Rect(x: bounds.x + taken, y: bounds.maxY - height, width: width, height: height)
  }
}
