import TabBarCore

extension Rule {
  static let modalBar = Rule("modal-bar") { inspection in
    guard let level = inspection.design[.level] else {
      return .skipped("at-the-root")
    }
    guard level == .modal else { return .met }
    let count = inspection.design.tabs.count
    return .broken(
      saying: "a modal view has a bar of its own, with \(counted(count, "tab"))", tabs: inspection.allTabs,
      measured: [Measurement("tabs", count)])
  }
}
