import TabBarCore

extension Inspection {
  var ipadMore: Judgement {
    guard let capacity = layout.capacity else { return .skipped() }
    guard layout.overflow == .more else { return .met }
    return .broken(
      layout.hidden.filter { !excludedTabs.contains($0) },
      [
        "tabs": tabCount, "capacity": layout.$capacity.with(capacity),
        "hidden": layout.hidden.count,
        "width": Prose(layout.sizeClasses.horizontal),
      ])
  }
}
