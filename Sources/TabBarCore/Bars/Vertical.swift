/// A capsule of symbols at the side of the camera, which iPhone Duo has in place of the one at the bottom edge. All
/// lengths are in points.
enum VerticalBar {
  static let form = BarForm(
    name: "a capsule of symbols at the side", surface: .glass, hasMore: true)

  static let facts = [
    Fact.sideWidth, .sideInset, .sideEnds, .sidePitch, .sideItemWidth, .sideItemHeight, .sideSeparation,
    .sideIcon,
  ]

  /// Lays out the bar: the capsule, and the item `separated` below it, end at the same distance from the bottom.
  static func layout(
    of design: Design, _ tabs: FittingTabs, separated: Int?, in around: Surroundings
  ) -> BarLayout {
    let isMinimized = design.situation.isMinimized && !tabs.parts.isEmpty
    func measure(_ fact: Fact) -> Measure {
      around.measure(fact).resting(on: isMinimized ? Estimates(.minimized) : [])
    }
    var together = tabs.parts
    if let separated { together.remove(at: separated) }
    var collapsed: [Int] = []
    if isMinimized {
      collapsed = together.filter { !$0.isSelected }.compactMap(\.kind.tab)
      together.removeAll { !$0.isSelected }
    }
    let side = measure(.sideWidth)
    let circle = separated == nil ? nil : together.isEmpty ? side : side + measure(.sideSeparation)
    var length: Measure?
    if !together.isEmpty || circle == nil {
      length = isMinimized ? side : measure(.sideEnds) + Double(max(1, together.count)) * measure(.sidePitch)
    }
    let height = (length ?? Measure(0)) + (circle ?? Measure(0))
    let isLeft = around.safeArea.left > around.safeArea.right
    let frame = Rect(
      x: isLeft ? Fact.sideInset.value : around.width.value - Fact.sideInset.value - side.value,
      y: around.height.value - Fact.sideInset.value - height.value, width: side.value, height: height.value)
    let capsule = length.map { length in
      Measured(Rect(x: frame.x, y: frame.y, width: side.value, height: length.value), length.estimates)
    }
    note(together.count, height, isMinimized: isMinimized, hasCircle: circle != nil, in: around)

    var items = together.enumerated().map { index, part in
      isMinimized
        ? part.item(in: Measured(frame.top(side.value), side.estimates), style: style)
        : item(part, at: index, in: frame, side.estimates)
    }
    if let separated {
      let part = tabs.parts[separated]
      part.trace?.note(.itemWidth, side, rule: "a circle of its own below the others", from: [.sideWidth])
      let place = Rect(x: frame.x, y: frame.maxY - side.value, width: side.value, height: side.value)
      items.append(part.item(in: Measured(place, side.estimates), style: style, isSeparated: true))
    }
    var layout = BarLayout(
      .vertical, in: around, at: .side, frame: Measured(frame, height.estimates),
      distance: around.measure(.sideInset), contentHeight: height, capacity: tabs.capacity,
      items: items,
      capsule: capsule)
    layout.arrangement = .icon
    layout.distribution = .capsule
    layout.overflow = tabs.overflow
    layout.hidden = tabs.hidden
    layout.collapsed = collapsed
    return layout
  }

  /// Returns an item of the capsule, which reaches over its neighbours.
  private static func item(
    _ part: ItemParts, at index: Int, in frame: Rect, _ estimates: Estimates
  ) -> BarItem {
    part.trace?.note(
      .itemWidth, Measure(Fact.sideItemWidth.value, estimates), rule: "a fixed width", from: [.sideItemWidth])
    let slot = Rect(
      x: frame.midX - Fact.sideItemWidth.value / 2,
      y: frame.y + Fact.sideEnds.value / 2 + Double(index) * Fact.sidePitch.value,
      width: Fact.sideItemWidth.value, height: Fact.sidePitch.value)
    let reach = (Fact.sideItemHeight.value - Fact.sidePitch.value) / 2
    let button = Rect(x: slot.x, y: slot.y - reach, width: slot.width, height: Fact.sideItemHeight.value)
    return part.item(in: Measured(slot, estimates), button: Measured(button, estimates), style: style)
  }

  private static func note(
    _ count: Int, _ height: Measure, isMinimized: Bool, hasCircle: Bool, in around: Surroundings
  ) {
    around.trace?.note(
      .arrangement, "symbols alone", rule: "titles are seen only while a finger is on the bar",
      grounds: [Source("Apple's UI kit of iOS 27 and simulators of iOS 27.1", .high)])
    let circle = hasCircle ? ", and the circle below it" : ""
    around.trace?.note(
      .height, height,
      as: isMinimized || hasCircle
        ? nil : "\(points(Fact.sideEnds.value)) + \(max(1, count)) x \(points(Fact.sidePitch.value))",
      rule: (isMinimized ? "a single control" : "the symbols one below the other") + circle,
      from: isMinimized ? [.sideWidth] : [.sideEnds, .sidePitch])
  }

  private static let style = ItemStyle(
    arrangement: .icon, font: .stacked, icon: .sideIcon, titleMargin: nil, hasBadgeOutside: true,
    parts: Estimates(.itemParts))
}

extension Rect {
  /// Returns the part at the top of a height, in points.
  fileprivate func top(_ height: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
}
