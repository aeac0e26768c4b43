import TabBarCore

extension Rule {
  static let pinnedBar = Rule(
    "pinned-bar", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "keep the bar while the panes scroll", [.bar(.hidesOnScroll, false)])]
    }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    let design = inspection.design
    switch design[.content] {
    case .split: break
    case nil:
      return .standing(
        saying: "is the view under the bar a split view, which has to keep the bar? (bar content= says it)")
    case .single: return .notApplicable(saying: "under the bar is a single main view")
    }
    switch design[.hidesOnScroll] {
    case true: return .broken(saying: "the bar scrolls away from a split view")
    case nil where design[.container] == .custom:
      return .standing(
        saying: "does the app's own bar stay while the panes scroll? (bar hidesOnScroll= says it)")
    default: return .met
    }
  }
}
