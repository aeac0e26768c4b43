import TabBarCore

extension Inspection {
  /// Judges how wide the tabs of a bar are that people touch: one under `limit`, called `name`, breaks the rule; under
  /// `least` another rule judges the bar.
  func judgeItemWidths(under limit: Limit, as name: String, butNot least: Limit? = nil) -> Judgement {
    guard let advised = limits[limit] else { return .skipped("no-width", ["guide": guide.name]) }
    var narrowest = Double.infinity
    var narrow: [Int] = []
    // More tabs make none narrower in a strip, nor in a row where each is as wide as its content: they cannot crowd it, and
    // what a short title takes there is an estimate.
    let areShared = isPhoneOrPad && layout.arrangement != .text && !layout.growsWithTitles
    for index in layout.items.indices where areShared {
      guard let tab = layout.items[index].kind.tab, !excludedTabs.contains(tab) else { continue }
      let width = layout.items[index].slot.width
      narrowest = min(narrowest, width)
      if width < Double(advised) { narrow.append(tab) }
    }
    guard narrowest.isFinite else { return .skipped("no-shared-width") }
    if let least = least.flatMap({ limits[$0] }), narrowest < Double(least) {
      return .skipped("too-narrow", ["least": least])
    }
    return narrow.isEmpty
      ? .met
      : .broken(
        narrow, ["itemWidth": layout.measured(narrowest, .itemSlot), name: advised, "narrow": narrow.count])
  }
}
