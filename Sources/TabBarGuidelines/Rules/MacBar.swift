import TabBarCore

extension Inspection {
  var macBar: Judgement {
    guard platform == .macOS else {
      return platform == .watchOS ? .skipped("no-mac") : .met
    }
    let count = tabCount
    let most = limits[.tabViewTabs] ?? count
    return .broken(
      count > most ? "broken-with-many" : "broken", allTabs, ["tabs": count, "advised": most])
  }
}
