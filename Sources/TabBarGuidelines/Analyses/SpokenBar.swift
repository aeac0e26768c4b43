import TabBarCore

/// A bar in words, about as a screen reader says it.
///
/// Apple does not document the words; these are the ones that people who use VoiceOver report.
package struct SpokenBar: Hashable {
  /// How VoiceOver announces the bar, or why there is none.
  package let opening: Prose
  /// The words for each item, in the order in which a person swipes through them.
  package private(set) var items: [Prose] = []
  /// The words for each entry of the More list, in order.
  package private(set) var moreList: [Prose] = []
  /// Further remarks, one sentence each.
  package private(set) var notes: [Prose] = []

  package init(_ scene: Scene) {
    let layout = scene.layout
    let design = scene.design
    guard layout.placement != .none, layout.absence == nil else {
      opening = "VoiceOver finds no tab bar. \(Prose(listed: layout.absence?.sentence ?? ""))"
      return
    }
    guard !layout.items.isEmpty else {
      opening = "The tab bar is empty."
      return
    }
    let shown = ShownBar(layout, of: design)
    let there = shown.items.filter { !$0.isGone }
    opening = "Tab bar, \(counted: there.count, "item")"
    func words(_ tab: ShownBar.Tab, _ place: [Prose] = []) -> Prose {
      let name = tab.index.map { design.spokenName(of: $0) } ?? "\(tab.name)"
      return .joined(
        (tab.isSelected ? ["Selected", name] : [name]) + place
          + [tab.badge.map(Self.words(forBadge:)), tab.isGrey ? "dimmed" : nil].compactMap(\.self),
        by: ", ")
    }
    items = there.enumerated().map { words($1, ["tab", "\($0 + 1) of \(there.count)"]) }
    moreList = shown.hidden.filter { $0.place == .more }.flatMap(\.tabs).filter { !$0.isGone }.map {
      words($0)
    }
    notes = Self.notes(shown, design, layout)
  }

  private static func notes(_ shown: ShownBar, _ design: Design, _ layout: BarLayout) -> [Prose] {
    var notes: [Prose] = []
    let hidden = design.tabNames(of: layout.hidden).prose
    if layout.overflow == .more, !layout.hidden.isEmpty {
      notes.append("Tabs in the More list are heard only after it is opened.")
      if layout.hidden.contains(where: { design.tabs[$0].badge != nil }) {
        notes.append("A badge in the More list is not heard in the bar.")
      }
    } else if !layout.hidden.isEmpty {
      notes.append(
        layout.overflow == .dropped
          ? "Not there at all: \(hidden)." : "Not heard before the row has scrolled: \(hidden).")
    }
    let gone = design.tabs.indices.filter { design.tabs[$0].isGone }
    if !gone.isEmpty {
      notes.append("Left out by the app at times, and not heard then: \(design.tabNames(of: gone).prose).")
    }
    if shown.items.contains(where: \.isEstimate) {
      notes.append(Prose(listed: Estimate.moreSelection.reason))
    }
    let seen = shown.tabs.filter { !$0.seen.isEmpty }
    if !seen.isEmpty {
      let tabs = seen.map { tab in "\(tab.name) \(list: tab.seen)" as Prose }
      notes.append("Seen, and not heard: \(Prose.joined(tabs, by: "; ")).")
    }
    if design.readingDirection == .rightToLeft {
      notes.append("The first item is at the right, and swiping moves to the left.")
    }
    if design.tabs.contains(where: { !$0.hasTitle }) {
      notes.append("Without a title the app has to give a label of its own, or the symbol's name is read.")
    }
    return notes
  }

  private static func words(forBadge badge: String) -> Prose {
    let text = badge.filter { !$0.isWhitespace }
    switch BadgeText(badge) {
    case .number:
      if text.hasSuffix("+") { return "more than \("\(text.dropLast())") new items" }
      return "\(text) \(text == "1" ? 1 : 2, one: "new item", many: "new items")"
    case .zero: return "0 new items"
    case .exclamation: return "exclamation mark"
    case .dot: return "badge without words"
    case .abbreviated, .text: return "\(badge)"
    }
  }
}

extension Design {
  /// Returns the words for a tab: its title, else its symbol's name, else that it has none.
  fileprivate func spokenName(of index: Int) -> Prose {
    let title = title(of: tabs[index])
    if !title.allSatisfy(\.isWhitespace) { return "\(title)" }
    guard let icon = tabs[index].icon else { return "tab without a name" }
    return "\(icon.split(separator: ".").filter { $0 != "fill" }.joined(separator: " "))"
  }
}
