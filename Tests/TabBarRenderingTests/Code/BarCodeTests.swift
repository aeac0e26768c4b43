import TabBarCore
import TabBarGuidelines
import TabBarRendering
import Testing

@Suite("A bar as code")
struct BarCodeTests {
  private func code(_ format: String, _ tabs: [Tab], on device: String = "iphone-15", _ system: String)
    throws -> String
  {
    let design = Design(
      tabs: tabs, device: try #require(Device.named(device)), system: try #require(System.named(system)))
    return try #require(Format.named(format)).render(Scene(design, by: .hig2022), RenderOptions()).text
  }

  @Test("has Tab and UITab from iOS 18, and what was there before for older systems")
  func systems() throws {
    let tabs = [Tab("Home", icon: "house"), Tab("Search", role: .search)]
    let new = try code("swiftui", tabs, "ios18")
    #expect(new.contains("Tab(\"Home\", systemImage: \"house\", value: Section.home) {"))
    #expect(new.contains("value: Section.search, role: .search)") && !new.contains(".tabItem"))
    let old = try code("swiftui", tabs, "ios17")
    #expect(old.contains(".tabItem {") && old.contains(".tag(Section.home)") && !old.contains(" Tab("))
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
    #expect(text.contains(".badge(3)") && text.contains(".badge(Text(\"new\" as String))"))
    // SwiftUI shows no badge for the number 0.
    #expect(text.contains(".badge(Text(\"0\" as String))"))
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

  @Test("refers to another way where a platform has none")
  func platforms() throws {
    #expect(try code("uikit", [Tab("A")], "watchos10").contains("use swiftui"))
    #expect(try code("swiftui", [Tab("A")], "carplay").contains("CPTabBarTemplate"))
    #expect(try code("swiftui", [], "ios18").contains("no tabs yet"))
  }
}
