import TabBarCore

extension Rule {
  static let vagueTitle: Rule = Rule(
    "vague-title",
    repair: { $0.alternatives(for: $1, of: "vague-title") }
  ) { inspection in
    let design = inspection.design
    let vague = inspection.tabs(titledIn: .vagueTitles)?.filter(inspection.isUnexplained)
    let words = inspection.tabs(titledIn: .possiblyVagueTitles)
    let drawers = inspection.tabs(titledIn: .drawerTitles)
    guard vague != nil || words != nil || drawers != nil else {
      return .notApplicable(
        saying: "there is no list of vague titles in the language of \(design.locale) yet")
    }
    // A list of words cannot tell what the tab holds.
    // Apple's list has these; other words are common practice.
    let listed = (vague ?? []) + inspection.moreInOtherBars
    let possible = listed + (words ?? []) + (drawers ?? [])
    let doubtful =
      possible.isEmpty ? [] : Set(possible).filter(inspection.isUnexplained).sorted()
    guard doubtful.isEmpty else {
      return .needsPerson(
        saying:
          "would people know what \(design.names(of: doubtful)) \(doubtful.count == 1 ? "holds" : "hold")?",
        tabs: doubtful, measured: [Measurement("vague", doubtful.count)]
      ).advised(by: doubtful.contains(where: listed.contains) ? nil : "common practice")
    }
    guard inspection.platform == .iOS else { return .met }
    let drawn = inspection.tabsWhoseIcon { $0.symbolName.map(WordList.drawerSymbols.contains) ?? false }
      .filter { design.tabs[$0].isNamedOtherThanMore(in: design.locale) }
    guard !drawn.isEmpty else { return .met }
    return .needsPerson(
      saying: """
        \(design.names(of: drawn)) \(drawn.count == 1 ? "has" : "have") the symbol of a menu: is there more in it than \
        the title says?
        """,
      tabs: drawn, measured: [Measurement("vague", drawn.count)]
    ).advised(by: "common practice")
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
    return !SymbolMeaning.isSubject(design.tabs[index].title, beside: symbol)
  }
}

extension Tab {
  /// Whether the tab has a title, and one that is no word for More.
  fileprivate func isNamedOtherThanMore(in locale: String) -> Bool {
    hasTitle && !WordList.moreTitles.contains(title, in: locale)
      && !WordList.possibleMoreTitles.contains(title, in: locale)
  }
}
