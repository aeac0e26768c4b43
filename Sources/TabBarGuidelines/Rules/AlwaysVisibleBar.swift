import TabBarCore

extension Rule {
  static let alwaysVisibleBar = Rule(
    id: "always-visible-bar",
    title: "Show the bar after navigating, too",
    question: .whereIsTheBar,
    rationale: """
      In SAP's apps the bar is the one fixed point among many views. It holds the way to every other area, also \
      from deep inside of one.
      """,
    remedy: "Keep the bar when a view is pushed, and in modal views that lead further.",
    misconception: """
      Apple's text asks for the same. It excepts modal views; SAP's has no exception but the keyboard, although it \
      says always.
      """,
    evidence: .guideline,
    catalogue: ["R13", "R15"],
    examples: [
      .met("it stays", .bar(.hidesWhenPushed, false)),
      .broken("it goes away with every view that is pushed", .bar(.hidesWhenPushed, true)),
      .broken("nor may it inside a modal view", .bar(.hidesWhenPushed, true).with(.level, .modal)),
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
      hides ? .broken("the bar goes away when a view is pushed, and this guide excepts no view") : .met
    }
  }
}
