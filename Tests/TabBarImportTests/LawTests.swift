import Foundation
import TabBarImport
import TabBarTestSupport
import Testing

/// A reading is complete, or it says what is missing: for each way to write a bar that is read, whatever an unknown call hides is
/// no longer certain.
@Suite("What is certain")
struct LawTests {
  /// A way to make a bar that is read, and its tabs: a section of `forms.txt`.
  ///
  /// What the value of a tab comes from is between ‹ and ›. At ¶ a statement may stand, and at §[a b] one about `a` and one about `b`.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tabs: String
    let code: String

    static func all() throws -> [Form] {
      try RepositoryRoot.text("Tests/TabBarImportTests/Cases/forms.txt").components(separatedBy: "\n=== ")
        .dropFirst().map {
          let lines = $0.split(separator: "\n", maxSplits: 1)
          let head = lines[0].components(separatedBy: " | ")
          return Form(testDescription: head[0], tabs: head[1], code: String(lines[1]))
        }
    }

    static func plain(_ text: some StringProtocol) -> String {
      String(text).replacing(/§\[[^\]]*\]/, with: "").filter { !"‹›¶".contains($0) }
    }

    /// The places of the marked parts, outermost first.
    var parts: [Range<String.Index>] {
      var open: [String.Index] = []
      var result: [Range<String.Index>] = []
      for index in code.indices {
        if code[index] == "‹" { open.append(index) }
        if code[index] == "›", let start = open.popLast() { result.append(start..<code.index(after: index)) }
      }
      return result
    }
  }

  private static let wraps = [
    "unknown(E)", "unknown(of: E)", "E.unknown()", "E.unknown", "(flag ? E : other)", "flag ? E : other",
    "unknown { E }", "other ?? E",
    "try? unknown(E)", "E + other", "Unknown.shared.value(E)", "[E, other][index]",
  ]

  private func isCertain(_ result: ImportResult) -> Bool {
    guard let bar = result.bars.first, bar.isReached, bar.aside == nil else { return false }
    return bar.gaps.isEmpty && bar.tabs.allSatisfy { $0.condition == nil }
      && result.bars.filter(\.isReached).count == 1
  }

  private func words(_ result: ImportResult) -> String {
    (result.bars.first?.tabs ?? []).map { tab in
      let icon =
        switch tab.icon {
        case .symbol(let name)?: "*" + name
        case .asset(let name)?: "@" + name
        case nil: ""
        }
      return tab.title + icon + (tab.badge.map { "#" + $0 } ?? "") + (tab.placement.map { "/" + $0 } ?? "")
        + (tab.isSearch ? "?" : "") + (tab.section.map { "^" + $0 } ?? "")
    }.joined(separator: ", ")
  }

  private func reading(_ code: String) -> ImportResult {
    TabBarImportTests.reading([
      "App/App.swift": code,
      "App/en.lproj/Localizable.strings":
        "\"home\" = \"Home page\"; \"tabs.home\" = \"Home tab\"; \"name\" = \"Your name\";",
    ])
  }

  @Test("Each form is read, and is certain", arguments: try Form.all())
  func isRead(_ form: Form) {
    let result = reading(Form.plain(form.code))
    #expect(words(result) == form.tabs)
    #expect(isCertain(result), "\(result.bars.first?.gaps ?? result.gaps), \(result.bars.map(\.isReached))")
  }

  @Test("Nothing that an unknown call hides is certain", arguments: try Form.all())
  func isHidden(_ form: Form) {
    var count = 0
    for part in form.parts {
      let inner = Form.plain(form.code[part])
      let (before, after) = (String(form.code[..<part.lowerBound]), String(form.code[part.upperBound...]))
      var sources = Self.wraps.map { before + $0.replacing("E", with: inner, maxReplacements: 1) + after }
      sources.append("\(before)\n#if FLAG\n\(inner)\n#else\nother\n#endif\n\(after)")
      let place = before.contains("¶") ? "¶" : nil
      for text in ["let fresh = unknown(E)", "let fresh = flag ? E : other", "var fresh = unknown(E)"]
      where place != nil {
        let statement = text.replacing("E", with: inner, maxReplacements: 1)
        sources.append(before.replacing("¶", with: statement + "\n", maxReplacements: 1) + "fresh" + after)
      }
      for source in sources {
        count += 1
        #expect(!isCertain(reading(Form.plain(source))), "\(Form.plain(source))")
      }
    }
    #expect(count >= 12, "\(form) marks nothing")
  }

  @Test(
    "Nothing that an unknown statement names is certain",
    arguments: try Form.all().filter { $0.code.contains("§") })
  func isChanged(_ form: Form) {
    let places = form.code.indices.filter { form.code[$0] == "§" }
    for place in places {
      // The names that the statement is about follow in brackets.
      let rest = form.code[place...]
      let names = rest.prefix { $0 != "]" }.dropFirst(2).split(separator: " ").map(String.init)
      for name in names {
        for statement in [
          "unknown(N)", "N.unknown()", "N.tabBarItem.unknown = other", "unknown(of: [N])",
          "if flag { unknown(N) }", "[N].forEach(unknown)",
          "N.tabBarItem.title = unknown()", "for one in [N] { unknown(one) }", "other.value = unknown(N)",
          "let fresh = unknown(N)",
        ] {
          let text = form.code[..<place] + "\n" + statement.replacing("N", with: name) + "\n" + rest
          #expect(!isCertain(reading(Form.plain(text))), "\(name): \(statement)")
        }
      }
    }
  }

  /// Apps whose bar is certain, by the headings of `unread.txt`.
  private static let bases = [
    "SwiftUI": [
      "App.swift": """
      @main struct Shop: App { var body: some Scene { WindowGroup { Main() } } }
      struct Main: View { var body: some View {
        TabView { Tab("Home", systemImage: "a") { X() } }
        .tint(a)
      } }
      """
    ],
    "UIKit": [
      "App.swift": """
      class Bar: UITabBarController { override func viewDidLoad() {
        let home = UIViewController()
        home.title = "Home"
        viewControllers = [home]
      } }
      class Scene: UIResponder, UIWindowSceneDelegate { func scene() { window?.rootViewController = Bar(); print(X()) } }
      """
    ],
    "storyboard": [
      "Home.swift": "class Home: UIViewController { let a = X() }",
      "Main.storyboard": """
      <document initialViewController="t"><tabBarController id="t"><tabBar key="tabBar"/><connections>
      <segue relationship="viewControllers" destination="h"/><segue relationship="viewControllers" destination="p"/>
      </connections></tabBarController>
      <viewController id="h" customClass="Home"><!-- --><tabBarItem key="tabBarItem" title="Home"/></viewController>
      <viewControllerPlaceholder storyboardName="Other" id="p"/></document>
      """,
      "Other.storyboard": """
      <document initialViewController="a">
      <viewController id="a" storyboardIdentifier="one"><tabBarItem key="tabBarItem" title="Me"/></viewController>
      <viewController id="b" storyboardIdentifier="two"/><viewController id="c" storyboardIdentifier="two"/></document>
      """,
    ],
  ]

  @Test(
    "What was not read to its end, or may change the bar elsewhere, is no longer certain",
    arguments: try CaseFile.rows(of: "Tests/TabBarImportTests/Cases/Tables/unread.txt"))
  func isUnread(_ row: CaseFile.Row) throws {
    let base = try #require(Self.bases[row.heading])
    let cells = row.cells.map { $0.replacing("⏎", with: "\n") }
    var files = base.mapValues { $0.replacing(cells[0], with: cells[1], maxReplacements: 1) }
    if files == base, cells[0] != cells[1] { files[cells[0]] = cells[1] }
    if cells[1].contains("#else"), !cells[1].contains("#endif") {
      files["App.swift"] = files["App.swift"]?.replacing(".tint", with: "#endif\n.tint")
    }
    let result = TabBarImportTests.reading(files)
    #expect(
      isCertain(result) == (cells[2] == "certain"), "\(row.place): \(result.bars.first?.gaps ?? result.gaps)")
  }
}
