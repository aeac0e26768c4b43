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
    for item in layout.items
    where isPhoneOrPad && layout.arrangement != .text && !layout.growsWithTitles {
      guard let tab = item.kind.tab, !excludedTabs.contains(tab) else { continue }
      narrowest = min(narrowest, item.slot.width)
      if item.slot.width < Double(advised) { narrow.append(tab) }
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
