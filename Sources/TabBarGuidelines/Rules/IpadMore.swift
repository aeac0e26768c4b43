import TabBarCore

extension Rule {
  static let ipadMore = Rule("ipad-more", needs: .pad, inEachLanguage: true) { inspection in
    let layout = inspection.layout
    guard let capacity = layout.capacity else { return .skipped() }
    guard layout.overflow == .more else { return .met }
    return .broken(
      layout.hidden.filter { !inspection.excludedTabs.contains($0) },
      [
        "tabs": inspection.design.tabs.count, "capacity": layout.measured(capacity, .capacity),
        "hidden": layout.hidden.count,
        "width": Prose(layout.sizeClasses.horizontal),
      ])
  }
}
