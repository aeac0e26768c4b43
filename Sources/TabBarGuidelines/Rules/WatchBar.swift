import TabBarCore

extension Rule {
  static let watchBar = Rule("watch-bar", needs: .platform) { inspection in
    switch inspection.platform {
    case .watchOS:
      let count = inspection.design.tabs.count
      return .broken(
        saying:
          "watchOS has no tab bar: \(counted(count, "tab")) would be \(counted(count, "page")) of a tab view",
        tabs: inspection.allTabs, measured: [Measurement("tabs", count)])
    case .macOS: return .notApplicable(saying: "this is no watch")
    default:
      return .met
    }
  }
}
