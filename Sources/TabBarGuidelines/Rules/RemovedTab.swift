import TabBarCore

extension Rule {
  static let removedTab = Rule(
    id: "removed-tab",
    title: "Keep a tab in the bar when its section has nothing to show",
    question: .whenEmpty,
    rationale: """
      A bar whose tabs come and go looks unstable. People who remember where a tab was find another one \
      there, and do not learn why theirs has gone.
      """,
    remedy: "Leave the tab where it is, and explain in its section why there is nothing and what to do.",
    misconception:
      "A section without content needs no tab. It needs one more than the others: to say how to fill it.",
    history: """
      The text of 2013 asks not to remove a tab, that of tvOS in 2019 not to disable it either. In 2022 and \
      2023 tabs have to stay visible; since 2024 they must be neither disabled nor hidden.
      """,
    evidence: .guideline,
    catalogue: ["R42"],
    examples: [
      .met(
        "both stay",
        .of(
          Tab("Library").with(.visible, true), Tab("Downloads").with(.visible, true))),
      .broken(
        "one goes when there is no connection",
        .of(Tab("Library").with(.visible, true), Tab("Downloads").with(.visible, false))
      ),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.visible, to: true, on: judgement.tabs, "Keep \(names) in the bar at all times")]
    }
  ) { inspection in
    inspection.judge(
      .visible, is: true, asking: "is every tab in the bar at all times? (set TAB visible=yes says so)",
      counting: "removed"
    ) { names, isOne in "\(names) \(isOne ? "is" : "are") not in the bar at all times" }
  }
}
