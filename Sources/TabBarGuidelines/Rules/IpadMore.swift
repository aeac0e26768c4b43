import TabBarCore

extension Rule {
  static let ipadMore = Rule("ipad-more", needs: .bar) { inspection in
    let layout = inspection.layout
    guard inspection.platform == .iPadOS, let capacity = layout.capacity else {
      return .notApplicable(saying: "only the bar at the bottom of an iPad is meant")
    }
    let count = inspection.design.tabs.count
    guard layout.overflow == .more else { return .met }
    let measured = [Measurement("tabs", count), Measurement("capacity", capacity)]
    return .broken(
      saying: """
        \(layout.hidden.count) of \(count) tabs have a screen for their list: \
        \(layout.sizeClasses.horizontal.rawValue) width fits \(capacity)
        """,
      tabs: layout.hidden.filter { !inspection.excludedTabs.contains($0) }, measured: measured)
  }
}
