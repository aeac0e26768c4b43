import Foundation
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarRendering
import TabBarTestSupport
import Testing

@Suite("A bar as code")
struct BarCodeTests {
  private func code(_ format: String, _ tabs: [Tab], on device: String = "iphone-15", _ system: String)
    throws -> String
  {
    let system: System = try #require(System.named(system))
    let design = Design(tabs: tabs, device: try #require(Device.named(device)), system: system)
    return try #require(Format.named(format)).render(Scene(design, by: .hig2022), RenderOptions()).text
  }

  @Test("has Tab and UITab from iOS 18, and what was there before for older systems")
  func systems() throws {
    let tabs = [Tab("Home", icon: "house"), Tab("Search", role: .search)]
    let new = try code("swiftui", tabs, "ios18")
    #expect(new.contains("Tab(\"Home\", systemImage: \"house\", value: AppTab.home) {"))
    #expect(new.contains("value: AppTab.search, role: .search)") && !new.contains(".tabItem"))
    let old = try code("swiftui", tabs, "ios17")
    #expect(old.contains(".tabItem {") && old.contains(".tag(AppTab.home)") && !old.contains(" Tab("))
    #expect(try code("uikit", tabs, "ios18").contains("UISearchTab("))
    let older = try code("uikit", tabs, "ios17")
    #expect(older.contains("UITabBarItem(") && !older.contains("UITab("))
    #expect(try code("uikit", tabs, "ios12").contains("UIImage(named: \"house\")"))
    #expect(try !code("swiftui", tabs, "ios12").contains("import"))
  }

  @Test("keeps badges: a number as a number, other texts as they are")
  func badges() throws {
    let tabs = [Tab("A", badge: "3"), Tab("B", badge: "0"), Tab("C", badge: "new")]
    let text = try code("swiftui", tabs, "ios18")
    #expect(text.contains(".badge(3)") && text.contains(".badge(Text(verbatim: \"new\"))"))
    // SwiftUI shows no badge for the number 0.
    #expect(text.contains(".badge(Text(verbatim: \"0\"))"))
    #expect(try code("uikit", tabs, "ios18").contains("aItem.badgeValue = \"3\""))
  }

  @Test("has every title as a literal that means the title", arguments: ["swiftui", "uikit"])
  func titles(format: String) throws {
    let expected = [
      (#"say "hi""#, #""say \"hi\"""#), (#"\(name)"#, #""\\(name)""#), ("a\nb\r\t", #""a\nb\r\t""#),
      ("a\u{202E}b", #""a\u{202E}b""#), ("\u{1B}[31m", #""\u{1B}[31m""#), ("\u{301}x", #""\u{301}x""#),
      ("##[group]", #""\u{23}#[group]""#), ("日本", "\"日本\""),
    ]
    for (title, literal) in expected {
      for system in ["ios17", "ios18"] {
        #expect(try code(format, [Tab(title)], system).contains(literal), "\(literal)")
      }
    }
  }

  @Test("names tabs by their titles, without keywords and without two alike")
  func names() throws {
    let titles = ["default", "Listen Now", "Listen now!", "", "日本", "3D", "self"]
    let text = try code("swiftui", titles.map { Tab($0) }, "ios18")
    let names = text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first == "case" ? line.split(separator: " ").last : nil
    }
    #expect(names == ["defaultTab", "listenNow", "listenNow_2", "tab4", "tab5", "tab6", "selfTab"])
  }

  @Test("says in a comment what code cannot: translations, actions and other facts")
  func comments() throws {
    var details = TabDetails()
    details[titleIn: "de"] = "Neu\n"
    details[.explanation] = "Nothing yet"
    let text = try code("uikit", [Tab("New", role: .action, details: details)], "ios18")
    #expect(text.contains(#"// Translations: "de": "Neu\n""#))
    #expect(text.contains("consider a button") && text.contains(#"explanation="Nothing yet""#))
  }

  @Test("puts placements and sections into an iPad's bar, and no more than ten tabs into a builder")
  func pad() throws {
    var pinned = TabDetails()
    pinned[.placement] = .pinned
    var part = TabDetails()
    part[.group] = "Mail"
    let tabs = [Tab("Mail", details: pinned), Tab("Sent", details: part)]
    let text = try code("swiftui", tabs, on: "ipad-pro-11-m4", "ipados18")
    #expect(text.contains(".tabPlacement(.pinned)") && text.contains("TabSection(\"Mail\") {"))
    #expect(text.contains(".tabViewStyle(.sidebarAdaptable)"))
    let kit = try code("uikit", tabs, on: "ipad-pro-11-m4", "ipados18")
    #expect(kit.contains("preferredPlacement = .pinned") && kit.contains("UITabGroup("))
    let many = try code("swiftui", (1...11).map { Tab("T\($0)") }, "ios18")
    #expect(many.split(separator: "\n").filter { $0.hasSuffix(" Group {") }.count == 2)
  }

  // Source: Apple's documentation of UITabBarController, UISearchTab, TabRole and View; the versions are those of its
  // availability.
  @Test(
    "makes the bar of the picture: a search that begins at once, an accessory, a prominent tab, a sidebar")
  func sameBar() throws {
    var search = TabDetails()
    search[.activatesSearch] = true
    var design = Design(
      tabs: [
        Tab("Home", icon: "house"), Tab("Search", role: .search, details: search),
        Tab("Shop", role: .prominent),
      ],
      device: try #require(Device.named("iphone-17")))
    design.situation.hasAccessory = true
    func both(_ system: String) throws -> (swiftUI: String, uiKit: String) {
      let named: System = try #require(System.named(system))
      design.system = named
      let texts = ["swiftui", "uikit"].map {
        Format.named($0)?.render(Scene(design, by: .hig2025), RenderOptions()).text ?? ""
      }
      return (texts[0], texts[1])
    }
    let (swiftUI, uiKit) = try both("ios27")
    for part in [
      "@available(iOS 27, *)\nstruct AppTabs", "role: .prominent",
      ".tabViewSearchActivation(.searchTabSelection)",
      ".tabViewBottomAccessory {", "@available(iOS 27, *) #Preview { AppTabs() }",
    ] {
      #expect(swiftUI.contains(part), "\(part)")
    }
    for part in [
      "searchItem.automaticallyActivatesSearch = true", "bottomAccessory = UITabAccessory(",
      "prominentTabIdentifier = \"shop\"",
    ] {
      #expect(uiKit.contains(part), "\(part)")
    }
    #expect(!swiftUI.contains("In the design") && !uiKit.contains("In the design"))
    let older = try both("ios18")
    #expect(older.swiftUI.contains("@available(iOS 18, *)") && !older.swiftUI.contains("role: .prominent"))
    #expect(older.uiKit.contains("activatesSearch=\"yes\"") && !older.uiKit.contains("bottomAccessory"))
    var hidden = TabDetails()
    hidden[.placement] = .sidebar
    let pad = try code("uikit", [Tab("A"), Tab("B", details: hidden)], on: "ipad-pro-11-m4", "ipados18")
    #expect(pad.contains("mode = .tabSidebar"))
    #expect(try !code("uikit", [Tab("A"), Tab("B")], on: "ipad-pro-11-m4", "ipados18").contains("mode"))
  }

  @Test("has its titles in all languages as a string catalog, each once")
  func catalog() throws {
    var details = TabDetails()
    details[titleIn: "de"] = "Start \"neu\""
    let text = try code("xcstrings", [Tab("Home", details: details), Tab("Home"), Tab("Search")], "ios18")
    let catalog = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(catalog["sourceLanguage"] as? String == "en" && catalog["version"] as? String == "1.0")
    let strings = try #require(catalog["strings"] as? [String: [String: Any]])
    #expect(Set(strings.keys) == ["Home", "Search"])
    let german = (strings["Home"]?["localizations"] as? [String: [String: [String: String]]])?["de"]
    #expect(german == ["stringUnit": ["state": "translated", "value": "Start \"neu\""]])
  }
}
