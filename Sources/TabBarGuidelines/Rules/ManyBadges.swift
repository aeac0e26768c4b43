import TabBarCore

extension Rule {
  static let manyBadges = Rule("many-badges", needs: .badges) { inspection in
    let badged = inspection.badgedTabs
    let tabs = inspection.tabCount
    // One badge alone stands out in any bar, and of two tabs no half is a crowd.
    let isMany = badged.count > 1 && tabs > 2 && badged.count * 2 > tabs
    return isMany ? .broken(badged, ["badged": badged.count, "tabs": tabs]) : .met
  }
}
