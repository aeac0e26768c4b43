import TabBarCore

extension Rule {
  static let scrollsAway = Rule(
    id: "scrolls-away",
    title: "Let the bar of an Apple TV scroll away with a single main view",
    question: .whatAboutTV,
    rationale: """
      Where a tab shows one main view, people move down into it and the bar makes room. The Menu button brings it \
      back, so nothing is lost.
      """,
    remedy: "Leave the bar to the system, which scrolls it away and brings it back.",
    misconception: "A bar has to be visible at all times. On an Apple TV it is one press of a button away.",
    evidence: .observed,
    catalogue: ["R86"],
    examples: [
      .met("the system's way", .bar(.content, .single, on: .television)),
      .broken(
        "it stays over the content", .bar(.content, .single, on: .television).with(.hidesOnScroll, false)),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the bar scroll away", [.bar(.hidesOnScroll, nil)])] }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    let design = inspection.design
    switch design[.content] {
    case .single: break
    case nil: return .notApplicable("it is not known whether a single main view is under the bar")
    case .split: return .notApplicable("a split view keeps the bar")
    }
    switch design[.hidesOnScroll] {
    case false: return .broken("the bar stays over a single main view while people scroll it")
    case nil where design[.container] == .custom:
      return .standing("does the app's own bar scroll away with the main view? (bar hidesOnScroll= says it)")
    default: return .met
    }
  }
}
