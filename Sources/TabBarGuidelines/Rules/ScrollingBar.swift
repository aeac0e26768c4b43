import TabBarCore

extension Rule {
  static let scrollingBar = Rule(
    "scrolling-bar", needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "keep the bar while content scrolls", [.bar(.hidesOnScroll, false)])]
    }
  ) { inspection in
    guard inspection.platform == .iOS || inspection.platform == .iPadOS else {
      return .skipped("phone-and-pad-only")
    }
    guard let hides = inspection.design[.hidesOnScroll] else {
      if inspection.design.situation.isMinimized, !inspection.layout.collapsed.isEmpty {
        return .met
      }
      return .standing(
        saying: "does the app leave the bar alone while content scrolls? (bar hidesOnScroll= says it)")
    }
    guard hides else { return .met }
    let minimizes = inspection.platform == .iOS && (inspection.layout.system?.version ?? 0) >= firstMinimizing
    return .broken(
      saying: minimizes
        ? "the app hides the bar while content scrolls, where the system could shrink it to the selected tab"
        : "the app hides the bar while content scrolls, which the system itself never does here")
  }

  // Apple, UITabBarController.tabBarMinimizeBehavior, iOS 26: on iPhone only.
  private static let firstMinimizing = 26
}
