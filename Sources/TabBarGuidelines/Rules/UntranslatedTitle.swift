import TabBarCore

extension Rule {
  static let untranslatedTitle = Rule(
    id: "untranslated-title",
    title: "Give every title in each language that one of them has",
    question: .whatToCallIt,
    rationale: """
      A tab without a title in the language that people read shows its own one. Among translated ones it is \
      the tab that they do not understand, and the bar looks unfinished.
      """,
    remedy: "Set the missing titles, also where the word is the same: set TAB title.de=Podcasts says so.",
    evidence: .convention,
    catalogue: ["R54"],
    examples: [
      .met(
        "each in both languages", .of(Tab("Search").inGerman("Suchen"), Tab("Library").inGerman("Mediathek"))),
      .broken("an empty one", .of(Tab("Search").inGerman("Suchen"), Tab("Library").inGerman(""))),
    ],
    needs: .tabs
  ) { inspection in
    let design = inspection.design
    guard design.tabs.contains(where: { $0.details != nil }) else { return none }
    var locales: [String] = []
    for tab in design.tabs {
      for locale in tab.details?.titleLocales ?? [] where !locales.contains(locale) { locales.append(locale) }
    }
    guard !locales.isEmpty else { return none }
    for locale in locales.sorted() {
      let empty = inspection.tabs { tab in
        tab.hasTitle && tab.details?[titleIn: locale].map { $0.allSatisfy(\.isWhitespace) } ?? false
      }
      guard empty.isEmpty else {
        return .broken(
          "\(design.names(of: empty)) \(empty.count == 1 ? "has" : "have") an empty title in \(locale)",
          tabs: empty,
          measured: [Measurement("empty", empty.count), Measurement("languages", locales.count)])
      }
    }
    for locale in locales.sorted() {
      let lacking = inspection.tabs { $0.hasTitle && !$0.hasTitle(in: locale) }
      guard lacking.isEmpty else {
        return .needsPerson(
          """
          \(design.names(of: lacking)) \(lacking.count == 1 ? "has" : "have") no title in \(locale), which other \
          tabs have: is the word the same there?
          """,
          tabs: lacking,
          measured: [Measurement("lacking", lacking.count), Measurement("languages", locales.count)])
      }
    }
    return .met
  }
}

private let none = Judgement.notApplicable("no title is given in another language")

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
