import TabBarCore

extension Rule {
  static let tinyTabs = Rule(
    id: "tiny-tabs",
    title: "Never let a tab become too narrow to be tapped",
    question: .whatAboutIPad,
    rationale: """
      A tab narrower than a fingertip cannot be hit on purpose. Apple's text on accessibility gives 28 pt \
      as the least size of a control on iPhone and iPad.
      """,
    remedy: "Have fewer tabs, or a control of another kind where the view is so narrow.",
    evidence: .guideline,
    catalogue: ["R29"],
    examples: [
      .met(
        "five tabs in 140 pt: 28 pt each", .onScreen(width: 140, "A", "B", "C", "D", "E"), guide: "hig-2022"),
      .broken(
        "five tabs in 139 pt: less than 28 pt each", .onScreen(width: 139, "A", "B", "C", "D", "E"),
        guide: "hig-2022"),
    ],
    needs: .bar
  ) { inspection in
    guard let least = inspection.limits[.leastItemWidth] else {
      return .notApplicable("\(inspection.guide.name) gives no width")
    }
    guard let widths = ItemWidths(inspection) else { return .notApplicable(ItemWidths.absence) }
    let tiny = widths.tabs(under: Double(least))
    guard !tiny.isEmpty else { return .met }
    let measured = [Measurement("itemWidth", widths.narrowest), Measurement("least", least)]
    return .broken(
      """
      \(tiny.count == 1 ? "a tab is" : "\(tiny.count) tabs are") \
      \(points(widths.narrowest, rounded: .down)) wide, where \(least) pt is the least
      """,
      tabs: tiny, measured: measured)
  }
}
