import TabBarCore

extension Inspection {
  var tooFewTabs: Judgement {
    guard let least = limits[.fewestTabs],
      platform == .iOS || platform == .carPlay
    else {
      return lacksNumber
    }
    let tabs = allOfTheTabs
    guard tabs.count < least else { return .met }
    let most = guide[rule: "too-many-tabs"]?.limits[.compactTabs] ?? least
    return .broken(
      Array(tabs.indices),
      [
        "tabs": tabs.count, "advised": least, "most": String(most),
        "device": platform.device,
      ])
  }
}
