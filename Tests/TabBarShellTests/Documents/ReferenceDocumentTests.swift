import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@testable import TabBarShell
@testable import tabbar_tools

@Suite("The documents that the program writes")
struct ReferenceDocumentTests {
  @Test("A document in docs is what the program writes now", arguments: ReferenceDocument.all.map(\.name))
  func isFresh(name: String) throws {
    let document = try #require(ReferenceDocument.all.first { $0.name == name })
    let file = try RepositoryRoot.text("docs/\(name)")
    #expect(file == document.text(file), "docs/\(name) is not what the program knows now: run make docs")
  }

  @Test("The words that a field of JSON may have are in the schema, and on its page")
  func wordsOfFields() throws {
    func all<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> [String] {
      Word.allCases.map(\.rawValue)
    }
    let schema = try RepositoryRoot.text("docs/schema.json").filter { !$0.isWhitespace }
    let page = try RepositoryRoot.text("docs/json.md")
    for (field, words) in [
      ("orientation", all(Orientation.self)), ("window.name", Window.words + ["width"]),
      ("direction", all(LayoutDirection.self)), ("pane", all(Pane.self)),
      ("situation.scroll", all(Situation.Scroll.self)), ("situation.textSize", all(Situation.TextSize.self)),
      ("bar.placement", all(Placement.self)), ("bar.arrangement", all(Arrangement.self)),
      ("bar.distribution", all(Distribution.self)), ("bar.overflow", all(Overflow.self)),
      ("items[].titleState", all(FittedTitle.State.self)), ("hidden[].reason", all(HiddenPlace.self)),
      ("notChecked[].verdict", all(Verdict.self)), ("sdk", all(SDK.self)),
      ("findings[].severity", all(Severity.self)), ("findings[].evidence", all(Evidence.self)),
    ] {
      #expect(page.contains("| `\(field)` | \(words.joined(separator: ", ")) |"))
      #expect(schema.contains("\"enum\":\(words)".filter { !$0.isWhitespace }), "\(field)")
    }
  }

  @Test("The pictures of sessions in docs are what the program draws now, and there are no others")
  func samples() throws {
    let pictures = try ReferenceDocument.samplePictures(
      in: RepositoryRoot.url("sessions").path, DiskStore(home: nil))
    for picture in pictures {
      let file = try RepositoryRoot.text("docs/\(picture.name)")
      #expect(
        file == picture.text(file), "docs/\(picture.name) is not what the program draws now: run make docs")
    }
    let names = try RepositoryRoot.names(in: "docs/pictures").map { "pictures/\($0)" }
    #expect(names.sorted() == pictures.map(\.name))
  }

  @Test("The folder of pictures holds what the pages of the rules show, two on a page at most")
  func picturesOfRules() throws {
    #expect(Rule.all.filter { $0.pictures.count > 2 }.map(\.id) == [])
    let pictures = try RepositoryRoot.names(in: "docs/rules/pictures").map { "rules/pictures/\($0)" }
    #expect(pictures == ReferenceDocument.all.map(\.name).filter { $0.hasSuffix(".svg") }.sorted())
  }

  @Test("Each line of commands in the text is one that is carried out")
  func lines() throws {
    let names = ["Library", "Search", "Radio", "Mediathek", "Compose", "Today", "3", "pane", "a=b"]
    let lines = try inlineCode(of: "docs/language.md").filter { code in
      let words = code.split(separator: " ")
      guard let first = words.first, words.count > 1, Command.named(String(first)) != nil else {
        return false
      }
      // Forms have words in capitals that are to be filled in, bars between choices, and brackets.
      return !code.contains { "|[…\u{5C}".contains($0) }
        && !words.dropFirst().contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
    }
    let examples = Set(Command.all.flatMap(\.examples).map(\.line))
    for line in ["remove \"3\"", "badge 1 \"off\"", "add \"a=b\""] {
      #expect(lines.contains(line))
    }
    var start = Playground()
    for name in names {
      _ = try start.perform(#require(try Invocation.parsed(from: "add \"\(name)\"")))
    }
    for line in lines where !examples.contains(line) && line != "device custom" {
      var playground = start
      #expect(throws: Never.self, "\(line)") {
        for (_, command) in Lexer.commands(of: line, source: .pipe) {
          _ = try #require(try playground.perform(command, source: .pipe))
        }
      }
    }
  }

  /// The text between single backticks, outside fences.
  private func inlineCode(of document: String) throws -> [String] {
    var isInFence = false
    var code: [String] = []
    for line in try RepositoryRoot.text(document).split(separator: "\n") {
      if line.hasPrefix("```") { isInFence.toggle() }
      guard !isInFence else { continue }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      code += parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
    }
    return code
  }
}

@Suite("Markdown")
struct MarkdownTests {
  @Test("A bar in a cell does not end it, within code or without")
  func cells() {
    var page = Markdown()
    page.table(["a|b"], [["`c|d`"], [Markdown.plain("e|f")]])
    #expect(page.text == "| a\\|b |\n| --- |\n| `c\\|d` |\n| e\\|f |\n")
  }

  @Test("A fence is longer than any in it, and blocks are separate")
  func fences() {
    var page = Markdown()
    page.heading(2, "Title")
    page.fence(["```"])
    #expect(page.text == "## Title\n\n````text\n```\n````\n")
  }
}
