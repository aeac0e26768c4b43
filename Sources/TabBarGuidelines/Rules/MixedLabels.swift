import TabBarCore

extension Rule {
  static let mixedLabels = Rule(
    id: "mixed-labels",
    title: "Label all tabs or none",
    question: .whatToCallIt,
    rationale: """
      Among tabs with titles, one without looks like a mistake or like a button of another kind. The eye \
      also loses the common line of the titles.
      """,
    remedy: "Give the tabs without a title one. Taking the others away is right only for universal symbols.",
    misconception: """
      The search tab of iOS 26 has no title either, so others need none. The system sets search apart from the \
      row; the tabs that stay in it are still seen side by side.
      """,
    history: """
      SAP's text of 2023 forbids it. Apple's texts never say so in as many words; since 2025 they ask for a label \
      on every tab, which settles it.
      """,
    evidence: .guideline,
    catalogue: ["R59"],
    examples: [
      .met(
        "all with titles",
        .of(Tab("Customers", icon: "person.2"), Tab("Search", icon: "magnifyingglass"))),
      .met("none with a title", .of(Tab("", icon: "cart"), Tab("", icon: "magnifyingglass"))),
      .met(
        "search that stands apart, on iOS 26",
        Design(
          tabs: [
            Tab("Customers", icon: "person.2"), Tab("Orders", icon: "shippingbox"),
            Tab("", icon: "magnifyingglass", role: .search),
          ], device: .example("iphone-17"), system: .named("ios26"))),
      .broken(
        "one without", .of(Tab("Customers", icon: "person.2"), Tab("", icon: "magnifyingglass"))),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    var untitled = inspection.tabs { !$0.hasTitle }
    guard !untitled.isEmpty else { return .met }
    // The system itself draws the search tab without a title where it stands apart (iOS 26).
    untitled.removeAll { inspection.isSeparated($0) }
    guard !untitled.isEmpty else { return .met }
    let titled = design.tabs.count { $0.hasTitle }
    guard titled > 0 else { return .met }
    return .broken(
      """
      \(counted(titled, "tab")) with a title and \(untitled.count) without: \
      \(design.names(of: untitled))
      """,
      tabs: untitled, measured: [Measurement("titled", titled), Measurement("untitled", untitled.count)])
  }
}
