import TabBarCore

extension Inspection {
  /// Judges how wide the tabs of a bar are that people touch: one under `limit`, called `name`, breaks the rule; under
  /// `least` another rule judges the bar.
  func judgeItemWidths(under limit: Limit, as name: String, butNot least: Limit? = nil) -> Judgement {
    guard let advised = limits[limit] else { return .skipped("no-width", ["guide": guide.name]) }
    var narrowest: Measured<Double>?
    var narrow: [Int] = []
    // More tabs make none narrower in a strip, nor in a row where each is as wide as its content: they cannot crowd it, and
    // what a short title takes there is an estimate.
    let areShared = platform.rotates && layout.arrangement != .text && !layout.growsWithTitles
    let items = layout.items
    for index in items.indices where areShared {
      guard let tab = items[index].kind.tab, !excludedTabs.contains(tab) else { continue }
      let width = items[index].slot.width
      if width < narrowest?.value ?? .infinity { narrowest = items[index].$slot.with(width) }
      if width < Double(advised) { narrow.append(tab) }
    }
    guard let narrowest else { return .skipped("no-shared-width") }
    if let least = least.flatMap({ limits[$0] }), narrowest.value < Double(least) {
      return .skipped("too-narrow", ["least": least])
    }
    return narrow.isEmpty
      ? .met
      : .broken(
        narrow, ["itemWidth": narrowest, name: advised, "narrow": narrow.count])
  }
}
