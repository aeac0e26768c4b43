import TabBarCore

extension Rule {
  static let iconMeaning: Rule = Rule(
    "icon-meaning",
    repair: { inspection, judgement in
      judgement.tabs.compactMap { index in
        let tab = inspection.design.tabs[index]
        guard let usual = SymbolMeaning.usualSymbol(for: tab.title), usual != "magnifyingglass",
          !inspection.hasIcon(usual)
        else { return nil }
        let isFilled = tab.icon?.hasPart("fill") == true
        let symbol = isFilled ? Symbol.named(usual)?.filledName ?? usual : usual
        return Fix(
          .suggestion, "Give \(inspection.design.name(of: index)) the symbol \(symbol)",
          [.icon(index, symbol)])
      }
    }
  ) { inspection in
    let design = inspection.design
    let universal = inspection.tabsWhoseIcon({ $0.symbolName.map(UniversalSymbols.contains) ?? false })
      .filter { design.tabs[$0].hasTitle }
    guard !universal.isEmpty else {
      return .notApplicable(saying: "no tab has both a title and a universal symbol")
    }
    let isEnglish = WordList.isLanguage("en", of: design.locale)
    guard isEnglish || WordList.searchingWords.covers(design.locale) else {
      return .notApplicable(
        saying: "there is no list of what symbols stand for in the language of \(design.locale) yet")
    }
    let wrong = universal.filter { index in
      guard isEnglish, let icon = design.tabs[index].icon, let meaning = UniversalSymbols.meaning(of: icon)
      else {
        return false
      }
      let title = WordList.normalized(design.tabs[index].title)
      return !meaning.words.contains(title) && SymbolMeaning.usualSymbol(for: title) != nil
    }
    guard let first = wrong.first, let icon = design.tabs[first].icon,
      let meaning = UniversalSymbols.meaning(of: icon),
      let usual = SymbolMeaning.usualSymbol(for: design.tabs[first].title)
    else {
      let strange = universal.filter { design.tabs[$0].hasStrangeMagnifier }
      guard !strange.isEmpty else { return .met }
      return .needsPerson(
        saying: """
          everyone takes a magnifier for search: \(isOrAre(strange.count)) \(design.names(of: strange)) about searching?
          """,
        tabs: strange,
        measured: [Measurement("universal", universal.count), Measurement("doubtful", strange.count)])
    }
    let others = wrong.count == 1 ? "" : "; \(counted(wrong.count - 1, "other icon")) as well"
    let measured = [Measurement("universal", universal.count), Measurement("misleading", wrong.count)]
    guard !inspection.asks(.iconMeaning) else {
      return .needsPerson(
        saying: """
          everyone takes \(icon) for \(meaning.words.first ?? "")\(others): would people still know what \
          \(design.name(of: first)) holds?
          """,
        tabs: wrong, measured: measured)
    }
    return .broken(
      saying: """
        everyone takes \(icon) for \(meaning.words.first ?? ""), and \(design.name(of: first)) is about something else, \
        as \(usual) would say\(others)
        """,
      tabs: wrong, measured: measured)
  }
}

extension Inspection {
  /// Returns whether a tab has a symbol already, in whatever variant.
  fileprivate func hasIcon(_ symbol: String) -> Bool {
    design.tabs.contains { $0.icon == symbol || $0.icon?.hasPrefix(symbol + ".") == true }
  }
}

extension Tab {
  /// Whether the symbol says search, and neither the role nor a word of the title does.
  fileprivate var hasStrangeMagnifier: Bool {
    guard role != .search, let icon, UniversalSymbols.meaning(of: icon)?.words.first == "search" else {
      return false
    }
    // Whatever language is shown: a bar that is designed in one language says the word in that one.
    return !WordList.searchingWords.words.contains {
      WordList.searchingWords.containsWord(of: title, in: $0.key)
    }
  }
}
