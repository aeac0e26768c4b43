import TabBarCore

extension Rule {
  static let sameTabsEverywhere = Rule("same-tabs-everywhere", needs: .bar, inEachLanguage: true) {
    inspection in
    guard inspection.design.device.platform.rotates else {
      return .skipped("one-orientation", ["device": inspection.design.device.name])
    }
    guard inspection.design.sizeClasses == nil else { return .skipped("classes-by-hand") }
    // Half of an iPhone's screen has no half to turn into.
    if inspection.layout.system?.platform == .iOS, inspection.design.window != .full { return .met }
    // A bar along the whole edge has room for these in any width.
    if inspection.layout.system?.bar is DockedBar,
      inspection.tabCount <= Int(Fact.dockedCompactCapacity.value)
    {
      return .met
    }
    let turned = inspection.turnedLayout
    let here = inspection.layout.visible
    let there = turned.visible
    guard here != there else { return .met }
    // In one of the two the bar shows more of the same tabs, never others.
    let onlyThere = there.filter { !here.contains($0) }
    let isLandscape = (inspection.design.orientation == .landscape) == onlyThere.isEmpty
    return .broken(
      isLandscape ? "broken" : "only-in-portrait",
      onlyThere.isEmpty ? here.filter { !there.contains($0) } : onlyThere,
      [
        "visible": inspection.layout.$capacity.with(here.count),
        "visibleTurned": turned.$capacity.with(there.count),
      ])
  }
}
