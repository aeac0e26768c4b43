/// A strip of titles at the top of an iPad's window of regular width. All lengths are in points.
package struct Strip: Bar {
  /// The bar of an iPad in a window of compact width.
  enum CompactBar {
    /// A bar along the whole bottom edge.
    case docked(DockedBar)
    case floating(FloatingBar)
  }

  /// The distance of the strip from the top of the window.
  let top: Fact
  let height: Fact
  let compact: CompactBar

  static let form = BarForm(
    name: "a tab bar at the top", surface: .glass, shape: "strip")

  // MARK: Numbers

  package var summary: String { "a strip of titles at the top; at the bottom in compact width" }

  package var facts: [Fact] {
    [
      top, height, .stripAddedSafeArea, .stripPadding, .stripTitleMargin, .stripIcon, .stripIconMargin,
      .stripGreatestWidth, .stripGreatestTitle, .stripSideMargin, .stripPageButton,
    ]
  }

  // MARK: Layout

  package func layout(of design: Design, in around: Surroundings) -> BarLayout {
    guard around.sizeClasses.value.horizontal == .regular else {
      return switch compact {
      case .docked(let bar): bar.layout(of: design, in: around)
      case .floating(let bar): bar.layout(of: design, in: around)
      }
    }
    note(design, in: around)
    let parts = Self.parts(of: design, in: around)
    let y = top.value
    let height = around.measure(height)
    let frame = Rect(x: 0, y: y, width: around.width.value, height: height.value)
    let window = around.width.value
    let padding = min(Fact.stripPadding.value, window / 2)
    let most = max(0, min(Fact.stripGreatestWidth.value, window - 2 * Fact.stripSideMargin.value))
    var widths: [Measure] = []
    widths.reserveCapacity(parts.count)
    var width = 2 * padding
    for part in parts {
      widths.append(Self.itemWidth(of: part, in: around))
      width += widths[widths.count - 1].value
    }
    let isPaged = width > most && !parts.isEmpty
    var start = padding
    let button = min(Fact.stripPageButton.value, most / 2)
    if isPaged {
      width = most
      start = button + min(padding, width / 2 - button)
    }
    let room = width - 2 * start
    let pages = parts.isEmpty ? [] : isPaged ? Self.pages(widths, room: room) : [0..<parts.count]
    let selected = parts.firstIndex(where: \.isSelected) ?? 0
    let page = pages.first { $0.contains(selected) } ?? pages.first ?? 0..<0
    let left = (window - width) / 2
    let strip = Rect(x: left, y: y, width: width, height: height.value)

    var x = left + start
    var items: [BarItem] = []
    items.reserveCapacity(page.count)
    var onOtherPages: [Int] = []
    for index in parts.indices {
      guard page.contains(index) else {
        if let tab = parts[index].kind.tab { onOtherPages.append(tab) }
        continue
      }
      let part = parts[index]
      let itemWidth = min(widths[index].value, room)
      Self.noteWidth(widths[index], of: part)
      items.append(
        part.item(
          in: Measured(
            Rect(x: x, y: y, width: itemWidth, height: height.value), widths[index].estimates),
          style: part.isSelected ? Self.selectedStyle : Self.style,
          isWideAsContent: itemWidth == widths[index].value
            && itemWidth < Self.greatestItem + part.badgeBesideTitle(Self.selectedStyle).value))
      x += itemWidth
    }
    onOtherPages.sort()
    let estimates = items.reduce(height.estimates) { $0.union($1.$frame.estimates) }
    var layout = BarLayout(
      .strip, in: around, at: .top, frame: Measured(frame, height.estimates),
      distance: around.measure(top), contentHeight: height,
      // Whether there is a strip at all follows from the class of the width.
      capacity: Measured(nil, around.sizeClasses.estimates), items: items,
      capsule: parts.isEmpty ? nil : Measured(strip, estimates),
      pageButtons: isPaged ? Self.pageButtons(of: button, in: strip) : Measured([]))
    layout.arrangement = .text
    layout.font = .strip
    layout.distribution = isPaged ? .pages : .centered
    layout.overflow = isPaged ? .pages : .none
    layout.hidden = onOtherPages
    layout.pages = pages.map { $0.compactMap { parts[$0].kind.tab } }
    layout.fadesLeading = page.lowerBound > 0
    layout.fadesTrailing = page.upperBound < parts.count
    if parts.count < design.tabs.count {
      layout.inSidebar = design.tabs.indices.filter { Zone(design.tabs[$0]) == .sidebar }
    }
    return layout
  }

  /// Returns the content of the strip, the fixed tabs first and the pinned ones last.
  ///
  /// It has neither the optional tabs, which people may add, nor those of the sidebar.
  private static func parts(of design: Design, in around: Surroundings) -> [ItemParts] {
    var parts: [ItemParts] = []
    parts.reserveCapacity(design.tabs.count)
    for zone in Zone.inStrip {
      for index in design.tabs.indices where Zone(design.tabs[index]) == zone {
        parts.append(design.itemParts(at: index, in: around))
      }
    }
    return parts
  }

  /// Returns the width of an item; nobody has measured one.
  private static func itemWidth(of part: ItemParts, in around: Surroundings) -> Measure {
    // A selected title is bolder, and every item has room for that.
    let content = part.contentWidth(style: selectedStyle)
    let most = greatestItem + part.badgeBesideTitle(selectedStyle).value
    return Measure(min(content.value, most), content.estimates.union(around.width.estimates))
      .estimated(.strip)
  }

  private static func pageButtons(of width: Double, in strip: Rect) -> Measured<[Rect]> {
    let buttons = [strip.x, strip.maxX - width].map {
      Rect(x: $0, y: strip.y, width: width, height: strip.height)
    }
    return Measured(buttons, Measure(.stripPageButton).estimates)
  }

  private static func noteWidth(_ width: Measure, of part: ItemParts) {
    guard let trace = part.trace else { return }
    let isCapped = part.contentWidth(style: selectedStyle).value > width.value
    trace.note(
      .itemWidth, width, as: part.sum(of: width, .stripTitleMargin, style: selectedStyle),
      rule: isCapped
        ? "a title gets at most \(points(Fact.stripGreatestTitle.value)) pt, and the margins"
        : "as wide as the title, rounded up, and the margins",
      from: [.stripTitleMargin])
  }

  private func note(_ design: Design, in around: Surroundings) {
    around.trace?.noteUnlimited(design)
    around.trace?.note(
      .arrangement, "titles alone", rule: "the strip has no icons but for tabs without a title",
      grounds: [Source("tidev/titanium-sdk PR 14337 and the press", .high)])
    around.trace?.note(
      .height, around.measure(height), rule: "the strip, without what is above it", from: [height])
  }

  private static let greatestItem = Fact.stripGreatestTitle.value + 2 * Fact.stripTitleMargin.value

  private static let style = style(.strip)
  private static let selectedStyle = style(.selectedStrip)

  private static func style(_ font: TitleFont) -> ItemStyle {
    ItemStyle(
      arrangement: .text, font: font, icon: .stripIcon, titleMargin: .stripTitleMargin,
      iconMargin: Measure(.stripIconMargin), parts: Estimates(.strip))
  }

  /// Returns the items of each page: as many as fit, at least one.
  private static func pages(_ widths: [Measure], room: Double) -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    var used = 0.0
    for (index, width) in widths.enumerated() {
      if index > start, used + width.value > room {
        pages.append(start..<index)
        start = index
        used = 0
      }
      used += width.value
    }
    return pages + [start..<widths.count]
  }

  /// The part of an iPad's tabs that a tab belongs to.
  private enum Zone {
    case fixed, standard, pinned, sidebar

    /// The zones of the strip, from the leading end.
    static let inStrip: [Zone] = [.fixed, .standard, .pinned]

    init(_ tab: Tab) {
      self =
        switch tab[.placement] {
        case .fixed: .fixed
        case .pinned: .pinned
        case .optional, .sidebar: .sidebar
        case nil: tab.role == .search ? .pinned : .standard
        case .standard: .standard
        }
    }
  }
}

extension Trace {
  fileprivate func noteUnlimited(_ design: Design) {
    note(
      .overflow, "\(design.tabs.count) of any number",
      rule: "nothing limits the number; what is too wide for the bar is on another page",
      grounds: [Source("a public test suite and published screenshots of two apps", .medium)])
  }
}

// MARK: Systems

extension Strip {
  /// The strip of iPadOS 18.
  static let flat = Strip(
    top: .stripTop,
    height: .stripHeight,
    compact: .docked(.pad))

  /// The strip since iPadOS 26.
  static func glass(_ compact: FloatingBar) -> Strip {
    Strip(
      top: .stripTopOfGlass,
      height: .stripHeightOfGlass,
      compact: .floating(compact))
  }
}
