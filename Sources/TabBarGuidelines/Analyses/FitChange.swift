import TabBarCore

/// One change of a plan, to a tab by its index in the original design.
enum FitChange: Hashable, Comparable {
  case capBadge(Int)
  /// The title becomes one of the alternatives, by its index among them.
  case retitle(Int, alternative: Int)
  case toSidebar(Int)
  case moveToEnd(Int)
  /// The tab goes into the one of its group.
  case fold(Int)
  case remove(Int)

  var tab: Int {
    switch self {
    case .capBadge(let tab), .retitle(let tab, _), .toSidebar(let tab), .moveToEnd(let tab), .fold(let tab),
      .remove(let tab):
      tab
    }
  }

  /// Whether the tab leaves the design.
  var removes: Bool {
    switch self {
    case .fold, .remove: true
    default: false
    }
  }

  var kind: FitPrice {
    switch self {
    case .capBadge: .capBadge
    case .retitle: .retitle
    case .toSidebar: .toSidebar
    case .moveToEnd: .moveToMore
    case .fold: .fold
    case .remove: .remove
    }
  }

  var price: Int {
    guard case .retitle(_, let alternative) = self else { return kind.price }
    return kind.price + alternative * FitPrice.laterTitle.price
  }
}

extension [FitChange] {
  /// The changes as edits, each for the design that the edits before it leave: the words first, then the tabs
  /// that go, the last one first, so that no index is moved by an earlier one.
  func steps(in design: Design) -> [FitPlans.Step] {
    var edits: [(change: FitChange, edit: Edit)] = []
    for change in sorted() where !change.removes {
      switch change {
      case .capBadge(let tab): edits.append((change, .badge(tab, "99+")))
      case .retitle(let tab, let alternative):
        edits.append((change, .rename(tab, design.tabs[tab].alternativeTitles[alternative])))
      case .toSidebar(let tab): edits.append((change, .set(tab, .placement, .sidebar)))
      case .moveToEnd(let tab): edits.append((change, .move(tab, to: design.tabs.count - 1)))
      case .fold, .remove: break
      }
    }
    for change in filter(\.removes).sorted(by: { $0.tab > $1.tab }) {
      edits.append((change, .remove(change.tab)))
    }
    return edits.map { FitPlans.Step(edit: $0.edit, kind: $0.change.kind, price: $0.change.price) }
  }
}

extension Tab {
  /// The other titles that a person gave, the preferred ones first, without the present one.
  var alternativeTitles: [String] {
    guard let words = self[.alternatives] else { return [] }
    return words.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty && $0 != title }
  }
}
