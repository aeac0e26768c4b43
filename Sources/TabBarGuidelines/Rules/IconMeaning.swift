import TabBarCore

extension Inspection {
  var iconMeaning: Judgement {
    let universal = tabsWhoseIcon { $0.meaning != nil }
      .filter { allOfTheTabs[$0].hasTitle }
    guard !universal.isEmpty else { return .skipped("no-universal") }
    let isEnglish = WordList.isLanguage("en", of: design.locale)
    guard isEnglish || WordList.searchingWords.covers(design.locale) else {
      return .skipped("no-words", ["locale": design.locale])
    }
    let wrong = isEnglish ? universal.filter { allOfTheTabs[$0].hasMeaningOfAnother } : []
    guard let first = wrong.first, let icon = allOfTheTabs[first].icon else {
      let strange = universal.filter { allOfTheTabs[$0].hasStrangeMagnifier }
      return strange.isEmpty
        ? .met : .asked("search", strange, ["universal": universal.count, "doubtful": strange.count])
    }
    let values: Message.Values = [
      "universal": universal.count, "misleading": wrong.count, "icon": icon,
      "meaning": UniversalSymbols.meaning(of: icon)?.words.first ?? "",
      "usual": SymbolMeaning.usualSymbol(for: allOfTheTabs[first].title) ?? "",
    ]
    guard asks else { return .broken(wrong, values) }
    let isListed = UniversalSymbols.meaning(of: icon)?.isListedForAppleTV == true
    return .asked(wrong, values).advised(
      by: isListed
        ? "SAP Fiori for iOS, 5 December 2023, and for the symbol Apple's text on Apple TV of December 2022"
        : nil)
  }

  func iconMeaningRemedies(_ judgement: Judgement) -> [Remedy] {
    judgement.tabs.compactMap { index in
      let tab = allOfTheTabs[index]
      guard let usual = SymbolMeaning.usualSymbol(for: tab.title), usual != "magnifyingglass",
        !hasIcon(usual)
      else { return nil }
      let isFilled = tab.icon?.hasPart("fill") == true
      let symbol = isFilled ? Symbol.named(usual)?.filledName ?? usual : usual
      return Remedy(
        .suggestion, "give-symbol", on: [index], ["symbol": symbol], making: [.icon(index, symbol)])
    }
  }

  /// Returns whether a tab has a symbol already, in whatever variant.
  fileprivate func hasIcon(_ symbol: String) -> Bool {
    design.tabs.contains { $0.icon == symbol || $0.icon?.hasPrefix(symbol + ".") == true }
  }
}

extension Tab {
  /// Whether everyone takes the symbol for something else than the title says, which has a symbol of its own.
  fileprivate var hasMeaningOfAnother: Bool {
    guard let icon, let meaning = UniversalSymbols.meaning(of: icon) else { return false }
    return !meaning.has(title) && SymbolMeaning.usualSymbol(for: title) != nil
  }

  /// Whether the symbol says search, and neither the role nor a word of the title does.
  fileprivate var hasStrangeMagnifier: Bool {
    guard role != .search, let icon, UniversalSymbols.meaning(of: icon)?.has("search") == true else {
      return false
    }
    // Whatever language is shown: a bar that is designed in one language says the word in that one.
    return !WordList.searchingWords.languages.contains {
      WordList.searchingWords.containsWord(of: title, in: $0)
    }
  }
}
