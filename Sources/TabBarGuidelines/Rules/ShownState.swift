import TabBarCore

extension Rule {
  static let shownState = Rule(
    id: "shown-state",
    title: "On Apple TV, let the selected tab alone be opaque, with a shadow while it is in focus",
    question: .whatAboutTV,
    rationale: """
      Nobody touches the bar of an Apple TV: people see from across the room where they are and what the remote would \
      act on. The opaque tab says the first, its shadow the second.
      """,
    remedy: "Use the system's bar, or draw both signs in the app's own.",
    evidence: .guideline,
    catalogue: ["R82", "R83"],
    examples: [
      .met("the system's bar", .bar(.container, .system, on: .television)),
      .asks("a bar of the app's own", .bar(.container, .custom, on: .television)),
    ],
    needs: .bar
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    switch inspection.design[.container] {
    case .system: return .met
    case .custom:
      return .standing("in the app's own bar, is the selected tab alone opaque, with a shadow in focus?")
    case nil: return .notApplicable("the bar is taken to be the system's, which shows both")
    }
  }
}
