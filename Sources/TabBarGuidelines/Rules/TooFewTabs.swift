import TabBarCore

extension Rule {
  static let tooFewTabs = Rule("too-few-tabs") { inspection in
    guard let least = inspection.limits[.fewestTabs],
      inspection.platform == .iOS || inspection.platform == .carPlay
    else {
      return inspection.lacksNumber
    }
    let tabs = inspection.allOfTheTabs
    guard tabs.count < least else { return .met }
    let most = inspection.guide[rule: "too-many-tabs"]?.limits[.compactTabs] ?? least
    return .broken(
      Array(tabs.indices),
      [
        "tabs": tabs.count, "advised": least, "most": String(most),
        "device": inspection.platform.device,
      ])
  }
}
