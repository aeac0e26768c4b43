import TabBarCore

extension Rule {
  static let watchBar = Rule("watch-bar", needs: .platform) { inspection in
    switch inspection.platform {
    case .watchOS: .broken(inspection.allTabs, ["tabs": inspection.tabCount])
    case .macOS: .skipped("no-watch")
    default: .met
    }
  }
}
