import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Icons beside each other")
struct SharedIcons {
  private func scene(_ icons: [String?], by id: String = "hig-2022", on name: String = "iphone-14") throws
    -> Scene
  {
    let tabs = icons.enumerated().map { Tab("Area \($0)", icon: $1) }
    return Scene(Design(tabs: tabs, device: try device(name)), by: try guide(id))
  }

  // R71: an icon represents what its tab holds, so that one cannot represent two.
  @Test("One icon on two tabs is found, one symbol filled and not asks")
  func same() throws {
    let finding = try #require(
      try scene(["creditcard", "creditcard", "arrow.left.arrow.right"]).finding("same-icon"))
    #expect(finding.verdict == .broken && finding.severity == .info && finding.tabs == [0, 1])
    #expect(finding.value("alike") == 2 && finding.value("icons") == 3)
    #expect(try scene(["Card", "Card"], by: "sap-fiori").finding("same-icon")?.severity == .warning)
    #expect(try scene(["newspaper.fill", "newspaper"]).verdict(of: "same-icon") == .needsPerson)
    #expect(try scene(["person", "person.2", "person.circle"]).verdict(of: "same-icon") == .met)
    #expect(try scene(["creditcard", nil]).verdict(of: "same-icon") == .notApplicable)
    #expect(try guide("hig-2013")[rule: "same-icon"] == nil)
  }

  @Test("A magnifier asks beside a title that is about no search, in each language with its words")
  func magnifier() throws {
    func verdict(_ title: String, _ locale: String = "en", role: TabRole = .destination) -> Verdict? {
      let tabs = [Tab("Today"), Tab(title, icon: "magnifyingglass", role: role)]
      return Scene(Design(tabs: tabs, locale: locale), by: .standard).verdict(of: "icon-meaning")
    }
    #expect(verdict("Following") == .needsPerson && verdict("Merkliste", "de") == .needsPerson)
    for title in ["Search", "Find", "Discover", "Search and Explore", "Find People", "Search Recipes"] {
      #expect(verdict(title) == .met, "\(title)")
    }
    #expect(verdict("Suchen und Entdecken", "de") == .met && verdict("検索と探索", "ja") == .met)
    #expect(verdict("Rezepte", "de", role: .search) == .met && verdict("Haku", "fi") == .notApplicable)
  }

  // R57: a tab normally has a word and a picture; what only titles are known of is left to a person.
  @Test("A tab without an icon among others asks on an iPhone; a bar without any is no finding")
  func missing() throws {
    let gap = try scene(["sportscourt", nil, "shield"])
    #expect(gap.finding("missing-icon")?.verdict == .needsPerson && gap.finding("missing-icon")?.tabs == [1])
    #expect(try scene(["sportscourt", "shield"]).verdict(of: "missing-icon") == .met)
    #expect(try scene(["sportscourt", nil], on: "ipad-9").verdict(of: "missing-icon") == .notApplicable)
    for id in ["sap-fiori", "hig-2025"] {
      #expect(try scene([nil, nil], by: id).standingQuestion(of: "missing-icon") != nil, "\(id)")
    }
    #expect(try scene([nil, nil], by: "hig-2024").verdict(of: "missing-icon") == .notApplicable)
    let search = [Tab("Today", icon: "newspaper"), Tab("Search", role: .search)]
    #expect(Scene(Design(tabs: search), by: .standard).verdict(of: "missing-icon") == .met)
  }

  // R63: symbols are visually consistent, so that bitmaps among them are not.
  @Test("Bitmaps among symbols are counted against them")
  func mixed() throws {
    let tabs = [
      tab("Club", [.iconKind: "bitmap"], icon: "Crest"), Tab("Fixtures", icon: "calendar"),
      Tab("Tickets", icon: "ticket"),
    ]
    let finding = try #require(Scene(Design(tabs: tabs), by: .standard).finding("bitmap-icon"))
    #expect(
      finding.message == "\"Club\" has a bitmap beside 2 symbols, and may not match their weight and size")
    #expect(finding.severity == .info && finding.tabs == [0])
  }

  // HIG 2022 and 2023 say it under "iOS, iPadOS", HIG 2024 under "iOS", HIG 2025 under "Best practices".
  @Test(
    "Advice on icons holds on the platforms that its section is about",
    arguments: ["bitmap-icon", "filled-icon", "mixed-icons"])
  func platforms(rule: String) throws {
    let sets: [KeyValuePairs<TabProperty, String>] = [[.iconVariant: "outline"], [.iconVariant: "filled"]]
    let tabs =
      switch rule {
      case "bitmap-icon": [tab("Home", [.iconKind: "bitmap"], icon: "TabHome")]
      case "filled-icon": [tab("Home", sets[0], icon: "house")]
      default: [tab("Home", sets[0], icon: "house"), tab("Me", sets[1], icon: "person")]
      }
    for (device, guides) in [
      ("iphone-14", ["hig-2022", "hig-2023", "hig-2024", "hig-2025"]),
      ("ipad-9", ["hig-2022", "hig-2023", "hig-2025"]), ("apple-tv-4k", ["hig-2025"]),
      ("vision-pro", ["hig-2025"]),
    ] {
      for guide in ["hig-2022", "hig-2023", "hig-2024", "hig-2025"] {
        let design = Design(tabs: tabs, device: try TabBarGuidelinesTests.device(device))
        let verdict = Scene(design, by: try TabBarGuidelinesTests.guide(guide)).verdict(of: rule)
        #expect(verdict == (guides.contains(guide) ? .broken : .notApplicable), "\(guide), \(device)")
      }
    }
  }

  // The role came with iOS 18; on iOS 26 it puts search at the trailing end.
  @Test("A tab called Search without the role is asked about where there is the role")
  func search() throws {
    func found(_ tabs: [Tab], _ rule: String, as system: String) throws -> Finding? {
      try TabBarGuidelinesTests.scene([:], tabs, on: "iphone-17", as: system, by: "hig-2025").finding(rule)
    }
    let second = [Tab("Recipes"), Tab("Search"), Tab("Planner")]
    let place = try #require(try found(second, "search-place", as: "ios26"))
    #expect(place.verdict == .needsPerson && place.tabs == [1] && place.value("place") == 2)
    #expect(try found([Tab("Recipes"), Tab("Explore")], "search-place", as: "ios26") == nil)
    let two = [Tab("Recipes"), Tab("Search"), Tab("People", role: .search)]
    #expect(try found(two, "one-search-tab", as: "ios26")?.verdict == .needsPerson)
    let old = try TabBarGuidelinesTests.scene([:], second, as: "ios17", by: "hig-2025")
    #expect(old.verdict(of: "search-place") == .notApplicable)
  }
}
