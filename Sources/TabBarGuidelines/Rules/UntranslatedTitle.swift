import TabBarCore

extension Inspection {
  var untranslatedTitle: Judgement {
    let locales = design.titleLocales.sorted()
    guard !locales.isEmpty else { return .skipped("one-language") }
    // The language that is shown has replaced the title that a tab has otherwise.
    func isEmpty(_ tab: Tab, _ locale: String) -> Bool {
      (tab.hasTitle || locale == design.locale)
        && tab.titles[locale].map { $0.allSatisfy(\.isWhitespace) } ?? false
    }
    let empty = tabs { tab in locales.contains { isEmpty(tab, $0) } }
    guard empty.isEmpty else {
      let named = locales.filter { locale in empty.contains { isEmpty(allOfTheTabs[$0], locale) } }
      return .broken(
        empty, ["empty": empty.count, "languages": locales.count, "locales": Prose.listed(named)])
    }
    func missing(_ index: Int) -> [String] { locales.filter { !allOfTheTabs[index].hasTitle(in: $0) } }
    let lacking = tabs(where: \.hasTitle).filter { !missing($0).isEmpty }
    guard let first = lacking.first else { return .met }
    let isSame = lacking.allSatisfy { missing($0) == missing(first) }
    let gaps = Prose.shortlisted(lacking) {
      "\(design.tabName(of: $0)) (\(missing($0).joined(separator: ", ")))"
    }
    return .asked(
      isSame ? "asked" : "several", lacking,
      [
        "lacking": lacking.count, "languages": locales.count, "locales": Prose.listed(missing(first)),
        "gaps": gaps,
      ])
  }
}

extension Tab {
  /// Whether the tab has a title in a locale, or in its language.
  fileprivate func hasTitle(in locale: String) -> Bool {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return titles[locale] != nil || titles[String(language)] != nil
  }
}
