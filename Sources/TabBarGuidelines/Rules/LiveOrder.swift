import TabBarCore

extension Inspection {
  var liveOrder: Judgement {
    let tabs = allOfTheTabs
    guard let places = liveOrderPlaces else { return .skipped() }
    let known = self.tabs { $0[.category] != nil }
    let sure = late(among: known, places)
    guard sure.isEmpty else { return .broken(sure, ["categorized": known.count, "late": sure.count]) }
    // Search finds all kinds of content and may be anywhere.
    let searching = self.tabs(titledIn: .searchTitles) ?? []
    let others = tabs.indices.filter { tabs[$0].role != .search && !searching.contains($0) }
    let perhaps = late(among: others, places).filter { !excludedTabs.contains($0) }
    guard let first = perhaps.first else { return .met }
    return .asked(
      perhaps,
      [
        "late": perhaps.count, "title": design.name(of: first), "place": first + 1,
        "tabs": tabs.count,
      ])
  }

  var liveOrderRemedies: [Remedy] {
    guard let places = liveOrderPlaces else { return [] }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let isCertain = allOfTheTabs.allSatisfy { $0[.category] != nil }
    return [Remedy(isCertain ? .safe : .suggestion, making: moves(to: order))]
  }

  /// Returns those of some tabs that come after one whose content belongs later.
  private func late(among tabs: [Int], _ places: [Int]) -> [Int] {
    var latest = 0
    return tabs.filter { tab in
      latest = max(latest, places[tab])
      return places[tab] < latest
    }
  }

  /// Returns the moves that bring tabs into an order of their indices, one by one from the front.
  private func moves(to order: [Int]) -> [Edit] {
    var current = Array(order.indices)
    var edits: [Edit] = []
    for (place, tab) in order.enumerated() {
      guard let index = current.firstIndex(of: tab), index != place else { continue }
      current.insert(current.remove(at: index), at: place)
      edits.append(.move(index, to: place))
    }
    return edits
  }

  /// The places that categories and titles give the tabs in the order, or `nil` where neither says anything. A tab without
  /// either is taken for other content.
  fileprivate var liveOrderPlaces: [Int]? {
    let live = tabs(titledIn: .liveTitles) ?? []
    // Recordings belong to live television, and without it to any app.
    let recorded = live.isEmpty ? [] : tabs(titledIn: .recordedTitles) ?? []
    guard !live.isEmpty || design.tabs.contains(where: { $0[.category] != nil }) else { return nil }
    return design.tabs.indices.map { index in
      switch design.tabs[index][.category] {
      case .live: 0
      case .recorded: 1
      case .other: 2
      case nil: live.contains(index) ? 0 : recorded.contains(index) ? 1 : 2
      }
    }
  }
}
