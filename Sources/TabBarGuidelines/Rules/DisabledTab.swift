import TabBarCore

extension Rule {
  static let disabledTab = Rule(
    id: "disabled-tab",
    title: "Let people select every tab at any time",
    question: .whenEmpty,
    rationale: """
      A grey tab refuses and does not say why. Its own section is the one place where the app can explain \
      what is missing.
      """,
    remedy: "Enable the tab, and show in its section why there is nothing and how to change that.",
    misconception: """
      A grey tab tells people that there is nothing in the section. It tells them only that they may not look.
      """,
    history: """
      The text of 2013 asks for all tabs to be enabled, that of tvOS in 2019 forbids to disable any. The \
      texts of 2022 and 2023 only imply it; since 2024 it is said in so many words.
      """,
    evidence: .guideline,
    catalogue: ["R43"],
    examples: [
      .met(
        "both can be selected",
        .of(Tab("Library").with(.enabled, true), Tab("Radio").with(.enabled, true))),
      .broken(
        "one is grey",
        .of(Tab("Library").with(.enabled, true), Tab("Radio").with(.enabled, false))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.enabled, to: true, on: judgement.tabs, "Enable \(names)")]
    }
  ) { inspection in
    inspection.judge(
      .enabled, is: true, asking: "can people select every tab at any time? (set TAB enabled=yes says so)",
      counting: "disabled"
    ) { names, _ in "\(names) cannot be selected" }
  }
}
