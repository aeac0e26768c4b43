import TabBarCore

extension Rule {
  static let vagueTitle: Rule = Rule(
    id: "vague-title",
    title: "Name what people find there",
    question: .whatToCallIt,
    rationale: """
      A title works when people know what comes before they tap. A word that would fit any tab of any app \
      tells them nothing.
      """,
    remedy: """
      Name what is in it: the kind of thing, such as movies, games or a library. A noun or a verb will do, as \
      long as it is concrete.
      """,
    misconception: """
      Apple's table of titles to consider and to avoid pairs each vague title with a better one. It does not: it is \
      two separate lists side by side.
      """,
    history: """
      The text for tvOS of 2019 lists titles to avoid as not specific. That of 2022 asks for concrete nouns or \
      verbs without a list; those since 2023 ask for a succinct term.
      """,
    evidence: .guideline,
    catalogue: ["R46", "R49"],
    examples: [
      .met("the kind of thing", .titled("Movies", "TV Shows", "Sports", "Library")),
      .asks("a word for everything", .titled("Content", "TV Shows", "Sports", "Library")),
      .asks(
        "a word for everything, also where the text lists it",
        .titled("Content", "TV Shows", "Sports", "Library", on: .television), guide: "tvos-2019"),
      .met(
        "headphones say what Audio is",
        .of(Tab("Today", icon: "newspaper"), Tab("Audio", icon: "headphones"))),
      .asks("a drawer by another name than More", .titled("Accounts", "Cards", "Menu")),
    ],
    needs: .tabs,
    repair: { $0.alternatives(for: $1, of: "vague-title") }
  ) { inspection in
    let design = inspection.design
    let vague = inspection.tabs(titledIn: .vagueTitles)?.filter(inspection.isUnexplained)
    let words = inspection.tabs(titledIn: .possiblyVagueTitles)
    let drawers = inspection.tabs(titledIn: .drawerTitles)
    guard vague != nil || words != nil || drawers != nil else {
      return .notApplicable("there is no list of vague titles in the language of \(design.locale) yet")
    }
    // A list of words cannot tell what the tab holds.
    let possible = (vague ?? []) + (words ?? []) + (drawers ?? []) + inspection.moreInOtherBars
    let doubtful =
      possible.isEmpty ? [] : Set(possible).filter(inspection.isUnexplained).sorted()
    guard doubtful.isEmpty else {
      return .needsPerson(
        "would people know what \(design.names(of: doubtful)) \(doubtful.count == 1 ? "holds" : "hold")?",
        tabs: doubtful, measured: [Measurement("vague", doubtful.count)])
    }
    guard inspection.platform == .iOS else { return .met }
    let drawn = inspection.tabsWhoseIcon { $0.symbolName.map(DrawerSymbols.contains) ?? false }
      .filter { design.tabs[$0].isNamedOtherThanMore(in: design.locale) }
    guard !drawn.isEmpty else { return .met }
    return .needsPerson(
      """
      \(design.names(of: drawn)) \(drawn.count == 1 ? "has" : "have") the symbol of a menu: is there more in it than \
      the title says?
      """,
      tabs: drawn, measured: [Measurement("vague", drawn.count)])
  }
}

extension Inspection {
  /// The indices of the tabs called More in a bar to which the system adds no such tab: there the word says too little
  /// and no more.
  fileprivate var moreInOtherBars: [Int] {
    guard !canHaveMore else { return [] }
    let titled = (tabs(titledIn: .moreTitles) ?? []) + (tabs(titledIn: .possibleMoreTitles) ?? [])
    return titled.isEmpty || !guide.has(.ownMoreTab) || !guide.has(.moreTab) ? [] : titled
  }

  /// Whether a title that would fit any tab is not explained by the symbol beside it.
  fileprivate func isUnexplained(_ index: Int) -> Bool {
    guard let symbol = icons[index].symbolName else { return true }
    return !WordList.isSubject(design.tabs[index].title, beside: symbol)
  }
}

extension Tab {
  /// Whether the tab has a title, and one that is no word for More.
  fileprivate func isNamedOtherThanMore(in locale: String) -> Bool {
    hasTitle && !WordList.moreTitles.contains(title, in: locale)
      && !WordList.possibleMoreTitles.contains(title, in: locale)
  }
}
