import TabBarCore

extension Rule {
  static let scrollsAway = Rule(
    "scrolls-away", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "let the bar scroll away", [.bar(.hidesOnScroll, nil)])] }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    let design = inspection.design
    switch design[.content] {
    case .single: break
    case nil: return .notApplicable(saying: "it is not known whether a single main view is under the bar")
    case .split: return .notApplicable(saying: "a split view keeps the bar")
    }
    switch design[.hidesOnScroll] {
    case false: return .broken(saying: "the bar stays over a single main view while people scroll it")
    case nil where design[.container] == .custom:
      return .standing(
        saying: "does the app's own bar scroll away with the main view? (bar hidesOnScroll= says it)")
    default: return .met
    }
  }
}
