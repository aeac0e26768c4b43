import TabBarCore

extension Rule {
  static let removedTab = Rule(
    "removed-tab", everyTab: .visible, is: true, counting: "removed",
    repair: { inspection, judgement in
      let names = inspection.design.names(of: judgement.tabs)
      return [.setting(.visible, to: true, on: judgement.tabs, "Keep \(names) in the bar at all times")]
    }
  )
}
