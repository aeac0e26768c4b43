import TabBarTestSupport
import Testing

@Suite("import")
struct ImportTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private static let main = """
    import SwiftUI
    struct Main: View {
      var body: some View {
        TabView {
          Tab("Today", systemImage: "sun.max") {}.badge(3)
          Tab("Shelf", image: "shelf") {}
          if isBeta { Tab(role: .search) {} }
        }
      }
    }

    """

  @Test("Standard output is a session that names guide and system, with the place of each tab")
  func session() throws {
    try sandbox.write(Self.main, to: "Main.swift")
    let result = try sandbox.run(["import", "Main.swift"])
    #expect(
      result.output == """
        # tabbar session 1
        # Tabs of Main in Main.swift:4:5, read by tabbar import.
        device iphone-16
        system ios18
        guide hig-2024
        add Today icon=sun.max badge=3 # Main.swift:5:7
        add Shelf icon=shelf # Main.swift:6:7
        set 2 icon.kind=bitmap
        add Search icon=magnifyingglass role=search # Main.swift:7:19
        note "Tab 3 is shown only if isBeta"

        """)
    #expect(
      result.status == 1 && result.errors.hasPrefix("3 tabs from Main.swift; the app's root is not among "))
    #expect(
      result.errors.contains(
        "; 1 tab depends on what only the app knows. To settle it: tabbar import --probe > "))
    let shown = try sandbox.run(["show", "-", "--format", "list"], input: result.output)
    #expect(shown.status == 0 && shown.output.contains("Shelf"))
  }

  @Test("The document shows what becomes of its view")
  func document() throws {
    let blocks = MarkdownText(try RepositoryRoot.text("docs/importing.md")).blocks
    func lines(_ language: String, _ first: String) throws -> [String] {
      try #require(blocks.first { $0.language == language && $0.lines.first?.hasPrefix(first) == true }).lines
    }
    try sandbox.write(try lines("swift", "struct").joined(separator: "\n"), to: "Main.swift")
    let result = try sandbox.run(["import", "Main.swift"])
    let shown = try lines("text", "# tabbar session 1")
    #expect(result.output.split(separator: "\n").map(String.init) == shown)
  }

  @Test("A folder has the titles of all languages; builds, libraries and hidden folders are left out")
  func folder() throws {
    #expect(
      try sandbox.shell("mkdir -p App/de.lproj App/es.lproj App/Pods App/build App/.hidden").status == 0)
    try sandbox.write(Self.main, to: "App/Main.swift")
    try sandbox.write("\"Today\" = \"Heute\";", to: "App/de.lproj/Localizable.strings")
    try sandbox.write("\"Today\" = \"Hoy\";", to: "App/es.lproj/Localizable.strings")
    for other in ["Pods", "build", ".hidden"] {
      try sandbox.write(Self.main.replacing("Tab(", with: "Text(1); Tab("), to: "App/\(other)/Other.swift")
    }
    let result = try sandbox.run(["import", "App", "-o", "app.tabs"])
    #expect(result.output.hasPrefix("app.tabs: 3 tabs from App/Main.swift; the app's root is not among "))
    #expect(result.status == 1)
    #expect(try sandbox.text("app.tabs").contains("\nset 1 title.de=Heute title.es=Hoy\n"))
    let again = try sandbox.run(["import", "App", "-o", "app.tabs"])
    #expect(again.status == 2 && again.errors.contains("name another one, or remove this one first"))
  }

  @Test("What links lead out of the folder is left out, by name; a link inside of it is read")
  func links() throws {
    let table = "\"Today\" = \"Heute\";"
    #expect(try sandbox.shell("mkdir -p App/de.lproj App/es.lproj App/fr.lproj Out").status == 0)
    try sandbox.write(Self.main, to: "App/Main.swift")
    try sandbox.write(table, to: "Out/Localizable.strings")
    try sandbox.write(table, to: "App/Inside.strings")
    #expect(
      try sandbox.shell(
        """
        ln -s ../../Out/Localizable.strings App/de.lproj/Localizable.strings
        ln -s ../Inside.strings App/es.lproj/Localizable.strings
        ln -s ../../App/../Out/Localizable.strings App/fr.lproj/Localizable.strings
        """
      ).status == 0)
    let result = try sandbox.run(["import", "App"])
    #expect(result.status == 1 && result.output.contains("\nset 1 title.es=Heute\n"))
    for language in ["de", "fr"] {
      let line = "App/\(language).lproj/Localizable.strings: left out: this link leads out of App"
      #expect(result.errors.contains(line))
    }
  }

  @Test("A gap is said with file and line, and the status is 1; without tabs it is 2")
  func gaps() throws {
    let loop = Self.main.replacing("Tab(\"Shelf\"", with: "ForEach(model.tabs) { $0 }; Tab(\"Shelf\"")
    try sandbox.write(loop, to: "A.swift")
    let partly = try sandbox.run(["import", "A.swift"])
    #expect(partly.status == 1 && partly.output.contains("add Shelf"))
    #expect(
      partly.errors.contains("\nA.swift:6:7: ForEach(model.tabs): the app makes these tabs when it runs\n"))
    try sandbox.write(
      "struct A: View { var body: some View { TabView { B() }\n.tabViewStyle(.page) } }", to: "B.swift")
    let none = try sandbox.run(["import", "B.swift"])
    #expect(
      none.status == 2 && none.output == "" && none.errors.hasPrefix("B.swift:2:2: the style shows pages"))
    #expect(try sandbox.run(["import", "-"], input: Self.main).status == 2)
    #expect(try sandbox.run(["import", "nothing.swift"]).status == 2)
  }

  @Test("A system item has its title, and a comment says that the system draws its icon")
  func systemItem() throws {
    let bar =
      "<document><tabBar id=\"t\"><items><tabBarItem systemItem=\"topRated\" id=\"a\"/></items></tabBar></document>"
    try sandbox.write(bar, to: "Bar.xib")
    let result = try sandbox.run(["import", "Bar.xib"])
    #expect(result.output.contains("add \"Top Rated\" # Bar.xib:1:"))
    #expect(result.output.contains(", the system's item topRated, which has an icon\n"))
  }

  @Test("Of more tabs than a design can have, the rest is a gap with its place in the source")
  func tooManyTabs() throws {
    let items = (0..<1_002).map { "<tabBarItem title=\"\($0)\" id=\"a\($0)\"/>" }.joined(separator: "\n")
    try sandbox.write(
      "<document><tabBar id=\"t\"><items>\n\(items)</items></tabBar></document>", to: "Bar.xib")
    let result = try sandbox.run(["import", "Bar.xib", "-o", "bar.tabs"])
    #expect(result.status == 1 && result.errors.contains("\nBar.xib:1002:1: a design has at most 1000 tabs"))
  }

  /// An app whose root leads to the bar of `Main`, and one that it only opens over it.
  private static let app =
    main.replacing("if isBeta", with: "//") + """
      @main struct Shop: App { var body: some Scene { WindowGroup { Main().sheet(isPresented: $a) { Second() } } } }
      struct Second: View { var body: some View { TabView { Tab("Now", systemImage: "star") {} } } }

      """

  @Test(
    "The bar that the root leads to is complete with status 0; the others are named, and chosen by their number"
  )
  func several() throws {
    try sandbox.write(Self.app, to: "My App.swift")
    let first = try sandbox.run(["import", "My App.swift"])
    #expect(first.status == 0 && first.output.contains("add Today"))
    #expect(
      first.errors == "My App.swift:12:45: another bar of Second, with 1 tab (Now); --bar 2 reads it\n",
      "\(first.errors)")
    let second = try sandbox.run(["import", "My App.swift", "--bar", "2"])
    #expect(second.status == 1 && second.output.contains("add Now"))
    let third = try sandbox.run(["import", "My App.swift", "--bar", "3"])
    #expect(third.status == 2 && third.errors.contains("no bar 3: 2 bars can be read\n  --bar 1 reads "))
    let prompt = try sandbox.run(["--quiet"], input: "import \"My App.swift\"\nexpect visible Today Shelf\n")
    let line = "import \"My App.swift\" bar=2"
    #expect(
      prompt.status == 0 && prompt.errors.contains("with 1 tab (Now); \(line) reads it\n"), "\(prompt.errors)"
    )
    #expect(try sandbox.run(["--quiet"], input: "\(line)\nexpect visible Now\n").status == 1)
  }

  @Test(
    "Where no way leads from the root to a bar, all are listed with place and titles, and nothing is written")
  func unreached() throws {
    try sandbox.write(Self.app.replacing("{ Main()", with: "{ Text(a)"), to: "App.swift")
    let result = try sandbox.run(["import", "App.swift", "-o", "app.tabs"])
    #expect(result.status == 2 && result.output == "")
    #expect(
      result.errors.contains("App.swift:4:5: a bar of Main, with 2 tabs (Today, Shelf); --bar 2 reads it\n"))
    #expect(try sandbox.shell("test -e app.tabs").status == 1)
  }

  @Test("Where the root leads to several bars the first line says it, and how each is read")
  func severalReached() throws {
    try sandbox.write(
      Self.app.replacing(
        "{ Main().sheet(isPresented: $a) { Second() } }", with: "{ if a { Main() } else { Second() } }"),
      to: "App.swift")
    let result = try sandbox.run(["import", "App.swift"])
    #expect(result.status == 1 && result.output.contains("add Today"))
    #expect(
      result.errors.hasPrefix(
        "2 tabs from App.swift; the app's root leads to 2 bars, of which this has the most tabs."))
    #expect(result.errors.hasSuffix("another bar of Second, with 1 tab (Now); --bar 2 reads it\n"))
  }

  @Test("Where no bar is for an iPhone the refusal says why; a bar without titles is known by its icons")
  func aside() throws {
    let view = "@available(macOS 13, *) struct Main: View { var body: some View { TabView {\n"
    let tabs =
      "A().tabItem { Image(systemName: \"star\") }; B().tabItem { Image(systemName: \"heart\") } } } }\n"
    try sandbox.write(view + tabs, to: "Main.swift")
    let result = try sandbox.run(["import", "Main.swift"])
    #expect(result.status == 2)
    #expect(result.errors.contains("with 2 tabs (star, heart), for macOS; --bar 1 reads it\n"))
    #expect(result.errors.contains("no bar that can be read here is the first on an iPhone (for macOS)\n"))
  }

  @Test("At the prompt it starts a session of its own, which undo takes back and save keeps")
  func atThePrompt() throws {
    try sandbox.write(Self.main, to: "Main.swift")
    let result = try sandbox.run(
      ["--quiet"], input: "add A\nimport Main.swift\nsave b.tabs\nundo 8\nexpect visible A\n")
    #expect(result.status == 1 && result.errors.contains("tabbar import --probe > "))
    let saved = try sandbox.text("b.tabs")
    #expect(saved.contains("add Today icon=sun.max badge=3\n") && !saved.contains("import"))
    #expect(try sandbox.run([], input: "import nothing.swift\n").status == 2)
  }

  @Test("What the app chooses when it runs is a line that can be entered, in the session a comment")
  func candidates() throws {
    let pages = "\nenum Page: String { case Home, Shelf }\n"
    let view = Self.main.replacing(
      "Tab(\"Shelf\"",
      with: "ForEach(model.pages as [Page]) { Tab($0.rawValue, systemImage: \"star\") {} }; Tab(\"Shelf\"")
    let model = "struct Model { var pages: [Page] = [] }\nextension Main { var model: Model { Model() } }\n"
    try sandbox.write(view + pages + model, to: "Main.swift")
    let file = try sandbox.run(["import", "Main.swift"])
    #expect(file.output.contains("\n# add Home icon=star # Main.swift:"))
    let prompt = try sandbox.run([], input: "import Main.swift\n")
    #expect(prompt.output.contains("\n  add Home icon=star # Main.swift:"))
  }

  @Test("A replay reads no source")
  func replay() throws {
    try sandbox.write(Self.main, to: "Main.swift")
    try sandbox.session(["import Main.swift", "add A", "expect visible A"])
    let result = try sandbox.run(["replay", "design.tabs"])
    #expect(result.errors.contains("skipped"))
    #expect(result.status == 0)
  }

  @Test("Signs in a source reach neither the terminal nor another line of the session")
  func harmless() throws {
    try sandbox.write(
      Self.main.replacing("\"Today\"", with: "\"\\u{1B}[31m\\nquit\"").replacing(
        "isBeta", with: "a == \"\u{1B}]0;x\u{7}\""),
      to: "A.swift")
    let result = try sandbox.run(["import", "A.swift"])
    #expect(!result.output.contains("\u{1B}") && !result.errors.contains("\u{1B}"))
    #expect(!result.output.contains("\nquit"))
    #expect(try sandbox.run(["show", "-", "--format", "list"], input: result.output).status == 0)
  }
}
