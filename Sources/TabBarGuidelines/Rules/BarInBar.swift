import TabBarCore

extension Rule {
  static let barInBar = Rule("bar-in-bar") { inspection in
    let place: String
    switch inspection.design[.level] {
    case .root: return .met
    case .detail: place = "in a view that was pushed"
    case .nested: place = "inside a tab of another bar"
    case .modal: return .notApplicable(saying: "the bar is in a modal view")
    case nil: return .skipped("at-the-root")
    }
    let count = inspection.design.tabs.count
    return .broken(
      saying: "the bar is \(place), with \(counted(count, "tab")) beside those of the app",
      tabs: inspection.allTabs,
      measured: [Measurement("tabs", count)])
  }
}
