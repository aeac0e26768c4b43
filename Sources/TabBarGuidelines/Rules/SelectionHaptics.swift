import TabBarCore

extension Rule {
  static let selectionHaptics = Rule(
    id: "selection-haptics",
    title: "Let people feel a change of tab",
    question: .whatIsATab,
    rationale: """
      SAP's apps confirm a change of tab with the light pulse of a selection. People who look at their work and \
      not at the bar notice that the tap has counted.
      """,
    remedy: "Play selection feedback when another tab becomes active.",
    misconception:
      "Every tab bar does that. It is an addition of SAP's; Apple does not say it of its own bar.",
    evidence: .guideline,
    catalogue: ["R77"],
    examples: [
      .met("a pulse for a change of tab", .bar(.haptics, .selection)),
      .broken("none", .bar(.haptics, .nothing)),
    ],
    needs: .tabs
  ) { inspection in
    inspection.judge(
      .haptics, asking: "do people feel a change of tab? (bar haptics= says it)"
    ) { haptics in
      haptics == .selection || haptics == .both ? .met : .broken("people do not feel a change of tab")
    }
  }
}
