import TabBarCore

extension Rule {
  static let hiddenBar = Rule(
    id: "hidden-bar",
    title: "Keep the bar on the screen while people move through the app",
    question: .whereIsTheBar,
    rationale: """
      The bar tells people where they are, and takes them elsewhere with one tap. Where it goes away with every \
      view that is pushed, they have to find their way back before they can go on.
      """,
    remedy: """
      Keep the bar when a view is pushed. A task that needs the whole screen, and ends with done or cancel, is a modal \
      view, which may cover it.
      """,
    misconception: """
      A detail view over the whole screen is as good as modal, so the bar may go. Only a view that people \
      dismiss when they are finished is.
      """,
    history: """
      Asked for in every text since 2022, each with a modal view as the only exception: in 2022 a bar within it, \
      since 2025 a bar that it covers. A keyboard, a scrolled Apple TV and, since iOS 26, a minimized bar take it \
      away too.
      """,
    evidence: .guideline,
    catalogue: ["R13", "R14"],
    examples: [
      .met("it stays", .bar(.hidesWhenPushed, false)),
      .met("it goes away inside a modal view", .bar(.hidesWhenPushed, true).with(.level, .modal)),
      .broken("it goes away with every view that is pushed", .bar(.hidesWhenPushed, true)),
    ],
    needs: .tabs,
    repair: { _, _ in
      [Fix(.suggestion, "keep the bar when a view is pushed", [.bar(.hidesWhenPushed, false)])]
    }
  ) { inspection in
    inspection.judge(
      .hidesWhenPushed,
      asking: "does the bar stay when a view is pushed? (bar hidesWhenPushed= says it)"
    ) { hides in
      // A modal view is an experience of its own, which people leave again.
      let isModal = inspection.design.situation.isModal || inspection.design[.level] == .modal
      guard hides, !isModal else { return .met }
      return .broken("the bar goes away when a view is pushed, with no modal view over it")
    }
  }
}
