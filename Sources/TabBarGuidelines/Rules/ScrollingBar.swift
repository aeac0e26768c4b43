import TabBarCore

extension Inspection {
  var scrollingBar: Judgement {
    guard platform.rotates else { return .skipped("phone-and-pad-only") }
    let isShrunk = design.situation.isMinimized && !layout.collapsed.isEmpty
    if isShrunk, design[.hidesOnScroll] == nil { return .met }
    // UITabBarController.tabBarMinimizeBehavior, iOS 26: on iPhone only.
    let canShrink = platform == .iOS && (layout.system?.version ?? 0) >= 26
    return judge(.hidesOnScroll, is: false, orElse: true) { hides in
      guard hides else { return .met }
      return canShrink ? .broken("shrinkable") : .broken()
    }
  }
}
