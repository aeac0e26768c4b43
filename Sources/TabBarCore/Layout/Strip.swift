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
    let parts = stripParts(of: design)
    guard !parts.isEmpty else { return }
    estimates.append(.titleWidth)
    placeInStrip(parts)
  }

  /// Returns what is in the strip, the fixed tabs first and the pinned ones last, and notes what is not:
  /// optional tabs, which a person may add, and those of the sidebar.
  private mutating func stripParts(of design: Design) -> [ItemParts] {
    var parts: [ItemParts] = []
    parts.reserveCapacity(design.tabs.count)
    for zone in StripZone.inStrip {
      for index in design.tabs.indices where StripZone(design.tabs[index]) == zone {
        parts.append(ItemParts(design, index))
      }
    }
    if parts.count < design.tabs.count {
      inSidebar = design.tabs.indices.filter { StripZone(design.tabs[$0]) == .sidebar }
    }
    return parts
  }

  private mutating func placeInStrip(_ parts: [ItemParts]) {
    let padding = min(StripMetrics.padding.value, window.width / 2)
    let most = max(
      0, min(StripMetrics.greatestWidth.value, window.width - 2 * StripMetrics.sideMargin.value))
    var widths: [Double] = []
    widths.reserveCapacity(parts.count)
    var width = 2 * padding
    for part in parts {
      // A selected title is bolder, and every item has room for that.
      widths.append(min(part.contentWidth(style: Self.selectedStyle), Self.widestStripItem))
      width += widths[widths.count - 1]
    }
    var page = 0..<parts.count
    var start = padding
    var room = width - 2 * padding
    let isPaged = width > most
    if isPaged {
      overflow = .pages
      distribution = .pages
      width = most
      let button = min(StripMetrics.pageButton.value, width / 2)
      start = button + min(padding, width / 2 - button)
      room = width - 2 * start
      page = Self.page(widths, room: room, with: parts.firstIndex(where: \.isSelected) ?? 0)
      hidden.reserveCapacity(parts.count - page.count)
      for index in parts.indices where !page.contains(index) {
        if let tab = parts[index].kind.tab { hidden.append(tab) }
      }
      hidden.sort()
      fadesLeading = page.lowerBound > 0
      fadesTrailing = page.upperBound < parts.count
    }
    let left = (window.width - width) / 2
    let strip = Rect(x: left, y: frame.y, width: width, height: contentHeight)
    capsule = strip
    if isPaged {
      let button = min(StripMetrics.pageButton.value, width / 2)
      pageButtons = [
        Rect(x: left, y: strip.y, width: button, height: contentHeight),
        Rect(x: strip.maxX - button, y: strip.y, width: button, height: contentHeight),
      ]
    }
    var x = left + start
    items.reserveCapacity(page.count)
    for index in page {
      let itemWidth = min(widths[index], room)
      items.append(
        parts[index].item(
          in: Rect(x: x, y: strip.y, width: itemWidth, height: contentHeight),
          style: parts[index].isSelected ? Self.selectedStyle : Self.style,
          isWideAsContent: itemWidth < Self.widestStripItem && itemWidth == widths[index]))
      x += itemWidth
    }
  }

  /// The width of an item whose title is as wide as a title may be.
  private static let widestStripItem =
    StripMetrics.greatestTitle.value + 2 * StripMetrics.titleMargin.value

  private static let style = stripStyle(.strip)
  private static let selectedStyle = stripStyle(.selectedStrip)

  private static func stripStyle(_ font: TitleFont) -> ItemStyle {
    ItemStyle(
      arrangement: .text, font: font, iconSize: StripMetrics.icon.value,
      titleMargin: StripMetrics.titleMargin.value, iconMargin: StripMetrics.iconMargin.value)
  }

  /// Returns the items of the page that a selected item is on: as many as fit, at least one.
  private static func page(_ widths: [Double], room: Double, with selected: Int) -> Range<Int> {
    var start = 0
    var end = 0
    var used = 0.0
    while end < widths.count {
      if end > start, used + widths[end] > room {
        if selected < end { break }
        start = end
        used = 0
      }
      used += widths[end]
      end += 1
    }
    return start..<end
  }
}

/// The part of an iPad's tabs that a tab belongs to.
private enum StripZone {
  case fixed, standard, pinned, sidebar

  /// The zones of the strip, from the leading end.
  static let inStrip: [StripZone] = [.fixed, .standard, .pinned]

  init(_ tab: Tab) {
    self =
      switch tab.details?[.placement] {
      case .fixed: .fixed
      case .pinned: .pinned
      case .optional, .sidebar: .sidebar
      // A search tab is pinned unless it is told otherwise (Apple, UISearchTab and TabRole.search).
      case nil: tab.role == .search ? .pinned : .standard
      case .standard: .standard
      }
  }
}
