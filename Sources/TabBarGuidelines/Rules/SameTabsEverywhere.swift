import TabBarCore

extension Rule {
  static let sameTabsEverywhere = Rule("same-tabs-everywhere", needs: .bar) { inspection in
    let design = inspection.design
    guard design.device.platform.rotates else {
      return .notApplicable(saying: "\(design.device.name) has one orientation")
    }
    guard design.sizeClasses == nil else {
      return .notApplicable(saying: "the size classes were set by hand, for one orientation only")
    }
    // A bar along the whole edge has room for these in any width.
    if case .docked? = inspection.layout.system?.bar,
      design.tabs.count <= Int(DockedBar.compactCapacity.value)
    {
      return .met
    }
    let here = inspection.layout.visible
    let there = inspection.turnedLayout.visible
    guard here != there else { return .met }
    let onlyHere = here.filter { !there.contains($0) }
    let onlyThere = there.filter { !here.contains($0) }
    let orientation = design.orientation
    // In one of the two the bar shows more of the same tabs, never others.
    let (tabs, shown, missing) =
      onlyThere.isEmpty
      ? (onlyHere, orientation, orientation.turned) : (onlyThere, orientation.turned, orientation)
    let measured = [Measurement("visible", here.count), Measurement("visibleTurned", there.count)]
    return .broken(
      saying: """
        \(design.names(of: tabs)) \(isOrAre(tabs.count)) in the bar in \(shown.rawValue) and not in \
        \(missing.rawValue)
        """,
      tabs: tabs, measured: measured)
  }
}
