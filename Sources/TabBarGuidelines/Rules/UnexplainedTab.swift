import TabBarCore

extension Rule {
  static let unexplainedTab = Rule(
    id: "unexplained-tab",
    title: "Explain why a section has nothing to show",
    question: .whenEmpty,
    rationale: """
      A blank page looks like a fault of the app. One sentence tells people that it works and what it waits \
      for.
      """,
    remedy: """
      Write down what the section says when it is empty or cannot be reached; set TAB explanation=… keeps it \
      with the design.
      """,
    history: """
      The texts of 2013 and 2019 ask for an explanation whenever content is missing; those since 2022 when \
      it is necessary. Apple's example was the songs on a device, then the music of a television, then a tab \
      with suggestions.
      """,
    evidence: .guideline,
    catalogue: ["R44"],
    examples: [
      .met(
        "an empty section that says so",
        .of(
          Tab("Library").with(.availability, .ok),
          Tab(
            "Downloads"
          ).with(.availability, .empty).with(.explanation, "No songs yet. Browse the catalogue."))),
      .broken(
        "an empty section that is a blank page",
        .of(
          Tab("Library").with(.availability, .ok),
          Tab("Downloads").with(.availability, .empty))),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: { $0.details?[.availability] != nil }) else {
      return .standing(
        "does every section with nothing to show say why? (set TAB availability=empty explanation=TEXT says it)"
      )
    }
    let bare = inspection.tabs { $0.lacksContent && !$0.isExplained }
    guard !bare.isEmpty else {
      let unknown = inspection.tabs { $0.details?[.availability] == nil }
      guard let first = unknown.first else { return .met }
      return .standing(
        """
        \(unknown.count == 1 ? "does" : "do") \(design.names(of: unknown)) say why with nothing to show? (set \(first + 1) \
        availability=empty explanation=TEXT says it)
        """)
    }
    let lacking = inspection.tabs(where: \.lacksContent).count
    let measured = [Measurement("withoutContent", lacking), Measurement("unexplained", bare.count)]
    return .broken(
      """
      \(design.names(of: bare)) \(bare.count == 1 ? "has" : "have") nothing to show and \
      \(bare.count == 1 ? "does" : "do") not say why
      """,
      tabs: bare, measured: measured)
  }
}

extension Tab {
  /// Whether the section is said to have nothing to show.
  fileprivate var lacksContent: Bool {
    self[.availability].map { $0 != .ok } ?? false
  }

  /// Whether the section has a text, with more in it than spaces, for when it has nothing to show.
  fileprivate var isExplained: Bool { details?[.explanation]?.contains { !$0.isWhitespace } ?? false }
}
