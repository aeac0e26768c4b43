import TabBarCore

/// The tabs of several designs, each with what it is in each of them.
package struct SharedTabs {
  /// For each tab its index in each design, `nil` where that lacks it, in the order in which the designs bring them.
  package private(set) var tabs: [[Int?]] = []

  /// Finds which tab of one design is which of another.
  package init(_ states: [EndState]) {
    for (index, state) in states.enumerated() {
      let own = state.draft.design.tabs
      var places = [Int?](repeating: nil, count: own.count)
      for earlier in 0..<index {
        let matches = TabMatches(states[earlier].draft.design.tabs, own, isOneSession: false)
        for (tab, match) in matches.earlier.enumerated() where places[tab] == nil {
          guard let match else { continue }
          places[tab] = tabs.firstIndex { $0[earlier] == match && $0[index] == nil }
          if let place = places[tab] { tabs[place][index] = tab }
        }
      }
      for tab in own.indices where places[tab] == nil {
        tabs.append((0..<states.count).map { $0 == index ? tab : nil })
      }
    }
  }
}

extension EndState {
  /// The settings that are not about one tab, or those of a tab with its title.
  package func settings(of tab: Int? = nil) -> [Setting] {
    guard let tab = tab.map({ draft.design.tabs[$0] }) else { return draft.settings }
    return [Setting("title", tab.title)] + tab.settings
  }

  /// Returns the title of the tab that one of another design was folded into, or `nil`.
  package func whole(with tab: Int, of other: EndState) -> String? {
    draft.design.tab(with: other.draft.design.tabs[tab])
  }
}
