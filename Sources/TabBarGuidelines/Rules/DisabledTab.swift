import TabBarCore

extension Rule {
  static let disabledTab = Rule(
    "disabled-tab", everyTab: .enabled, is: true, counting: "disabled",
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.enabled, to: true, on: judgement.tabs, "Enable \(names)")]
    }
  )
}
