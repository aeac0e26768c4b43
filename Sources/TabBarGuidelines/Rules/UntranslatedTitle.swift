import TabBarCore

extension Rule {
  static let untranslatedTitle = Rule("untranslated-title") { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: { $0.details != nil }) else { return none }
    var locales: [String] = []
    for tab in design.tabs {
      for locale in tab.details?.titleLocales ?? [] where !locales.contains(locale) { locales.append(locale) }
    }
    guard !locales.isEmpty else { return none }
    locales.sort()
    // The language that is shown has replaced the title that a tab has otherwise.
    func isEmpty(_ tab: Tab, in locale: String) -> Bool {
      (tab.hasTitle || locale == design.locale)
        && tab.details?[titleIn: locale].map { $0.allSatisfy(\.isWhitespace) } ?? false
    }
    let empty = inspection.tabs { tab in locales.contains { isEmpty(tab, in: $0) } }
    guard empty.isEmpty else {
      let languages = locales.filter { locale in empty.contains { isEmpty(design.tabs[$0], in: locale) } }
      return .broken(
        saying: """
          \(design.names(of: empty)) \(empty.count == 1 ? "has" : "have") an empty title in \(listed(languages))
          """,
        tabs: empty, measured: [Measurement("empty", empty.count), Measurement("languages", locales.count)])
    }
    // The languages that the same tabs lack are named together.
    var gaps: [(tabs: [Int], locales: [String])] = []
    for locale in locales.sorted() {
      let lacking = inspection.tabs { $0.hasTitle && !$0.hasTitle(in: locale) }
      if lacking.isEmpty { continue }
      if let same = gaps.firstIndex(where: { $0.tabs == lacking }) {
        gaps[same].locales.append(locale)
      } else {
        gaps.append((lacking, [locale]))
      }
    }
    guard !gaps.isEmpty else { return .met }
    let clauses = gaps.map { gap in
      "\(design.names(of: gap.tabs)) \(gap.tabs.count == 1 ? "has" : "have") no title in \(listed(gap.locales))"
    }
    let lacking = Set(gaps.flatMap(\.tabs)).sorted()
    return .needsPerson(
      saying: "\(listed(clauses)), which other tabs have: is the word the same there?", tabs: lacking,
      measured: [Measurement("lacking", lacking.count), Measurement("languages", locales.count)])
  }
}

private let none = Judgement.notApplicable(saying: "no title is given in another language")

extension Tab {
  /// Whether the tab has a title in a locale, or in its language.
  fileprivate func hasTitle(in locale: String) -> Bool {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return details?[titleIn: locale] != nil || details?[titleIn: String(language)] != nil
  }

  /// Returns the tab with a title in German.
  fileprivate func inGerman(_ title: String) -> Tab {
    var tab = self
    tab.details = TabDetails()
    tab.details?[titleIn: "de"] = title
    return tab
  }
}
