import TabBarCore

extension Rule {
  static let badgeMeaning = Rule(
    "badge-meaning", needs: .badges,
    repair: { inspection, judgement in
      guard !judgement.tabs.isEmpty else { return [] }
      let names = inspection.design.names(of: judgement.tabs)
      return [Fix(.suggestion, "take the badge off \(names)", judgement.tabs.map { .badge($0, nil) })]
    }
  ) { inspection in
    let badged = inspection.badgedTabs
    let design = inspection.design
    let values = badged.filter { isValue(design.tabs[$0].badge ?? "") }
    guard values.isEmpty else {
      return .broken("value", values, ["badge": design.badges(of: values), "badges": badged.count])
    }
    let bare = badged.filter { design.tabs[$0].hasNothingToBadge }
    guard bare.isEmpty else { return .broken(bare, ["badges": badged.count]) }
    let isKnown = badged.allSatisfy { design.tabs[$0][.availability] != nil && $0 != design.selection }
    return isKnown ? .met : .question()
  }
}

/// Returns whether a badge is a time, a temperature, a price or a percentage, which are not news.
private func isValue(_ badge: String) -> Bool {
  badge.contains(where: \.isNumber) && badge.contains { $0.isCurrencySymbol || "°℃℉%％:：".contains($0) }
}

extension Tab {
  /// Whether the tab has a number on a section that is empty or unavailable. An exclamation mark may be there
  /// to say just that.
  fileprivate var hasNothingToBadge: Bool {
    guard let availability = self[.availability], availability != .ok else { return false }
    return badgeText != .exclamation
  }
}
