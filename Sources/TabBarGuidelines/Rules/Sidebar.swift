import TabBarCore

extension Rule {
  static let sidebar = Rule(
    "sidebar",
    repair: { _, _ in
      [Fix(.suggestion, "Let the bar turn into a sidebar", [.bar(.sidebar, true)])]
    }
  ) { inspection in
    guard inspection.platform == .iPadOS else {
      return .notApplicable(saying: "only an iPad has a sidebar to consider")
    }
    guard inspection.layout.sizeClasses.horizontal == .regular, inspection.design.pane == .main else {
      return .notApplicable(saying: "there is no room for a sidebar beside the bar's view")
    }
    guard let most = inspection.limits[.tabsWithoutSidebar] else {
      return .skipped("no-number", ["guide": inspection.guide.name])
    }
    let design = inspection.design
    let count = design.tabs.count
    // A tab that is in the sidebar only tells that there is one.
    if design[.sidebar] == true || design.tabs.contains(where: { $0.details?[.placement] == .sidebar }) {
      return .met
    }
    guard count > most else { return .met }
    let lack = design[.sidebar] == false ? " and no sidebar" : ""
    let measured = [Measurement("tabs", count), Measurement("withoutSidebar", most)]
    return .broken(
      saying: "\(count) tabs\(lack); above \(most) a sidebar is worth considering",
      tabs: inspection.allTabs.filter { $0 >= most }, measured: measured)
  }
}
