import TabBarCore

extension Rule {
  static let arrivalHaptics = Rule(
    id: "arrival-haptics",
    title: "Let people feel a message that arrives",
    question: .whatIsATab,
    rationale: """
      In SAP's apps a message for one of the tabs comes with the pulse of a notification. It is a little stronger \
      than the one for a change of tab, so that the two can be told apart.
      """,
    remedy: "Play notification feedback when a message arrives in a tab.",
    misconception:
      "One pulse does for both. A change of tab and an arrival are told apart by their strength.",
    evidence: .guideline,
    catalogue: ["R78"],
    examples: [
      .met("a pulse for each", .bar(.haptics, .both, Tab("Tasks", badge: "2"), Tab("Profile"))),
      .broken("none for arrivals", .bar(.haptics, .selection, Tab("Tasks", badge: "2"), Tab("Profile"))),
    ],
    needs: .tabs
  ) { inspection in
    guard inspection.design.tabs.contains(where: { $0.badge != nil }) else {
      return .notApplicable("no tab has a badge that would tell of an arrival")
    }
    return inspection.judge(
      .haptics, asking: "do people feel a message that arrives in a tab? (bar haptics= says it)"
    ) { haptics in
      haptics == .arrival || haptics == .both ? .met : .broken("people do not feel a message that arrives")
    }
  }
}
