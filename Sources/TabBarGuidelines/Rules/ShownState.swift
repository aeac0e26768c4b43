import TabBarCore

extension Rule {
  static let shownState = Rule("shown-state", needs: .bar) { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    switch inspection.design[.container] {
    case .system: return .met
    case .custom:
      return .standing(
        saying: "in the app's own bar, is the selected tab alone opaque, with a shadow in focus?")
    case nil: return .notApplicable(saying: "the bar is taken to be the system's, which shows both")
    }
  }
}
