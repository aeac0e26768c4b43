/// A row at the top of a car's display, as CarPlay's templates have it since iOS 14. All lengths are in points.
package struct CarBar: Bar {
  static let form = BarForm(
    name: "a CPTabBarTemplate", short: "a bar along the top",
    sentence: "is along the top", surface: .edge)

  package static let audioCapacity = Fact("tabs of an audio app", 4, .high, limits)
  package static let capacity = Fact("tabs of any other app", 5, .high, limits)
  private static let limits =
    "Apple, CarPlay Developer Guide, Tab bar, and CPTabBarTemplate.maximumTabCount: in current versions of iOS"
  static let height = Fact(
    "height", 44, .low, "no source; the default size of a control on iOS", makes: .itemSizes)
  static let icon = Fact(
    "icon", 21, .medium, "a published listing of UIKit's classes: at most 21 high", makes: .itemSizes)
  static let greatestItem = Fact(
    "greatest width of an item", 76, .medium, "a published listing of UIKit's classes", makes: .itemSizes)
  static let baseline = Fact(
    "baseline of titles", 36, .medium, "a published listing of UIKit's classes", makes: .itemSizes)
  static let ascent = Fact(
    "share of its size by which the system font's lines rise above their baseline", 0.95, .low,
    "the ascent of SF, rounded; a line is as high as the font's size at 1.19", makes: .itemSizes)

  package var summary: String { "a row at the top" }

  package var facts: [Fact] {
    [Self.audioCapacity, Self.capacity, Self.height, Self.icon, Self.greatestItem, Self.baseline]
  }

  package func layout(of design: Design, in phone: Surroundings) -> BarLayout {
    let around = phone.onOtherDisplay
    let height = around.measure(Self.height)
    around.trace?.note(.height, height, rule: "a control's height", from: [Self.height])
    let frame = Rect(x: 0, y: 0, width: around.width.value, height: height.value)
    let count = design.tabs.count
    let limit = design[.carplay] == .audio ? Self.audioCapacity : Self.capacity
    let shown = min(count, Int(limit.value))
    let isOpen = design[.carplay] == nil && count > Int(Self.audioCapacity.value)
    let capacity = Measured<Int?>(Int(limit.value), isOpen ? Estimates(.entitlement) : [])
    let parts = (0..<shown).map { index in
      var part = design.itemParts(at: index, in: around)
      // Apple, CPTemplate.showsTabBadge: a mark that is there or not, without a text.
      if part.badge != nil { part.badge = "•" }
      return part
    }
    around.trace?.note(
      .overflow,
      count > shown
        ? "\(shown): \(count) is more than \(shown)"
        : "all \(count): \(count) is at most \(points(limit.value))",
      Measure(Double(shown), capacity.estimates),
      rule:
        "the app's entitlement decides; above the number CarPlay throws an exception, and there is no More",
      grounds: [Reason.Ground(limit)])
    let font = TitleFont.car
    let top = Self.baseline.value - font.size * Self.ascent.value
    let style = ItemStyle(
      arrangement: .stacked, font: font, icon: Self.icon, titleMargin: DockedBar.Item.titleMargin,
      // The icon is in the middle of what the title leaves.
      centres: ItemStyle.Centres(
        icon: top / 2, title: top + font.size * DockedBar.Item.lineHeight.value / 2),
      parts: Estimates(.itemSizes))
    let most = Self.greatestItem.value * Double(shown)
    let isCentred = most < frame.width
    let width = min(frame.width, most)
    let room = Measured(
      Rect(x: (frame.width - width) / 2, y: 0, width: width, height: frame.height),
      around.width.estimates
    ).estimated(.itemSizes)
    var layout = BarLayout(
      .car, in: around, at: .top, frame: Measured(frame, height.estimates), contentHeight: height,
      capacity: capacity,
      items: room.slots(of: parts, style) { _, slot in
        Measured(slot, room.estimates)
      } note: { slot, trace in
        trace.note(
          .itemWidth, Measure(slot.width, room.estimates),
          as: isCentred ? nil : "\(points(frame.width)) / \(shown)",
          rule: isCentred
            ? "the most that an item takes; the items are centred" : "all items share the width",
          from: [Self.greatestItem])
      })
    layout.font = font
    layout.distribution = isCentred ? .centered : .fill
    layout.overflow = count > shown ? .dropped : .none
    layout.hidden = Array(shown..<count)
    return layout
  }
}
