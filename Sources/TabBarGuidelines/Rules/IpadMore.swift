import TabBarCore

extension Rule {
  static let ipadMore = Rule("ipad-more", needs: .pad, inEachLanguage: true) { inspection in
    guard let capacity = inspection.layout.capacity else { return .skipped() }
    guard inspection.layout.overflow == .more else { return .met }
    return .broken(
      inspection.layout.hidden.filter { !inspection.excludedTabs.contains($0) },
      [
        "tabs": inspection.tabCount, "capacity": inspection.layout.$capacity.with(capacity),
        "hidden": inspection.layout.hidden.count,
        "width": Prose(inspection.layout.sizeClasses.horizontal),
      ])
  }
}
