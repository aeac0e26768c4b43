import TabBarCore

extension Inspection {
  var sameTabsEverywhere: Judgement {
    guard design.device.platform.rotates else {
      return .skipped("one-orientation", ["device": design.device.name])
    }
    guard design.sizeClasses == nil else { return .skipped("classes-by-hand") }
    // Half of an iPhone's screen has no half to turn into.
    if layout.system?.platform == .iOS, design.window != .full { return .met }
    // A bar along the whole edge has room for these in any width.
    if layout.system?.bar is DockedBar,
      tabCount <= Int(Fact.dockedCompactCapacity.value)
    {
      return .met
    }
    let turned = turnedLayout
    let here = layout.visible
    let there = turned.visible
    guard here != there else { return .met }
    // In one of the two the bar shows more of the same tabs, never others.
    let onlyThere = there.filter { !here.contains($0) }
    let isLandscape = (design.orientation == .landscape) == onlyThere.isEmpty
    return .broken(
      isLandscape ? "broken" : "only-in-portrait",
      onlyThere.isEmpty ? here.filter { !there.contains($0) } : onlyThere,
      [
        "visible": layout.$capacity.with(here.count),
        "visibleTurned": turned.$capacity.with(there.count),
      ])
  }
}
