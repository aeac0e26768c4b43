/// A capsule that floats above the bottom edge. All lengths are in points.
///
/// Its numbers were measured on an upright phone 402 pt wide; elsewhere the same numbers are an estimate.
package struct FloatingBar: Bar {
  /// Whether one tab can be prominent, and a bar at the side of the camera (iOS 27).
  var hasProminentTab = false

  static let form = BarForm(
    name: "a capsule at the bottom", surface: .glass, hasMore: true)

  // MARK: Numbers

  fileprivate static func overlap(of count: Int) -> Fact {
    count == 4 ? .floatingOverlapOfFour : .floatingOverlap
  }
  /// The number of items up to which the capsule hugs them.
  static let few = 3
  // All but the icon and the title were measured at this width only (iPhone 17 Pro).
  private static let measuredWidth = 402.0

  package var summary: String { "a capsule above the bottom edge" }

  package var facts: [Fact] {
    [
      .floatingHeight, .floatingContentHeight, .floatingCapsuleHeight, .floatingInset, .floatingPadding,
      .floatingIcon, .floatingOverlap,
      .floatingOverlapOfFour, .floatingBadgeReach, .floatingMostCovered, .itemStackedGap,
      .floatingFewItemWidth,
      .floatingFewItemPitch, .floatingSideItemWidth,
      .floatingSeparation, .floatingAccessoryHeight, .floatingAccessoryGap, .floatingMinimizedSize,
      .dockedCompactCapacity,
      .dockedRegularCapacity,
    ] + (hasProminentTab ? VerticalBar.facts + [.floatingLeastSidebar] : [])
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
    let isApart = design.tabs.map { separates($0, in: design, on: around.system.value) }
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
          ? Source(
            "Apple's page on tab bars of December 2025, the text of its figure of a phone in landscape; their sizes are "
              + "those of iOS 11 to 18, as nobody published others", .medium)
          : Source("simulators of iOS 26", .medium)
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
      distance: place.measure(.floatingInset), contentHeight: place.measure(.floatingContentHeight),
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
    let below = place.measure(.floatingHeight)
    guard hasAccessoryAbove else {
      around.trace?.note(
        .height, below, rule: "the capsule of 62 pt and the 21 pt below it", from: [.floatingHeight])
      return below
    }
    let accessory = place.measure(.floatingAccessoryHeight)
    let height = below + accessory
    around.trace?.note(
      .height, height, as: "\(points(below.value)) + \(points(accessory.value))",
      rule: "the capsule with what is below it, and the accessory above",
      from: [.floatingHeight, .floatingAccessoryHeight])
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
      let inset = Fact.floatingInset.value
      let height = Fact.floatingCapsuleHeight.value
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
      let circle = measure(.floatingCapsuleHeight)
      let padding = Fact.floatingPadding.value
      let count = separated == nil ? parts.count : parts.count - 1
      var row = Row()
      row.items.reserveCapacity(parts.count)
      if count > 0 {
        var together = parts
        if let separated { together.remove(at: separated) }
        let width = capsuleWidth(
          of: count, in: separated == nil ? width : width - circle - measure(.floatingSeparation))
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
          from: [.floatingCapsuleHeight])
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
          measure(.floatingSideItemWidth),
          measure(.floatingSideItemWidth) - measure(.floatingOverlap)
        )
        : (measure(.floatingFewItemWidth), measure(.floatingFewItemPitch))
      return min(room, item + Double(max(0, count - 1)) * pitch + 2 * measure(.floatingPadding))
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
        from: [.floatingPadding, FloatingBar.overlap(of: count), .floatingInset])
    }

    /// Returns the round buttons that a bar shrinks to: the selected item at the leading end, and the separated one
    /// at the trailing end.
    func buttons(for parts: [ItemParts]) -> Row {
      let height = measure(.floatingMinimizedSize)
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
      part.trace?.note(.itemWidth, size, rule: "a round button", from: [.floatingMinimizedSize])
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
      let accessoryHeight = measure(.floatingAccessoryHeight)
      guard isMinimized else {
        let height = accessoryHeight - measure(.floatingAccessoryGap)
        return Measured(
          Rect(
            x: bounds.x, y: bounds.y - accessoryHeight.value, width: bounds.width, height: height.value),
          height.estimates)
      }
      let height = Fact.floatingMinimizedSize.value
      let taken = min(height + Fact.floatingSeparation.value, bounds.width / 2)
      let width = bounds.width - (separated == nil ? taken : 2 * taken)
      return Measured(
        Rect(x: bounds.x + taken, y: bounds.maxY - height, width: width, height: height),
        accessoryHeight.estimates)
    }
  }

  private static let style = ItemStyle(
    arrangement: .stacked, font: .stacked, icon: .floatingIcon, titleMargin: .itemTitleMargin,
    hasBadgeOutside: true, parts: Estimates(.itemParts))
  /// Of a phone on its side.
  private static let sideStyle = ItemStyle(
    arrangement: .inline, font: .inline, icon: .floatingIcon, titleMargin: .itemTitleMargin,
    hasBadgeOutside: true, parts: Estimates(.itemParts))
  private static let buttonStyle = ItemStyle(
    arrangement: .icon, font: .stacked, icon: .floatingIcon, titleMargin: nil, hasBadgeOutside: true,
    parts: Estimates(.itemParts))
}
