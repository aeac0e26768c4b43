import Foundation
import TabBarImport
import TabBarTestSupport
import Testing

@Suite("Bars that depend on something")
struct IdiomTests {
  /// A way of real apps to make a bar, and the tabs that are read of it: a section of `idioms.txt`.
  struct Idiom: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let tabs: String
    let code: String

    static func all() throws -> [Idiom] {
      try RepositoryRoot.text("Tests/TabBarImportTests/Cases/idioms.txt").components(separatedBy: "\n=== ")
        .dropFirst().map { section in
          let head = section.prefix { $0 != "\n" }.split(separator: " | ").map(String.init)
          let code = String(section.drop { $0 != "\n" }.dropFirst())
          return Idiom(testDescription: head[0], file: head[1], tabs: head[2], code: code)
        }
    }
  }

  static func view(_ members: String, _ content: String, _ rest: String = "") -> String {
    "struct Main: View {\n\(members)\nvar body: some View { TabView {\n\(content)\n} }\n}\n\(rest)"
  }

  static let home = "Tab(\"Home\", systemImage: \"house\") {}"

  @Test("Each tab is there, with what it depends on", arguments: try Idiom.all())
  func idiom(_ idiom: Idiom) {
    let result = reading([idiom.file: idiom.code])
    let bar = result.bars.first
    let tabs = (bar?.tabs ?? []).map { tab -> String in
      let doubts = tab.doubts.map { "~" + $0.components(separatedBy: " depends on ").dropFirst().joined() }
      return tab.title + (tab.condition.map { "?\($0)" } ?? "") + doubts.joined()
    }
    let others = bar?.candidates.map { "(\($0.title): \(($0.condition ?? "").prefix { $0 != "," }))" } ?? []
    let all = (tabs + others).map { $0.replacing(" ", with: "-").replacing(":-", with: ": ") }
    let gaps = (bar?.gaps.isEmpty ?? true) && result.gaps.isEmpty ? [] : ["!"]
    let found = (all + gaps).joined(separator: " ").replacing("which-of-these", with: "which")
    #expect(found == idiom.tabs)
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
