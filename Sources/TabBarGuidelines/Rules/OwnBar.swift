import TabBarCore

extension Rule {
  static let ownBar = Rule(
    id: "own-bar",
    title: "Use the system's container for the bar",
    question: .whatIsATab,
    rationale: """
      The container keeps each section, follows the window's size and knows what a new system brings. A row \
      of buttons has to learn all of it again, and most forget the large title for people who see little.
      """,
    remedy: """
      Put the sections into a tab bar controller or a tab view. A bar of your own has to show a large title \
      on a long press, tell VoiceOver that its items are tabs, and make room for the home indicator.
      """,
    evidence: .guideline,
    catalogue: ["R07"],
    examples: [
      .met("the system's", .titled("Library", "Radio", "Search").with(.container, .system)),
      .broken("a row of buttons", .titled("Library", "Radio", "Search").with(.container, .custom)),
    ],
    needs: .tabs
  ) { inspection in
    inspection.judge(.container, asking: "is the bar the system's own? (bar container=system says so)") {
      maker in
      guard maker == .custom else { return .met }
      let count = inspection.design.tabs.count
      return .broken(
        "the app draws the bar and its \(counted(count, "tab")) itself", tabs: inspection.allTabs,
        measured: [Measurement("tabs", count)])
    }
  }
}
