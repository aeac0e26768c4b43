import Foundation
import TabBarTestSupport
import Testing

@Suite("The repository")
struct RepositoryLaws {
  /// What each target may import besides Swift's own modules: the drawing in `docs/architecture.md`.
  static let arrows: [String: Set<String>] = [
    "TabBarCore": ["CTabBarTables"],
    "TabBarGuidelines": ["TabBarCore", "CTabBarTables"],
    "TabBarKit": ["TabBarCore", "TabBarGuidelines", "UIKit"],
    "TabBarImport": [],
    "TabBarLexicon": ["CTabBarTables"],
    "TabBarPlayground": ["TabBarCore", "TabBarGuidelines", "TabBarLexicon", "CTabBarTables"],
    "TabBarSentences": ["TabBarCore", "TabBarGuidelines", "TabBarLexicon", "TabBarPlayground"],
    "TabBarDrawing": ["TabBarCore", "TabBarGuidelines", "CTabBarTables"],
    "TabBarRendering": ["TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarPlayground"],
    "TabBarTerminal": ["TabBarDrawing", "TabBarGuidelines", "CLibEdit", "CTabBarTables"],
    "TabBarShell": [
      "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarImport", "TabBarLexicon", "TabBarPlayground",
      "TabBarRendering", "TabBarSentences", "TabBarTerminal", "CLibEdit",
    ],
    "tabbar": [
      "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarPlayground", "TabBarRendering", "TabBarShell",
      "TabBarTerminal", "ArgumentParser",
    ],
    "tabbar-tools": [
      "TabBarCore", "TabBarDrawing", "TabBarGuidelines", "TabBarPlayground", "TabBarRendering", "TabBarShell",
      "TabBarTerminal", "ArgumentParser",
    ],
    "CTabBarTables": [],
    "SystemLibrary": ["Glibc", "Musl", "Darwin"],
    "CLibEdit": [],
    "CLibEditSystem": [],
  ]

  /// The language, and the system's C library by its one name, which every target may import.
  static let platform: Set<String> = ["Swift", "SystemLibrary"]

  /// The targets that may also use Foundation, which the program itself does without.
  static let foundationUsers: Set<String> = ["tabbar-tools"]

  static func sources(in folder: String) throws -> [String] {
    try RepositoryRoot.files().filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") }
  }

  @Test("Each target under Sources has its place among the arrows, and each arrow a target")
  func everyTargetHasArrows() throws {
    let targets = try RepositoryRoot.files().filter { $0.hasPrefix("Sources/") }
      .compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
    #expect(Set(targets) == Set(Self.arrows.keys))
  }

  @Test("A target imports only targets below it", arguments: RepositoryLaws.arrows.keys.sorted())
  func imports(target: String) throws {
    let allowed = try #require(Self.arrows[target]).union(Self.platform)
      .union(Self.foundationUsers.contains(target) ? ["Foundation", "FoundationEssentials"] : [])
    var violations: [String] = []
    for path in try Self.sources(in: "Sources/\(target)") {
      for module in ImportLines.modules(in: try RepositoryRoot.text(path)) where !allowed.contains(module) {
        violations.append("\(path) imports \(module)")
      }
    }
    #expect(violations == [])
  }

  @Test("The folders of each target are those that the architecture names")
  func folders() throws {
    var named: [String: Set<String>] = [:]
    var target = ""
    let text = try RepositoryRoot.text("docs/architecture.md")
    for row in text.matches(of: /\n\| (?:`([^`]+)`)? ?\| (.*?) ?\|/) {
      target = row.1.map(String.init) ?? target
      named[target, default: []].formUnion(row.2.matches(of: /`([^`]+)`/).map { String($0.1) })
    }
    for target in Self.arrows.keys where target.hasPrefix("TabBar") {
      let folders = try Self.sources(in: "Sources/\(target)").map { $0.split(separator: "/") }
        .filter { $0.count > 3 }.map { String($0[2]) }
      #expect(named[target] == Set(folders), "\(target)")
    }
  }

  @Test("The top folder holds nothing but what the architecture names")
  func topFolder() throws {
    let files = try RepositoryRoot.files()
    let folders: Set = ["Sources", "Tests", "sessions", "docs"]
    let single: Set = ["Package.swift", "README.md", "CONTRIBUTING.md", "LICENSE", "Makefile"]
    let strangers = files.filter { path in
      let parts = path.split(separator: "/")
      guard let top = parts.first.map(String.init), !top.hasPrefix(".") else { return false }
      return !(parts.count > 1 ? folders : single).contains(top)
    }
    #expect(strangers == [])
    #expect(files.contains("Package.swift"))
  }

  @Test("No source file is over 400 lines")
  func fileSizes() throws {
    var long: [String] = []
    for path in try Self.sources(in: "Sources") {
      let lines = try RepositoryRoot.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
      if lines > 401 { long.append("\(path): \(lines - 1) lines") }
    }
    #expect(long == [])
  }

  /// The files whose code escapes by rules of its own, and makes harmless text out of the result.
  static let makersOfHarmlessText: Set<String> = [
    "Canvas/Canvas.swift", "Canvas/StyledText.swift", "Text/HarmlessText.swift", "Text/JSONWriter.swift",
    "Document/MarkdownText.swift", "Text/WordWrap.swift", "Text/XMLElement.swift",
  ]

  @Test("Text is taken for harmless without being escaped only where the writers of lines and documents are")
  func harmlessText() throws {
    // SwiftUI's Text(verbatim:) is a word of the code that is written.
    let makers = try Self.sources(in: "Sources").filter {
      try RepositoryRoot.text($0).replacing("badge(Text(verbatim:", with: "").contains("verbatim:")
    }
    #expect(Set(makers) == Set(Self.makersOfHarmlessText.map { "Sources/TabBarDrawing/" + $0 }))
    let type = try RepositoryRoot.text("Sources/TabBarDrawing/Text/HarmlessText.swift")
    #expect(type.contains("\n  init(verbatim text: String)"))
  }

  /// The files that say texts of the program's own lists, such as why no bar is drawn.
  private static let sayersOfLists = [
    "TabBarGuidelines/Analyses/ShownBar.swift", "TabBarGuidelines/Analyses/SpokenBar.swift",
    "TabBarGuidelines/Guides/GuideRule.swift", "TabBarGuidelines/Report/Message.swift",
    "TabBarGuidelines/Report/Report.swift",
    "TabBarDrawing/Picture/Anatomy.swift", "TabBarDrawing/Picture/Design+Names.swift",
    "TabBarDrawing/Picture/FootLines.swift",
    "TabBarRendering/HTML/DesignSection.swift", "TabBarRendering/Views/CheckView.swift",
    "TabBarRendering/Views/ExplainView.swift",
    "TabBarDrawing/Words/AllowanceWords.swift", "TabBarDrawing/Words/BarInWords.swift",
    "TabBarPlayground/Steps/Preview.swift",
    "TabBarRendering/Words/ChangeWords.swift",
  ]

  @Test("A text that is no literal is looked up in a language only where it is of a list of the program")
  func listedProse() throws {
    let sayers = try Self.sources(in: "Sources").filter {
      try RepositoryRoot.text($0).contains("Prose(listed:")
    }
    #expect(Set(sayers) == Set(Self.sayersOfLists.map { "Sources/" + $0 }))
  }

  @Test("No file is empty and no file is left over from a merge")
  func wholeFiles() throws {
    var broken: [String] = []
    for path in try RepositoryRoot.files() {
      guard let text = try? RepositoryRoot.text(path) else { continue }
      if text.isEmpty { broken.append("\(path) is empty") }
      let marks = [String(repeating: "<", count: 7) + " ", String(repeating: ">", count: 7) + " "]
      if text.split(separator: "\n").contains(where: { line in marks.contains { line.hasPrefix($0) } }) {
        broken.append("\(path) has merge marks")
      }
    }
    #expect(broken == [])
  }

  /// Words about how a thing came about, which say nothing to the one who reads the result.
  static let processWords = [
    "todo", "fixme", "xxx", "hack", "wip", "ai-generated", "chatgpt", "copilot", "claude", "language model",
    "as requested", "per the brief", "../shared", "/work/", "/tmp/", "worktree",
  ]

  /// What was written for the project. The list of the words itself is left out, and what others wrote: schemas
  /// and licences.
  static let ownTexts: [(path: String, text: String)] = {
    let files = (try? RepositoryRoot.files()) ?? []
    return files.compactMap { path in
      let top = path.split(separator: "/").first.map(String.init) ?? ""
      guard
        ["Sources", "Tests", "docs", "sessions", "README.md", "CONTRIBUTING.md", "Makefile", "Package.swift"]
          .contains(top),
        !path.hasPrefix("Tests/Interop/schemas/"), path != "Tests/RepositoryTests/RepositoryLaws.swift",
        let text = try? RepositoryRoot.text(path)
      else { return nil }
      return (path, text.lowercased())
    }
  }()

  @Test("No text of the project speaks of the work on it", arguments: RepositoryLaws.processWords)
  func noProcessWords(word: String) throws {
    #expect(Self.ownTexts.count > 500)
    #expect(Self.ownTexts.filter { Words.contains(word, in: $0.text) }.map(\.path) == [])
  }

  @Test("The sources force nothing: no force try, no unchecked conformance")
  func nothingForced() throws {
    let forbidden = ["try" + "!", "@unchecked", "nonisolated(unsafe)"]
    var violations: [String] = []
    for path in try Self.sources(in: "Sources") {
      let text = try RepositoryRoot.text(path)
      violations += forbidden.filter(text.contains).map { "\(path): \($0)" }
    }
    #expect(violations == [])
  }
}
