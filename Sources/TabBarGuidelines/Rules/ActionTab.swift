import TabBarCore

extension Rule {
  static let actionTab: Rule = Rule(
    id: "action-tab",
    title: "Use tabs to go somewhere, never to do something",
    question: .whatIsATab,
    rationale: """
      Selecting a tab shows a section and keeps it lit. A tab that acts instead leaves people where they \
      were, or does something they did not ask for, and makes every other tab a little less safe to try.
      """,
    remedy: """
      Put the action into a toolbar or the navigation bar of the section that it belongs to. Keep the tab \
      only if it opens a section that people stay in; set TAB opens=section says that it does.
      """,
    misconception: """
      A plus button in the middle of the bar is a tab. It is an action that borrows the place of one. \
      Search, by contrast, is a place to go to.
      """,
    history: """
      Since 2013 controls belong into a toolbar; the text of 2022 adds that tabs are for navigation alone. \
      Only that of tvOS in 2019 lets a tab perform an action, such as search, and nothing is found there. In 2025 search may look like a \
      button, and is still a place to go to.
      """,
    evidence: .guideline,
    catalogue: ["R08", "R09"],
    examples: [
      .met(
        "a section of codes",
        .of(Tab("Wallet"), Tab("Scan Code", icon: "qrcode.viewfinder").with(.opens, .section), Tab("Offers"))),
      .met(
        "search is a destination", .of(Tab("Inbox"), Tab("Search", role: .search), Tab("Profile"))),
      .broken(
        "composing is an action", .of(Tab("Inbox"), Tab("Compose", role: .action), Tab("Profile"))),
      .asks("a command as a title", .titled("Inbox", "Log Out", "Profile")),
      .asks(
        "a verb and what it is done to",
        .of(Tab("Wallet"), Tab("Scan Code", icon: "qrcode.viewfinder"), Tab("Offers"))),
    ],
    needs: .tabs,
    repair: { inspection, judgement in
      guard judgement.isBroken else { return [] }
      return [.takingOut(judgement.tabs, of: inspection.design, "and put a button into a toolbar")]
        .compactMap(\.self)
    }
  ) { inspection in
    let design = inspection.design
    let commands = inspection.tabs(titledIn: .actions) ?? []
    let verbs = inspection.tabs(titledIn: .possibleActions) ?? []
    let phrases = ActionPhrases(in: design.locale)
    var acting: [Int] = []
    var doubtful: [Int] = []
    for index in inspection.allTabs {
      let tab = design.tabs[index]
      switch tab.role {
      case .action: acting.append(index)
      case .search, .settings, .prominent: break
      case .destination:
        // What the tab opens tells whether the word means an action.
        if commands.contains(index) || verbs.contains(index) || tab.mayAct(by: phrases, in: design.locale) {
          switch tab[.opens] {
          case .section: break
          case .sheet: acting.append(index)
          case nil: doubtful.append(index)
          }
        }
      }
    }
    if case let unsure = (acting + doubtful).sorted(), !unsure.isEmpty, inspection.asks(.actionTab) {
      let verb = unsure.count == 1 ? "does" : "do"
      return .standing(
        "\(verb) \(design.names(of: unsure)) open a section that people stay in? (set TAB opens=section says so)"
      )
    }
    if !acting.isEmpty {
      return .broken(
        "\(design.names(of: acting)) \(acting.count == 1 ? "acts" : "act") instead of going somewhere",
        tabs: acting, measured: [Measurement("actions", acting.count)])
    }
    guard doubtful.isEmpty else {
      return .needsPerson(
        """
        \(doubtful.count == 1 ? "does" : "do") \(design.names(of: doubtful)) open a section, or act at once?
        """,
        tabs: doubtful, measured: [Measurement("possibleActions", doubtful.count)])
    }
    return .met
  }
}

extension Tab {
  /// Whether the symbol or the words of the title are those of an action in some apps.
  fileprivate func mayAct(by phrases: ActionPhrases, in locale: String) -> Bool {
    if hasActionSymbol(in: locale) || phrases.contains(title) { return true }
    guard let icon, CodeSymbols.contains(icon) else { return false }
    return WordList.codeTitles.contains(title, in: locale)
  }

  /// Whether the symbol is an action in some apps, where no title that can be read says more.
  fileprivate func hasActionSymbol(in locale: String) -> Bool {
    guard let icon, !hasTitle || !WordList.actions.covers(locale) else { return false }
    return ActionSymbols.contains(icon)
  }
}
