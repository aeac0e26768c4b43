import TabBarCore

extension Rule {
  static let paneTabs = Rule("pane-tabs", needs: .pad) { inspection in
    guard inspection.layout.isInPane else { return .skipped("no-pane") }
    let pane = inspection.design.pane
    guard let most = inspection.limits[pane == .trailing ? .trailingPaneTabs : .narrowPaneTabs] else {
      return inspection.lacksNumber
    }
    let count = inspection.tabCount
    guard count > most else { return .met }
    let key = pane == .trailing ? "in-trailing-pane" : pane == .popover ? "in-popover" : "broken"
    return .broken(key, inspection.allTabs.filter { $0 >= most }, ["tabs": count, "advised": most])
  }
}
