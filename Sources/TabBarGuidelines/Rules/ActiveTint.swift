import TabBarCore

extension Rule {
  static let activeTint = Rule(
    id: "active-tint",
    title: "Give the selected tab the tint",
    question: .whereIsTheBar,
    rationale: """
      The tint marks what is active all over an app. On the selected tab, and only there, it tells people where they \
      are before they look at any shape.
      """,
    remedy: "Let the bar take the app's tint, as the system's does by itself.",
    misconception: "The filled icon is enough. The text asks for both, the fill and the tint.",
    evidence: .guideline,
    catalogue: ["R67"],
    examples: [
      .met("the tint", .bar(.tint, true)),
      .broken("a shape alone", .bar(.tint, false)),
    ],
    needs: .bar,
    repair: { _, judgement in
      judgement.isBroken ? [Fix(.suggestion, "give the selected tab the tint", [.bar(.tint, true)])] : []
    }
  ) { inspection in
    inspection.judge(.tint, asking: "does the selected tab have the tint? (bar tint= says it)") { hasTint in
      guard !hasTint else { return .met }
      let selection = inspection.design.selection
      return .broken(
        "\(inspection.design.name(of: selection)) is selected and has no tint", tabs: [selection],
        measured: [Measurement("tabs", inspection.design.tabs.count)])
    }
  }
}
