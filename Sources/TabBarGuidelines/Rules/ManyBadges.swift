import TabBarCore

extension Inspection {
  var manyBadges: Judgement {
    let badged = badgedTabs
    let tabs = tabCount
    // One badge alone stands out in any bar, and of two tabs no half is a crowd.
    let isMany = badged.count > 1 && tabs > 2 && badged.count * 2 > tabs
    return isMany ? .broken(badged, ["badged": badged.count, "tabs": tabs]) : .met
  }
}
