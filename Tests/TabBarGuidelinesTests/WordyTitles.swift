import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Titles that are phrases")
struct WordyTitles {
  private func scene(
    _ title: String, by id: String = "hig-2023", on name: String = "iphone-14", locale: String = "en"
  ) throws -> Scene {
    Scene(
      Design(tabs: [Tab("Today"), Tab(title), Tab("Library")], device: try device(name), locale: locale),
      by: try guide(id))
  }

  // tvOS HIG 2019, Tab Bar Items (R50): the three titles that it calls too long.
  @Test(
    "The titles that Apple calls too long are",
    arguments: ["Sign In to Your Account", "Find More Movies", "Welcome to App Name"])
  func tooLong(title: String) throws {
    let finding = try #require(
      try scene(title, by: "tvos-2019", on: "apple-tv-4k").finding("wordy-title"))
    #expect(finding.verdict == .broken && finding.severity == .warning && finding.tabs == [1])
  }

  // The titles to consider of the same table, and those of Apple's own apps.
  @Test(
    "Titles of Apple's own are short enough for each guide",
    arguments: [
      "Listen Now", "World Clock", "Face Gallery", "Watch Now", "For You", "TV Shows", "Sign In", "Buy Now",
      "My Watch", "News+", "Q&A",
    ])
  func short(title: String) throws {
    for guide in Guide.all where guide[rule: "wordy-title"] != nil && guide.versions[.iOS] != nil {
      #expect(try scene(title, by: guide.id).verdict(of: "wordy-title") == .met, "\(guide.id)")
    }
    #expect(
      try scene(title, by: "tvos-2019", on: "apple-tv-4k").verdict(of: "wordy-title") == .met)
  }

  // Mastodon's Search and Explore; its German, French and Spanish titles, and Go Map's All Tags.
  @Test(
    "Small words do not count, in each language that has a list",
    arguments: [
      ("Search and Explore", "en"), ("Word of the Day", "en"), ("Suchen und Entdecken", "de-AT"),
      ("Rechercher et explorer", "fr"), ("Toutes les étiquettes", "fr"), ("Todas las etiquetas", "es"),
    ])
  func smallWords(title: String, locale: String) throws {
    #expect(try scene(title, locale: locale).verdict(of: "wordy-title") == .met)
  }

  // B12: short in 2022, one word or a very short phrase in 2023, one word if possible since 2024.
  @Test(
    "Three words are let pass in 2022 and are too many since",
    arguments: [
      ("hig-2022", Verdict.met), ("sap-fiori", .met), ("hig-2023", .broken), ("hig-2024", .broken),
      ("hig-2025", .broken),
    ])
  func years(id: String, expected: Verdict) throws {
    #expect(try scene("Find More Movies", by: id).verdict(of: "wordy-title") == expected)
    let four = try #require(try scene("Find Even More Movies", by: id).finding("wordy-title"))
    // HIG 2023: "aim for a single word or a very short phrase".
    #expect(four.severity == (expected == .met || id == "hig-2023" ? .info : .warning))
    #expect(four.evidence == (expected == .met ? .derived : .guideline))
  }

  @Test("The message counts the words without the small ones")
  func message() throws {
    #expect(
      try scene("Find More Movies").finding("wordy-title")?.message
        == "\"Find More Movies\" has 3 words, small ones not counted; 2 are enough for a title")
    let finding = try #require(try scene("The Best of My Day", by: "hig-2025").finding("wordy-title"))
    #expect(
      finding.message
        == "\"The Best of My Day\" has 3 words, small ones not counted; 2 are enough for a title")
    #expect(finding.value("words") == 3 && finding.value("advised") == 2)
  }

  @Test("Words are not counted where spaces do not part them, or the small ones are not known")
  func languages() throws {
    let japanese = try scene("検索 と 探索 と 通知", locale: "ja")
    #expect(
      japanese.report.notChecked.first { $0.rule == "wordy-title" }?.why
        == "the language of ja puts no spaces between words")
    #expect(try scene("Etsi ja korvaa kaikki nyt", locale: "fi").verdict(of: "wordy-title") == .notApplicable)
  }

  // R56: & or / in the title. News & Chat & Shop is the catalogue's example.
  @Test(
    "A title that joins three things is one tab for several",
    arguments: ["News & Chat & Shop", "News/Chat/Shop", "News, Chat and Shop", "News + Chat + Shop"])
  func three(title: String) throws {
    let finding = try #require(try scene(title, by: "hig-2022").finding("overloaded-title"))
    #expect(finding.verdict == .broken && finding.severity == .info && finding.value("things") == 3)
    #expect(finding.message == "\"\(title)\" joins 3 things in one tab")
  }

  // The page of June 2023 no longer has the sentence.
  @Test(
    "Since 2023 a title that joins three things is asked about, as advice of 2022",
    arguments: higs.dropFirst())
  func threeSince2023(id: String) throws {
    let finding = try #require(try scene("News & Chat & Shop", by: id).finding("overloaded-title"))
    #expect(finding.verdict == .needsPerson && finding.severity == .info)
    #expect(finding.source.hasPrefix("Apple's guidelines of 2022; "))
  }

  @Test(
    "Whether two things that a title joins are one is left to a person",
    arguments: [
      ("Search and Explore", "en"), ("Music & Video", "en"), ("Suchen und Entdecken", "de"),
      ("Buscar y explorar", "es"), ("音楽＆映画", "ja"),
    ])
  func two(title: String, locale: String) throws {
    let finding = try #require(
      try scene(title, by: "hig-2022", locale: locale).finding("overloaded-title"))
    #expect(finding.verdict == .needsPerson && finding.tabs == [1])
  }

  @Test(
    "A sign inside a name joins nothing",
    arguments: [
      "Q&A", "R&D", "News+", "24/7", "A/B", "tv+", "Lost & Found", "Rock and Roll", "Brands", "C++",
    ])
  func one(title: String) throws {
    #expect(try scene(title, by: "hig-2022").verdict(of: "overloaded-title") == .met)
  }

  // R47 and C10: nouns for categories, and no counting of parts of speech beyond the catalogue's example.
  @Test("Listening is an activity; Sharing, Following and Dining name sections")
  func activities() throws {
    // tvOS HIG 2019: in general, titles should be nouns. HIG 2022: consider nouns.
    let finding = try #require(
      try scene("Listening", by: "tvos-2019", on: "apple-tv-4k").finding("category-noun"))
    #expect(finding.verdict == .needsPerson && finding.severity == .info)
    #expect(try scene("Listening", by: "hig-2022").verdict(of: "category-noun") == .needsPerson)
    #expect(try scene("Watching", by: "hig-2022").verdict(of: "category-noun") == .needsPerson)
    for title in ["Sharing", "Following", "Dining", "Browse", "Listen Now", "Music", "For You"] {
      #expect(try scene(title, by: "hig-2022").verdict(of: "category-noun") == .met)
    }
    let finnish = try scene("Kuuntelu", by: "hig-2022", locale: "fi")
    #expect(finnish.verdict(of: "category-noun") == .notApplicable)
    // B12: the text of June 2023 speaks of succinct terms, no longer of nouns and verbs.
    #expect(try guide("hig-2023")[rule: "category-noun"] == nil)
  }

  // R54: understandable. A key instead of its text is what a missing translation looks like.
  @Test(
    "The key of a text is not a title",
    arguments: ["tab_home", "TAB_BAR_TITLE", "Common.Controls.Tabs.Home", "tab.home_title"])
  func keys(title: String) throws {
    let finding = try #require(try scene(title, by: "hig-2022").finding("understandable-title"))
    #expect(finding.verdict == .broken && finding.tabs == [1] && finding.severity == .warning)
  }

  @Test(
    "An abbreviation of the house asks for a person, one that everyone knows does not",
    arguments: [
      ("CRM-X", Verdict.needsPerson), ("GSR", .needsPerson), ("TV", .needsPerson), ("FAQ", .needsPerson),
      ("last.fm", .needsPerson), ("U.S.A.", .needsPerson),
    ])
  func abbreviations(title: String, expected: Verdict) throws {
    let scene = try scene(title, by: "hig-2022")
    #expect(scene.verdict(of: "understandable-title") == expected)
    // Only what is not known to be read like a word is a finding; the rest is a standing question.
    #expect((scene.finding("understandable-title") != nil) == ["CRM-X", "GSR"].contains(title))
  }

  @Test("Whether people understand the titles is asked of any design, and is no finding")
  func standing() throws {
    let scene = try scene("Orders", by: "sap-fiori")
    #expect(scene.finding("understandable-title") == nil)
    #expect(scene.verdict(of: "understandable-title") == .needsPerson)
  }
}
