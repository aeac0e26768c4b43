import TabBarCore

extension Rule {
  static let scrollingBar = Rule(
    id: "scrolling-bar",
    title: "Leave it to the system whether the bar shrinks while content scrolls",
    question: .whereIsTheBar,
    rationale: """
      A bar that comes and goes under the finger cannot be relied on, and the way back is a gesture to guess. \
      The systems until iOS 18 never hide it; since iOS 26 one call shrinks it in a way that people know from \
      other apps.
      """,
    remedy: "Keep the bar fixed, or, from iOS 26 on, let the system minimize it as people scroll.",
    misconception: """
      The bar of iOS 26 hides by itself. It stays whole unless the app asks for it, only iPhones do it, and the \
      selected tab stays.
      """,
    history: """
      No text until 2024 knows of a bar at the bottom that scrolls away. Since December 2025 one describes the \
      minimized bar: the selected tab, the accessory and search.
      """,
    evidence: .observed,
    catalogue: ["R13", "R17"],
    examples: [
      .met("it stays", .bar(.hidesOnScroll, false)),
      .met(
        "the system shrinks it",
        .bar(on: .example("iphone-17")).during { $0.isMinimized = true }, guide: "hig-2025"),
      .broken("the app hides it", .bar(.hidesOnScroll, true)),
    ],
    needs: .bar,
    repair: { _, _ in [Fix(.suggestion, "keep the bar while content scrolls", [.bar(.hidesOnScroll, false)])]
    }
  ) { inspection in
    guard inspection.platform == .iOS || inspection.platform == .iPadOS else {
      return .notApplicable("for iPhone and iPad only")
    }
    guard let hides = inspection.design[.hidesOnScroll] else {
      if inspection.design.situation.isMinimized, !inspection.layout.collapsed.isEmpty {
        return .met
      }
      return .standing("does the app leave the bar alone while content scrolls? (bar hidesOnScroll= says it)")
    }
    guard hides else { return .met }
    let minimizes = inspection.platform == .iOS && (inspection.layout.system?.version ?? 0) >= firstMinimizing
    return .broken(
      minimizes
        ? "the app hides the bar while content scrolls, where the system could shrink it to the selected tab"
        : "the app hides the bar while content scrolls, which the system itself never does here")
  }

  // Apple, UITabBarController.tabBarMinimizeBehavior, iOS 26: on iPhone only.
  private static let firstMinimizing = 26
}
