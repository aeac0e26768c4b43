import Foundation
import TabBarTestSupport
import Testing

/// Holds the blocks that show answers without the lines that led to them: pictures, errors, messages.
///
/// The lines to type are here, since the document only describes it.
@Suite("The answers in the documents")
struct DocumentedAnswerTests {
  struct Answer: CustomTestStringConvertible, Sendable {
    let document: String
    /// A line that only this block of the document has.
    let line: String
    var arguments: [String] = []
    let typed: [String]

    var testDescription: String { "\(document): \(line)" }
  }

  private static let fiveTabs = [
    "add \"Listen Now\" icon=play.circle.fill", "add Browse icon=square.grid.2x2.fill",
    "add Radio icon=star.fill badge=3", "add Library icon=books.vertical.fill",
    "add Search icon=magnifyingglass",
  ]

  /// A session of five tabs, which fit an iPhone.
  private static let recipes = [
    "# tabbar session 1", "add Today", "add Recipes", "add Shopping", "add Account", "add Offers",
  ]

  static let answers = [
    Answer(
      document: "docs/designing.md",
      line: "iPhone 14 · portrait · 390×844 pt · compact × regular · iOS 16 · HIG 2022",
      typed: fiveTabs + ["add Account badge=1", "show"]),
    Answer(
      document: "docs/designing.md",
      line: "│   │   Listen Now    [Browse]      Radio      Library     │ │           │   │",
      typed: fiveTabs + ["set Search role=search", "select Browse", "device iphone-17", "show"]),
    Answer(
      document: "docs/designing.md",
      line: "│      │‹   Listen Now   Browse    Radio ❸    Library  [Search]      ░ ›│      │",
      typed: fiveTabs + [
        "add \"Recently Added\"", "add \"Made for You\"", "add Audiobooks", "select Search", "device ipad-10",
        "system ipados18", "show",
      ]),
    Answer(
      document: "docs/designing.md",
      line: "added tab 6 \"Search\"; Offers and Search are now in the More list",
      arguments: ["--plain", "recipes.tabs"], typed: ["add Search"]),
    Answer(
      document: "docs/designing.md", line: "type: swap Today Games",
      typed: ["add Today Games", "swap Today and Games"]),
    Answer(
      document: "docs/sessions.md",
      line:
        "recipes.tabs:28: expected no finding of more-tab: 2 of 6 tabs are in the More list: compact width fits 5",
      arguments: ["replay", "--quiet", "recipes.tabs"], typed: []),
    Answer(
      document: "docs/getting-started.md", line: "error: no tab is called Calendar",
      typed: ["add Recipes", "remove Calendar"]),
  ]

  /// Blocks that show no answer: what a person writes into a file.
  static let written = ["# what I mostly work on"]

  static let documents = ["docs/getting-started.md", "docs/designing.md"]

  @Test("A block without a prompt shows what the program answers", arguments: answers)
  func answer(answer: Answer) throws {
    let block = try #require(
      Self.blocks(of: answer.document).first { $0.contains(answer.line) }, "no block has the line")
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tabbar-answers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var recipes = Self.recipes
    if answer.arguments.first == "replay" {
      // The sixth tab, and the expectation on the line that the document names.
      recipes += ["add Search"] + (recipes.count..<26).map { "# line \($0 + 2)" }
      recipes.append("expect no-finding more-tab")
    }
    try recipes.map { $0 + "\n" }.joined().write(
      to: folder.appendingPathComponent("recipes.tabs"), atomically: true, encoding: .utf8)
    let result = try ProgramRunner.run(
      answer.arguments + ["--columns", "80"], input: answer.typed.map { $0 + "\n" }.joined(),
      environment: ["HOME": folder.path, "NO_COLOR": "1"], in: folder)
    // Through a pipe an error begins with the place of its line; at the prompt that is not needed.
    let place = "standard input:\(answer.typed.count):8: "
    let lines = (result.output + result.errors).split(separator: "\n").map { line in
      line.hasPrefix(place) ? String(line.dropFirst(place.count)) : String(line)
    }
    let shown = block.filter { !$0.isEmpty }
    #expect(
      lines.indices.contains { lines[$0...].starts(with: shown) },
      "expected:\n\(shown.joined(separator: "\n"))\nfound:\n\(lines.joined(separator: "\n"))")
  }

  @Test("Every block that shows an answer without a prompt is among them", arguments: documents)
  func complete(document: String) throws {
    for block in try Self.blocks(of: document) {
      let isHeld = Self.answers.contains { $0.document == document && block.contains($0.line) }
      #expect(isHeld || Self.written.contains(block.first ?? ""), "\(document): \(block)")
    }
  }

  @Test("What one may type in one's own words is the command that the document says")
  func sentences() throws {
    let rows = try RepositoryRoot.text("docs/designing.md").split(separator: "\n")
      .drop { $0 != "| you type | the command is |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(rows.count > 10)
    for row in rows {
      let cells = row.split(separator: "`")
      let typed = ["add Home Search Inbox", String(cells[1])]
      let result = try ProgramRunner.run(["--quiet"], input: typed.joined(separator: "\n"))
      #expect(result.status == 2)
      #expect(result.errors.hasSuffix("\ntype: \(cells[3])\n"), "\(row)")
    }
  }

  @Test("The startup file in the documents runs without an error")
  func startupFile() throws {
    let block = try #require(
      try Self.blocks(of: "docs/designing.md").first { Self.written.contains($0.first ?? "") })
    let result = try ProgramRunner.run(["--quiet"], input: block.map { $0 + "\n" }.joined())
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("The document about CI shows what replay writes")
  func ci() throws {
    let sandbox = try Sandbox()
    try FileManager.default.createDirectory(
      at: sandbox.folder.appendingPathComponent("bars"), withIntermediateDirectories: true)
    let met = ["expect count 0", "expect visible none"]
    try sandbox.session(met + met, to: "bars/bank.tabs")
    let six = (1...6).map { "add T\($0)" }
    try sandbox.session(met + ["# six tabs", ""] + six + ["expect count 5"], to: "bars/shop.tabs")
    try sandbox.session(["add A"], to: "bars/wallet.tabs")
    let text = try RepositoryRoot.text("docs/ci.md")
    let many = try sandbox.run(["replay", "bars"])
    #expect(text.contains("```text\n\(many.output)```\n"), "\(many.output)")
    #expect(text.contains("`\(many.errors.lines[0])`"), "\(many.errors)")

    let titles = ["Keypad", "Recents", "Favorites", "Voicemail", "\"My Card\"", "Contacts"]
    let icons = ["circle.grid.3x3", "clock", "star", "recordingtape", "person.crop.circle", "person"]
    let lines = zip(titles, icons).map { "add \($0) icon=\($1)" + ($1 == "recordingtape" ? "" : ".fill") }
    try sandbox.session(lines, to: "bars/phone.tabs")
    #expect(try sandbox.run(["replay", "--record", "steps", "bars/phone.tabs"]).status == 0)
    let recorded = try sandbox.text("bars/phone.tabs")
    #expect(
      text.contains("```text\n" + recorded.lines.suffix(4).joined(separator: "\n") + "\n```\n"), "\(recorded)"
    )
    try sandbox.write(
      recorded.replacingOccurrences(of: "add Recents", with: "add Calls"), to: "bars/phone.tabs")
    let changed = try sandbox.run(["replay", "bars/phone.tabs"]).errors
    #expect(text.contains("```text\n\(changed.lines[0])\n```\n"), "\(changed)")
    #expect(try sandbox.run(["replay", "--update", "bars/phone.tabs"]).status == 0)
    #expect(try sandbox.run(["replay", "--quiet", "bars/phone.tabs"]).status == 0)
  }

  @Test("The list of changes begins with the version of the program, and goes back from there")
  func changes() throws {
    let version = try ProgramRunner.run(["--version"]).output.lines.first?.split(separator: " ").last
    let headings = try RepositoryRoot.text("docs/changes.md").lines.filter { $0.hasPrefix("## ") }
      .map { $0.dropFirst(3) }
    let numbers = headings.map { $0.split(separator: ".").compactMap { Int($0) } }
    #expect(headings.first == version)
    #expect(numbers.allSatisfy { $0.count == 3 })
    for (newer, older) in zip(numbers, numbers.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer))
    }
  }

  /// The blocks that show what the program prints, but no prompt.
  private static func blocks(of document: String) throws -> [[String]] {
    MarkdownText(try RepositoryRoot.text(document)).blocks
      .filter { !["sh", "yaml"].contains($0.language) && !$0.lines.contains { $0.hasPrefix("tabbar> ") } }
      .map(\.lines)
  }
}
