import TabBarImport
import Testing

@Suite("Tab bars in SwiftUI")
struct SwiftUITests {
  /// Returns what is read from a file with a view of the given body.
  private func view(_ body: String, and rest: String = "") -> ImportResult {
    reading([
      "Main.swift": "import SwiftUI\nstruct Main: View {\n  var body: some View {\n\(body)\n  }\n}\n\(rest)"
    ])
  }

  @Test("Tabs have their title, icon, badge and role in the order of the code")
  func tabs() {
    let result = view(
      """
      TabView(selection: $selection) {
        Tab("Today", systemImage: "sun.max", value: .today) { Text("a") }.badge(3)
        Tab("Shelf", image: "shelf") { Text("b") }
        Tab(value: .inbox) { Text("c") } label: { Label("Inbox", systemImage: "tray") }
        Tab(role: .search) { Text("d") }
      }
      """)
    #expect(result.titles == ["Today", "Shelf", "Inbox", "Search"])
    #expect(result.bars[0].tabs[0].icon == .symbol("sun.max"))
    #expect(result.bars[0].tabs[1].icon == .asset("shelf"))
    #expect(result.bars[0].tabs.map(\.badge) == ["3", nil, nil, nil])
    #expect(result.bars[0].tabs.map(\.isSearch) == [false, false, false, true])
    #expect(result.bars[0].tabs.map(\.place.line) == [5, 6, 7, 8])
    #expect(result.bars[0].name == "Main")
  }

  @Test("A loop over the cases of an enumeration has its titles and icons")
  func enumeration() {
    let result = view(
      """
      TabView { ForEach(Screen.allCases, id: \\.self) { screen in
        Tab(screen.title, systemImage: screen.icon, value: screen) { screen.content }
      } }
      """,
      and: """
        enum Screen: String, CaseIterable {
          case home, search
          case me = "profile"
          var title: LocalizedStringKey {
            switch self {
            case .home: "Home"
            case .search: return "Search"
            case .me: "Me"
            }
          }
          var icon: String { switch self { case .home, .me: "house"; default: "magnifyingglass" } }
        }
        """)
    #expect(result.titles == ["Home", "Search", "Me"])
    #expect(result.icons == ["house", "magnifyingglass", "house"])
  }

  @Test("Sections give their title to their tabs, in each of the three ways to write them")
  func sections() {
    let result = view(
      """
      TabView {
        TabSection("Library") { Tab("Books", systemImage: "book") {} }
        TabSection { Tab("Films", systemImage: "film") {} } header: { Text("Media") }
        TabSection(content: { Tab("Songs", systemImage: "music.note") {} }, header: { Text("Audio") })
        Tab("Help", systemImage: "questionmark") {}.tabPlacement(.sidebarOnly)
      }
      """)
    #expect(result.bars[0].tabs.map(\.section) == ["Library", "Media", "Audio", nil])
    #expect(result.bars[0].tabs.map(\.placement) == [nil, nil, nil, "sidebar"])
  }

  @Test("The bar of the newest system is first, with that system, and the other one is listed")
  func availability() {
    let code = """
      @main struct Shop: App { var body: some Scene { WindowGroup { if #available(iOS 26, *) { New() } else { Old() } } } }
      struct New: View { var body: some View { TabView { Tab("New", systemImage: "star") {} } } }
      struct Old: View { var body: some View { TabView { Old().tabItem { Text("Old") }; Older().tabItem { Text("Older") } } } }
      """
    let result = reading(["A.swift": code])
    #expect(result.titles == ["New"] && result.bars[0].system == 26)
    #expect(result.bars.map(\.isReached) == [true, true])
    let inside = view(
      "TabView { if #available(iOS 26, *) { Tab(\"A\", systemImage: \"a\") {} } else { Tab(\"B\", systemImage: \"b\") {} } }"
    )
    #expect(inside.titles == ["A"] && inside.bars[0].system == 26 && inside.gapLines == [4])
  }

  @Test("A condition is one of its tab, and what is shown instead is a gap")
  func conditions() {
    let result = view(
      "TabView {\nif isBeta { Tab(\"A\", systemImage: \"a\") {} }\nelse { Tab(\"B\", systemImage: \"b\") {} }\n}"
    )
    #expect(
      result.titles == ["A"] && result.bars[0].tabs.map(\.condition) == ["isBeta"] && result.gapLines == [6])
  }

  /// Modifiers, each with what the app declares for it and how many gaps it is.
  private static let changes = [
    (".unknown()", "", 1), (".labelStyle(.titleOnly)", "", 1), (".padding().task { load() }", "", 0),
    (".mine()", "extension View { func mine() -> some View { padding() } }", 0),
    (".mine()", "extension View { func mine() -> some View { if flag { self } } }", 1),
    (
      ".mine()",
      "extension View { func mine() -> some View { yours() }; func yours() -> some View { mine() } }", 1
    ),
    (".padding()", "extension View { func padding() -> some View { unknown() } }", 1),
    (
      ".modifier(Mine())",
      "struct Mine: ViewModifier { func body(content: Content) -> some View { content.bold() } }", 0
    ),
    (
      ".modifier(Mine())",
      "struct Mine: ViewModifier { func body(content: Content) -> some View { Text(\"a\") } }", 1
    ),
    (
      ".modifier(Mine())",
      "struct Mine: ViewModifier { func body(content: Content) -> some View { content.unknown() } }", 1
    ),
    (
      ".newer()",
      "extension View { func newer() -> some View { if #available(iOS 99, *) { bold() } else { self } } }", 0
    ),
    (
      ".newer()",
      "extension View { func newer() -> some View { if #available(iOS 99, *) { bold() } else { other() } } }",
      1
    ),
    (".modifier(Unknown())", "", 1), (".environment(\\.symbolVariants, .none)", "", 1),
    (".toolbar { Button(a) {} }", "", 0), (".toolbar(.hidden, for: .tabBar)", "", 1),
    (".environment(\\.store, store)", "", 0),
  ]

  @Test(
    "A modifier of a tab, of the bar or of what is around it is known to change nothing, or is a gap",
    arguments: changes)
  func modifiers(modifier: String, declared: String, gaps: Int) {
    for code in [
      "TabView { A().tabItem { Text(\"A\") }M; B().tabItem { Text(\"B\") } }",
      "TabView { A().tabItem { Text(\"A\") }; B().tabItem { Text(\"B\") } }M",
      "VStack { TabView { A().tabItem { Text(\"A\") }; B().tabItem { Text(\"B\") } } }M",
    ] {
      let result = view(code.replacing("M", with: modifier), and: declared)
      #expect(result.titles == ["A", "B"] && result.gapLines.count == gaps, "\(code)")
    }
  }

  @Test(
    "What the app declares under a name of SwiftUI's is not SwiftUI's, and an item around several views is not one tab",
    arguments: [
      (
        "Label",
        "struct Label: View { init(_ text: String, systemImage: String) {}; var body: some View { Image(text) } }"
      ),
      ("Text", "func Text(_ text: String) -> SwiftUI.Text { SwiftUI.Text(verbatim: text.uppercased()) }"),
      ("Group", ""),
    ])
  func names(name: String, declared: String) {
    let label = name == "Label" ? "Label(\"A\", systemImage: \"a\")" : "Text(\"A\")"
    let result = view(
      "TabView { Group { A(); B() }.tabItem { \(label) }; C().tabItem { \(label) } }", and: declared)
    #expect(
      result.gapLines.count > 0 && !result.titles.contains("A") || name == "Group" && result.titles == ["A"])
  }

  @Test(
    "A style of pages has no bar",
    arguments: [
      ".tabViewStyle(.page)", ".background(.red)\n.tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))",
      ".frame(height: 3).tabViewStyle(.verticalPage)",
    ])
  func pages(style: String) {
    let result = view("VStack { TabView { A().tabItem { Text(\"A\") } }\(style) }")
    #expect(result.bars == [])
    #expect(result.gapLines.count == 1)
    #expect(view("VStack { TabView { A().tabItem { Text(\"A\") } } }\(style)").bars == [])
  }

  @Test("Previews, and items outside of a tab view, have no bar")
  func previews() {
    let previews = """
      #Preview { TabView { A().tabItem { Text("A") } } }
      struct A_Previews: PreviewProvider { static var previews: some View { TabView { A().tabItem { Text("A") } } } }
      extension View { func homeItem() -> some View { tabItem { Text("Home") } } }
      """
    #expect(reading(["A.swift": previews]).bars == [])
  }

  private static let shop = """
    @main
    struct Shop: App { var body: some Scene { WindowGroup { Main() }; Settings { SettingsView() } } }
    struct Main: View { var body: some View { TabView { Tab("Shelf", systemImage: "a") {}; Tab("Me", systemImage: "b") {} }
      .sheet(isPresented: $isOpen) { ServerView() } } }
    struct SettingsView: View { var body: some View { TabView { Tab("General", systemImage: "a") {} } } }
    struct ServerView: View { var body: some View { TabView {
      Tab("1", systemImage: "a") {}; Tab("2", systemImage: "b") {}; Tab("3", systemImage: "c") {} } } }
    """

  @Test(
    "The bar is the one that the app's root leads to, and not one that it opens over something, or of macOS or DEBUG"
  )
  func root() {
    let result = reading(["Shop.swift": Self.shop])
    #expect(result.hasRoot)
    #expect(result.titles == ["Shelf", "Me"])
    #expect(result.bars.map(\.isReached) == [true, false, false])
    let mac = reading([
      "Shop.swift": Self.shop.replacing("struct Main", with: "@available(macOS 11, *)\nstruct Main")
    ])
    #expect(mac.bars.last?.aside == "for macOS")
    let debug = reading([
      "Shop.swift": Self.shop.replacing("struct Main", with: "#if DEBUG\nstruct Main").replacing(
        "struct SettingsView", with: "#endif\nstruct SettingsView")
    ])
    #expect(!debug.titles.contains("Shelf") && debug.bars.allSatisfy { !$0.isReached })
    let alone = reading([
      "Main.swift": "struct A: View { var body: some View { TabView { Tab(\"A\", systemImage: \"a\") {} } } }"
    ])
    #expect(!alone.hasRoot && alone.hasMain)
  }

  private static func shop(_ root: String, _ rest: String = "") -> String {
    """
    @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }
    struct RootView: View { \(root) }
    struct Shell: View { var body: some View { TabView { Tab("Home", systemImage: "a") {}; Tab("Me", systemImage: "b") {} } } }
    extension Near { enum Kind { case one } }
    struct Near: View { var body: some View { TabView { Tab("Near", systemImage: "a") {} } } }
    struct Far: View { var body: some View { Middle() } }
    struct Middle: View { var body: some View { Shell() } }
    \(rest)
    """
  }

  @Test(
    "What is only named or opened is no way, however near it is",
    arguments: [
      "let near = Near.self; var body: some View { Far() }",
      "var near: Near?; var body: some View { Far() }",
      "let near: Near.Kind = Near.Kind.one; var body: some View { Far() }",
      "var body: some View { Far().navigationDestination(isPresented: $a) { Near() } }",
      "var body: some View { Far(); NavigationLink(destination: Near()) { Text(a) } }",
      "var body: some View { Far().sheet(isPresented: $a) { } content: { Near() } }",
      "var body: some View { Far() }; func go() { controller.pushViewController(Near(), animated: true) }",
      "var body: some View { Far() }; func go() { let near = Near(); controller.show(near, sender: nil) }",
      "var body: some View { Far().sheet(isPresented: $a) { near } }; var near: some View { Near() }",
      "var body: some View { Far().sheet(isPresented: $a, content: near) }; func near() -> some View { Near() }",
      "var body: some View { Far().navigationDestination(isPresented: $a, destination: near) }; func near() -> some View { Near() }",
      "var body: some View { Far().contextMenu { Text(a) } preview: { Near() } }",
      "var body: some View { Far().modifier(Opens(Near())) }",
    ])
  func named(root: String) {
    let result = reading(["Shop.swift": Self.shop(root)])
    #expect(result.titles == ["Home", "Me"])
    #expect(result.bars.map(\.isReached) == [true, false])
  }

  @Test("Of two bars that the root leads to the larger one is first, and both are reached")
  func severalReached() {
    let result = reading([
      "Shop.swift": Self.shop("var body: some View { if done { Far() } else { Near() } }")
    ])
    #expect(result.titles == ["Home", "Me"])
    #expect(result.bars.map(\.isReached) == [true, true])
  }

  @Test("What is inside of a bar is behind it")
  func behind() {
    let outer = """
      struct Outer: View { var body: some View { TabView { Tab("Out", systemImage: "a") { Shell() } } } }
      """
    let result = reading(["Shop.swift": Self.shop("var body: some View { Outer() }", outer)])
    #expect(result.titles == ["Out"] && result.bars.filter(\.isReached).count == 1)
  }

  @Test("The only bar is taken where the root only opens it, and it is not reached")
  func onlyOpened() {
    let root = "var body: some View { Text(a).fullScreenCover(isPresented: $a) { Shell() } }"
    let code = Self.shop(root).replacing(
      "struct Near: View", with: "@available(macOS 13, *) struct Near: View")
    let result = reading(["Shop.swift": code])
    #expect(result.titles == ["Home", "Me"])
    #expect(result.bars.first?.isReached == false)
  }

  @Test(
    "A folder is for something else by a whole word of its name, and is no reason against the only bar",
    arguments: [
      ("Watchlist", true), ("Latest", true), ("MyWatch", false), ("MyAppTests", false), ("AppTV", false),
    ])
  func folders(name: String, isReached: Bool) {
    let tabs = "struct Shell: View { var body: some View { TabView { Tab(\"A\", systemImage: \"a\") {} } } }"
    let result = reading([
      "App/App.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Shell() } } }",
      "\(name)/Shell.swift": tabs,
    ])
    #expect(result.hasMain && (result.bars.first?.aside == nil) == isReached)
  }

}
