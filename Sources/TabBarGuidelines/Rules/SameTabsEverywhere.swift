import TabBarCore

extension Rule {
  static let sameTabsEverywhere = Rule(
    id: "same-tabs-everywhere",
    title: "Show the same tabs in both orientations",
    question: .everywhere,
    rationale: """
      People remember where a tab is. A tab that leaves the bar when the device is turned makes the app look \
      unstable, and some will think it is gone.
      """,
    remedy: "Have no more tabs than fit in the narrower orientation: five where the width is compact.",
    misconception: """
      The number of tabs that fit depends on the device. It depends on the width's size class: a large \
      iPhone fits five upright and eight on its side.
      """,
    history: """
      In 2013 the text asked for the same tabs in both orientations of an iPad. In 2022 it says that the number \
      of visible tabs can depend on size and orientation, and asks to keep More away in each.
      """,
    evidence: .guideline,
    catalogue: ["R31", "R37"],
    examples: [
      .met(
        "five tabs on a large iPhone",
        .titled("Today", "Games", "Apps", "Arcade", "Search", on: .example("iphone-14-pro-max"))),
      .broken(
        "six tabs on a large iPhone: four and More upright, all six on its side",
        .titled("Today", "Games", "Apps", "Arcade", "Search", "Account", on: .example("iphone-14-pro-max"))),
    ],
    needs: .bar
  ) { inspection in
    let design = inspection.design
    guard design.device.platform.rotates else {
      return .notApplicable("\(design.device.name) has one orientation")
    }
    guard design.sizeClasses == nil else {
      return .notApplicable("the size classes were set by hand, for one orientation only")
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
      """
      \(design.names(of: tabs)) \(isOrAre(tabs.count)) in the bar in \(shown.rawValue) and not in \
      \(missing.rawValue)
      """,
      tabs: tabs, measured: measured)
  }
}
