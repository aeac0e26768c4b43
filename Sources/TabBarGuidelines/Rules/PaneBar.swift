import TabBarCore

extension Rule {
  static let paneBar = Rule("pane-bar") { inspection in
    guard inspection.isInPane, inspection.platform == .iPadOS else {
      return .skipped("no-pane")
    }
    let pane = inspection.design.pane
    let count = inspection.design.tabs.count
    guard pane == .leading || pane == .popover else { return .met }
    let measured = [Measurement("tabs", count)]
    return .broken(
      saying: """
        the bar is in \(AffectedView(with: pane).words), where a segmented control of \
        \(counted(count, "part")) often fits better
        """,
      tabs: inspection.allTabs, measured: measured)
  }
}
