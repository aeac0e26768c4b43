import TabBarCore

extension Rule {
  static let barAboveKeyboard = Rule(
    id: "bar-above-keyboard",
    title: "Leave the bar behind the keyboard",
    question: .whereIsTheBar,
    rationale: """
      A keyboard leaves little height, and people who type are not about to go elsewhere. A bar on top of it takes \
      room from the text, and a finger that misses the upper keys changes the section.
      """,
    remedy: "Let the keyboard cover the bar, and let nothing push it up.",
    misconception: """
      The bar must always be visible, so it has to ride on the keyboard. The keyboard is an exception in every \
      text that mentions it.
      """,
    history: """
      From 2017 to 2023 the texts say that the bar hides while a keyboard is up, in 2024 that the keyboard covers \
      it. The one of December 2025 does not mention it; the picture is the same.
      """,
    evidence: .guideline,
    catalogue: ["R16"],
    examples: [
      .met("the keyboard covers it", .bar(.aboveKeyboard, false)),
      .broken("it rides on the keyboard", .bar(.aboveKeyboard, true)),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the keyboard cover the bar", [.bar(.aboveKeyboard, false)])] }
  ) { inspection in
    guard inspection.layout.placement == .bottom else {
      return .notApplicable("a keyboard comes up at the bottom, and the system has this bar elsewhere")
    }
    guard let isAbove = inspection.design[.aboveKeyboard] else {
      return inspection.design[.container] == .system
        ? .met
        : .standing("does the bar stay behind a keyboard that comes up? (bar aboveKeyboard= says it)")
    }
    guard isAbove else { return .met }
    let height = inspection.layout.contentHeight
    return .broken(
      "the bar is on top of a keyboard and takes \(points(height, rounded: .toNearestOrEven)) of what is left",
      measured: [Measurement("contentHeight", height)])
  }
}
