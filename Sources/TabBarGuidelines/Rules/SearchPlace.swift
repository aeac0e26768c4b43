import TabBarCore

extension Inspection {
  var searchPlace: Judgement {
    guard platform == .iOS else { return .skipped("phone-only") }
    let count = tabCount
    guard let search = allOfTheTabs.firstIndex(where: { $0.role == .search }) else {
      guard let unmarked = searchTabWithoutRole else { return .skipped("no-search-tab") }
      return .asked([unmarked], ["place": unmarked + 1, "tabs": count])
    }
    guard !excludedTabs.contains(search) else { return .skipped("no-search-tab") }
    guard layout.overflow != .more else { return .skipped("more") }
    // The system or the order of the tabs may put it there.
    let isLast = layout.items.last?.kind.tab == search || search == count - 1
    return isLast
      ? .met
      : .broken(
        [search], ["place": layout.$searchPlace.with(search + 1), "tabs": count])
  }

  func searchPlaceRemedies(_ judgement: Judgement) -> [Remedy] {
    judgement.tabs.map { search in
      let end = tabCount - 1
      return judgement.key == "broken"
        ? Remedy(.suggestion, "fix", on: [search], making: [.move(search, to: end)])
        : Remedy(.suggestion, "give-role", on: [search], making: [.role(search, .search)])
    }
  }
}
