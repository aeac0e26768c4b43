import TabBarCore

extension Rule {
  static let ownBar = Rule("own-bar") { inspection in
    inspection.judge(.container, asking: "is the bar the system's own? (bar container=system says so)") {
      maker in
      guard maker == .custom else { return .met }
      let count = inspection.design.tabs.count
      return .broken(
        saying: "the app draws the bar and its \(counted(count, "tab")) itself", tabs: inspection.allTabs,
        measured: [Measurement("tabs", count)])
    }
  }
}
