import TabBarCore

extension Rule {
  /// Tabs that can be selected at any time.
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
        .of(Tab("Library", details: .told(.enabled, "yes")), Tab("Radio", details: .told(.enabled, "yes")))),
      .broken(
        "one is grey",
        .of(Tab("Library", details: .told(.enabled, "yes")), Tab("Radio", details: .told(.enabled, "no")))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.enabled, to: "yes", on: judgement.tabs, "Enable \(names)")]
    }
  ) { inspection in
    switch inspection.told(.enabled, good: "yes", bad: "no") {
    case .unknown:
      return .standing("can people select every tab at any time? (set TAB enabled=yes says so)")
    case .good: return .met("every tab can be selected", measured: [Measurement("disabled", 0)])
    case .bad(let tabs):
      return .broken(
        "\(inspection.design.names(of: tabs)) cannot be selected", tabs: tabs,
        measured: [Measurement("disabled", tabs.count)])
    }
  }
}
