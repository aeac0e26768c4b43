import TabBarCore
import TabBarGuidelines
import Testing

@Suite("Icons of tabs")
struct Icons {
  private func tab(_ title: String, _ icon: String?, _ values: [TabProperty: String] = [:]) -> Tab {
    var details = TabDetails()
    for (property, value) in values { details[word: property] = value }
    return Tab(title, icon: icon, details: details.isEmpty ? nil : details)
  }

  private func scene(
    _ tabs: [Tab], by id: String = "hig-2022", on name: String = "iphone-14", system: String? = nil,
    bar: [BarProperty: String] = [:], selection: Int = 0
  ) throws -> Scene {
    var design = Design(tabs: tabs, selection: selection, device: try device(name))
    if let system {
      let chosen: System = try #require(System.named(system))
      design.system = chosen
    }
    if !bar.isEmpty {
      var details = BarDetails()
      for (property, value) in bar { details[word: property] = value }
      design.barDetails = details
    }
    return Scene(design, by: try guide(id))
  }

  /// The guides that have a rule, with the severity.
  private func severities(of rule: String) -> [String: Severity] {
    Dictionary(
      uniqueKeysWithValues: Guide.all.compactMap { guide in guide[rule: rule].map { (guide.id, $0.severity) }
      })
  }

  // SF Symbols 6 and 7 have names that the list does not know: it asks and never calls a name wrong.
  @Test("A name that the list does not have is asked about, with its neighbours")
  func unknown() throws {
    let finding = try #require(
      try scene([Tab("Home", icon: "hous"), Tab("Search", icon: "magnifyingglass")]).finding("unknown-symbol")
    )
    #expect(finding.verdict == .needsPerson && finding.severity == .info && finding.tabs == [0])
    #expect(finding.message.contains("hous (nearest: house), which \"Home\" names"))
  }

  @Test("A word for what a picture shows is a name of the app's own, unless it is a slip beside symbols")
  func plainWords() throws {
    let search = Tab("Search", icon: "magnifyingglass")
    for word in ["home", "settings", "fountain"] {
      let plain = try scene([Tab("One", icon: word), search])
      #expect(plain.finding("unknown-symbol") == nil && plain.standingQuestion(of: "unknown-symbol") != nil)
    }
    for name in ["hous", "gearshpe", "house.fil", "some.thing"] {
      #expect(try scene([Tab("One", icon: name), search]).finding("unknown-symbol") != nil, "\(name)")
    }
    let words = try scene([Tab("One", icon: "home"), Tab("Two", icon: "messages")])
    #expect(words.finding("unknown-symbol") == nil)
  }

  @Test("A picture of the app's own is not looked up", arguments: ["TabHome", "tab_home", "tab-home"])
  func ownName(icon: String) throws {
    #expect(try scene([Tab("Home", icon: icon)]).verdict(of: "unknown-symbol") == .met)
    #expect(try scene([tab("Home", "hous", [.iconKind: "bitmap"])]).verdict(of: "unknown-symbol") == .met)
    let said = try #require(try scene([tab("Home", icon, [.iconKind: "symbol"])]).finding("unknown-symbol"))
    #expect(said.verdict == .broken)
  }

  @Test("The icon of the selected state is looked up too")
  func unknownWhenSelected() throws {
    let scene = try scene([tab("Home", "house", [.selectedIcon: "house.fil"])])
    #expect(scene.finding("unknown-symbol")?.tabs == [0])
  }

  @Test("An unknown name can be mended by its neighbour")
  func unknownFix() throws {
    let tabs = [Tab("Home", icon: "hous"), tab("Me", "person", [.selectedIcon: "person.fil"])]
    let design = Design(tabs: tabs, device: try device("iphone-14"))
    let fixes = try fixes(of: "unknown-symbol", on: design)
    #expect(fixes.contains { $0.edits == [.icon(0, "house")] })
    #expect(fixes.contains { $0.edits == [.set(1, .selectedIcon, "person.fill")] })
    #expect(fixes.allSatisfy { $0.grade == .suggestion })
  }

  // arcade.stick: SF Symbols 5, iOS 17; bird: SF Symbols 4, iOS 16; play.square.stack: iOS 16.1.
  @Test("A symbol that is newer than the system is found, with both versions")
  func newer() throws {
    let tabs = [Tab("Arcade", icon: "arcade.stick"), Tab("Birds", icon: "bird")]
    let finding = try #require(try scene(tabs, system: "ios16").finding("newer-symbol"))
    #expect(finding.verdict == .broken && finding.severity == .warning && finding.tabs == [0])
    #expect(finding.message == "arcade.stick on \"Arcade\" needs iOS 17, laid out as iOS 16")
    #expect(finding.value("needs") == 17 && finding.value("laidOut") == 16)
    #expect(try scene(tabs, system: "ios17").verdict(of: "newer-symbol") == .met)
    // A system includes all of its updates.
    #expect(
      try scene([Tab("Lists", icon: "play.square.stack")], system: "ios16").verdict(of: "newer-symbol")
        == .met)
  }

  @Test("Where there are no symbols at all, names mean pictures of the app's own")
  func beforeSymbols() throws {
    let scene = try scene([Tab("Home", icon: "house")], on: "iphone-6s", system: "ios12")
    #expect(scene.verdict(of: "newer-symbol") == .notApplicable)
  }

  // Siskin's tab for chats has the symbol of Apple's Messages.
  @Test("Apple's own symbols on a tab about something else")
  func restricted() throws {
    let finding = try #require(try scene([Tab("Chats", icon: "message.fill")]).finding("restricted-symbol"))
    #expect(finding.verdict == .broken && finding.severity == .warning)
    #expect(finding.message == "Apple keeps message.fill for Apple's Messages app, and \"Chats\" has it")
    // Whether "Messages" are Apple's, and whether a tab is about the product, only a person can tell.
    #expect(try scene([Tab("Messages", icon: "message")]).verdict(of: "restricted-symbol") == .needsPerson)
    #expect(try scene([Tab("Wrist", icon: "applewatch")]).verdict(of: "restricted-symbol") == .needsPerson)
    #expect(try scene([Tab("My Watch", icon: "applewatch")]).verdict(of: "restricted-symbol") == .met)
    let watch = [Tab("My Watch", icon: "applewatch"), Tab("Face Gallery", icon: "applewatch.watchface")]
    #expect(try scene(watch).verdict(of: "restricted-symbol") == .met)
    // A compass shows that one looks around, too.
    #expect(try scene([Tab("Discover", icon: "safari")]).verdict(of: "restricted-symbol") == .needsPerson)
    #expect(try scene([Tab("Websites", icon: "safari")]).verdict(of: "restricted-symbol") == .broken)
    #expect(try scene([Tab("Chats", icon: "bubble.left")]).verdict(of: "restricted-symbol") == .met)
  }

  // R71 with its example: a gear for friends. SAP Fiori, Tab Icon; Apple's texts do not say it.
  @Test("A universal symbol for something else")
  func meaning() throws {
    let tabs = [Tab("Friends", icon: "gear")]
    let finding = try #require(try scene(tabs, by: "sap-fiori").finding("icon-meaning"))
    #expect(finding.verdict == .broken && finding.severity == .info && finding.tabs == [0])
    let asked = try #require(try scene(tabs).finding("icon-meaning"))
    #expect(asked.verdict == .needsPerson && asked.severity == .info)
    #expect(asked.source == "SAP Fiori for iOS, 5 December 2023; HIG 2022 does not say so")
    for (title, icon) in [
      ("Settings", "gear"), ("Friends", "person.2.fill"), ("Friends", "person"), ("Garage", "gear"),
      ("Discover", "magnifyingglass"), ("Products", "bag"),
    ] {
      #expect(try scene([Tab(title, icon: icon)]).finding("icon-meaning") == nil, "\(icon) for \(title)")
    }
    #expect(try scene([Tab("Calendar", icon: "cart")]).finding("icon-meaning") != nil)
  }

  @Test("No symbol is proposed that another tab has, or that means search")
  func meaningFix() throws {
    func fixes(_ tabs: Tab...) throws -> [[Edit]] {
      try self.fixes(of: "icon-meaning", on: Design(tabs: tabs), by: "sap-fiori").map(\.edits)
    }
    #expect(
      try fixes(Tab("Family", icon: "gear"), Tab("Games", icon: "bag"))
        == [[.icon(0, "person.2")], [.icon(1, "gamecontroller")]])
    #expect(try fixes(Tab("Family", icon: "gear"), Tab("Groups", icon: "person.2.fill")) == [])
    #expect(try fixes(Tab("Explore", icon: "gear"), Tab("Family", icon: "person.2")) == [])
  }

  // R64: filled where there is a filled form; the magnifier has none.
  @Test("Outlined icons are remarked on where the system does not fill them")
  func filled() throws {
    let outlined = [Tab("Home", icon: "house"), Tab("Search", icon: "magnifyingglass")]
    let finding = try #require(try scene(outlined, on: "iphone-8", system: "ios14").finding("filled-icon"))
    #expect(finding.severity == .info && finding.tabs == [0])
    // From iOS 15 to 17 SwiftUI fills them and UIKit does not; since iOS 18 every bar does.
    #expect(try scene(outlined, on: "iphone-8", system: "ios15").standingQuestion(of: "filled-icon") != nil)
    // Where every name is outlined, it is asked about.
    let every = [Tab("Home", icon: "house"), Tab("Me", icon: "person")]
    for (device, system) in [("iphone-8", "ios15"), ("iphone-14", "ios17")] {
      let asked = try scene(every, on: device, system: system).finding("filled-icon")
      #expect(
        asked?.verdict == .needsPerson && asked?.severity == .info && asked?.tabs == [0, 1], "\(system)")
    }
    // Beside a filled icon it is a mixture, which another rule judges.
    let mixed = [Tab("Home", icon: "house"), Tab("Me", icon: "person.fill")]
    #expect(try scene(mixed, system: "ios16").verdict(of: "filled-icon") == .notApplicable)
    #expect(try scene(outlined, on: "iphone-14", system: "ios18").verdict(of: "filled-icon") == .met)
    let filled = [tab("Home", "house", [.iconVariant: "filled"]), Tab("Search", icon: "magnifyingglass")]
    #expect(try scene(filled, on: "iphone-8", system: "ios15").verdict(of: "filled-icon") == .met)
    let lone = [Tab("Search", icon: "magnifyingglass")]
    #expect(try scene(lone, on: "iphone-8", system: "ios14").verdict(of: "filled-icon") == .met)
    let onPurpose = [tab("Home", "house", [.iconVariant: "outline"])]
    #expect(try scene(onPurpose, by: "hig-2025", on: "iphone-17").finding("filled-icon")?.tabs == [0])
  }

  // R64: `house, magnifyingglass, person.fill` is mixed, `house.fill, magnifyingglass, person.fill` is not.
  @Test("Filled and outlined icons in one state are found")
  func mixed() throws {
    func bar(_ icons: String..., selection: Int = 0, system: String = "ios16") throws -> Scene {
      try scene(
        zip(["Home", "Search", "Me"], icons).map { Tab($0, icon: $1) }, on: "iphone-14", system: system,
        selection: selection)
    }
    // Before iOS 15 an icon is drawn as it is named.
    let old = [
      Tab("Home", icon: "house"), Tab("Search", icon: "magnifyingglass"), Tab("Me", icon: "person.fill"),
    ]
    let finding = try #require(try scene(old, on: "iphone-8", system: "ios14").finding("mixed-icons"))
    #expect(finding.verdict == .broken && finding.severity == .info && finding.tabs == [0])
    #expect(finding.value("filled") == 1 && finding.value("outlined") == 1)
    // Until iOS 17 it depends on whether SwiftUI makes the bar: asked where most are filled, else nothing can be told.
    let most = try #require(try bar("house.fill", "bell", "person.fill").finding("mixed-icons"))
    #expect(most.verdict == .needsPerson && most.severity == .info && most.tabs == [1])
    let few = try bar("house", "bell", "person.fill")
    #expect(few.finding("mixed-icons") == nil && few.standingQuestion(of: "mixed-icons") != nil)
    let purpose = [Tab("Home", icon: "house.fill"), tab("Bells", "bell", [.iconVariant: "outline"])]
    #expect(try scene(purpose, system: "ios16").verdict(of: "mixed-icons") == .broken)
    #expect(try bar("house.fill", "magnifyingglass", "person.fill").verdict(of: "mixed-icons") == .met)
    #expect(try bar("house", "magnifyingglass", "person").verdict(of: "mixed-icons") == .met)
    // The picture may be that of the selected state only.
    let selected = try bar("house.fill", "magnifyingglass", "person")
    #expect(selected.finding("mixed-icons") == nil && selected.standingQuestion(of: "mixed-icons") != nil)
    // From iOS 18 on the system fills symbols by itself.
    #expect(
      try bar("house", "magnifyingglass", "person.fill", system: "ios18").verdict(of: "mixed-icons") == .met)
  }

  @Test(
    "Of pictures of the app's own it is not known whether they are filled",
    arguments: ["mixed-icons", "filled-icon"])
  func ownPictures(rule: String) throws {
    let pictures = [Tab("Home", icon: "TabHome"), tab("Me", "me", [.iconKind: "bitmap"])]
    #expect(try scene(pictures, system: "ios16").verdict(of: rule) == .notApplicable)
    let named = [
      tab("Home", "TabHome", [.iconVariant: "filled"]), tab("Me", "TabMe", [.iconVariant: "filled"]),
    ]
    #expect(try scene(named, system: "ios16").verdict(of: rule) == .met)
  }

  @Test("Icons that are filled only while selected are not mixed, unless one is not")
  func mixedWhenSelected() throws {
    let home = tab("Home", "house", [.selectedIcon: "house.fill"])
    let me = tab("Me", "person", [.selectedIcon: "person.fill"])
    #expect(try scene([home, me], system: "ios16").verdict(of: "mixed-icons") == .met)
    let finding = try #require(
      try scene([home, Tab("Me", icon: "person")], system: "ios16").finding("mixed-icons"))
    #expect(finding.verdict == .broken && finding.tabs == [1])
  }

  // R65; gone from the text of 2024 (B12).
  @Test("Filled icons are remarked on where a bar turns into a sidebar")
  func sidebar() throws {
    let tabs = [Tab("Home", icon: "house.fill"), Tab("Search", icon: "magnifyingglass")]
    let finding = try #require(
      try scene(tabs, on: "ipad-9", bar: [.sidebar: "yes"]).finding("sidebar-icon"))
    #expect(finding.severity == .info && finding.tabs == [0])
    #expect(try scene(tabs, on: "ipad-9").verdict(of: "sidebar-icon") == .notApplicable)
    #expect(try scene(tabs, bar: [.sidebar: "yes"]).verdict(of: "sidebar-icon") == .notApplicable)
    // The same names cannot be filled for the bar and outlined for the sidebar, so that nothing is found in them.
    let outlined = try scene([Tab("Home", icon: "house")], on: "ipad-9", bar: [.sidebar: "yes"])
    #expect(
      outlined.verdict(of: "sidebar-icon") == .met && outlined.standingQuestion(of: "filled-icon") != nil)
    #expect(severities(of: "sidebar-icon") == ["hig-2022": .info, "hig-2023": .info])
  }

  // R66: SAP, in four places; Material 3 (B13). Apple's guideline fills all (C7).
  @Test("SAP fills the selected tab's icon and no other; Apple says nothing of the kind")
  func state() throws {
    let tabs = [Tab("Customers", icon: "person"), Tab("Orders", icon: "shippingbox.fill")]
    let finding = try #require(try scene(tabs, by: "sap-fiori").finding("state-icon"))
    #expect(finding.severity == .error && finding.tabs == [1])
    #expect(try scene(tabs, by: "sap-fiori", selection: 1).verdict(of: "state-icon") == .met)
    #expect(severities(of: "state-icon") == ["sap-fiori": .error, "material-3": .warning])
    // One icon is known, and it is drawn in a state that it was not named for: a question, not a finding.
    let lone = try scene([Tab("Customers", icon: "person"), Tab("Orders", icon: "cart")], by: "sap-fiori")
    #expect(lone.finding("state-icon") == nil && lone.verdict(of: "state-icon") == .needsPerson)
    let wrong = [tab("Customers", "person.fill", [.selectedIcon: "person"]), Tab("Orders", icon: "cart")]
    #expect(try scene(wrong, by: "sap-fiori").finding("state-icon")?.tabs == [0])
  }

  @Test("A filled icon gives way to the outlined one, and stays for the selected state")
  func stateFix() throws {
    let design = Design(
      tabs: [Tab("Customers", icon: "person"), Tab("Orders", icon: "shippingbox.fill")],
      device: try device("iphone-14"))
    let fix = try #require(try fixes(of: "state-icon", on: design, by: "sap-fiori").first)
    #expect(fix.grade == .safe)
    #expect(fix.edits == [.icon(1, "shippingbox"), .set(1, .selectedIcon, "shippingbox.fill")])
  }

  // R67
  @Test("A colour alone is no mark; what marks the tab is asked where nothing says it")
  func color() throws {
    let tabs = [Tab("Customers", icon: "person"), Tab("Orders", icon: "cart")]
    let finding = try #require(
      try scene(tabs, by: "sap-fiori", bar: [.selection: "tint"]).finding("color-only"))
    #expect(finding.severity == .warning && finding.tabs == [0])
    let plain = try scene(tabs, by: "sap-fiori")
    #expect(plain.finding("color-only") == nil && plain.verdict(of: "color-only") == .needsPerson)
    #expect(try scene(tabs, by: "sap-fiori", system: "ios26").verdict(of: "color-only") == .met)
  }

  @Test("Bitmaps are remarked on; a name that no symbol has is only asked about")
  func bitmap() throws {
    let finding = try #require(
      try scene([tab("Home", "TabHome", [.iconKind: "bitmap"])]).finding("bitmap-icon"))
    #expect(finding.severity == .info)
    let asked = try scene([Tab("Home", icon: "TabHome")])
    #expect(asked.finding("bitmap-icon") == nil && asked.verdict(of: "bitmap-icon") == .needsPerson)
    #expect(try scene([Tab("Home", icon: "house")]).verdict(of: "bitmap-icon") == .met)
  }

  // R69; the table is gone from the text of December 2025.
  @Test("A bitmap needs a size for each bar")
  func sizes() throws {
    let one: [TabProperty: String] = [.iconKind: "bitmap", .iconRegular: "25x25"]
    let finding = try #require(try scene([tab("Home", "TabHome", one)]).finding("icon-sizes"))
    #expect(finding.severity == .warning && finding.message.contains("compact"))
    let both = one.merging([.iconCompact: "18x18"]) { $1 }
    #expect(try scene([tab("Home", "TabHome", both)]).verdict(of: "icon-sizes") == .met)
    #expect(
      try scene([tab("Home", "TabHome", [.iconKind: "bitmap"])]).finding("icon-sizes") == nil)
    for rule in ["icon-sizes", "icon-size", "small-icon"] {
      #expect(severities(of: rule).keys.sorted() == ["hig-2022", "hig-2023", "hig-2024"], "\(rule)")
    }
  }

  /// The table of the guideline of 2022 (R70): the shape, the sides that count in the regular and the compact bar in
  /// points, then the pixels at scale 2 and 3.
  private static let table: [(shape: String, regular: [Int], compact: [Int])] = [
    ("circle", [25, 50, 75], [18, 36, 54]), ("square", [23, 46, 69], [17, 34, 51]),
    ("wide", [31, 62, 93], [23, 46, 69]), ("tall", [28, 56, 84], [20, 40, 60]),
  ]

  @Test("The targets of the guideline are met, one point more is too large, one less is small")
  func targets() throws {
    for row in Self.table {
      for (property, target) in [(TabProperty.iconRegular, row.regular[0]), (.iconCompact, row.compact[0])] {
        func scene(_ side: Int) throws -> Scene {
          let size =
            row.shape == "wide" ? "\(side)x10" : row.shape == "tall" ? "10x\(side)" : "\(side)x\(side)"
          return try self.scene(
            [tab("Home", "TabHome", [.iconKind: "bitmap", .iconShape: row.shape, property: size])])
        }
        let met = try scene(target)
        #expect(met.verdict(of: "icon-size") == .met && met.verdict(of: "small-icon") == .met, "\(row)")
        let large = try #require(try scene(target + 1).finding("icon-size"), "\(row)")
        #expect(large.severity == .info)
        #expect(large.value("length") == Double(target + 1) && large.value("target") == Double(target))
        let small = try #require(try scene(target - 1).finding("small-icon"), "\(row)")
        #expect(small.severity == .info && small.value("target") == Double(target))
      }
    }
  }

  @Test("Each pair of points and pixels of the table goes together, and the two misprints do not")
  func pixels() throws {
    func verdict(_ points: String, _ property: TabProperty, _ pixels: String) throws -> Verdict? {
      try scene([tab("Home", "TabHome", [.iconKind: "bitmap", .iconRegular: points, property: pixels])])
        .verdict(of: "icon-pixels")
    }
    for row in Self.table {
      for sides in [row.regular, row.compact] {
        #expect(try verdict("\(sides[0])x\(sides[0])", .icon2x, "\(sides[1])x\(sides[1])") == .met)
        #expect(try verdict("\(sides[0])x\(sides[0])", .icon3x, "\(sides[2])x\(sides[2])") == .met)
      }
    }
    // A copy of the table (C1): wide 21 pt beside 93 px at scale 3, tall 228 pt beside 56 px at scale 2.
    #expect(try verdict("21x20", .icon3x, "93x60") == .broken)
    #expect(try verdict("20x228", .icon2x, "40x56") == .broken)
    // What the pixels say it should be.
    #expect(try verdict("31x20", .icon3x, "93x60") == .met)
    #expect(try verdict("20x28", .icon2x, "40x56") == .met)
  }

  @Test("Two files that do not go with each other are found without any points")
  func files() throws {
    let files: [TabProperty: String] = [.iconKind: "bitmap", .icon2x: "50x50", .icon3x: "74x74"]
    let finding = try #require(try scene([tab("Home", "TabHome", files)]).finding("icon-pixels"))
    #expect(finding.message.contains("74x74") && finding.message.contains("75x75"))
    let other = files.merging([.icon3x: "75x75"]) { $1 }
    #expect(try scene([tab("Home", "TabHome", other)]).verdict(of: "icon-pixels") == .met)
  }

  @Test("A design of which only titles are known has no finding about icons")
  func titlesOnly() throws {
    let icons = Rule.all.filter { $0.question == .whichIcon }.map(\.id)
    for guide in Guide.all {
      for name in ["iphone-14", "ipad-9", "apple-tv-4k"] {
        let scene = try scene([Tab("Today"), Tab("Games"), Tab("Apps")], by: guide.id, on: name)
        #expect(scene.report.findings.filter { icons.contains($0.rule) }.map(\.message) == [], "\(guide.id)")
      }
    }
  }

  @Test("An accepted tab is left out")
  func allowed() throws {
    var chats = Tab("Chats", icon: "message.fill")
    chats.details = TabDetails()
    chats.details?.allowances = [Allowance(rule: "restricted-symbol", reason: "agreed with Apple")]
    let scene = try scene([chats, Tab("Calls", icon: "phone.fill")])
    #expect(scene.finding("restricted-symbol") == nil)
    #expect(scene.report.suppressed.map(\.finding.rule) == ["restricted-symbol"])
  }

  /// What would mend what a rule finds in a design.
  private func fixes(of id: String, on design: Design, by guide: String = "hig-2022") throws -> [Fix] {
    let scene = Scene(design, by: try TabBarGuidelinesTests.guide(guide))
    return scene.fixes(for: try #require(scene.finding(id)))
  }
}
