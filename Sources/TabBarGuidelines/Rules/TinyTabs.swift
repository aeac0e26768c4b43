import TabBarCore

extension Rule {
  static let tinyTabs = Rule("tiny-tabs", needs: .bar) { inspection in
    guard let least = inspection.limits[.leastItemWidth] else {
      return .skipped("no-width", ["guide": inspection.guide.name])
    }
    guard let widths = ItemWidths(inspection) else { return .notApplicable(saying: ItemWidths.absence) }
    let tiny = widths.tabs(under: Double(least))
    guard !tiny.isEmpty else { return .met }
    let measured = [Measurement("itemWidth", widths.narrowest), Measurement("least", least)]
    return .broken(
      saying: """
        \(tiny.count == 1 ? "a tab is" : "\(tiny.count) tabs are") \
        \(points(widths.narrowest, rounded: .down)) wide, where \(least) pt is the least
        """,
      tabs: tiny, measured: measured)
  }
}
