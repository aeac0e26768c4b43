import TabBarCore

extension Rule {
  static let televisionBar = Rule(
    id: "television-bar",
    title: "Leave the bar of an Apple TV 68 points high",
    question: .whatAboutTV,
    rationale: """
      The bar of an Apple TV is 68 points high and begins 46 points below the top of the screen, and neither can \
      be changed. Colours, tints, pictures, fonts and symbols are for the app to choose.
      """,
    remedy: "Design with the fixed frame, and express the brand in colour and type.",
    evidence: .guideline,
    catalogue: ["R81", "R84"],
    examples: [
      .met("68 points", .bar(.height, 68, on: .television)),
      .broken("69 points", .bar(.height, 69, on: .television)),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system give the bar its height", [.bar(.height, nil)])] }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    guard let height = inspection.design[.height] else {
      return inspection.judgeUnknown(
        asking: "is the app's own bar 68 points high, as the system's? (bar height= says it)")
    }
    let fixed = inspection.layout.contentHeight
    guard height != fixed else { return .met }
    let measured = [Measurement("height", height), Measurement("contentHeight", fixed)]
    return .broken(
      """
      the bar is \(points(height, rounded: .toNearestOrEven)) high, and on an Apple TV the \
      \(points(fixed, rounded: .toNearestOrEven)) cannot be changed
      """,
      measured: measured)
  }
}
