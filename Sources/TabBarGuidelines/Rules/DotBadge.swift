import TabBarCore

extension Rule {
  static let dotBadge = Rule(
    id: "dot-badge",
    title: "Let a badge say how much is new",
    question: .whichBadge,
    rationale: """
      A plain dot says that something is new, not whether it is one thing or fifty. The system has no dot of \
      its own on tabs, so every app draws another one.
      """,
    remedy: "Show the number, or an exclamation mark where one thing needs attention.",
    misconception: "A dot is the system's small badge. That is Material Design; a tab's badge holds a text.",
    history: """
      Apple's texts since 2013 describe a number or an exclamation mark and mention no dot. SAP's text of 2023 \
      makes the number optional, and Material Design has a small badge that is a dot.
      """,
    evidence: .guideline,
    catalogue: ["R72", "R75"],
    examples: [
      .met("a number", .of(Tab("Chats", badge: "2"), Tab("Calls"), Tab("Settings"))),
      .broken("a dot", .of(Tab("Chats", badge: "●"), Tab("Calls"), Tab("Settings"))),
    ],
    needs: .tabs
  ) { inspection in
    let badged = inspection.badgedTabs
    guard !badged.isEmpty else { return .notApplicable("no tab has a badge") }
    let design = inspection.design
    let dots = badged.filter { design.tabs[$0].badge.map(BadgeText.init) == .dot }
    guard !dots.isEmpty else { return .met }
    return .broken(
      "a plain dot on \(design.names(of: dots)): it does not say how much is new", tabs: dots,
      measured: [Measurement("badges", badged.count), Measurement("dots", dots.count)])
  }
}
