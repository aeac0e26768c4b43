import TabBarCore

extension Rule {
  static let searchPlace = Rule(
    "search-place", needs: .bar,
    repair: { inspection, judgement in
      guard let search = judgement.tabs.first else { return [] }
      guard judgement.isBroken else {
        return [
          Fix(
            .suggestion, "give \(inspection.design.name(of: search)) the role search",
            [.role(search, .search)])
        ]
      }
      return [
        Fix(
          .suggestion, "move \(inspection.design.name(of: search)) to the end",
          [.move(search, to: inspection.design.tabs.count - 1)])
      ]
    }
  ) { inspection in
    guard inspection.platform == .iOS || inspection.platform == .iPadOS else {
      return .skipped("phone-and-pad-only")
    }
    let tabs = inspection.design.tabs
    guard let search = tabs.firstIndex(where: { $0.role == .search }) else {
      guard let unmarked = inspection.searchTabWithoutRole else {
        return .skipped("no-search-tab")
      }
      let name = inspection.design.name(of: unmarked)
      let measured = [Measurement("place", unmarked + 1), Measurement("tabs", tabs.count)]
      return .needsPerson(
        saying: unmarked == tabs.count - 1
          ? "without the role search \(name) is a tab like any other: is it the app's search?"
          : """
          \(name) is tab \(unmarked + 1) of \(tabs.count), and without the role search it stays there: is it the app's \
          search?
          """,
        tabs: [unmarked], measured: measured)
    }
    guard !inspection.excludedTabs.contains(search) else {
      return .skipped("no-search-tab")
    }
    let items = inspection.layout.items
    guard inspection.layout.overflow != .more else {
      return .notApplicable(saying: "the trailing end is taken by More")
    }
    guard items.last?.kind.tab != search, search != tabs.count - 1 else { return .met }
    let measured = [Measurement("place", search + 1), Measurement("tabs", tabs.count)]
    return .broken(
      saying:
        "\(inspection.design.name(of: search)) is tab \(search + 1) of \(tabs.count), and people look for search at the trailing end",
      tabs: [search], measured: measured)
  }
}
