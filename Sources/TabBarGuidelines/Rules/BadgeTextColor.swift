import TabBarCore

extension Rule {
  static let badgeTextColor = Rule(
    "badge-text-color", needs: .badges, suggesting: [.bar(.badgeColor, nil), .bar(.badgeText, nil)]
  ) { inspection in
    let badged = inspection.badgedTabs
    if inspection.design[.badgeColor] == .other { return .broken("color", badged, ["badges": badged.count]) }
    if inspection.design[.badgeText] == .other { return .broken("text", badged, ["badges": badged.count]) }
    if inspection.design[.badgeColor] != nil, inspection.design[.badgeText] != nil { return .met }
    return inspection.design[.container] == .custom ? .question() : .skipped()
  }
}
