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
  /// The text of each document and of its sections by their headings, written once for all tests.
  private struct Written: Sendable {
    let file: String
    let text: String
    let lines: [Substring]
    let sections: [Substring: String]

    init(_ document: ReferenceDocument) {
      let file = (try? RepositoryRoot.text("docs/\(document.name)")) ?? ""
      let text = document.text(file)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let headings = lines.indices.filter { lines[$0].hasPrefix("## ") || lines[$0].hasPrefix("### ") }
      let ends = headings.dropFirst() + [lines.endIndex]
      (self.file, self.text) = (file, text)
      self.lines = lines
      sections = Dictionary(
        zip(headings, ends).map { (lines[$0], lines[($0 + 1)..<$1].joined(separator: "\n")) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  private static let written = Dictionary(
    uniqueKeysWithValues: ReferenceDocument.all.map { ($0.name, Written($0)) })

  private func written(_ document: ReferenceDocument) throws -> Written {
    try #require(Self.written[document.name])
  }

  @Test("A document in docs is what the program writes now", arguments: ReferenceDocument.all.map(\.name))
  func isFresh(name: String) throws {
    let document = try #require(Self.written[name])
    #expect(document.file == document.text, "docs/\(name) is not what the program knows now: run make docs")
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

  @Test("Each command has a section with its usage and its examples", arguments: Command.all.map(\.name))
  func commands(name: String) throws {
    let command = try #require(Command.named(name))
    let section = try section("### \(name)", of: .language)
    #expect(section.contains(command.usage))
    #expect(section.contains("\(command.summary)."))
    for example in command.examples { #expect(section.contains("`\(example.line)`")) }
  }

  @Test("Each line of commands in the text is one that is carried out")
  func lines() throws {
    let names = ["Library", "Search", "Radio", "Mediathek", "Compose", "Today", "3", "pane", "a=b"]
    let lines = try inlineCode(of: .language).filter { code in
      let words = code.split(separator: " ")
      guard let first = words.first, words.count > 1, Command.named(String(first)) != nil else {
        return false
      }
      // Forms have words in capitals that are to be filled in, bars between choices, and brackets.
      return !code.contains { "|[…\u{5C}".contains($0) }
        && !words.dropFirst().contains { $0.count > 1 && $0.allSatisfy(\.isUppercase) }
    }
    let examples = Set(Command.all.flatMap(\.examples).map(\.line))
    for line in ["remove \"3\"", "badge 1 \"off\"", "add \"a=b\"", "set \"pane\" role=settings"] {
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
  private func inlineCode(of document: ReferenceDocument) throws -> [String] {
    var isInFence = false
    var code: [String] = []
    for line in try written(document).lines {
      if line.hasPrefix("```") { isInFence.toggle() }
      guard !isInFence else { continue }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      code += parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
    }
    return code
  }

  @Test("The session in the document is one that can be read and replayed")
  func session() throws {
    let lines = try written(.language).lines
    let start = try #require(lines.firstIndex { $0 == SessionFile.firstTitle })
    let text = lines[start...].prefix { $0 != "```" }.joined(separator: "\n")
    _ = try SessionFile(text, name: "language.md").draft()
  }

  @Test("Each rule, guide, device, system, form and estimate has its place")
  func members() throws {
    let (language, index) = (try written(.language).text, try written(.ruleIndex).text)
    let devices = try written(.devices).text
    for format in Format.allCases { #expect(language.contains("| `\(format.id)`")) }
    for rule in Rule.all { #expect(index.contains("(\(rule.id).md) | \(Markdown.plain(rule.title)) |")) }
    for guide in Guide.all {
      #expect(try section("### \(guide.id)", of: .ruleIndex).contains(Markdown.plain(guide.source)))
    }
    for device in Device.all {
      #expect(devices.contains("| `\(device.id)` | \(Markdown.plain(device.name)) |"))
      #expect(devices.contains(". \(Markdown.plain(device.source))\n"))
    }
    for system in System.all { #expect(devices.contains("\n| `\(system.id)` |")) }
    for estimate in Estimate.allCases { #expect(devices.contains(Markdown.plain(estimate.reason))) }
  }

  @Test("Every row of a table has as many cells as its head", arguments: ReferenceDocument.all.map(\.name))
  func tables(name: String) throws {
    let document = try #require(Self.written[name])
    var cells: Int?
    var isInFence = false
    for line in document.lines {
      if line.hasPrefix("```") { isInFence.toggle() }
      guard !isInFence, line.hasPrefix("|") else {
        cells = nil
        continue
      }
      var count = 0
      var previous: Character = " "
      for character in line {
        if character == "|", previous != "\\" { count += 1 }
        previous = character
      }
      #expect(count == cells ?? count, "\(line)")
      cells = count
    }
  }

  private func section(_ heading: String, of document: ReferenceDocument) throws -> String {
    try #require(try written(document).sections[heading[...]], "\(heading)")
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

  @Test(
    "Words make a sentence",
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")])
  func sentence(words: [String], expected: String) { #expect(listed(words) == expected) }
}
