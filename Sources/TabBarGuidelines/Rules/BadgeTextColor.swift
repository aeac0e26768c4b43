import TabBarCore

extension Rule {
  static let badgeTextColor = Rule(
    "badge-text-color", needs: .badges, suggesting: "leave the colours of badges to the system",
    .bar(.badgeColor, nil), .bar(.badgeText, nil)
  ) { inspection in
    let badged = inspection.badgedTabs
    let design = inspection.design
    if design[.badgeColor] == .other { return .broken("color", badged, ["badges": badged.count]) }
    if design[.badgeText] == .other { return .broken("text", badged, ["badges": badged.count]) }
    if design[.badgeColor] != nil, design[.badgeText] != nil { return .met }
    return design[.container] == .custom ? .question() : .skipped()
  }
}
