import TabBarCore

extension Inspection {
  var oneSearchTab: Judgement {
    let searching = tabs { $0.role == .search }
    guard let first = searching.first else { return .skipped("no-search-tab") }
    let name = design.name(of: first)
    if searching.count > 1 {
      return .broken(Array(searching.dropFirst()), ["searchTabs": searching.count, "first": name])
    }
    guard let other = searchTabWithoutRole else {
      return saysSearch(first) ? .met : .asked("other", [first])
    }
    return .asked([other], ["searchTabs": 2, "first": name])
  }

  func oneSearchTabRemedies(_ judgement: Judgement) -> [Remedy] {
    guard judgement.isBroken else { return [] }
    return judgement.tabs.map { Remedy(.suggestion, on: [$0], making: [.role($0, .destination)]) }
  }

  /// Whether the title or the icon of a tab says that it searches, or neither can be read.
  fileprivate func saysSearch(_ index: Int) -> Bool {
    let (title, symbol) = (design.tabs[index].title, icons[index].symbolName)
    if symbol?.contains("magnifyingglass") == true || titles[index].isIn(.searchTitles)
      || WordList.searchingWords.containsWord(of: title, in: design.locale)
    {
      return true
    }
    return symbol == nil && (title.isEmpty || !WordList.searchTitles.covers(design.locale))
  }
}
