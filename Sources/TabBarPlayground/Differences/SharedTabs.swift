import TabBarCore

/// The tabs of several designs, each with what it is in each of them.
package struct SharedTabs: Sendable {
  /// For each tab its index in each design, `nil` where that lacks it, in the order in which the designs bring them.
  package private(set) var tabs: [[Int?]] = []

  /// Finds which tab of one design is which of another, from where they part.
  package init(_ states: [EndState]) {
    let commands = states.map(\.commands)
    for (index, state) in states.enumerated() {
      let own = state.draft.design.tabs
      var places = [Int?](repeating: nil, count: own.count)
      for earlier in 0..<index {
        let other = states[earlier]
        let history = EndState.history(of: (other, commands[earlier]), (state, commands[index]))
        let matches = TabMatches(other.draft.design.tabs, own, history)
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
  /// The settings that are not about one tab, or those of a tab with its title, as `key value`.
  package func settings(of tab: Int? = nil) -> [(key: String, value: String?)] {
    guard let tab else { return draft.settings.map { ($0.key, $0.value) } }
    let tabs = draft.design.tabs
    return [("title", tabs[tab].title)] + tabs[tab].settings.map { ($0.key, $0.value) }
  }

  /// Returns the title of the tab that one of another design was folded into, or `nil`.
  package func whole(with tab: Int, of other: EndState) -> String? {
    draft.design.tab(with: other.draft.design.tabs[tab])
  }
}
