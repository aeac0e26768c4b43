import TabBarCore

extension Rule {
  static let colorOnly = Rule(
    id: "color-only",
    title: "Mark the selected tab by more than its colour",
    question: .whereIsTheBar,
    rationale: """
      A bar tells people where they are. People who cannot tell two colours apart, or look at a screen in the sun, \
      see a shape, a weight or a fill, and not a tint.
      """,
    remedy: "Give the selected tab a filled symbol, or let the system mark it with its capsule.",
    misconception: """
      The system's bar does it for every app. Since iOS 26 it does; the one before tints the selected tab, and \
      another shape is the app's to give.
      """,
    history: """
      In 2023 SAP's text asks for a tint and a filled icon. Apple's bar had no more than a tint of its own until \
      a capsule came to mark the selected tab, in 2024 on iPad and in 2025 on iPhone.
      """,
    evidence: .guideline,
    catalogue: ["R03", "R67"],
    examples: [
      .met("a shape and a colour", .bar(.selection, .shape)),
      .met(
        "a filled symbol while selected",
        .of(
          Tab("Tasks", icon: "doc").with(.selectedIcon, "doc.fill"),
          Tab("Profile", icon: "person").with(.selectedIcon, "person.fill")),
        guide: "sap-fiori"),
      .broken("a colour alone", .bar(.selection, .tint)),
    ],
    needs: .bar
  ) { inspection in
    let design = inspection.design
    if let selection = design[.selection] {
      guard selection == .tint else { return .met }
      return .broken(
        "\(design.name(of: design.selection)) differs from the other tabs by its colour alone",
        tabs: [design.selection], measured: [Measurement("tabs", design.tabs.count)])
    }
    if design[.container] != .custom, inspection.layout.capsule != nil || inspection.platform == .tvOS {
      return .met
    }
    // Two symbols have different shapes; two pictures of the app's own may differ by their colour alone.
    if design.tabs.allSatisfy({ tab in
      guard let selected = tab[.selectedIcon], selected != tab.icon else { return false }
      return tab.symbolName.flatMap(Symbol.named) != nil && Symbol.named(selected) != nil
    }) {
      return .met
    }
    return .standing("does the selected tab differ by more than its colour? (bar selection= says it)")
  }
}
