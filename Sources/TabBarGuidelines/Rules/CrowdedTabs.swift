import TabBarCore

extension Rule {
  static let crowdedTabs = Rule(
    id: "crowded-tabs",
    title: "Leave each tab wide enough to be tapped with ease",
    question: .whatAboutIPad,
    rationale: """
      Tabs share the width of the view that they are in. The more there are, the narrower each gets, until \
      people hit its neighbour.
      """,
    remedy: "Have fewer tabs where the bar is narrow, in a pane or a small window above all.",
    misconception: """
      No control may be smaller than 44 pt. By today's text on accessibility that is the default size, and \
      the least is 28 pt. Only older texts call 44 the least.
      """,
    history: """
      In 2013 the reason not to crowd a bar on iPad is that its tabs become hard to tap; 44 pt was the least \
      for any control then. Today's text on accessibility gives 44 pt as the default and 28 pt as the least.
      """,
    evidence: .derived,
    catalogue: ["R29"],
    examples: [
      .met(
        "five tabs in 220 pt: 44 pt each", .onScreen(width: 220, "A", "B", "C", "D", "E"), guide: "hig-2022"),
      .broken(
        "five tabs in 219 pt: less than 44 pt each", .onScreen(width: 219, "A", "B", "C", "D", "E"),
        guide: "hig-2022"),
    ],
    needs: .bar
  ) { inspection in
    guard let most = inspection.limits[.itemWidth], let least = inspection.limits[.leastItemWidth] else {
      return .notApplicable("\(inspection.guide.name) gives no width")
    }
    guard let widths = ItemWidths(inspection) else { return .notApplicable(ItemWidths.absence) }
    let narrow = widths.tabs(under: Double(most))
    guard !narrow.isEmpty else { return .met }
    guard widths.narrowest >= Double(least) else {
      return .notApplicable("tiny-tabs judges tabs of less than \(least) pt")
    }
    let measured = [Measurement("itemWidth", widths.narrowest), Measurement("advised", most)]
    return .broken(
      """
      \(narrow.count == 1 ? "a tab is" : "\(narrow.count) tabs are") \
      \(points(widths.narrowest, rounded: .down)) wide, and under \(most) pt hard to tap
      """,
      tabs: narrow, measured: measured)
  }
}

extension Design {
  /// Returns a design of tabs with some titles on a screen that is some points wide.
  static func onScreen(width: Int, _ titles: String...) -> Design {
    Design(
      tabs: titles.map { Tab($0) }, device: .custom(width: width, height: 600, scale: 2) ?? .standard)
  }
}
