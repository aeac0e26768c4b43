/// A capsule of symbols at the side of the camera, which iPhone Duo has in place of the one at the bottom edge. All
/// lengths are in points.
enum VerticalBar {
  static let form = BarForm(
    name: "a capsule of glass at the side",
    short: "a capsule of symbols at the side",
    sentence: "is at the {side} side, in a capsule without titles, {size}", surface: .glass, hasMore: true)

  static let width = Fact(
    "at the side: width", 48, .high,
    "Apple's UI kit of iOS 27; simulators of iOS 27.1, by adaptive_platform_ui and ionic-theme-ios27")
  static let inset = Fact(
    "at the side: distance from the side and the bottom", 24, .high,
    "the same sources: inside the 34 of the home indicator, with the centre 48 from the edge")
  static let ends = Fact(
    "at the side: length beyond the items", 12, .medium, "two simulators of iOS 27.1: 212 for four items")
  static let pitch = Fact(
    "at the side: item pitch", 50, .medium, "two simulators of iOS 27.1; Apple's UI kit has 56")
  static let itemWidth = Fact(
    "at the side: item width", 44, .medium, "a simulator of iOS 27.1, ionic-theme-ios27")
  static let itemHeight = Fact(
    "at the side: item height", 58, .medium, "a simulator of iOS 27.1, ionic-theme-ios27: they overlap by 8")
  static let separation = Fact(
    "at the side: distance of a separated item", 8, .medium, "Apple's UI kit of iOS 27: a circle of 48 below")
  static let icon = Fact(
    "at the side: icon", 24, .low, "reproductions have 22 to 28", makes: .itemParts)

  static let facts = [width, inset, ends, pitch, itemWidth, itemHeight, separation, icon]

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
    let side = measure(width)
    let circle = separated == nil ? nil : together.isEmpty ? side : side + measure(separation)
    var length: Measure?
    if !together.isEmpty || circle == nil {
      length = isMinimized ? side : measure(ends) + Double(max(1, together.count)) * measure(pitch)
    }
    let height = (length ?? Measure(0)) + (circle ?? Measure(0))
    let isLeft = around.safeArea.left > around.safeArea.right
    let frame = Rect(
      x: isLeft ? inset.value : around.width.value - inset.value - side.value,
      y: around.height.value - inset.value - height.value, width: side.value, height: height.value)
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
      part.trace?.note(.itemWidth, side, rule: "a circle of its own below the others", from: [width])
      let place = Rect(x: frame.x, y: frame.maxY - side.value, width: side.value, height: side.value)
      items.append(part.item(in: Measured(place, side.estimates), style: style, isSeparated: true))
    }
    var layout = BarLayout(
      .vertical, in: around, at: .side, frame: Measured(frame, height.estimates),
      distance: around.measure(inset).estimates, contentHeight: height, capacity: tabs.capacity, items: items,
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
      .itemWidth, Measure(itemWidth.value, estimates), rule: "a fixed width", from: [itemWidth])
    let slot = Rect(
      x: frame.midX - itemWidth.value / 2, y: frame.y + ends.value / 2 + Double(index) * pitch.value,
      width: itemWidth.value, height: pitch.value)
    let reach = (itemHeight.value - pitch.value) / 2
    let button = Rect(x: slot.x, y: slot.y - reach, width: slot.width, height: itemHeight.value)
    return part.item(in: Measured(slot, estimates), button: Measured(button, estimates), style: style)
  }

  private static func note(
    _ count: Int, _ height: Measure, isMinimized: Bool, hasCircle: Bool, in around: Surroundings
  ) {
    around.trace?.note(
      .arrangement, "symbols alone", rule: "titles are seen only while a finger is on the bar",
      grounds: [Reason.Ground("Apple's UI kit of iOS 27 and simulators of iOS 27.1", .high)])
    let circle = hasCircle ? ", and the circle below it" : ""
    around.trace?.note(
      .height, height,
      as: isMinimized || hasCircle
        ? nil : "\(points(ends.value)) + \(max(1, count)) x \(points(pitch.value))",
      rule: (isMinimized ? "a single control" : "the symbols one below the other") + circle,
      from: isMinimized ? [width] : [ends, pitch])
  }

  private static let style = ItemStyle(
    arrangement: .icon, font: .stacked, icon: icon, titleMargin: nil, hasBadgeOutside: true,
    parts: Estimates(.itemParts))
}

extension Rect {
  /// Returns the part at the top of a height, in points.
  fileprivate func top(_ height: Double) -> Rect { Rect(x: x, y: y, width: width, height: height) }
}
