import TabBarCore

extension Inspection {
  var badgeTextColor: Judgement {
    let badged = badgedTabs
    if design[.badgeColor] == .other { return .broken("color", badged, ["badges": badged.count]) }
    if design[.badgeText] == .other { return .broken("text", badged, ["badges": badged.count]) }
    if design[.badgeColor] != nil, design[.badgeText] != nil { return .met }
    return design[.container] == .custom ? .question() : .skipped()
  }
}
