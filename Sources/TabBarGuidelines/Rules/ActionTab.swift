import TabBarCore

extension Rule {
  static let actionTab: Rule = Rule(
    "action-tab",
    repair: { inspection, judgement in
      guard judgement.isBroken else { return [] }
      return [.takingOut(judgement.tabs, of: inspection.design, "and put a button into a toolbar")]
        .compactMap(\.self)
    }
  ) { inspection in
    let design = inspection.design
    let commands = inspection.tabs(titledIn: .actions) ?? []
    let verbs = inspection.tabs(titledIn: .possibleActions) ?? []
    var acting: [Int] = []
    var doubtful: [Int] = []
    for index in inspection.allTabs {
      let tab = design.tabs[index]
      switch tab.role {
      case .action: acting.append(index)
      case .search, .settings, .prominent: break
      case .destination:
        // What the tab opens tells whether the word means an action.
        if commands.contains(index) || verbs.contains(index) || tab.mayAct(in: design.locale) {
          switch tab[.opens] {
          case .section: break
          case .sheet: acting.append(index)
          case nil: doubtful.append(index)
          }
        }
      }
    }
    let unsure = (acting + doubtful).sorted()
    if !unsure.isEmpty, inspection.asks(.actionTab) { return .question(unsure) }
    if !acting.isEmpty { return .broken(acting, ["actions": acting.count]) }
    return doubtful.isEmpty ? .met : .asked(doubtful, ["possibleActions": doubtful.count])
  }
}

extension Tab {
  /// Whether the symbol or the words of the title are those of an action in some apps.
  fileprivate func mayAct(in locale: String) -> Bool {
    if hasActionSymbol(in: locale) || WordList.isActionPhrase(title, in: locale) { return true }
    guard let icon, WordList.codeSymbols.contains(icon) else { return false }
    return WordList.codeTitles.contains(title, in: locale)
  }

  /// Whether the symbol is an action in some apps, where no title that can be read says more.
  fileprivate func hasActionSymbol(in locale: String) -> Bool {
    guard let icon, !hasTitle || !WordList.actions.covers(locale) else { return false }
    return WordList.actionSymbols.contains(icon)
  }
}
