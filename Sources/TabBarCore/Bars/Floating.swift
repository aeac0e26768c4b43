/// A capsule that floats above the bottom edge. All lengths are in points.
///
/// Its numbers were measured on an upright phone 402 pt wide; elsewhere the same numbers are an estimate.
package struct FloatingBar: Bar {
  /// Whether one tab can be prominent, and a bar at the side of the camera (iOS 27).
  package var hasProminentTab = false

  static let form = BarForm(
    name: "a capsule of glass", short: "a capsule at the bottom",
    sentence: "floats above the bottom edge, a capsule {size}", surface: .glass, hasMore: true)

  // MARK: Numbers

  static let height = Fact(
    "height with the part below", 83, .high,
    "AccessibilitySnapshot issue 272 and boardsesh PR 3973: 49 + 34, as before iOS 26")
  static let contentHeight = Fact(
    "part that counts as the row", 49, .high, "AccessibilitySnapshot issue 272: the frame is 49 + 34")
  static let capsuleHeight = Fact(
    "capsule height", 62, .high, "a simulator of iOS 26.5, FabBar's constants and screenshots")
  package static let inset = Fact(
    "distance from the sides and the bottom", 21, .high,
    "a simulator of iOS 26.5 and FabBar's constants; others round to 20")
  static let padding = Fact(
    "distance of the items from the capsule's edge", 4, .medium, "a simulator of iOS 26.5")
  static let overlap = Fact(
    "overlap of items", 8, .medium,
    "view dumps of iOS 26: three items 94 wide are 86 apart; five of 77 by 54 are about 69 apart")
  static let overlapOfFour = Fact(
    "overlap of four items", 40 / 3, .medium,
    "simulators of iOS 26.5: four items are 98 wide in a capsule of 360, and 147.5 in one of 558")
  static let badgeReach = Fact(
    "reach of a badge over its icon", 5, .low,
    "no source has the badge of this bar; code-ios-app PR 597 moves it inwards, onto its icon",
    makes: .itemParts)
  static let mostCovered = Fact(
    "greatest share of an icon under a badge", 0.25, .low,
    "no source; so that the icon is seen", makes: .itemParts)
  private static func overlap(of count: Int) -> Fact { count == 4 ? overlapOfFour : overlap }
  /// The number of items up to which the capsule hugs them.
  static let few = 3
  static let fewItemWidth = Fact(
    "item width with three or fewer", 94, .medium, "a simulator of iOS 26.5, three items")
  static let fewItemPitch = Fact(
    "item pitch with three or fewer", 86, .medium, "a simulator of iOS 26.5, three items")
  static let sideItemWidth = Fact(
    "item width with three or fewer on a phone's side", 146, .low,
    "no source; beside its icon a title of 13 pt has room for as many letters as one of 10 pt under it",
    makes: .capsule)
  static let separation = Fact(
    "distance of a separated item", 10, .low, "published listings say 8 to 12", makes: .itemSizes)
  static let accessoryHeight = Fact(
    "accessory", 56, .low, "boardsesh PR 3973: 139 in all on an iPhone 17 Pro", makes: .capsule)
  static let accessoryGap = Fact(
    "distance of an accessory", 8, .low, "no source; within the 56 that an accessory adds", makes: .capsule)
  static let minimizedSize = Fact(
    "minimized button", 44, .low,
    "a guess that public notes share; no measurement is known", makes: .minimized)
  package static let leastSidebar = Fact(
    "least width of an iPhone's window with a sidebar", 905, .medium,
    "react-native-bottom-tabs PR 580, measured in simulators of iOS 27; WWDC 2026, session 278")
  static let icon = Fact(
    "icon", 18, .medium, "FabBar's constants and simulator listings: 18 pt medium, large scale")
  // All but the icon and the title were measured at this width only (iPhone 17 Pro).
  private static let measuredWidth = 402.0

  package var summary: String { "a capsule above the bottom edge" }

  package var facts: [Fact] {
    [
      Self.height, Self.contentHeight, Self.capsuleHeight, Self.inset, Self.padding, Self.icon, Self.overlap,
      Self.overlapOfFour, Self.badgeReach, Self.mostCovered, DockedBar.Item.stackedGap, Self.fewItemWidth,
      Self.fewItemPitch, Self.sideItemWidth,
      Self.separation, Self.accessoryHeight, Self.accessoryGap, Self.minimizedSize, DockedBar.compactCapacity,
      DockedBar.regularCapacity,
    ] + (hasProminentTab ? VerticalBar.facts + [Self.leastSidebar] : [])
  }

  // MARK: Layout

  package func layout(of design: Design, in around: Surroundings) -> BarLayout {
    let isPhone = design.device.platform == .iOS
    let row = PlaceRow.bar(of: design)
    // A pane that does not reach the camera has its bar at the bottom edge.
    let isAtSide = row.place == .side && around.safeArea.left != around.safeArea.right
    if isPhone, row != .phone {
      around.trace?.note(
        .edge, isAtSide ? "at the side" : "at the bottom", rule: row.rule, grounds: [row.ground])
    }
    let isApart = design.tabs.map { separates($0, in: design, on: around.system) }
    let tabs = DockedBar.fittingTabs(of: design, in: around) { capacity in
      // Nobody has seen how many tabs fit at the side, nor whether one more fits where one is apart.
      isAtSide
        ? Estimates(.capacity)
        : isApart.contains(true) && design.tabs.count == capacity + 1 ? Estimates(.searchCounts) : []
    }
    let separated = tabs.parts.firstIndex { $0.kind.tab.map { isApart[$0] } ?? false }
    if isAtSide { return VerticalBar.layout(of: design, tabs, separated: separated, in: around) }
    let isOnSide = isPhone && design.orientation == .landscape
    around.trace?.note(
      .arrangement, isOnSide ? "titles beside icons" : "titles under icons",
      rule: "under the icons in the capsule, and beside them on a phone that is held on its side",
      grounds: [
        isOnSide
          ? Reason.Ground(
            "Apple's page on tab bars of December 2025, the text of its figure of a phone in landscape; their sizes are "
              + "those of iOS 11 to 18, as nobody published others", .medium)
          : Reason.Ground("simulators of iOS 26", .medium)
      ])
    let isMeasured =
      isPhone && around.width.value == Self.measuredWidth && design.orientation == .portrait
      && around.hasHomeIndicator
    let isMinimized = isPhone && design.situation.isMinimized && !tabs.parts.isEmpty
    let place = Slot(
      around, isOnSide ? Self.sideStyle : Self.style, isMinimized: isMinimized, separated: separated,
      doubts: around.device.union(isMeasured ? [] : Estimates(.capsule))
        .union(isMinimized ? Estimates(.minimized) : []))
    let accessory = design.situation.hasAccessory ? place.accessory : nil
    let height = barHeight(in: place, around, hasAccessoryAbove: accessory != nil && !isMinimized)
    let content =
      isMinimized ? place.buttons(for: tabs.parts) : place.capsule(around: tabs.parts)
    var layout = BarLayout(
      .floating, in: around, at: .bottom,
      frame: Measured(
        Rect(
          x: 0, y: around.height.value - height.value, width: around.width.value, height: height.value),
        height.estimates),
      distance: place.measure(Self.inset).estimates, contentHeight: place.measure(Self.contentHeight),
      capacity: tabs.capacity, items: content.items, capsule: content.capsule, accessory: accessory)
    layout.distribution = .capsule
    if isOnSide, !isMinimized { layout.arrangement = .inline }
    layout.overflow = tabs.overflow
    layout.hidden = tabs.hidden
    layout.collapsed = content.collapsed
    return layout
  }

  private func separates(_ tab: Tab, in design: Design, on system: System?) -> Bool {
    switch tab.role {
    case .prominent: hasProminentTab
    case .search:
      system.flatMap { PlaceRow.search(tab, of: design, on: $0, in: .floating) }?.place == .apart
    case .destination, .action, .settings: false
    }
  }

  private func barHeight(
    in place: Slot, _ around: Surroundings, hasAccessoryAbove: Bool
  ) -> Measure {
    let below = place.measure(Self.height)
    guard hasAccessoryAbove else {
      around.trace?.note(
        .height, below, rule: "the capsule of 62 pt and the 21 pt below it", from: [Self.height])
      return below
    }
    let accessory = place.measure(Self.accessoryHeight)
    let height = below + accessory
    around.trace?.note(
      .height, height, as: "\(points(below.value)) + \(points(accessory.value))",
      rule: "the capsule with what is below it, and the accessory above",
      from: [Self.height, Self.accessoryHeight])
    return height
  }

  /// The items of a floating bar and what is around them.
  private struct Row {
    var items: [BarItem] = []
    var capsule: Measured<Rect>?
    var collapsed: [Int] = []
  }

  /// The room of a capsule or of the buttons that it shrinks to, inside the margins and the safe area.
  private struct Slot {
    private let bounds: Rect
    private let width: Measure
    private let isMinimized: Bool
    /// The index of the item that is a circle of its own.
    private let separated: Int?
    private let style: ItemStyle
    /// The estimates that all numbers measured elsewhere rest on.
    private let doubts: Estimates

    init(
      _ around: Surroundings, _ style: ItemStyle, isMinimized: Bool, separated: Int?, doubts: Estimates
    ) {
      self.style = style
      let inset = FloatingBar.inset.value
      let height = FloatingBar.capsuleHeight.value
      let window = around.width.value
      let left = min(max(inset, around.safeArea.left), window / 2)
      let right = max(window - max(inset, around.safeArea.right), window / 2)
      bounds = Rect(
        x: left, y: around.height.value - inset - height, width: right - left, height: height)
      width = Measure(right - left, around.width.estimates.union(doubts))
      self.isMinimized = isMinimized
      self.separated = separated
      self.doubts = doubts
    }

    func measure(_ fact: Fact) -> Measure { Measure(fact).resting(on: doubts) }

    func capsule(around parts: [ItemParts]) -> Row {
      guard !parts.isEmpty else { return Row(capsule: Measured(bounds, width.estimates)) }
      let circle = measure(FloatingBar.capsuleHeight)
      let padding = FloatingBar.padding.value
      let count = separated == nil ? parts.count : parts.count - 1
      var row = Row()
      row.items.reserveCapacity(parts.count)
      if count > 0 {
        var together = parts
        if let separated { together.remove(at: separated) }
        let width = capsuleWidth(
          of: count, in: separated == nil ? width : width - circle - measure(FloatingBar.separation))
        let left = separated == nil ? bounds.midX - width.value / 2 : bounds.x
        row.capsule = Measured(
          Rect(x: left, y: bounds.y, width: width.value, height: bounds.height), width.estimates)
        // Items overlap; each has its slot without half of the overlap at either side.
        let reach = min(FloatingBar.overlap(of: count).value / 2, width.value / 2)
        let margin = min(padding + reach, width.value / 2)
        let room = Rect(
          x: left + margin, y: bounds.y + padding, width: width.value - 2 * margin,
          height: bounds.height - 2 * padding)
        row.items = Measured(room, width.estimates).slots(of: together, style) {
          _, slot in
          Measured(
            Rect(
              x: slot.x - reach, y: slot.y, width: slot.width + 2 * reach, height: slot.height),
            width.estimates)
        } note: { _, trace in
          noteShare(of: width, margin, count, in: trace)
        }
      }
      if let separated {
        // No source gives the size of a separated item; it is as high as the capsule, and round.
        let size = min(circle, width).estimated(.itemSizes)
        parts[separated].trace?.note(
          .itemWidth, size,
          rule: count > 0 ? "a circle of its own, as high as the capsule" : "a round button",
          from: [FloatingBar.capsuleHeight])
        let frame = Rect(
          x: bounds.maxX - size.value, y: bounds.y, width: size.value, height: circle.value)
        row.items.append(button(parts[separated], in: frame, size.estimates, isSeparated: true))
      }
      return row
    }

    /// Returns the width of a capsule: a capsule with few items hugs them.
    private func capsuleWidth(of count: Int, in room: Measure) -> Measure {
      let room = max(Measure(0), room)
      guard count <= FloatingBar.few else { return room }
      let (item, pitch) =
        style.arrangement == .inline
        ? (
          measure(FloatingBar.sideItemWidth),
          measure(FloatingBar.sideItemWidth) - measure(FloatingBar.overlap)
        )
        : (measure(FloatingBar.fewItemWidth), measure(FloatingBar.fewItemPitch))
      return min(room, item + Double(max(0, count - 1)) * pitch + 2 * measure(FloatingBar.padding))
    }

    private func noteShare(of width: Measure, _ margin: Double, _ count: Int, in trace: Trace) {
      let overlap = FloatingBar.overlap(of: count).value
      let each = (width - 2 * margin) / Double(count)
      trace.note(
        .itemWidth, Measure(each.value + overlap, each.estimates),
        as: "(\(points(width.value)) - \(points(2 * margin))) / \(count) + \(points(overlap))",
        rule: count <= FloatingBar.few
          ? "the capsule hugs up to three items, which share it; they overlap a little"
          : "the items share the capsule; they overlap a little",
        from: [FloatingBar.padding, FloatingBar.overlap(of: count), FloatingBar.inset])
    }

    /// Returns the round buttons that a bar shrinks to: the selected item at the leading end, and the separated one
    /// at the trailing end.
    func buttons(for parts: [ItemParts]) -> Row {
      let height = measure(FloatingBar.minimizedSize)
      let size = min(height, width / 2)
      var frame = Rect(
        x: bounds.x, y: bounds.maxY - height.value, width: size.value, height: height.value)
      var row = Row()
      for (index, part) in parts.enumerated() where index != separated {
        if part.isSelected {
          noteButton(part, size)
          row.items.append(button(part, in: frame, size.estimates, isSeparated: false))
        } else if let tab = part.kind.tab {
          row.collapsed.append(tab)
        }
      }
      if let separated {
        frame.x = bounds.maxX - size.value
        let size = size.estimated(.itemSizes)
        noteButton(parts[separated], size)
        row.items.append(button(parts[separated], in: frame, size.estimates, isSeparated: true))
      }
      return row
    }

    private func noteButton(_ part: ItemParts, _ size: Measure) {
      part.trace?.note(.itemWidth, size, rule: "a round button", from: [FloatingBar.minimizedSize])
    }

    /// Returns an item that shows its symbol alone.
    private func button(
      _ part: ItemParts, in frame: Rect, _ estimates: Estimates, isSeparated: Bool
    ) -> BarItem {
      part.item(
        in: Measured(frame, estimates), style: FloatingBar.buttonStyle, isSeparated: isSeparated)
    }

    /// The place of an accessory: above the capsule, or between the round buttons of a minimized bar.
    var accessory: Measured<Rect> {
      let accessoryHeight = measure(FloatingBar.accessoryHeight)
      guard isMinimized else {
        let height = accessoryHeight - measure(FloatingBar.accessoryGap)
        return Measured(
          Rect(
            x: bounds.x, y: bounds.y - accessoryHeight.value, width: bounds.width, height: height.value),
          height.estimates)
      }
      let height = FloatingBar.minimizedSize.value
      let taken = min(height + FloatingBar.separation.value, bounds.width / 2)
      let width = bounds.width - (separated == nil ? taken : 2 * taken)
      return Measured(
        Rect(x: bounds.x + taken, y: bounds.maxY - height, width: width, height: height),
        accessoryHeight.estimates)
    }
  }

  private static let style = ItemStyle(
    arrangement: .stacked, font: .stacked, icon: icon, titleMargin: DockedBar.Item.titleMargin,
    hasBadgeOutside: true, parts: Estimates(.itemParts))
  /// Of a phone on its side.
  private static let sideStyle = ItemStyle(
    arrangement: .inline, font: .inline, icon: icon, titleMargin: DockedBar.Item.titleMargin,
    hasBadgeOutside: true, parts: Estimates(.itemParts))
  private static let buttonStyle = ItemStyle(
    arrangement: .icon, font: .stacked, icon: icon, titleMargin: nil, hasBadgeOutside: true,
    parts: Estimates(.itemParts))
}
