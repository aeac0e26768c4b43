import TabBarCore

extension Rule {
  static let alwaysVisibleBar = Rule(
    "always-visible-bar",
    repair: { _, _ in
      [Fix(.suggestion, "keep the bar when a view is pushed", [.bar(.hidesWhenPushed, false)])]
    }
  ) { inspection in
    inspection.judge(
      .hidesWhenPushed,
      asking: "does the bar stay when a view is pushed? (bar hidesWhenPushed= says it)"
    ) { hides in
      hides
        ? .broken(saying: "the bar goes away when a view is pushed, and this guide excepts no view") : .met
    }
  }
}
