import TabBarCore

extension Rule {
  static let crowdedTabs = Rule("crowded-tabs", needs: .bar) { inspection in
    guard let most = inspection.limits[.itemWidth], let least = inspection.limits[.leastItemWidth] else {
      return .skipped("no-width", ["guide": inspection.guide.name])
    }
    guard let widths = ItemWidths(inspection) else { return .notApplicable(saying: ItemWidths.absence) }
    let narrow = widths.tabs(under: Double(most))
    guard !narrow.isEmpty else { return .met }
    guard widths.narrowest >= Double(least) else {
      return .notApplicable(saying: "tiny-tabs judges tabs of less than \(least) pt")
    }
    let measured = [Measurement("itemWidth", widths.narrowest), Measurement("advised", most)]
    return .broken(
      saying: """
        \(narrow.count == 1 ? "a tab is" : "\(narrow.count) tabs are") \
        \(points(widths.narrowest, rounded: .down)) wide, and under \(most) pt hard to tap
        """,
      tabs: narrow, measured: measured)
  }
}
