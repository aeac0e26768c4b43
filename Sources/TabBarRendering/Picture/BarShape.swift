import TabBarCore

extension BarLayout {
  /// The kind of bar that is drawn; where there is none, nothing is drawn as any.
  var shape: BarKind { kind ?? .docked }

  /// Whether the picture ends in the home indicator; a car's display has none, whatever phone drives it.
  var showsHomeIndicator: Bool { hasHomeIndicator && shape != .car }

  /// Returns whether an item is a circle of its own: it is separated, or the bar has shrunk to it.
  func isRoundButton(_ item: BarItem) -> Bool {
    item.isSeparated || kind == .floating && capsule == nil
  }

  /// Whether the corners of the window are round.
  var isRound: Bool { showsHomeIndicator || shape == .ornament }
}

/// Where a tab is that the bar does not show.
enum HiddenPlace: String, CaseIterable {
  /// In the list behind the More tab.
  case more
  /// On another page of the strip.
  case page
  /// Out of sight, in a row that scrolls.
  case scroll
  /// Nowhere: the system leaves it out.
  case dropped
  /// In the sidebar only.
  case sidebar
  /// In the bar once it is no longer minimized.
  case minimized

  /// What stands before the tabs under a picture.
  var label: String {
    switch self {
    case .more: "More"
    case .page: "other pages"
    case .scroll: "scrolled out"
    case .dropped: "not shown"
    case .sidebar: "in the sidebar"
    case .minimized: "minimized"
    }
  }

  /// Where one tab is, in words.
  var phrase: String {
    switch self {
    case .more: "behind More"
    case .page: "on another page"
    case .scroll: "scrolled out of sight"
    case .dropped: "not shown"
    case .sidebar: "in the sidebar"
    case .minimized: "away while the bar is minimized"
    }
  }
}

extension Overflow {
  /// Where the tabs are that do not fit.
  var place: HiddenPlace {
    switch self {
    case .more: .more
    case .pages: .page
    case .scroll: .scroll
    case .dropped, .none: .dropped
    }
  }
}

extension BarLayout {
  /// Returns where each of a number of tabs is, `nil` for those that the bar shows.
  func hiddenPlaces(count: Int) -> [HiddenPlace?] {
    guard placement != .none else { return Array(repeating: nil, count: count) }
    var places = [HiddenPlace?](repeating: nil, count: count)
    for index in collapsed { places[index] = .minimized }
    for index in inSidebar { places[index] = .sidebar }
    for index in hidden {
      switch overflow {
      case .more: places[index] = .more
      case .pages: places[index] = .page
      case .none, .scroll, .dropped:
        places[index] = index < capacity ?? 0 ? .scroll : .dropped
      }
    }
    return places
  }
}
