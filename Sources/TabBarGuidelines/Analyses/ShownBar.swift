package import TabBarCore

/// What a bar shows and what it does not, tab by tab: the one value that pictures and words are made of.
package struct ShownBar {
  package struct Tab {
    /// The index of the tab; `nil` for the system's More.
    package let index: Int?
    /// Its title in the language that is shown, or `tab 3`.
    package let name: String
    package let isSelected: Bool
    /// Whether no text says that the system highlights this item.
    let isEstimate: Bool
    package let isApart: Bool
    /// Whether the app lets nobody select it, and whether the app takes it out of the bar.
    package let isGrey, isGone: Bool
    /// The name of the icon that is drawn; `nil` for a picture of the app's own without one, and where there is none.
    package let symbol: String?
    /// Whether a tab's icon is drawn, and whether that is a picture of the app's own.
    package let hasIcon: Bool, isBitmap: Bool
    package let badge: String?
    /// What becomes of its title; `nil` where that is whole, or none is shown.
    package let damage: FittedTitle.State?
    /// The title as it is drawn; empty where it is not in the bar.
    package let displayed: String
    /// Where it is instead of in the bar; `nil` in it.
    package let place: Prose?

    package init(_ item: BarItem, in layout: BarLayout, of design: Design) {
      index = item.kind.tab
      name = item.kind.tab.map(design.plainName) ?? item.fullTitle
      isSelected = item.isSelected
      isEstimate = item.$isSelected.isEstimate
      isApart = item.isSeparated && !design.situation.isMinimized
      let own = item.kind.tab.map { design.tabs[$0] }
      isGone = own?.isGone == true
      isGrey = own?.isGrey == true
      symbol = (isSelected ? own?[.selectedIcon] : nil) ?? item.icon
      (hasIcon, isBitmap) = (item.iconFrame != nil && own != nil && !isGone, own?[.iconKind] == .bitmap)
      (badge, damage) = (item.badge, layout.damage(to: item))
      (displayed, place) = (item.title.displayed, nil)
    }

    fileprivate init(hidden index: Int, _ place: HiddenPlace, in layout: BarLayout, of design: Design) {
      self.index = index
      name = design.plainName(of: index)
      isSelected = index == design.selection
      (isApart, isEstimate, damage, displayed) = (false, false, nil, "")
      (isGrey, isGone) = (design.tabs[index].isGrey, design.tabs[index].isGone)
      (symbol, hasIcon, isBitmap) = (nil, false, false)
      badge = design.tabs[index].badge
      self.place = layout.page(of: index).map { "on page \($0)" } ?? Prose(listed: place.phrase)
    }
  }

  /// What the bar draws, from its leading end.
  package let items: [Tab]
  /// The tabs that it does not show, by their places.
  package let hidden: [(place: HiddenPlace, tabs: [Tab])]

  package init(_ layout: BarLayout, of design: Design) {
    items = layout.items.map { Tab($0, in: layout, of: design) }
    hidden = layout.hiddenTabs(count: design.tabs.count).map { place, tabs in
      (place, tabs.map { Tab(hidden: $0, place, in: layout, of: design) })
    }
  }

  /// The tabs of the bar without the system's More.
  package var tabs: [Tab] { items.filter { $0.index != nil } }

  /// What the bar draws, and then the tabs that it does not show.
  package var all: [Tab] { items + hidden.flatMap(\.tabs) }

  /// Returns the tabs whose titles come to something.
  package func tabs(damaged state: FittedTitle.State) -> [Tab] { tabs.filter { $0.damage == state } }
}

extension ShownBar.Tab {
  /// What a picture shows of its state, in words.
  package var states: [Prose] {
    let selected: Prose? = isSelected ? isEstimate ? "perhaps selected" : "selected" : nil
    let inApp: Prose? = isGone ? "not there in the app" : isGrey ? "grey in the app" : nil
    return [selected, inApp].compactMap(\.self) + seen
  }

  /// Whether no symbol has a name that cannot be a picture of the app's own, as it has parts: the system draws nothing.
  package var isUnknown: Bool {
    symbol.map { $0.contains(".") && !isBitmap && Symbol.named($0) == nil } ?? false
  }

  package var icon: Prose? {
    guard hasIcon else { return nil }
    guard let symbol else { return "icon of its own" }
    return isUnknown ? "icon \(symbol) unknown" : "icon \(symbol)"
  }

  /// What is seen of it and not heard.
  var seen: [Prose] {
    [isApart ? "apart from the others" : nil, damage.map { "title \($0.word)" }].compactMap(\.self)
  }
}

extension Tab {
  /// Whether the app takes the tab out of the bar at times.
  package var isGone: Bool { self[.visible] == false }
  /// Whether the app lets nobody select it.
  package var isGrey: Bool { self[.enabled] == false }
}

extension BarLayout {
  /// Returns what becomes of an item's title: the one answer that findings and analyses give. `nil` where it is whole,
  /// moved too little to notice, or not shown.
  package func damage(to item: BarItem) -> FittedTitle.State? {
    guard item.titleFrame != nil, !isFadingRow else { return nil }
    switch item.title.state {
    case .whole: return nil
    case .tightened: return item.title.isNoticeablyTightened ? .tightened : nil
    // An item that is as wide as its title grows with it, so one that is estimated a little too narrow is not cut.
    case .mayBeCut: return growsWithTitles ? nil : .mayBeCut
    case .cut:
      return item.$title.estimates.union(item.$titleRoom.estimates).weakest == nil ? .cut : .mayBeCut
    }
  }

  /// Whether it is a row that fades out over a title and scrolls to show it whole, as an Apple TV's does.
  var isFadingRow: Bool { kind == .television && (fadesLeading || fadesTrailing) }
}

extension FittedTitle.State {
  /// What becomes of a title, as an adjective: the same word in every answer.
  package var word: Prose {
    switch self {
    case .whole: "whole"
    case .tightened: "tightened"
    case .mayBeCut: "perhaps cut"
    case .cut: "cut"
    }
  }
}
