import TabBarCore

extension Rule {
  static let badgeMeaning = Rule(
    "badge-meaning",
    repair: { inspection, judgement in
      [
        Fix(
          .suggestion, "take the badge off \(inspection.design.names(of: judgement.tabs))",
          judgement.tabs.map { .badge($0, nil) })
      ]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .skipped("no-badges") }
    let design = inspection.design
    let readings = badged.filter { design.tabs[$0].badge.flatMap { BadgeReading($0) } != nil }
    let measured = [Measurement("badges", badged.count)]
    if let first = readings.first, let badge = design.tabs[first].badge, let reading = BadgeReading(badge) {
      let others = readings.count == 1 ? "" : "; so are the badges of \(readings.count - 1) more"
      return .broken(
        saying:
          "\(quoted(badge)) on \(design.name(of: first)) is \(reading.rawValue), nothing new in the section\(others)",
        tabs: readings, measured: measured)
    }
    let bare = badged.filter { design.tabs[$0].hasNothingToBadge }
    guard bare.isEmpty else {
      return .broken(
        saying:
          "\(design.names(of: bare)) \(bare.count == 1 ? "has" : "have") a badge and nothing to show for it",
        tabs: bare, measured: measured)
    }
    let isKnown = badged.allSatisfy { design.tabs[$0][.availability] != nil && $0 != design.selection }
    guard !isKnown else { return .met }
    return .standing(
      saying: """
        does every badge tell of something new in its own section, and go once people have seen it? (set TAB \
        availability=empty says where a section has nothing)
        """)
  }
}

extension Tab {
  /// Whether the tab has a number on a section that is empty or unavailable. An exclamation mark may be there
  /// to say just that.
  fileprivate var hasNothingToBadge: Bool {
    guard let availability = self[.availability], availability != .ok else { return false }
    return badge.map(BadgeText.init) != .exclamation
  }
}
