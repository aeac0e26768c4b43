import TabBarCore

extension Rule {
  static let barHeight = Rule(
    id: "bar-height",
    title: "Leave the height of the bar to the system",
    question: .whereIsTheBar,
    rationale: """
      The height follows the device, the orientation and the home indicator, and has changed with them. A fixed \
      number is right for some of them; the others get squashed tabs, a gap or content under the bar.
      """,
    remedy: "Set no height, and take the distance of content from the safe area.",
    misconception: """
      The bar is 32 points high in landscape. It is where both width and height are compact; large iPhones keep \
      49 points, and a home indicator adds to either.
      """,
    history: """
      The texts until 2021 promise the same height in all orientations, although the systems since iOS 11 have two. \
      Since 2022 they speak of a regular and a compact bar and give no number.
      """,
    evidence: .observed,
    catalogue: ["R21"],
    examples: [
      .met("the system's bar", .bar(.container, .system)),
      .met("49 points upright", .bar(.height, 49)),
      .broken("50 points upright", .bar(.height, 50), guide: "hig-2022"),
      .broken(
        "49 points in landscape, where both size classes are compact",
        .bar(.height, 49, on: .example("iphone-se-3"), held: .landscape, as: .named("ios16"))),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the system give the bar its height", [.bar(.height, nil)])] }
  ) { inspection in
    let layout = inspection.layout
    guard layout.placement == .bottom else {
      return .notApplicable("no exact height is known of a bar that is not at the bottom edge")
    }
    guard let height = inspection.design[.height] else {
      return inspection.judgeUnknown(
        asking: "is the app's own bar as high as the system's? (bar height= says it)")
    }
    guard height != layout.contentHeight else { return .met }
    let measured = [Measurement("height", height), Measurement("contentHeight", layout.contentHeight)]
    return .broken(
      """
      the bar is \(points(height, rounded: .toNearestOrEven)) high, \
      \(height > layout.contentHeight ? "higher" : "lower") than the \
      \(points(layout.contentHeight, rounded: .toNearestOrEven)) that \
      \(layout.system?.name ?? inspection.platform.rawValue) gives it in \(inspection.design.orientation.rawValue)
      """,
      measured: measured)
  }
}
