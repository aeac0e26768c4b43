/// The strip of titles at the top of an iPad's window.
extension BarLayout {
  mutating func layOutStrip(_ design: Design, _ metrics: StripMetrics, compact: BarStyle.CompactBar) {
    guard sizeClasses.horizontal == .regular else {
      switch compact {
      case .docked(let metrics): layOutDocked(design, metrics)
      case .floating(let metrics): layOutFloating(design, metrics)
      }
      return
    }
    placement = .top
    arrangement = .text
    distribution = .centered
    estimates.append(.strip)
    contentHeight = metrics.height.value
    frame = Rect(x: 0, y: metrics.top.value, width: window.width, height: contentHeight)

    // Fixed tabs lead, pinned ones trail; what is optional or for the sidebar is not in the strip at first.
    let order = design.tabs.indices.map { ($0, design.tabs[$0].details?[.placement] ?? "default") }
    inSidebar = order.filter { $0.1 == "sidebar" || $0.1 == "optional" }.map(\.0)
    let shown =
      order.filter { $0.1 == "fixed" } + order.filter { $0.1 == "default" }
      + order.filter { $0.1 == "pinned" }
    hidden = []
    guard !shown.isEmpty else { return }
    estimates += [.titleWidth]
    let parts = shown.map { ItemParts(design, $0.0) }
    placeInStrip(parts, metrics)
  }

  private mutating func placeInStrip(_ parts: [ItemParts], _ metrics: StripMetrics) {
    let padding = StripMetrics.padding.value
    let widths = parts.map(stripWidth)
    let most = min(
      StripMetrics.greatestWidth.value, window.width - 2 * StripMetrics.sideMargin.value)
    let natural = widths.reduce(2 * padding, +)
    var first = 0
    var last = parts.count
    var width = natural
    if natural > most {
      overflow = .pages
      distribution = .pages
      let buttons = 2 * StripMetrics.pageButton.value
      let page = pageRange(widths, room: most - buttons - 2 * padding, around: selectedPlace(in: parts))
      (first, last) = (page.lowerBound, page.upperBound)
      width = most
      hidden = (parts[..<first] + parts[last...]).compactMap(\.kind.tab).sorted()
    }
    let y = frame.y
    let left = (window.width - width) / 2
    capsule = Rect(x: left, y: y, width: width, height: contentHeight)
    var x = left + padding
    if overflow == .pages {
      let button = StripMetrics.pageButton.value
      pageButtons = [
        Rect(x: left, y: y, width: button, height: contentHeight),
        Rect(x: left + width - button, y: y, width: button, height: contentHeight),
      ]
      x = left + button + padding
      fadesLeading = first > 0
      fadesTrailing = last < parts.count
    }
    items = (first..<last).map { index in
      defer { x += widths[index] }
      let style = stripStyle(isSelected: parts[index].isSelected)
      return parts[index].item(
        in: Rect(x: x, y: y, width: widths[index], height: contentHeight), style: style,
        isWideAsContent: widths[index] < widestStripItem)
    }
  }

  /// The width of an item whose title is as wide as a title may be.
  private var widestStripItem: Double {
    StripMetrics.greatestTitle.value + 2 * StripMetrics.titleMargin.value
  }

  private func stripStyle(isSelected: Bool) -> ItemStyle {
    ItemStyle(
      arrangement: .text, font: isSelected ? .selectedStrip : .strip, iconSize: 20,
      titleMargin: StripMetrics.titleMargin.value)
  }

  /// Returns the width of an item. A selected title is bolder, and every item has room for that.
  private func stripWidth(_ part: ItemParts) -> Double {
    min(part.contentWidth(style: stripStyle(isSelected: true)), widestStripItem)
  }

  private func selectedPlace(in parts: [ItemParts]) -> Int {
    parts.firstIndex(where: \.isSelected) ?? 0
  }

  /// Returns the items of the page that a selected item is on; at least that item.
  private func pageRange(_ widths: [Double], room: Double, around selected: Int) -> Range<Int> {
    var start = 0
    while true {
      var end = start
      var used = 0.0
      while end < widths.count, used + widths[end] <= room || end == start {
        used += widths[end]
        end += 1
      }
      if selected < end || end == widths.count { return start..<end }
      start = end
    }
  }
}
