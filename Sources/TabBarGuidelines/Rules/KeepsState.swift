import TabBarCore

extension Rule {
  static let keepsState = Rule(
    "keeps-state",
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.keepsState, to: true, on: judgement.tabs, "Let \(names) stay as people left it")]
    }
  ) { inspection in
    guard inspection.design.tabs.count > 1 else {
      return .notApplicable(saying: "there is no other tab to come back from")
    }
    return inspection.judge(
      .keepsState, is: true,
      asking: "do people find each section as they left it? (set TAB keepsState=yes says so)",
      counting: "startOver"
    ) { names, isOne in "\(names) \(isOne ? "starts" : "start") over when people come back" }
  }
}
