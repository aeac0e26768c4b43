import TabBarCore
import TabBarGuidelines
import Testing

// Words that public apps show in these languages: Mastodon, xDrip4iOS, EhPanda, edX, ProtonVPN.
@Suite("Titles in other languages")
struct TitleLanguages {
  private func verdict(of rule: String, _ title: String, _ locale: String) -> Verdict? {
    Scene(Design(tabs: [Tab("A"), Tab(title), Tab("C")], locale: locale), by: .standard).verdict(of: rule)
  }

  @Test(
    "Home is found under the name that apps give it",
    arguments: [
      ("Home", "en-GB"), ("Startseite", "de"), ("Home", "de_CH"), ("Accueil", "fr-CA"), ("INICIO", "es"),
      ("ホーム", "ja"),
    ])
  func home(title: String, locale: String) {
    #expect(verdict(of: "home-title", title, locale) == .needsPerson)
  }

  @Test("A title is judged in the language that is shown, not in the tab's own")
  func shown() throws {
    var details = TabDetails()
    details[titleIn: "de"] = "Startseite"
    var design = Design(tabs: [Tab("Overview", details: details), Tab("Karte"), Tab("Profil")])
    #expect(Scene(design, by: .standard).verdict(of: "home-title") == .met)
    design.locale = "de"
    let finding = try #require(Scene(design, by: .standard).finding("home-title"))
    #expect(finding.message == "would people know what \"Startseite\" holds?")
  }

  @Test(
    "A word for one that the text of tvOS of 2019 lists asks, as the English one does in any other text",
    arguments: [
      ("Videos", "de", Verdict.needsPerson), ("Vidéos", "fr", .needsPerson),
      ("Vide\u{301}os", "fr", .needsPerson),
      ("動画", "ja", .needsPerson), ("Inhalt", "de", .needsPerson), ("Contenu", "fr", .needsPerson),
      ("Vídeos", "es", .needsPerson), ("Sonstiges", "de", .needsPerson), ("Mediathek", "de", .met),
    ])
  func vague(title: String, locale: String, expected: Verdict) {
    #expect(verdict(of: "vague-title", title, locale) == expected)
  }

  @Test(
    "A word for More asks, in each language",
    arguments: [("More", "en"), ("Mehr", "de"), ("Plus", "fr"), ("Más", "es"), ("その他", "ja")])
  func more(title: String, locale: String) {
    #expect(verdict(of: "own-more-tab", title, locale) == .needsPerson)
  }

  @Test(
    "Commands are found under the names that Mastodon gives them",
    arguments: [
      ("Abmelden", "de", Verdict.needsPerson), ("Se déconnecter", "fr", .needsPerson),
      ("Cerrar sesión", "es", .needsPerson), ("サインアウト", "ja", .needsPerson), ("Rédiger", "fr", .needsPerson),
      ("Redactar", "es", .needsPerson),
      ("新規作成", "ja", .needsPerson), ("Schnellverbinden", "de", .needsPerson), ("Suchen", "de", .met),
    ])
  func actions(title: String, locale: String, expected: Verdict) {
    #expect(verdict(of: "action-tab", title, locale) == expected)
  }

  @Test(
    "A language without a list is said to have none",
    arguments: ["home-title", "vague-title", "own-more-tab"])
  func noList(rule: String) throws {
    let scene = Scene(Design(tabs: [Tab("Koti"), Tab("B"), Tab("C")], locale: "fi-FI"), by: .standard)
    let entry = try #require(scene.report.notChecked.first { $0.rule == rule })
    #expect(entry.verdict == .notApplicable)
    #expect(
      entry.why.hasPrefix("there is no list of ") && entry.why.hasSuffix("in the language of fi-FI yet"))
  }

  @Test("A language is one by its whole code", arguments: ["e", "eng", "end-GB", "x-en"])
  func codes(locale: String) {
    #expect(verdict(of: "home-title", "Home", locale) == .notApplicable)
  }

  private func tab(_ title: String, _ titles: [String: String]) -> Tab {
    var details = TabDetails()
    for (locale, title) in titles { details[titleIn: locale] = title }
    return Tab(title, details: titles.isEmpty ? nil : details)
  }

  // B5: test every locale.
  @Test("A title that is missing in a language which others have asks whether the word is the same")
  func untranslated() throws {
    let tabs = [tab("Search", ["de": "Suchen"]), tab("Podcasts", [:]), tab("Library", ["de": "Mediathek"])]
    let finding = try #require(Scene(Design(tabs: tabs), by: .standard).finding("untranslated-title"))
    #expect(finding.verdict == .needsPerson && finding.severity == .info && finding.tabs == [1])
    #expect(
      finding.message == "\"Podcasts\" has no title in de, which other tabs have: is the word the same there?"
    )
  }

  @Test("Each language that tabs lack is named, whichever is shown", arguments: ["en", "de"])
  func untranslatedInSeveral(locale: String) throws {
    let tabs = [
      tab("Search", ["de": "Suchen", "fr": "Rechercher"]), tab("Tickets", [:]),
      tab("Library", ["de": "Mediathek"]),
    ]
    let finding = try #require(
      Scene(Design(tabs: tabs, locale: locale), by: .standard).finding("untranslated-title"))
    #expect(finding.verdict == .needsPerson && finding.tabs == [1, 2])
    let library = locale == "de" ? "Mediathek" : "Library"
    #expect(finding.message.contains("\"Tickets\" (de, fr) and \"\(library)\" (fr)"))
    #expect(finding.source == "common practice; HIG 2022 does not say so")
  }

  @Test("A title of the language does for its locales, and a tab without a title needs none")
  func covered() {
    let tabs = [tab("Search", ["pt-BR": "Buscar"]), tab("Podcasts", ["pt": "Podcasts"]), tab("", [:])]
    let half = Scene(Design(tabs: tabs), by: .standard)
    // The title in Brazilian Portuguese does not do for the other one.
    #expect(half.finding("untranslated-title")?.tabs == [0])
    let whole = [tab("Search", ["pt-BR": "Buscar", "pt": "Pesquisar"]), tabs[1], tabs[2]]
    #expect(Scene(Design(tabs: whole), by: .standard).verdict(of: "untranslated-title") == .met)
  }

  @Test("An empty title in a language is a mistake, and no titles in any are none")
  func empty() throws {
    let tabs = [tab("Search", ["de": "Suchen"]), tab("Library", ["de": " "])]
    let finding = try #require(Scene(Design(tabs: tabs), by: .standard).finding("untranslated-title"))
    #expect(finding.verdict == .broken && finding.tabs == [1])
    #expect(finding.message == "\"Library\" has an empty title in de")
    let plain = Scene(Design(tabs: sections(3)), by: .standard)
    #expect(plain.verdict(of: "untranslated-title") == .notApplicable)
  }
}
