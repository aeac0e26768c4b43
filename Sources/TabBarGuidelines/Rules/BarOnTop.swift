import TabBarCore

extension Rule {
  static let barOnTop = Rule(
    id: "bar-on-top",
    title: "Leave the bar of an iPad at the top",
    question: .whereIsTheBar,
    rationale: """
      Since iPadOS 18 a window of regular width has its tabs at the top, in the row of the navigation bar. A \
      bar at the bottom takes height from the content and is where people no longer look.
      """,
    remedy:
      "Let the system's container put the bar. In a window of compact width it is at the bottom by itself.",
    misconception: """
      The bar of an iPad is at the bottom. It was until iPadOS 17, and still is where the window is of compact width.
      """,
    history: """
      Until 2023 the bar of an iPad was at the bottom edge, its tabs in the middle. The text of August 2024 has \
      it at the top, beside a sidebar that it can turn into.
      """,
    evidence: .guideline,
    catalogue: ["R12"],
    examples: [
      .met("the system's bar", .bar(.container, .system, on: .example("ipad-pro-11-m4"))),
      .met("at the top", .bar(.position, .top, on: .example("ipad-pro-11-m4"))),
      .broken("at the bottom", .bar(.position, .bottom, on: .example("ipad-pro-11-m4"))),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system put the bar", [.bar(.position, nil)])] }
  ) { inspection in
    guard inspection.platform == .iPadOS, inspection.layout.placement == .top else {
      return .notApplicable(
        "the system has the bar at the top in an iPad's regular width only, since iPadOS 18")
    }
    guard let position = inspection.design[.position] else {
      return inspection.judgeUnknown(
        asking: "is the app's own bar at the top of the window? (bar position= says it)")
    }
    guard position != .top else { return .met }
    return .broken(
      "the bar is at the \(position.rawValue) edge, and \(inspection.layout.system?.name ?? "iPadOS") has it at the top"
    )
  }
}
