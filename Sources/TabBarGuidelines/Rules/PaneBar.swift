import TabBarCore

extension Inspection {
  var paneBar: Judgement {
    guard layout.isInPane else { return .skipped("no-pane") }
    let pane = design.pane
    return pane == .trailing
      ? .met
      : .broken(
        pane == .popover ? "in-popover" : "broken", allTabs,
        ["tabs": tabCount])
  }
}
