import TabBarCore

extension Rule {
  static let peerTabs = Rule(
    "peer-tabs", needs: .severalTabs, inEachLanguage: true,
    repair: { inspection, judgement in
      Remedy.takingOut(judgement.tabs, of: inspection.design)
    }
  ) { inspection in
    let tabs = inspection.allOfTheTabs
    guard tabs.contains(where: { $0[.group] != nil }) else { return .question() }
    let titles = Set(tabs.filter(\.hasTitle).map { WordList.normalized($0.title) })
    let parts = inspection.tabs { tab in
      guard let group = tab[.group].map(WordList.normalized) else { return false }
      return titles.contains(group) && group != WordList.normalized(tab.title)
    }
    // A tab that is in the sidebar only is listed there under its section.
    .filter { !inspection.layout.inSidebar.contains($0) }
    guard let first = parts.first else { return .met }
    return .broken(
      parts, ["tabs": tabs.count, "parts": parts.count, "group": quoted(tabs[first][.group] ?? "")])
  }
}
