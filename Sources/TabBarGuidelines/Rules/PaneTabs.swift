import TabBarCore

extension Inspection {
  var paneTabs: Judgement {
    guard layout.isInPane else { return .skipped("no-pane") }
    let pane = design.pane
    guard let most = limits[pane == .trailing ? .trailingPaneTabs : .narrowPaneTabs] else {
      return lacksNumber
    }
    let count = tabCount
    guard count > most else { return .met }
    let key = pane == .trailing ? "in-trailing-pane" : pane == .popover ? "in-popover" : "broken"
    return .broken(key, allTabs.filter { $0 >= most }, ["tabs": count, "advised": most])
  }
}
