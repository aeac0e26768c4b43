import TabBarCore

extension Rule {
  /// A bar that the system's own container draws.
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
      .met("the system's", .made(with: "system", "Library", "Radio", "Search")),
      .broken("a row of buttons", .made(with: "custom", "Library", "Radio", "Search")),
    ],
    needs: .tabs
  ) { inspection in
    switch inspection.design[.container] {
    case "system":
      return .met(
        "the bar is the system's own", measured: [Measurement("tabs", inspection.design.tabs.count)])
    case "custom":
      return .broken(
        "the app draws the bar and its \(counted(inspection.design.tabs.count, "tab")) itself",
        tabs: inspection.allTabs, measured: [Measurement("tabs", inspection.design.tabs.count)])
    default: return .standing("is the bar the system's own? (bar container=system says so)")
    }
  }
}

extension Design {
  /// Returns a design of tabs in a bar that something draws.
  fileprivate static func made(with container: String, _ titles: String...) -> Design {
    var design = Design(tabs: titles.map { Tab($0) })
    design.barDetails = .told(.container, container)
    return design
  }
}
