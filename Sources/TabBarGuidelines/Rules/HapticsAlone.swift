import TabBarCore

extension Rule {
  static let hapticsAlone = Rule(
    id: "haptics-alone",
    title: "Show an arrival as well as let people feel it",
    question: .whatIsATab,
    rationale: """
      A pulse is played only on a device with a Taptic Engine, with the app in the foreground and System Haptics \
      on, and even then the system decides. A message that is only felt is therefore often missed.
      """,
    remedy: "Put a badge on the tab that the message is in.",
    misconception:
      "Feedback that the code plays is felt. The system leaves it out as it sees fit, with a low battery for one.",
    evidence: .derived,
    catalogue: ["R79"],
    examples: [
      .met("a pulse and a badge", .bar(.haptics, .arrival, Tab("Tasks", badge: "2"), Tab("Profile"))),
      .broken("a pulse alone", .bar(.haptics, .arrival, Tab("Tasks"), Tab("Profile"))),
    ],
    needs: .tabs
  ) { inspection in
    switch inspection.design[.haptics] {
    case .arrival, .both: break
    case nil: return .notApplicable("it is not known what people feel")
    case .nothing, .selection: return .notApplicable("people feel no arrival")
    }
    guard !inspection.design.tabs.contains(where: { $0.badge != nil }) else { return .met }
    return .broken(
      "people feel an arrival, and no tab has a badge that shows it", measured: [Measurement("badges", 0)])
  }
}
