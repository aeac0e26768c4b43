import TabBarCore

extension Rule {
  static let searchPlace = Rule(
    "search-place", needs: .bar, inEachLanguage: true,
    repair: { inspection, judgement in
      judgement.tabs.map { search in
        let end = inspection.tabCount - 1
        return judgement.key == "broken"
          ? Remedy(.suggestion, "fix", on: [search], making: [.move(search, to: end)])
          : Remedy(.suggestion, "give-role", on: [search], making: [.role(search, .search)])
      }
    }
  ) { inspection in
    guard inspection.platform == .iOS else { return .skipped("phone-only") }
    let count = inspection.tabCount
    guard let search = inspection.allOfTheTabs.firstIndex(where: { $0.role == .search }) else {
      guard let unmarked = inspection.searchTabWithoutRole else { return .skipped("no-search-tab") }
      return .asked([unmarked], ["place": unmarked + 1, "tabs": count])
    }
    guard !inspection.excludedTabs.contains(search) else { return .skipped("no-search-tab") }
    guard inspection.layout.overflow != .more else { return .skipped("more") }
    // The system or the order of the tabs may put it there.
    let isLast = inspection.layout.items.last?.kind.tab == search || search == count - 1
    return isLast
      ? .met
      : .broken(
        [search], ["place": inspection.layout.$searchPlace.with(search + 1), "tabs": count])
  }
}
