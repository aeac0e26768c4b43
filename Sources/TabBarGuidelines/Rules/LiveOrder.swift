import TabBarCore

extension Rule {
  static let liveOrder = Rule(
    "live-order",
    repair: { inspection, _ in
      let tabs = inspection.design.tabs
      let isCertain = tabs.allSatisfy { rank(of: $0) != nil }
      let ranks =
        tabs.contains { rank(of: $0) != nil }
        ? tabs.map { rank(of: $0) ?? 2 } : ranksByTitle(inspection) ?? tabs.map { _ in 2 }
      // Sorted by category, and as they were within each; a tab without one is taken for other content.
      let order = tabs.indices.sorted { left, right in
        ranks[left] == ranks[right] ? left < right : ranks[left] < ranks[right]
      }
      return [
        Fix(
          isCertain ? .safe : .suggestion, "put live tabs first, then recorded ones, then the others",
          moves(to: order))
      ]
    }
  ) { inspection in
    guard inspection.platform == .tvOS else { return .skipped("television-only") }
    let tabs = inspection.design.tabs
    let known = inspection.tabs { rank(of: $0) != nil }
    let lateForSure = late(in: known.map { ($0, rank(of: tabs[$0]) ?? 2) })
    guard !lateForSure.isEmpty else {
      guard let ranks = probableRanks(inspection) else {
        return .notApplicable(
          saying:
            "no tab is known to hold live content, recordings or something else, as set TAB category= would say"
        )
      }
      let late = late(in: tabs.indices.filter { !isSearch($0, inspection) }.map { ($0, ranks[$0]) }).filter {
        !inspection.excludedTabs.contains($0)
      }
      guard let first = late.first else { return .met }
      return .needsPerson(
        saying: """
          \(inspection.design.name(of: first)) is tab \(first + 1) of \(tabs.count), and an app for live television has \
          live content first, then recordings: is this one?
          """,
        tabs: late, measured: [Measurement("late", late.count)])
    }
    let measured = [Measurement("categorized", known.count), Measurement("late", lateForSure.count)]
    return .broken(
      saying: """
        \(inspection.design.names(of: lateForSure)) \(lateForSure.count == 1 ? "comes" : "come") after content that belongs \
        later in the order live, recorded, other
        """,
      tabs: lateForSure, measured: measured)
  }

  /// Returns the tabs that come after one whose content belongs later.
  private static func late(in ranked: [(tab: Int, rank: Int)]) -> [Int] {
    var latest = 0
    var late: [Int] = []
    for (tab, rank) in ranked {
      if rank < latest { late.append(tab) }
      latest = max(latest, rank)
    }
    return late
  }

  /// Whether a tab is for search, which finds all kinds of content and may be anywhere.
  private static func isSearch(_ tab: Int, _ inspection: Inspection) -> Bool {
    inspection.design.tabs[tab].role == .search
      || inspection.tabs(titledIn: .searchTitles)?.contains(tab) == true
  }

  /// Returns the places that categories and titles give the tabs in the order, or `nil` where neither says anything. A tab
  /// without either is taken for other content.
  private static func probableRanks(_ inspection: Inspection) -> [Int]? {
    let byTitle = ranksByTitle(inspection)
    let tabs = inspection.design.tabs
    guard byTitle != nil || tabs.contains(where: { rank(of: $0) != nil }) else { return nil }
    return tabs.indices.map { rank(of: tabs[$0]) ?? byTitle?[$0] ?? 2 }
  }

  /// Returns the places that the titles of the tabs give them in the order, or `nil` where none says live.
  private static func ranksByTitle(_ inspection: Inspection) -> [Int]? {
    guard let live = inspection.tabs(titledIn: .liveTitles), !live.isEmpty else { return nil }
    let recorded = inspection.tabs(titledIn: .recordedTitles) ?? []
    return inspection.design.tabs.indices.map { live.contains($0) ? 0 : recorded.contains($0) ? 1 : 2 }
  }

  /// Returns the place of a tab's content in the order, or `nil` where it is not known.
  private static func rank(of tab: Tab) -> Int? {
    switch tab[.category] {
    case .live: 0
    case .recorded: 1
    case .other: 2
    case nil: nil
    }
  }

  /// Returns the moves that bring tabs into an order of their indices, one by one from the front.
  private static func moves(to order: [Int]) -> [Edit] {
    var current = Array(order.indices)
    var edits: [Edit] = []
    for (place, tab) in order.enumerated() {
      guard let index = current.firstIndex(of: tab), index != place else { continue }
      current.insert(current.remove(at: index), at: place)
      edits.append(.move(index, to: place))
    }
    return edits
  }
}
