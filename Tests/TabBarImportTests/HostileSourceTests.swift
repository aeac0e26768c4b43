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

  @Test("Functions that call others twice each are given up, not followed for ever")
  func exponential() {
    let functions = (0..<60).map { "func f\($0)() -> String { f\($0 + 1)() + f\($0 + 1)() }" }
    let code = """
      struct A: View { \(functions.joined(separator: "\n")); func f60() -> String { "x" }
        var body: some View { TabView { B().tabItem { Text(f0()) } } } }
      """
    #expect(reading(["a.swift": code]).titles == [])
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

  @Test("A file over the limit is a gap, and the others are read")
  func tooLarge() {
    let large = ImportSource(
      path: "b.swift", bytes: Array(repeating: 0x20, count: ImportSource.largestSize + 1))
    let small = ImportSource(
      path: "a.swift",
      bytes: Array(
        "struct A: View { var body: some View { TabView { Tab(\"A\", systemImage: \"a\") {} } } }".utf8))
    let result = importTabBars(from: [large, small])
    #expect(result.titles == ["A"])
    #expect(result.gaps.map(\.place.path) == ["b.swift"])
  }
}
