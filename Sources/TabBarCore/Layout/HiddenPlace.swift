/// The place of a tab that the bar does not show.
package enum HiddenPlace: String, CaseIterable {
  /// In the list that the More tab opens.
  case more
  /// On another page of the strip.
  case page
  /// In a row that scrolls.
  case scroll
  /// Nowhere: the system leaves it out.
  case dropped
  case sidebar
  /// In the bar once it is no longer minimized.
  case minimized

  /// A heading for all tabs in the place.
  package var label: String {
    switch self {
    case .more: "More"
    case .page: "other pages"
    case .scroll: "scrolled out"
    case .dropped: "not shown"
    case .sidebar: "in the sidebar"
    case .minimized: "minimized"
    }
  }

  /// The place of one tab, as in "Search is in the More list".
  package var phrase: String {
    switch self {
    case .more: "in the More list"
    case .page: "on another page"
    case .scroll: "scrolled out of sight"
    case .dropped: "not shown"
    case .sidebar: "in the sidebar"
    case .minimized: "hidden while the bar is minimized"
    }
  }
}

extension Overflow {
  package var place: HiddenPlace {
    switch self {
    case .more: .more
    case .pages: .page
    case .scroll: .scroll
    case .dropped, .none: .dropped
    }
  }
}

extension BarLayout {
  /// Returns the place of each tab, `nil` for those that the bar shows.
  package func hiddenPlaces(count: Int) -> [HiddenPlace?] {
    var places = [HiddenPlace?](repeating: nil, count: count)
    guard placement != .none else { return places }
    for index in collapsed { places[index] = .minimized }
    for index in inSidebar { places[index] = .sidebar }
    for index in hidden {
      // A row that scrolls leaves out what is beyond its capacity.
      let isOut = overflow.place == .dropped || overflow == .scroll
      places[index] = isOut ? (index < capacity ?? 0 ? .scroll : .dropped) : overflow.place
    }
    return places
  }

  /// Returns the number of the page that has a tab, from 1, or `nil` where the bar has no pages.
  package func page(of tab: Int) -> Int? {
    guard overflow == .pages else { return nil }
    return pages.firstIndex { $0.contains(tab) }.map { $0 + 1 }
  }

  package func hiddenTabs(count: Int) -> [(place: HiddenPlace, tabs: [Int])] {
    let places = hiddenPlaces(count: count)
    return HiddenPlace.allCases.compactMap { place in
      let tabs = places.indices.filter { places[$0] == place }
      return tabs.isEmpty ? nil : (place, tabs)
    }
  }
}
