import TabBarCore

extension Rule {
  static let paneBar = Rule("pane-bar", needs: .pad) { inspection in
    guard inspection.layout.isInPane else { return .skipped("no-pane") }
    let pane = inspection.design.pane
    return pane == .trailing
      ? .met
      : .broken(
        pane == .popover ? "in-popover" : "broken", inspection.allTabs,
        ["tabs": inspection.tabCount])
  }
}
