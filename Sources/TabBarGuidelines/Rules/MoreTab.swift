import TabBarCore

extension Inspection {
  var moreTab: Judgement {
    if platform == .iPadOS, guide.has("ipad-more") { return .skipped("on-ipad") }
    guard let capacity = layout.capacity,
      layout.overflow == .none || layout.overflow == .more
    else {
      return .skipped("no-more")
    }
    guard layout.overflow == .more else { return .met }
    let isPad = platform == .iPadOS
    return .broken(
      isPad ? "broken-on-ipad" : "broken", layout.hidden,
      [
        "tabs": tabCount, "capacity": layout.$capacity.with(capacity),
        "hidden": layout.hidden.count,
        "width": Prose(layout.sizeClasses.horizontal),
      ])
  }
}
