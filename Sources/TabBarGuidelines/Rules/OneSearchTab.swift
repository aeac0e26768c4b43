import TabBarCore

extension Rule {
  static let oneSearchTab = Rule(
    id: "one-search-tab",
    title: "Give one tab at most the role search",
    question: .whereIsTheBar,
    rationale: """
      There is one place for search in a bar, and the system gives it to the first tab that asks for it. A second \
      one is treated as any other tab, so that two searches look unlike.
      """,
    remedy: "Search everything from one tab, and let people narrow the results down there.",
    history: "The role came in 2024 with iOS 18, and a place of its own for it in 2025 with iOS 26.",
    evidence: .observed,
    catalogue: ["R09"],
    examples: [
      .met("one", .of(Tab("Today"), Tab("Search", role: .search))),
      .broken("two", .of(Tab("Today"), Tab("People", role: .search), Tab("Search", role: .search))),
      .asks(
        "one by its role and one by its title",
        .bar(
          Tab("Today"), Tab("Search"), Tab("People", role: .search), on: .example("iphone-17"),
          as: .named("ios26"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      guard judgement.isBroken else { return [] }
      return judgement.tabs.map { tab in
        Fix(
          .suggestion, "make \(inspection.design.name(of: tab)) a section like the others",
          [.role(tab, .destination)])
      }
    }
  ) { inspection in
    let searching = inspection.tabs { $0.role == .search }
    guard let first = searching.first else { return .notApplicable("no tab has the role search") }
    guard searching.count > 1 else {
      guard let other = inspection.searchTabWithoutRole else { return .met }
      return .needsPerson(
        """
        \(inspection.design.name(of: first)) has the role search: is \(inspection.design.name(of: other)) a second \
        search?
        """,
        tabs: [other], measured: [Measurement("searchTabs", 2)])
    }
    let others = Array(searching.dropFirst())
    let measured = [Measurement("searchTabs", searching.count)]
    return .broken(
      """
      \(counted(searching.count, "tab")) have the role search, and the system uses that of \
      \(inspection.design.name(of: first)) alone
      """,
      tabs: others, measured: measured)
  }
}
