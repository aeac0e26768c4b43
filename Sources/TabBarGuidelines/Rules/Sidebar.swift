import TabBarCore

extension Inspection {
  var sidebar: Judgement {
    guard layout.sizeClasses.horizontal == .regular, design.pane == .main else {
      return .skipped()
    }
    guard let most = limits[.tabsWithoutSidebar] else {
      return lacksNumber
    }
    let count = tabCount
    // A tab that is in the sidebar only tells that there is one.
    guard count > most, design[.sidebar] != true,
      !allOfTheTabs.contains(where: { $0[.placement] == .sidebar })
    else { return .met }
    return .broken(
      design[.sidebar] == nil ? "broken" : "without-one", allTabs.filter { $0 >= most },
      ["tabs": count, "withoutSidebar": most]
    ).resting(on: layout.$sizeClasses.estimates)
  }
}
