import TabBarCore

extension Rule {
  static let sidebar = Rule(
    "sidebar", needs: .pad, suggesting: [.bar(.sidebar, true)]
  ) { inspection in
    guard inspection.layout.sizeClasses.horizontal == .regular, inspection.design.pane == .main else {
      return .skipped()
    }
    guard let most = inspection.limits[.tabsWithoutSidebar] else {
      return inspection.lacksNumber
    }
    let count = inspection.tabCount
    // A tab that is in the sidebar only tells that there is one.
    guard count > most, inspection.design[.sidebar] != true,
      !inspection.allOfTheTabs.contains(where: { $0[.placement] == .sidebar })
    else { return .met }
    return .broken(
      inspection.design[.sidebar] == nil ? "broken" : "without-one", inspection.allTabs.filter { $0 >= most },
      ["tabs": count, "withoutSidebar": most]
    ).resting(on: inspection.layout.$sizeClasses.estimates)
  }
}
