/// A row at the top of a car's display. All lengths are in points.
public struct CarBar: Bar {
  static let name = "a UITabBar"
  static let summary = "a row at the top"

  // MARK: Numbers

  /// The number of tabs that fit, the last of which becomes More where there are further ones.
  ///
  /// Cars have displays of many widths, and Apple gives no number for any.
  public static let capacity = Fact(
    5, .low, "Apple, HIG, CarPlay advises three to five; how many fit is not published", makes: .capacity)
  /// The height of the row.
  public static let height = Fact(
    44, .low, "no source; the default size of a control on iOS", makes: .itemSizes)
  /// The side of a symbol.
  public static let icon = Fact(24, .low, "no source", makes: .itemSizes)

  var facts: [(name: String, fact: Fact)] {
    [("items that fit", Self.capacity), ("height", Self.height), ("icon", Self.icon)]
  }

  // MARK: Layout

  func layout(of design: Design, in phone: Surroundings, _ trace: inout Trace?) -> BarLayout {
    let around = phone.onOtherDisplay
    let height = around.measure(Self.height)
    trace?.note(.height, height, rule: "a control's height", from: [Self.height])
    let frame = Rect(x: 0, y: 0, width: around.width.value, height: height.value)
    let tabs = FittingTabs(of: design, capacity: Self.capacity, in: "a car's display", &trace)
    let style = ItemStyle(
      arrangement: .stacked, font: .stacked, icon: Self.icon, titleMargin: DockedBar.Item.titleMargin,
      parts: Estimates(.itemSizes))
    // No source has the width of an item.
    let room = Measured(frame, around.width.estimates).estimated(.itemSizes)
    var layout = BarLayout(
      .car, in: around, at: .top, frame: Measured(frame, height.estimates), contentHeight: height,
      capacity: tabs.capacity,
      items: room.shares(of: tabs.parts, style, rule: "all items share the width", &trace))
    layout.overflow = tabs.overflow
    layout.hidden = tabs.hidden
    return layout
  }
}
