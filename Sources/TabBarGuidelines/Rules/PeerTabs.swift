import TabBarCore

extension Inspection {
  var peerTabs: Judgement {
    let tabs = allOfTheTabs
    guard tabs.contains(where: { $0[.group] != nil }) else { return .question() }
    let titles = Set(tabs.filter(\.hasTitle).map { WordList.normalized($0.title) })
    let parts = self.tabs { tab in
      guard let group = tab[.group].map(WordList.normalized) else { return false }
      return titles.contains(group) && group != WordList.normalized(tab.title)
    }
    // A tab that is in the sidebar only is listed there under its section.
    .filter { !layout.inSidebar.contains($0) }
    guard let first = parts.first else { return .met }
    return .broken(
      parts, ["tabs": tabs.count, "parts": parts.count, "group": quoted(tabs[first][.group] ?? "")])
  }

  func peerTabsRemedies(_ judgement: Judgement) -> [Remedy] {
    Remedy.takingOut(judgement.tabs, of: design)
  }
}
