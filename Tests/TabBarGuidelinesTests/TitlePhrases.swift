import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Titles that are no names")
struct TitlePhrases {
  private func verdict(
    of rule: String, _ title: String, icon: String? = nil, _ locale: String = "en", by id: String = "hig-2022"
  ) throws -> Verdict? {
    let tabs = [Tab("Wallet"), Tab(title, icon: icon), Tab("Offers")]
    return Scene(Design(tabs: tabs, locale: locale), by: try guide(id)).verdict(of: rule)
  }

  // R09: tabs navigate. A verb and its object ask; a noun with a verb's letters does not.
  @Test(
    "A verb and what it is done to asks, in each language that has its verbs",
    arguments: [
      ("Scan Code", "en"), ("Create Order", "en"), ("Order Food", "en"), ("Book a Table", "en"),
      ("Konto eröffnen", "de"), ("Code scannen", "de-CH"), ("Créer un compte", "fr"),
      ("Escanear código", "es"),
      ("コードをスキャン", "ja"),
    ])
  func phrases(title: String, locale: String) throws {
    #expect(try verdict(of: "action-tab", title, locale) == .needsPerson)
  }

  @Test(
    "Nouns with the letters of a verb, and the phrases that Apple praises, are sections",
    arguments: [
      "Order History", "Call Log", "New Releases", "Open Issues", "Post Office", "Record Book", "Sign In",
      "Watch Now", "Listen Now", "Buy Now", "For You", "Find My", "Scanner", "Scanned Documents",
    ])
  func nouns(title: String) throws {
    #expect(try verdict(of: "action-tab", title) == .met)
  }

  @Test("The symbol of a code beside a word for one asks, beside another it does not")
  func codes() throws {
    #expect(try verdict(of: "action-tab", "QR code", icon: "qrcode.viewfinder") == .needsPerson)
    #expect(try verdict(of: "action-tab", "Scanner", icon: "barcode") == .met)
    #expect(try verdict(of: "action-tab", "QR code", icon: "doc") == .met)
    #expect(try verdict(of: "action-tab", "Mi código", icon: "qrcode", "es") == .needsPerson)
    let section = [Tab("Wallet"), tab("Scan Code", [.opens: "section"])]
    #expect(Scene(Design(tabs: section), by: .standard).verdict(of: "action-tab") == .met)
  }

  // R46, R49: words that would do for any tab; Habitica's last tab in each of its languages.
  @Test(
    "A drawer asks by whatever name, in each language",
    arguments: [
      ("Menu", "en"), ("Extras", "en"), ("Menü", "de"), ("Menu", "fr"), ("Menú", "es"), ("メニュー", "ja"),
    ])
  func drawers(title: String, locale: String) throws {
    #expect(try verdict(of: "vague-title", title, locale) == .needsPerson)
  }

  @Test("The symbol of a menu asks on an iPhone, but not beside a word for More")
  func drawerSymbols() throws {
    #expect(try verdict(of: "vague-title", "Account", icon: "ellipsis") == .needsPerson)
    #expect(try verdict(of: "vague-title", "More", icon: "ellipsis") == .met)
    #expect(try verdict(of: "vague-title", "Chats", icon: "ellipsis.bubble") == .met)
    let pad = Design(tabs: [Tab("Account", icon: "ellipsis")], device: try device("ipad-9"))
    #expect(Scene(pad, by: .standard).verdict(of: "vague-title") == .met)
  }

  @Test("One of a vague word says no more than many, and its symbol may say what is meant")
  func subjects() throws {
    #expect(try verdict(of: "vague-title", "Video") == verdict(of: "vague-title", "Videos"))
    #expect(try verdict(of: "vague-title", "Audio", icon: "headphones") == .met)
    #expect(try verdict(of: "vague-title", "Audio", icon: "folder") != .met)
    #expect(try verdict(of: "vague-title", "Products", icon: "shippingbox.fill") == .met)
    #expect(try verdict(of: "vague-title", "Items") == .needsPerson)
  }

  // R46: nouns or verbs. R48: words for a time or a point of view are as good.
  @Test("Adjectives ask once a bar, words for a time and Apple's own sections do not")
  func adjectives() throws {
    let movies = ["Trending", "Popular", "Top Rated", "Genres"].map { Tab($0) }
    let finding = try #require(Scene(Design(tabs: movies), by: .standard).finding("category-noun"))
    #expect(finding.verdict == .needsPerson && finding.severity == .info && finding.tabs == [0, 1, 2])
    for title in [
      "Upcoming", "Recents", "Shared", "Following", "Favorites", "Saved", "Today", "Nearby", "Browse",
    ] {
      #expect(try verdict(of: "category-noun", title) == .met, "\(title)")
    }
    #expect(try verdict(of: "category-noun", "Beliebt", "de") == .needsPerson)
    #expect(try verdict(of: "category-noun", "Karten", "de") == .met)
    #expect(try verdict(of: "category-noun", "Suositut", "fi") == .notApplicable)
  }

  @Test(
    "A tool's word in place of a title is found in any language, and no real one is",
    arguments: [
      ("Item", "en", Verdict.broken), ("Item", "ja", .broken), ("Tab 1", "en", .broken),
      ("Ohne Titel", "de", .broken),
      ("無題", "ja", .broken), ("Items", "en", .needsPerson), ("Tabs", "en", .needsPerson),
      ("Studio 1", "en", .needsPerson),
    ])
  func placeholders(title: String, locale: String, expected: Verdict) throws {
    #expect(try verdict(of: "understandable-title", title, locale) == expected)
  }

  // R55: too large in scope, unless homes are what the app is about.
  @Test("Home beside rooms or automation is about a home")
  func homes() throws {
    func verdict(_ tabs: [Tab]) -> Verdict? {
      Scene(Design(tabs: tabs), by: .standard).verdict(of: "home-title")
    }
    #expect(verdict(["Home", "Automation", "Discover"].map { Tab($0) }) == .met)
    #expect(verdict([Tab("Home", icon: "homekit"), Tab("Doors")]) == .met)
    #expect(verdict(["Home", "Devices", "Settings"].map { Tab($0) }) == .needsPerson)
  }

  @Test("A tab that lacks several languages names them all, also while one of them is shown")
  func languages() throws {
    func tab(_ title: String, _ titles: [String: String]) -> Tab {
      var details = TabDetails()
      for (locale, title) in titles { details[titleIn: locale] = title }
      return Tab(title, details: titles.isEmpty ? nil : details)
    }
    let tabs = [tab("Search", ["de": "Suchen", "fr": "Rechercher"]), tab("Podcasts", [:])]
    let finding = Scene(Design(tabs: tabs, locale: "de"), by: .standard).finding("untranslated-title")
    #expect(
      finding?.message
        == "\"Podcasts\" has no title in de and fr, which other tabs have: is the word the same there?")
    let uneven = [tab("Search", ["de": "Suchen"]), tab("Library", ["fr": "Bibliothèque"])]
    let both = Scene(Design(tabs: uneven), by: .standard).finding("untranslated-title")
    #expect(both?.tabs == [0, 1])
    #expect(
      both?.message.contains("\"Search\" (fr) and \"Library\" (de)") == true)
  }
}
