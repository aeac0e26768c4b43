import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Titles beside icons")
struct Labels {
  private func scene(_ tabs: [Tab], by id: String = "hig-2022", on name: String = "iphone-14") throws -> Scene
  {
    Scene(Design(tabs: tabs, device: try device(name)), by: try guide(id))
  }

  // HIG 2022, Tab bars, tvOS: search and settings. SAP Fiori: store, search, basket, profile (R58).
  @Test(
    "Symbols that everyone knows can stand alone",
    arguments: [
      "magnifyingglass", "magnifyingglass.circle", "gear", "gearshape.fill", "cart", "bag.fill", "person",
      "person.crop.circle", "person.circle.fill", "basket.fill",
    ])
  func universal(symbol: String) throws {
    let tabs = [Tab("", icon: symbol), Tab("Library", icon: "books.vertical")]
    #expect(try scene(tabs, on: "apple-tv-4k").verdict(of: "unfamiliar-icon") == .met)
    #expect(try scene(tabs, by: "sap-fiori").verdict(of: "unfamiliar-icon") == .met)
    // Where titles are asked for, missing-title looks at these tabs (R57).
    #expect(try scene(tabs).verdict(of: "unfamiliar-icon") == .notApplicable)
  }

  // tvOS HIG 2019 (R62): an unfamiliar symbol without a descriptive title confuses.
  @Test(
    "Other symbols cannot",
    arguments: ["waveform", "hexagon.fill", "house", "bell", "square.and.pencil", "person.2", "gear.badge"])
  func unfamiliar(symbol: String) throws {
    let finding = try #require(
      try scene([Tab("", icon: symbol), Tab("Library")], on: "apple-tv-4k").finding("unfamiliar-icon"))
    #expect(finding.verdict == .broken && finding.tabs == [0])
  }

  @Test(
    "Nobody but a person can tell what a picture of the app's own shows",
    arguments: ["tabbar_habits", "IconProvider.shield", "tab-inbox"])
  func ownPicture(name: String) throws {
    let scene = try scene([Tab("", icon: name), Tab("Library")], by: "sap-fiori")
    #expect(scene.verdict(of: "unfamiliar-icon") == .needsPerson)
  }

  @Test("A bitmap is a picture of the app's own, whatever its name")
  func bitmap() throws {
    var details = TabDetails()
    details[.iconKind] = .bitmap
    let scene = try scene([Tab("", icon: "waveform", details: details), Tab("Library")], by: "sap-fiori")
    #expect(scene.verdict(of: "unfamiliar-icon") == .needsPerson)
  }

  // HIG, June 2023, visionOS: an icon and a title are both required, as the bar shows icons until it is looked at.
  @Test(
    "On Apple Vision Pro a tab without an icon is found, on an iPhone a person is asked, elsewhere it may be so"
  )
  func missingIcon() throws {
    let tabs = [Tab("Today", icon: "sun.max"), Tab("Games"), Tab("Apps")]
    for guide in ["hig-2023", "hig-2024", "hig-2025"] {
      let finding = try #require(try scene(tabs, by: guide, on: "vision-pro").finding("missing-icon"))
      #expect(finding.severity == .warning && finding.tabs == [1, 2])
      #expect(try scene(tabs, by: guide).verdict(of: "missing-icon") == .needsPerson)
      #expect(try scene(tabs, by: guide, on: "ipad-9").verdict(of: "missing-icon") == .notApplicable)
    }
    let whole = [Tab("Today", icon: "sun.max"), Tab("Games", icon: "gamecontroller")]
    #expect(try scene(whole, by: "hig-2023", on: "vision-pro").verdict(of: "missing-icon") == .met)
  }

  // R57, with C11: titles wanted; a lone universal symbol is Apple TV's own practice.
  @Test("A tab without a title is found, unless everyone may know its symbol")
  func missing() throws {
    let lone = [Tab("", icon: "magnifyingglass"), Tab("Library"), Tab("Movies")]
    #expect(try scene(lone).verdict(of: "missing-title") == .needsPerson)
    #expect(try scene(lone, on: "apple-tv-4k").verdict(of: "missing-title") == .met)
    let unknown = [Tab("  ", icon: "waveform"), Tab("Library"), Tab("")]
    let finding = try #require(try scene(unknown, by: "hig-2025").finding("missing-title"))
    #expect(finding.verdict == .broken && finding.tabs == [0, 2])
    #expect(finding.message == "2 of 3 tabs without a title: tab 1 (waveform) and tab 3")
  }

  // HIG 2022, Best practices: "short titles or icons". HIG 2024: "Use a succinct term for each tab title".
  @Test(
    "Where the text has titles or icons, an icon alone is asked about and a tab with neither is found",
    arguments: ["hig-2022", "hig-2023", "hig-2024"])
  func eitherWillDo(id: String) throws {
    for icon in ["waveform", "tabbar_habits", "magnifyingglass"] {
      let finding = try #require(
        try scene([Tab("", icon: icon), Tab("Library")], by: id).finding("missing-title"))
      #expect(finding.verdict == .needsPerson && finding.severity == .info && finding.tabs == [0])
    }
    let neither = try #require(
      try scene([Tab("", icon: "waveform"), Tab("Library"), Tab("")], by: id).finding("missing-title"))
    #expect(neither.verdict == .broken && neither.severity == .warning && neither.tabs == [2])
  }

  // B13: with three destinations all have labels, with four and five the inactive ones may go without.
  @Test("Material wants every label of three, and of four the selected one's")
  func material() throws {
    let bare = Tab("", icon: "umbrella")
    let named = Tab("Maps", icon: "map")
    #expect(try scene([named, bare, named], by: "material-3").verdict(of: "missing-title") == .broken)
    #expect(try scene([named, bare, bare, named], by: "material-3").verdict(of: "missing-title") == .met)
    #expect(
      try scene([bare, named, named, named], by: "material-3").finding("missing-title")?.tabs == [0])
  }

  // R57 and R58 look at the same tabs: what one of them finds the other need not say again.
  @Test(
    "A tab without a title is found by one rule", arguments: higs)
  func foundOnce(id: String) throws {
    let tabs = [
      Tab("Library"), Tab("", icon: "waveform"), Tab("", icon: "magnifyingglass"), Tab(""),
    ]
    // Until 2024 an icon may stand for the title; on Apple TV a magnifier may (C11).
    let onPhone = id == "hig-2025" ? [1, 2, 3] : [3]
    for (device, expected) in [("iphone-14", onPhone), ("apple-tv-4k", [1, 3])] {
      let scene = try scene(tabs, by: id, on: device)
      let found = ["missing-title", "unfamiliar-icon"].flatMap { scene.finding($0)?.tabs ?? [] }.sorted()
      #expect(found == expected, "\(device)")
    }
  }

  // R57: the text of 2025 asks for labels outright; C11 leaves the familiar symbols of an Apple TV out.
  @Test("In 2025 a symbol that everyone knows needs a word as well, but for Apple TV")
  func missingIn2025() throws {
    let lone = [Tab("Library"), Tab("Movies"), Tab("", icon: "magnifyingglass")]
    let finding = try #require(try scene(lone, by: "hig-2025").finding("missing-title"))
    #expect(finding.verdict == .broken && finding.severity == .warning && finding.tabs == [2])
    #expect(try scene(lone, by: "hig-2024").verdict(of: "missing-title") == .needsPerson)
    #expect(try scene(lone, by: "hig-2025", on: "apple-tv-4k").verdict(of: "missing-title") == .met)
  }

  // B8: symbol and short title are both required on Apple Vision Pro (2023); C11.
  @Test("On Apple Vision Pro a symbol that everyone knows needs a word as well")
  func missingOnVision() throws {
    let tabs = [Tab("", icon: "magnifyingglass"), Tab("Library", icon: "books.vertical")]
    let finding = try #require(
      try scene(tabs, by: "hig-2023", on: "vision-pro").finding("missing-title"))
    #expect(finding.verdict == .broken && finding.severity == .warning && finding.tabs == [0])
  }

  // B7: since iOS 26 the system sets the search tab apart, as a symbol in a circle of its own; R59, C11.
  @Test(
    "Search that the system sets apart needs no title and is no mix", arguments: ["sap-fiori", "hig-2025"])
  func searchApart(id: String) throws {
    var design = Design(
      tabs: [
        Tab("Customers", icon: "person.2"), Tab("Orders", icon: "shippingbox"),
        Tab("", icon: "magnifyingglass", role: .search),
      ], device: try device("iphone-17"), system: .named("ios26"))
    let apart = Scene(design, by: try guide(id))
    #expect(apart.layout.items.contains { $0.isSeparated })
    for rule in ["missing-title", "mixed-labels"] where apart.guide[rule: rule] != nil {
      #expect(apart.verdict(of: rule) == .met)
    }
    design.system = .named("ios18")
    let inRow = Scene(design, by: try guide(id))
    for rule in ["missing-title", "mixed-labels"] where inRow.guide[rule: rule] != nil {
      #expect(inRow.finding(rule)?.tabs == [2])
    }
  }

  // SAP Fiori for iOS, Tab Bar: do not mix tabs with labels and icon-only ones (R59).
  @Test("SAP forbids to mix tabs with and without a title")
  func mixed() throws {
    let search = Tab("", icon: "magnifyingglass")
    let cart = Tab("", icon: "cart")
    let finding = try #require(
      try scene([Tab("Customers"), search, cart], by: "sap-fiori").finding("mixed-labels"))
    #expect(finding.severity == .error && finding.tabs == [1, 2])
    #expect(finding.value("titled") == 1 && finding.value("untitled") == 2)
    #expect(try scene([search, cart], by: "sap-fiori").verdict(of: "mixed-labels") == .met)
    #expect(try scene([Tab("A"), Tab("B")], by: "sap-fiori").verdict(of: "mixed-labels") == .met)
  }
}
