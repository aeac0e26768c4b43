import TabBarCore

extension Rule {
  static let scrollingBar = Rule(
    "scrolling-bar", needs: .bar, suggesting: [.bar(.hidesOnScroll, false)]
  ) { inspection in
    guard inspection.platform.rotates else { return .skipped("phone-and-pad-only") }
    let isShrunk = inspection.design.situation.isMinimized && !inspection.layout.collapsed.isEmpty
    if isShrunk, inspection.design[.hidesOnScroll] == nil { return .met }
    // UITabBarController.tabBarMinimizeBehavior, iOS 26: on iPhone only.
    let canShrink = inspection.platform == .iOS && (inspection.layout.system?.version ?? 0) >= 26
    return inspection.judge(.hidesOnScroll, is: false, orElse: true) { hides in
      guard hides else { return .met }
      return canShrink ? .broken("shrinkable") : .broken()
    }
  }
}
