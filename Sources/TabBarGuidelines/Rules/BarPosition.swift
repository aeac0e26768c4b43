import TabBarCore

extension Rule {
  static let barPosition = Rule(
    id: "bar-position",
    title: "Leave the bar at the edge where the platform has it",
    question: .whereIsTheBar,
    rationale: """
      People look for the tabs where every other app of the platform has them. The system's own bar is \
      there and nowhere else; only a bar that the app draws itself can be at another edge.
      """,
    remedy: "Let the system's container put the bar.",
    misconception: """
      A tab bar is always at the bottom. It is on an iPhone; an Apple TV has it at the top, an Apple Vision Pro \
      at the leading side, and an iPad at the top since iPadOS 18 where the width is regular.
      """,
    history: """
      The text of 2013 says that the bar is always at the bottom edge; it knows iPhone and iPad alone. In 2019 the \
      one for tvOS fixes it at the top. Since 2023 there is the leading side of visionOS, since 2024 the top of an \
      iPad.
      """,
    evidence: .guideline,
    catalogue: ["R12"],
    examples: [
      .met("at the bottom of an iPhone", .bar(.position, .bottom)),
      .met("at the top of an Apple TV", .bar(.position, .top, on: .television)),
      .broken("at the top of an iPhone", .bar(.position, .top)),
      .broken("at the bottom of an Apple TV", .bar(.position, .bottom, on: .television)),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system put the bar", [.bar(.position, nil)])] }
  ) { inspection in
    let placement = inspection.layout.placement
    guard placement != .top || inspection.platform != .iPadOS else {
      return .notApplicable(
        "the system has the bar at the top of this iPad, which the texts since 2024 speak of")
    }
    guard let position = inspection.design[.position] else {
      return inspection.judgeUnknown(
        asking:
          "is the app's own bar at the \(placement.rawValue) edge, as the system's is? (bar position= says it)"
      )
    }
    guard position.rawValue != placement.rawValue else { return .met }
    return .broken(
      """
      the bar is at the \(position.rawValue) edge, and \(inspection.layout.system?.name ?? inspection.platform.rawValue) \
      has it at the \(placement.rawValue) edge only
      """)
  }
}
