import TabBarCore

extension Rule {
  /// Titles on all tabs or on none.
  static let mixedLabels = Rule(
    id: "mixed-labels",
    title: "Label all tabs or none",
    question: .whatToCallIt,
    rationale: """
      Among tabs with titles, one without looks like a mistake or like a button of another kind. The eye \
      also loses the common line that the titles stand on.
      """,
    remedy: "Give the tabs without a title one. Taking the others away is right only for universal symbols.",
    misconception: nil,
    evidence: .guideline,
    catalogue: ["R59"],
    examples: [
      .met(
        "all with titles",
        .of(Tab("Customers", icon: "person.2"), Tab("Search", icon: "magnifyingglass"))),
      .met("none with a title", .of(Tab("", icon: "cart"), Tab("", icon: "magnifyingglass"))),
      .broken(
        "one without", .of(Tab("Customers", icon: "person.2"), Tab("", icon: "magnifyingglass"))),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    let untitled = design.tabs.indices.filter { !design.tabs[$0].hasTitle }
    let titled = design.tabs.count - untitled.count
    let measured = [Measurement("titled", titled), Measurement("untitled", untitled.count)]
    guard !untitled.isEmpty else { return .met("every tab has a title", measured: measured) }
    guard titled > 0 else { return .met("no tab has a title", measured: measured) }
    return .broken(
      """
      \(counted(titled, "tab")) with a title and \(untitled.count) without: \
      \(design.names(of: untitled))
      """,
      tabs: untitled, measured: measured)
  }
}
