import TabBarCore

extension Rule {
  static let moreTab = Rule("more-tab", needs: .bar, inEachLanguage: true) { inspection in
    let layout = inspection.layout
    if inspection.platform == .iPadOS, inspection.guide.has(.ipadMore) { return .skipped("on-ipad") }
    guard let capacity = layout.capacity, layout.overflow == .none || layout.overflow == .more else {
      return .skipped("no-more")
    }
    guard layout.overflow == .more else { return .met }
    let isPad = inspection.platform == .iPadOS
    return .broken(
      isPad ? "broken-on-ipad" : "broken", layout.hidden,
      [
        "tabs": inspection.design.tabs.count, "capacity": layout.measured(capacity, .capacity),
        "hidden": layout.hidden.count,
        "width": Prose(layout.sizeClasses.horizontal),
      ])
  }
}
