import TabBarCore

extension Rule {
  static let pinnedBar = Rule(
    id: "pinned-bar",
    title: "Keep the bar of an Apple TV over a split view",
    question: .whatAboutTV,
    rationale: """
      In a library or a settings screen people scroll one pane and then the other. The bar stays above both, so \
      that the way out is the same from each.
      """,
    remedy: "Leave the bar to the system, which keeps it in place while the panes scroll.",
    misconception: "The bar of an Apple TV always scrolls away. It does with a single main view only.",
    evidence: .observed,
    catalogue: ["R87"],
    examples: [
      .met("the system's way", .bar(.content, .split, on: .television)),
      .broken("it scrolls away", .bar(.content, .split, on: .television).with(.hidesOnScroll, true)),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "keep the bar while the panes scroll", [.bar(.hidesOnScroll, false)])]
    }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .notApplicable("for Apple TV only") }
    let design = inspection.design
    switch design[.content] {
    case .split: break
    case nil:
      return .standing(
        "is the view under the bar a split view, which has to keep the bar? (bar content= says it)")
    case .single: return .notApplicable("under the bar is a single main view")
    }
    switch design[.hidesOnScroll] {
    case true: return .broken("the bar scrolls away from a split view")
    case nil where design[.container] == .custom:
      return .standing("does the app's own bar stay while the panes scroll? (bar hidesOnScroll= says it)")
    default: return .met
    }
  }
}
