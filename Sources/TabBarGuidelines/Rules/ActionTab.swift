import TabBarCore

extension Inspection {
  var actionTab: Judgement {
    let (tabs, locale) = (design.tabs, design.locale)
    let readsTitles = WordList.actions.covers(locale)
    let suspects = allTabs.filter { index in
      let (tab, words) = (tabs[index], titles[index])
      if tab.role == .action { return true }
      guard tab.role == .destination else { return false }
      // What the tab opens tells whether the word means an action.
      return (words.isIn(.actions) || tab.mayAct(by: words, readsTitles))
        && tab[.opens] != .section
    }
    if !suspects.isEmpty, asks { return .question(suspects) }
    let acting = suspects.filter { tabs[$0].role == .action || tabs[$0][.opens] == .sheet }
    if !acting.isEmpty { return .broken(acting, ["actions": acting.count]) }
    return suspects.isEmpty ? .met : .asked(suspects, ["possibleActions": suspects.count])
  }

  func actionTabRemedies(_ judgement: Judgement) -> [Remedy] {
    judgement.isBroken ? Remedy.takingOut(judgement.tabs, of: design) : []
  }
}

extension Tab {
  /// Whether the symbol or the words of the title are those of an action in some apps.
  fileprivate func mayAct(by words: TitleWords, _ readsTitles: Bool) -> Bool {
    if hasActionSymbol(readsTitles) || words.isActionPhrase { return true }
    return words.isIn(.codeTitles) && icon.map(WordList.codeSymbols.contains) ?? false
  }

  /// Whether the symbol is an action in some apps, where no title that can be read says more.
  fileprivate func hasActionSymbol(_ readsTitles: Bool) -> Bool {
    guard let icon, !hasTitle || !readsTitles else { return false }
    return WordList.actionSymbols.contains(icon)
  }
}
