import TabBarImport
import Testing

/// Each of these would exhaust the stack, the memory or somebody's patience, if it could.
@Suite("Hostile sources")
struct HostileSourceTests {
  private static func repeated(_ text: String, _ count: Int = 4_000) -> String {
    String(repeating: text, count: count)
  }

  private static let files: [(path: String, text: String)] = [
    ("a.swift", body(repeated("Group {") + repeated("}"))),
    ("a.swift", body(repeated("if a {") + repeated("}"))),
    ("a.swift", body("A().tabItem { Text(" + repeated("(") + repeated(")") + ") }")),
    ("a.swift", body("A().tabItem { Text(" + repeated("a ?? ") + "b) }")),
    ("a.swift", body("A().tabItem { Text(" + repeated("a ? b : ") + "c) }")),
    ("a.swift", body("A().tabItem { Text(" + repeated("\"\\(") + ") }")),
    ("a.swift", body(repeated("{"))),
    ("a.swift", body(repeated("}"))),
    ("a.swift", repeated("#if A\n")),
    ("a.swift", repeated("class A {") + repeated("}")),
    ("a.swift", repeated("/*")),
    ("a.swift", "\"\"\"" + repeated("\\(")),
    (
      "a.swift",
      "class T: UITabBarController { func a() { a(); b(); tabBarItem.title = \"x\" }; func b() { a(); b() } }"
    ),
    (
      "a.swift",
      "class A { " + (0..<4_000).map { "func f\($0)() { tabBarItem.title = \"x\"; f\($0 + 1)() }\n" }.joined()
        + "}"
    ),
    ("a.m", "@implementation A - (void)b { self.viewControllers = " + repeated("[") + "}"),
    ("a.m", "@implementation A - (void)b { " + repeated("if (a) {") + repeated("}") + "}"),
    (
      "a.m",
      "@implementation A - (void)b { self.viewControllers = " + repeated("@{@\"a\": ") + repeated("}") + "; }"
    ),
    (
      "a.m",
      "@implementation A - (void)b { "
        + repeated("[self.viewControllers enumerateObjectsUsingBlock:^(id a) {")
        + repeated("}]; ") + "}"
    ),
    ("a.swift", body("A().tabItem { Text(" + repeated("(", 100_000) + repeated(")", 100_000) + ") }")),
    ("a.swift", body("A().tabItem { Text([" + repeated(".a, ") + "].sorted { $0 < $1 }[0]) }")),
    (
      "a.swift",
      "func f() { " + repeated("viewControllers = [.a, .b]; ") + "}"
        + (0..<4_000).map { "enum E\($0) { case a, b, c\($0) }\n" }.joined()
    ),
    (
      "a.swift",
      "func f() { " + repeated("let a = UIViewController().then { ") + repeated("}")
        + "; viewControllers = [a] }"
    ),
    (
      "a.swift",
      body("A().tabItem { Text(String(format: \"" + repeated("%@") + "\", " + repeated("\"b\", ") + "1)) }")
    ),
    (
      "a.swift",
      "class A: UITabBarController { func f() { var l: [UIViewController] = []; "
        + repeated("for i in 0..<60 { l.append(UIViewController()); viewControllers = l; ", 6)
        + repeated("}", 8)
    ),
    ("a.storyboard", "<document>" + repeated("<view>")),
    ("a.storyboard", repeated("<")),
    ("a.storyboard", "<document><tabBarController " + repeated("a=\"b\" ")),
    ("a.xcstrings", "{\"strings\":" + repeated("{\"a\":")),
    ("a.strings", repeated("\"")),
  ]

  private static func body(_ code: String) -> String {
    "struct A: View { var body: some View { TabView { \(code) } } }"
  }

  @Test("Deep nesting and endless brackets end, without a tab", arguments: HostileSourceTests.files.indices)
  func ends(index: Int) {
    let file = Self.files[index]
    #expect(reading([file.path: file.text]).bars.allSatisfy { $0.tabs.count < 300 })
  }

  /// Valid Swift with each kind of declaration and statement; a line may end where a space is.
  private static let flowing = [
    """
    @ main struct Shelf : App { var body : some Scene { WindowGroup { Main ( ) } } }
    protocol Named { var name : String { get } }
    public enum Page : String , CaseIterable { case home = "Home" , me ; var name : String { switch self {
      case .home : return "Home"
      case .me : "Me"
      default : "" } } }
    extension Page : Named { func other ( _ a : Int = 1 , b : [ String : Int ] ) -> Page ? { nil } }
    actor Store { static let shared = Store ( ) ; subscript ( index : Int ) -> Int { index } }
    typealias Pair = ( one : Page , Int )
    final class Model < Value : Hashable > { weak var other : Model ? ; init ? ( a : Int ) { guard a > 0 else { return nil } } }
    struct Main : View { @State private var page = Page.home
      var body : some View { let all = Page . allCases
        TabView ( selection : $page ) { if all . isEmpty { EmptyView ( ) }
          ForEach ( all , id : \\.self ) { page in Text ( "a" ) . tabItem { Label ( page.name , systemImage : "star" ) } } } } }
    """,
    """
    class Root : UITabBarController { lazy var first : UIViewController = { let made = UIViewController ( ) ; return made } ( )
      override func viewDidLoad ( ) { super . viewDidLoad ( )
        first . tabBarItem = UITabBarItem ( title : "Home" , image : nil , tag : 0 )
        let second = UIViewController ( ) ; second . tabBarItem . title = "Me"
        for index in 0 ..< 2 where index > 3 { print ( index ) }
        do { try run ( ) } catch let error as Failure { throw error }
        while true { break } ; if let a , case .b ( let c ) = a { use ( c ) } else if a is Int { } else { }
        viewControllers = [ first , second ] } }
    """,
  ]

  @Test(
    "A line that ends anywhere in Swift, and code that ends there, end nothing and invent no tab",
    arguments: flowing)
  func lineEnds(text: String) {
    let begin = ["struct", "class", "enum", "extension", "protocol", "actor", "typealias", "func", ":", ","]
    for gap in text.indices where text[gap] == " " {
      let before = text[..<gap]
      let titles = reading(["a.swift": before + "\n" + text[gap...]]).titles
      let isSame = begin.contains { before.hasSuffix(" " + $0) }
      #expect(
        isSame ? titles == ["Home", "Me"] : Set(titles).isSubset(of: ["Home", "Me"]),
        "after \(before.suffix(20))")
    }
    for gap in text.indices where text[gap] == " " && text[..<gap].utf8.count % 3 == 0 {
      _ = reading(["a.swift": String(text[..<gap])])
      _ = reading(["a.swift": String(text[gap...])])
    }
  }

  @Test("Functions that call others twice each are given up, not followed for ever")
  func exponential() {
    let functions = (0..<60).map { "func f\($0)() -> String { f\($0 + 1)() + f\($0 + 1)() }" }
    let code = """
      struct A: View { \(functions.joined(separator: "\n")); func f60() -> String { "x" }
        var body: some View { TabView { B().tabItem { Text(f0()) } } } }
      """
    #expect(reading(["a.swift": code]).titles == [])
  }

  @Test(
    "What a walk that gave up did not look at is a gap of each bar", arguments: [(10, false), (6_000, true)])
  func longWay(count: Int, isGap: Bool) {
    let result = reading([
      "a.swift": """
      @main struct A: App { var body: some Scene { WindowGroup { ZStack {
        TabView { B().tabItem { Text("Home") } }
        \(Self.repeated("Text(\"a\")\n", count))
      } } } }
      """,
      "b.swift": "struct D: View { var body: some View { TabView { C().tabItem { Text(\"More\") } } } }",
    ])
    #expect(
      result.bars.map { $0.gaps.contains { $0.reason.hasPrefix("there is too much code") } } == [
        isGap, isGap,
      ])
    #expect(result.gaps.isEmpty != isGap)
  }

  @Test("An entity of a document's own stays as it is written")
  func entities() {
    let result = reading([
      "a.storyboard": """
      <!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]>
      <document><tabBarController id="t"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="v"/></connections></tabBarController>
      <viewController id="v"><tabBarItem key="tabBarItem" title="&c; &#x41;&lt;"/></viewController></document>
      """
    ])
    #expect(result.titles == ["&c; A<"])
  }

  @Test("References in a circle end")
  func circle() {
    let result = reading([
      "loop.storyboard": """
      <document initialViewController="p"><tabBarController id="t"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="p"/>
      <segue kind="relationship" relationship="viewControllers" destination="n"/></connections></tabBarController>
      <viewControllerPlaceholder id="p" storyboardName="loop"/>
      <navigationController id="n"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="n"/></connections></navigationController></document>
      """
    ])
    #expect(result.titles == ["", ""])
  }

  @Test("NUL and bytes that are no UTF-8 are read around")
  func bytes() {
    let code =
      Array("struct A: View { var body: some View { TabView { B().tabItem { Text(\"C".utf8) + [0, 0xFF, 0xC3]
    let result = importTabBars(from: [
      ImportSource(path: "a.swift", bytes: code + Array("\") } } } }".utf8) + [0xFE, 0])
    ])
    #expect(result.titles.first?.hasPrefix("C") == true)
  }
}
