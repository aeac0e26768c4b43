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

  @Test("As JSON each fact is certain, or has its gap with a place")
  func json() throws {
    try sandbox.write(Self.main.replacing("\"Shelf\"", with: "account.name"), to: "Main.swift")
    let result = try sandbox.run(["import", "Main.swift", "--format", "json"])
    #expect(result.status == 1)
    #expect(result.output.matches(of: /"certain": false/).count == 1)
    #expect(result.output.contains(#""reason": "the app computes the title: account.name""#))
    #expect(result.output.contains(#""title": {"value": "Today", "certain": true, "gap": null}"#))
    #expect(result.output.contains(#""icon": {"value": "shelf", "certain": true, "gap": null}"#))
    #expect(result.output.contains(#""condition": "isBeta""#))
    let none = try sandbox.run(["import", "Main.swift", "--format", "json", "-o", "a.tabs"])
    #expect(none.status != 0)
  }

  @Test("Of more tabs than a design can have, the rest is a gap with its place in the source")
  func tooManyTabs() throws {
    let items = (0..<1_002).map { "<tabBarItem title=\"\($0)\" id=\"a\($0)\"/>" }.joined(separator: "\n")
    try sandbox.write(
      "<document><tabBar id=\"t\"><items>\n\(items)</items></tabBar></document>", to: "Bar.xib")
    let result = try sandbox.run(["import", "Bar.xib", "-o", "bar.tabs"])
    #expect(result.status == 1 && result.errors.contains("\nBar.xib:1002:1: a design has at most 1000 tabs"))
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
