import TabBarCore

extension Rule {
  static let tooFewTabs = Rule("too-few-tabs") { inspection in
    guard let least = inspection.limits[.fewestTabs], inspection.design.device.platform == .iOS else {
      return .notApplicable(saying: "\(inspection.guide.name) gives no least number for this device")
    }
    let count = inspection.design.tabs.count
    guard count < least else { return .met }
    let most = inspection.guide[rule: "too-many-tabs"]?.limits[.compactTabs]
    let advised = most.map { "\(least) to \($0)" } ?? "at least \(least)"
    let measured = [Measurement("tabs", count), Measurement("advised", least)]
    return .broken(
      saying: "\(counted(count, "tab")), where \(advised) are advised on iPhone",
      tabs: Array(inspection.design.tabs.indices), measured: measured)
  }
}
