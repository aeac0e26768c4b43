import TabBarCore

extension Rule {
  static let moreTab = Rule("more-tab", needs: .bar, inEachLanguage: true) { inspection in
    if inspection.platform == .iPadOS, inspection.guide.has(.ipadMore) { return .skipped("on-ipad") }
    guard let capacity = inspection.layout.capacity,
      inspection.layout.overflow == .none || inspection.layout.overflow == .more
    else {
      return .skipped("no-more")
    }
    guard inspection.layout.overflow == .more else { return .met }
    let isPad = inspection.platform == .iPadOS
    return .broken(
      isPad ? "broken-on-ipad" : "broken", inspection.layout.hidden,
      [
        "tabs": inspection.tabCount, "capacity": inspection.layout.$capacity.with(capacity),
        "hidden": inspection.layout.hidden.count,
        "width": Prose(inspection.layout.sizeClasses.horizontal),
      ])
  }
}
