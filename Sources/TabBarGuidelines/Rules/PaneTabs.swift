import TabBarCore

extension Rule {
  static let paneTabs = Rule("pane-tabs") { inspection in
    guard inspection.isInPane, inspection.platform == .iPadOS else {
      return .skipped("no-pane")
    }
    let pane = inspection.design.pane
    let limit = inspection.limits[pane == .trailing ? .trailingPaneTabs : .narrowPaneTabs]
    guard let most = limit else {
      return .notApplicable(saying: "\(inspection.guide.name) gives no number of tabs for a pane")
    }
    let count = inspection.design.tabs.count
    let place = AffectedView(with: pane).words
    guard count > most else { return .met }
    let measured = [Measurement("tabs", count), Measurement("advised", most)]
    return .broken(
      saying: "\(count) tabs in \(place), where about \(most) fit well",
      tabs: inspection.allTabs.filter { $0 >= most }, measured: measured)
  }
}
