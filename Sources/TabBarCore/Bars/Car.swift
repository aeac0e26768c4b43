/// A row at the top of a car's display. All lengths are in points.
package struct CarBar: Bar {
  static let form = BarForm(
    name: "a UITabBar", short: "a bar along the top",
    sentence: "is along the top",
    surface: .edge, hasMore: true)

  // Cars have displays of many widths, and Apple gives no number for any.
  static let capacity = Fact(
    "items that fit", 5, .low,
    "Apple, HIG, CarPlay advises three to five; how many fit is not published", makes: .capacity)
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

  package var facts: [Fact] { [Self.capacity, Self.height, Self.icon, Self.greatestItem, Self.baseline] }

  package func layout(of design: Design, in phone: Surroundings) -> BarLayout {
    let around = phone.onOtherDisplay
    let height = around.measure(Self.height)
    around.trace?.note(.height, height, rule: "a control's height", from: [Self.height])
    let frame = Rect(x: 0, y: 0, width: around.width.value, height: height.value)
    let tabs = FittingTabs(of: design, in: around, capacity: Self.capacity, of: "a car's display")
    let font = TitleFont.car
    let top = Self.baseline.value - font.size * Self.ascent.value
    let style = ItemStyle(
      arrangement: .stacked, font: font, icon: Self.icon, titleMargin: DockedBar.Item.titleMargin,
      // The icon is in the middle of what the title leaves.
      centres: ItemStyle.Centres(
        icon: top / 2, title: top + font.size * DockedBar.Item.lineHeight.value / 2),
      parts: Estimates(.itemSizes))
    let most = Self.greatestItem.value * Double(tabs.parts.count)
    let isCentred = most < frame.width
    let width = min(frame.width, most)
    let room = Measured(
      Rect(x: (frame.width - width) / 2, y: 0, width: width, height: frame.height),
      around.width.estimates
    ).estimated(.itemSizes)
    var layout = BarLayout(
      .car, in: around, at: .top, frame: Measured(frame, height.estimates), contentHeight: height,
      capacity: tabs.capacity,
      items: room.slots(of: tabs.parts, style) { _, slot in
        Measured(slot, room.estimates)
      } note: { slot, trace in
        trace.note(
          .itemWidth, Measure(slot.width, room.estimates),
          as: isCentred ? nil : "\(points(frame.width)) / \(tabs.parts.count)",
          rule: isCentred
            ? "the most that an item takes; the items are centred" : "all items share the width",
          from: [Self.greatestItem])
      })
    layout.font = font
    layout.distribution = isCentred ? .centered : .fill
    layout.overflow = tabs.overflow
    layout.hidden = tabs.hidden
    return layout
  }
}
