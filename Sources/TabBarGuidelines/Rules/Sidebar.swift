import TabBarCore

extension Rule {
  static let sidebar = Rule(
    id: "sidebar",
    title: "Consider a sidebar for many sections on an iPad",
    question: .whatAboutIPad,
    rationale: """
      A sidebar lists many sections with room for their names, and people can arrange and hide it. A bar \
      with as many tabs is crowded, and says nothing about which of them belong together.
      """,
    remedy: """
      Since iPadOS 18, let the bar turn into a sidebar and leave the tabs that people need most in it: bar \
      sidebar=yes. Before, use a sidebar in regular width and the bar in compact width.
      """,
    misconception: """
      On an iPad a sidebar should take the place of the tab bar. That was the advice of 2022 and 2023; since \
      2024 the text prefers a bar, and a sidebar that it can turn into.
      """,
    history: """
      In 2013 there was none to consider. The texts of 2022 and 2023 suggest a sidebar instead of a bar on \
      iPad. In 2024 the direction turned round: a bar on top comes first, and a sidebar is what it may turn \
      into.
      """,
    evidence: .derived,
    catalogue: ["R41"],
    examples: [
      .met(
        "six tabs and a sidebar",
        .onPad(sidebar: true, "Today", "Games", "Apps", "Arcade", "Search", "Account")),
      .met("five tabs", .onPad(sidebar: nil, "Today", "Games", "Apps", "Arcade", "Search")),
      .broken(
        "six tabs and no sidebar",
        .onPad(sidebar: false, "Today", "Games", "Apps", "Arcade", "Search", "Account")),
    ],
    needs: .tabs,
    repair: { _, _ in
      [Fix(.suggestion, "Let the bar turn into a sidebar", [.bar(.sidebar, true)])]
    }
  ) { inspection in
    guard inspection.platform == .iPadOS else {
      return .notApplicable("only an iPad has a sidebar to consider")
    }
    guard inspection.layout.sizeClasses.horizontal == .regular, inspection.design.pane == .main else {
      return .notApplicable("there is no room for a sidebar beside the bar's view")
    }
    guard let most = inspection.limits[.tabsWithoutSidebar] else {
      return .notApplicable("\(inspection.guide.name) gives no number of tabs")
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
      "\(count) tabs\(lack); above \(most) a sidebar is worth considering",
      tabs: inspection.allTabs.filter { $0 >= most }, measured: measured)
  }
}

extension Design {
  /// Returns a design of tabs with some titles on an iPad, and whether its bar can turn into a sidebar.
  fileprivate static func onPad(sidebar: Bool?, _ titles: String...) -> Design {
    let design = Design(tabs: titles.map { Tab($0) }, device: .example("ipad-9"))
    return sidebar.map { design.with(.sidebar, $0) } ?? design
  }
}
