import TabBarCore

extension Rule {
  static let macBar = Rule("mac-bar", needs: .platform) { inspection in
    guard inspection.platform == .macOS else {
      return inspection.platform == .watchOS ? .skipped("no-mac") : .met
    }
    let count = inspection.tabCount
    let most = inspection.limits[.tabViewTabs] ?? count
    return .broken(
      count > most ? "broken-with-many" : "broken", inspection.allTabs, ["tabs": count, "advised": most])
  }
}
