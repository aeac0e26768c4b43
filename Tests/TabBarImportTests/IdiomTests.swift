import TabBarImport
import Testing

/// Ways of real apps to make a bar whose tabs depend on something, each written for this test.
@Suite("Bars that depend on something")
struct IdiomTests {
  /// A bar that is read, as `Title`, `Title?condition` for a tab that depends on one, and `(Title: reason)` for a candidate.
  struct Idiom: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let code: String
    let tabs: String

    init(_ name: String, _ tabs: String, _ code: String) {
      self.init(name, "A.swift", tabs, code)
    }

    init(_ name: String, _ file: String, _ tabs: String, _ code: String) {
      self.name = name
      self.file = file
      self.tabs = tabs
      self.code = code
    }

    var testDescription: String { name }
  }

  static func view(_ members: String, _ content: String, _ rest: String = "") -> String {
    "struct Main: View {\n\(members)\nvar body: some View { TabView {\n\(content)\n} }\n}\n\(rest)"
  }

  private static let page = """
    enum Page: String, CaseIterable { case home, shelf, me
      var title: String { switch self { case .home: "Home"; case .shelf: "Shelf"; case .me: "Me" } }
      var icon: String { "\\(rawValue).circle" } }
    """
  static let home = "Tab(\"Home\", systemImage: \"house\") {}"
  private static let beta = "if isBeta { Tab(\"Beta\", systemImage: \"ant\") {} }"

  static func controller(_ members: String, _ body: String) -> String {
    """
    class Root: UITabBarController {
      \(members)
      func make(_ title: String) -> UIViewController {
        let made = UIViewController()
        made.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return made
      }
      override func viewDidLoad() { \(body) }
    }
    """
  }

  static let all = [
    // A flag has another value when the app runs.
    Idiom(
      "@AppStorage", "Home Beta?isBeta", view("@AppStorage(\"b\") var isBeta = false", "\(home)\n\(beta)")),
    Idiom("@State", "Home Beta?isBeta", view("@State private var isBeta = false", "\(home)\n\(beta)")),
    Idiom("var", "Home Beta?isBeta", view("var isBeta = true", "\(home)\n\(beta)")),
    Idiom("let is a constant", "Home", view("let isBeta = false", "\(home)\n\(beta)")),
    Idiom(
      "a setting of another object", "Home Beta?Settings.shared.isBeta",
      view(
        "", home + "\n" + beta.replacing("isBeta", with: "Settings.shared.isBeta"),
        "final class Settings { static let shared = Settings(); var isBeta = false }")),
    Idiom(
      "two conditions", "Home Beta?a-and-isBeta", view("var isBeta = false", "\(home)\nif a { \(beta) }")),
    Idiom(
      "else", "Home?isMember (Guest: if-not-isMember)",
      view("", "if isMember { \(home) } else { Tab(\"Guest\", systemImage: \"person\") {} }")),
    Idiom(
      "a tab of both branches", "Home Beta?isBeta",
      view("", "if isBeta { \(home)\nTab(\"Beta\", systemImage: \"ant\") {} } else { \(home) }")),
    Idiom(
      "switch", "(Home: if-state-is-.in) (Guest: if-state-is-.out)",
      view(
        "",
        """
        switch state {
        case .in: \(home)
        case .out: Tab("Guest", systemImage: "person") {}
        }
        """)),
    Idiom(
      "#if", "Home Beta?BETA", view("", "\(home)\n#if BETA\nTab(\"Beta\", systemImage: \"ant\") {}\n#endif")),
    Idiom(
      "#if DEBUG and #else", "Home (Lab: if-DEBUG)",
      view("", "#if DEBUG\nTab(\"Lab\", systemImage: \"ant\") {}\n#else\n\(home)\n#endif")),
    Idiom(
      "#if os()", "Home",
      view("", "#if os(tvOS)\nTab(\"TV\", systemImage: \"tv\") {}\n#else\n\(home)\n#endif")),
    Idiom(
      "a case in #if", "Home Lab?DEBUG",
      view(
        "", "ForEach(Page.allCases) { Tab($0.rawValue, systemImage: \"a\") {} }",
        "enum Page: String, CaseIterable {\n  case Home\n#if DEBUG\n  case Lab\n#endif\n}")),
    Idiom(
      "append in an if", "Home Beta?isBeta",
      view(
        "", "ForEach(pages, id: \\.self) { Tab($0, systemImage: \"a\") {} }",
        "extension Main { var pages: [String] { var all = [\"Home\"]; if isBeta { all.append(\"Beta\") }; return all } }"
      )),
    Idiom(
      "guard with another list", "Home Me?isMember",
      view(
        "", "ForEach(pages, id: \\.self) { Tab($0, systemImage: \"a\") {} }",
        "extension Main { var pages: [String] { guard isMember else { return [\"Home\"] }; return [\"Home\", \"Me\"] } }"
      )),
    Idiom(
      "an early list", "Guest?isGuest (Home: if-not-isGuest)",
      view(
        "", "ForEach(pages, id: \\.self) { Tab($0, systemImage: \"a\") {} }",
        "extension Main { var pages: [String] { if isGuest { return [\"Guest\"] }; return [\"Home\"] } }")),
    Idiom(
      "one list or another", "Home Me?isMember",
      view(
        "",
        "ForEach(isMember ? [\"Home\", \"Me\"] : [\"Home\"], id: \\.self) { Tab($0, systemImage: \"a\") {} }")
    ),
    Idiom(
      "filter", "Home?isShown($0) Me?isShown($0)",
      view(
        "",
        "ForEach([\"Home\", \"Me\"].filter { isShown($0) }, id: \\.self) { Tab($0, systemImage: \"a\") {} }")),
    Idiom(
      "an element that is looked for", "(Home: which) (Me: which)",
      view(
        "var pages: [Page] = []",
        "ForEach(pages) { page in let part = parts.first { $0.page == page }!\n"
          + "Tab(part.title, systemImage: \"a\") {} }",
        """
        enum Page { case home, me }
        struct Part { var page: Page; var title: String }
        let parts = [Part(page: .me, title: "Me"), Part(page: .home, title: "Home")]
        """)),
    Idiom(
      "continue", "Home?isShown(page) Me?isShown(page)",
      controller(
        "",
        """
        var list: [UIViewController] = []
        for page in ["Home", "Me"] { guard isShown(page) else { continue }
          list.append(make(page)) }
        viewControllers = list
        """)),
    Idiom(
      "append to controllers", "Home Beta?isBeta",
      controller(
        "var isBeta = false",
        """
        var list = [make("Home")]
        if isBeta { list.append(make("Beta")) }
        viewControllers = list
        """)),
    Idiom(
      "nil in a list", "Home Beta?isBeta",
      controller(
        "var isBeta = false",
        "viewControllers = [make(\"Home\"), isBeta ? make(\"Beta\") : nil].compactMap { $0 }")),
    Idiom(
      "switch of a variable", "Home?mode-is-.plain (Lab: if-mode-is-.beta)",
      view(
        "@State var mode: Mode = .plain",
        "switch mode {\ncase .beta: Tab(\"Lab\", systemImage: \"ant\") {}\ncase .plain: \(home)\n}",
        "enum Mode { case plain, beta }")),
    Idiom(
      "append in a switch", "Home (Admin: if-user.role-is-.admin) (Guest: if-user.role-is-something-else)",
      controller(
        "",
        """
        var list = [make("Home")]
        switch user.role {
        case .admin: list.append(make("Admin"))
        default: list.append(make("Guest"))
        }
        viewControllers = list
        """)),
    Idiom(
      "controllers in two branches", "Home Beta?isBeta",
      controller(
        "",
        """
        let home = make("Home"); let beta = make("Beta")
        if isBeta { viewControllers = [home, beta] } else { viewControllers = [home] }
        """)),
    Idiom(
      "Objective-C", "A.m", "Home Beta?self.isBeta",
      """
      @implementation Root
      - (void)viewDidLoad {
        NSMutableArray *list = [NSMutableArray array];
        [list addObject:[self make:@"Home"]];
        if (self.isBeta) { [list addObject:[self make:@"Beta"]]; }
        self.viewControllers = list;
      }
      - (UIViewController *)make:(NSString *)title {
        UIViewController *made = [[UIViewController alloc] init];
        made.tabBarItem = [[UITabBarItem alloc] initWithTitle:title image:nil tag:0];
        return made;
      }
      @end
      """),
    // Only the type of the elements is known.
    Idiom(
      "a list of an enumeration", "(Home: which) (Shelf: which) (Me: which)",
      view(
        "@AppStorage(\"pages\") var pages: [Page] = []",
        "ForEach(pages) { Tab($0.title, systemImage: $0.icon) {} }", page)),
    Idiom(
      "a list of a model", "(Home: which) (Shelf: which) (Me: which)",
      view(
        "@ObservedObject var model: Model",
        "ForEach(model.pages) { Tab($0.title, systemImage: $0.icon) {} }",
        page + "\nclass Model: ObservableObject { @Published var pages: [Page] = [] }")),
    Idiom(
      "raw values", "(Home: which) (Shelf: which) (Me: which)",
      view(
        "",
        "ForEach(stored.compactMap { Page(rawValue: $0) }) { Tab($0.title, systemImage: $0.icon) {} }", page)),
    Idiom(
      "static members of a structure", "(Home: which) (Me: which)",
      view(
        "var pages: [Part]", "ForEach(pages) { Tab($0.title, systemImage: \"a\") {} }",
        """
        struct Part { var title: String
          static let home = Part(title: "Home")
          static let me = Part(title: "Me") }
        """)),
    Idiom(
      "controllers of an enumeration", "(Home: which) (Shelf: which) (Me: which)",
      controller("let pages: [Page]", "viewControllers = pages.map { make($0.title) }") + "\n" + page),
    Idiom(
      "a result builder of the app, through tuples", "Home Me",
      view(
        "@StateObject var model: Model\ninit() { _model = StateObject(wrappedValue: Model { Part.home; Part.me }) }",
        "ForEach(model.parts, id: \\.part.title) { pair in Tab(pair.part.title, systemImage: \"a\") {} }",
        """
        final class Model: ObservableObject {
          typealias Pair = (part: Part, path: Path)
          let parts: [Pair]
          init(@ListBuilder<Part> parts: () -> [Part]) { let parts = parts(); self.parts = parts.map { part in (part, Path()) } }
        }
        struct Part { var title: String
          static var home: Part { Part(title: "Home") }
          static var me: Part { Part(title: "Me") } }
        """)),
    Idiom(
      "an enumeration that nothing lists", "(Home: which) (Shelf: which) (Me: which)",
      page.replacing("Page", with: "AppTab") + "\nlet a = TabBarOfALibrary(AppTab.self)"),
    Idiom(
      "a list of a parameter's type", "(Home: which) (Shelf: which) (Me: which)",
      """
      class Root: UITabBarController {
        func show(_ settings: Settings) {
          viewControllers = settings.pages.map { page in
            let made = UIViewController()
            made.tabBarItem = UITabBarItem(title: page.title, image: nil, tag: 0)
            return made
          }
        }
      }
      struct Settings { var pages: [Page] = [] }
      """ + "\n" + page),
    // Titles of controllers.
    Idiom(
      "override var title", "Home",
      """
      class Root: UITabBarController { override func viewDidLoad() { viewControllers = [HomeController()] } }
      class HomeController: UIViewController {
        override var title: String? { get { "Home" } set {} }
      }
      """),
    Idiom(
      "- (NSString *)title", "A.m", "Home Films",
      """
      @implementation Delegate
      - (void)start {
        UITabBarController *bar = [[UITabBarController alloc] init];
        bar.viewControllers = @[[[Home alloc] init], [[UINavigationController alloc] initWithRootViewController:[Films new]]];
      }
      @end
      @implementation Home
      - (NSString *)title { return @"Home"; }
      @end
      @implementation Films
      - (NSString *)title { return NSLocalizedString(@"Films", nil); }
      @end
      """),
    Idiom(
      "CPTabBarTemplate", "Now Library",
      """
      class Scene { func connect() {
        let now = CPListTemplate(title: "Now", sections: [])
        now.tabImage = UIImage(systemName: "play")
        let library = CPListTemplate(title: "All books", sections: [])
        library.tabTitle = "Library"
        controller.setRootTemplate(CPTabBarTemplate(templates: [now, library]), animated: false)
      } }
      """),
  ]

  @Test("Each tab is there, with what it depends on", arguments: all + ofTitles)
  func idiom(_ idiom: Idiom) {
    let result = reading([idiom.file: idiom.code])
    let bar = result.bars.first
    let tabs = bar?.tabs.map { $0.title + ($0.condition.map { "?\($0)" } ?? "") } ?? []
    let others = bar?.candidates.map { "(\($0.tab.title): \($0.reason.prefix { $0 != "," }))" } ?? []
    let all = (tabs + others).map { $0.replacing(" ", with: "-").replacing(":-", with: ": ") }
    let found = all.joined(separator: " ").replacing("which-of-these", with: "which")
    #expect(found == idiom.tabs)
    #expect(bar?.isCertain == !idiom.tabs.contains { "?(".contains($0) })
  }

  @Test("Facts about the bar, and the system that has them, come along")
  func facts() {
    let swiftUI = reading([
      "A.swift": Self.view("", Self.home).replacing(
        "} }\n}",
        with: "}.tabBarMinimizeBehavior(.onScrollDown).tabViewBottomAccessory { Player() }\n"
          + ".tabViewSearchActivation(.searchTabSelection).tabViewStyle(.sidebarAdaptable) }\n}")
    ])
    #expect(swiftUI.bars.first?.facts == [.minimizes, .accessory, .activatesSearch, .sidebar])
    #expect(swiftUI.bars.first?.system == 26)
    let uiKit = reading([
      "A.swift": Self.controller(
        "",
        """
        mode = .tabSidebar
        tabBarMinimizeBehavior = .never
        bottomAccessory = UITabAccessory(contentView: player)
        viewControllers = [make("Home")]
        """)
    ])
    #expect(uiKit.bars.first?.facts == [.accessory, .sidebar])
  }

  @Test("A bar that shows icons only is one with empty titles, or with titles of a clear colour")
  func iconsOnly() {
    let empty = Self.view("", "A().tabItem { Label(\"\", systemImage: \"a\") }")
    #expect(reading(["A.swift": empty]).bars.first?.facts == [.iconsOnly])
    let theme = """
      func theme(_ look: UITabBarItemAppearance) {
        look.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
      }
      """
    let bar = Self.controller("", "viewControllers = [make(\"Home\")]")
    #expect(reading(["A.swift": bar, "B.swift": theme]).bars.first?.facts == [.iconsOnly])
    #expect(
      reading(["A.swift": bar, "B.swift": theme.replacing("clear", with: "red")]).bars.first?.facts == [])
  }

  @Test(
    "The system is the one that most settings of the project name, the package's, or the first that has the tabs",
    arguments: [
      (
        "App.xcodeproj/project.pbxproj",
        "IPHONEOS_DEPLOYMENT_TARGET = 17.4;\nIPHONEOS_DEPLOYMENT_TARGET = 17.0;\n"
          + "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", 17, 18
      ),
      ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(.v16)])", 16, 18),
      ("Package.swift", "let package = Package(name: \"A\", platforms: [.iOS(\"26.0\")])", 26, 26),
      ("Notes.txt", "", nil, 18),
    ] as [(String, String, Int?, Int?)])
  func system(path: String, text: String, ofItems: Int?, ofTabs: Int?) {
    let items = Self.view("", "A().tabItem { Text(\"A\") }")
    #expect(reading(["A.swift": items, path: text]).bars.first?.system == ofItems)
    #expect(reading(["A.swift": Self.view("", Self.home), path: text]).bars.first?.system == ofTabs)
  }
}
