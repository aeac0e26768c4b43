/// A row at the top of a car's display, as CarPlay's templates have it since iOS 14. All lengths are in points.
struct CarBar: Bar {
  static let form = BarForm(
    name: "a bar along the top", surface: .edge)

  var summary: String { "a row at the top" }

  var facts: [Fact] {
    [.carAudioCapacity, .carCapacity, .carHeight, .carIcon, .carGreatestItem, .carBaseline]
  }

  func layout(of design: Design, in phone: Surroundings) -> BarLayout {
    let around = phone.onOtherDisplay
    let height = around.measure(.carHeight)
    around.trace?.note(.height, height, rule: "a control's height", from: [.carHeight])
    let frame = Rect(x: 0, y: 0, width: around.width.value, height: height.value)
    let count = design.tabs.count
    let limit: Fact = design[.carplay] == .audio ? .carAudioCapacity : .carCapacity
    let shown = min(count, Int(limit.value))
    let isOpen = design[.carplay] == nil && count > Int(Fact.carAudioCapacity.value)
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
      grounds: [Source(limit)])
    let font = TitleFont.car
    let top = Fact.carBaseline.value - font.size * Fact.carAscent.value
    let style = ItemStyle(
      arrangement: .stacked, font: font, icon: .carIcon, titleMargin: .itemTitleMargin,
      // The icon is in the middle of what the title leaves.
      centres: ItemStyle.Centres(
        icon: top / 2, title: top + font.size * Fact.itemLineHeight.value / 2),
      parts: Estimates(.itemSizes))
    let most = Fact.carGreatestItem.value * Double(shown)
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
          from: [.carGreatestItem])
      })
    layout.font = font
    layout.distribution = isCentred ? .centered : .fill
    layout.overflow = count > shown ? .dropped : .none
    layout.hidden = Array(shown..<count)
    return layout
  }
}
