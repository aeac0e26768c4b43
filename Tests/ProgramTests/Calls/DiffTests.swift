import Foundation
import TabBarTestSupport
import Testing

@Suite("diff")
struct DiffTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private let mail = [
    "add Inbox icon=tray", "add Calendar icon=calendar", "add People icon=person.2", "add Files icon=folder",
  ]
  private let edits = [
    "remove Calendar", "add Search icon=magnifyingglass", "badge Inbox 3", "rename Files Docs", "move Docs 2",
    "orientation landscape",
  ]

  private func diff(_ arguments: String...) throws -> ProgramRunner.Result {
    try sandbox.run(["diff"] + arguments)
  }

  @Test("The same design is silence and status 0, another one lines and status 1, a bad file status 2")
  func statuses() throws {
    let before = try sandbox.session(mail, to: "before.tabs")
    let same = try sandbox.session(["note \"Only a remark.\""] + mail, to: "same.tabs")
    let after = try sandbox.session(mail + edits, to: "after.tabs")
    let bad = try sandbox.session(["ad Inbox"], to: "bad.tabs")
    #expect(try diff(before, same).noise == "")
    #expect(try diff(before, after).status == 1)
    for paths in [[before, bad], [bad, before], [before, "nowhere.tabs"]] {
      let result = try diff(paths[0], paths[1])
      #expect(result.status == 2 && result.output == "" && result.errors.contains("error: "))
    }
    #expect(try diff(bad, before).errors.contains("bad.tabs:2:1: error: "))
    for arguments in [[before], [before, after, same], ["-", "-"], []] {
      #expect(try sandbox.run(["diff"] + arguments).status == 2)
    }
  }

  @Test("Each change is a line of its own that does not depend on the others")
  func lines() throws {
    try sandbox.session(mail, to: "old.tabs")
    try sandbox.session(mail + edits, to: "new.tabs")
    let result = try diff("old.tabs", "new.tabs")
    let expected = [
      "old.tabs → new.tabs",
      "  - \"Calendar\" removed (was tab 2)",
      "  + \"Search\" added as tab 4, icon magnifyingglass",
      "  ~ \"Inbox\": badge is now 3, was none",
      "  ~ \"Files\" is now called \"Docs\"",
      "  ~ \"Docs\" moved from 4 to 2",
      "  ~ orientation is now landscape, was portrait",
    ]
    #expect(result.output.lines == expected)
    let document = MarkdownText(try RepositoryRoot.text("docs/sessions.md"))
    #expect(document.blocks.contains { $0.lines == expected })
    let long = try sandbox.session(
      mail + ["rename Inbox \"\(String(repeating: "Long ", count: 30))\""], to: "l.tabs")
    let narrow = try diff("old.tabs", long, "--columns", "40").output
    #expect(narrow.lines.contains { $0.contains("is now called") && $0.count > 150 })
    let ascii = try diff("old.tabs", "new.tabs", "--ascii").output
    #expect(ascii.is7Bit && ascii.hasPrefix("old.tabs -> new.tabs"))
  }

  @Test("One of the sessions may come from standard input")
  func standardInput() throws {
    let before = try sandbox.session(mail)
    let input = "# tabbar session 1\n" + (mail + ["rename Files Docs"]).joined(separator: "\n")
    let result = try sandbox.run(["diff", before, "-"], input: input)
    #expect(result.status == 1)
    #expect(result.output.contains("~ \"Files\" is now called \"Docs\""))
  }

  @Test("The document for scripts has what the contract says, tabs counted from one")
  func document() throws {
    let before = try sandbox.session(mail, to: "a.tabs")
    let after = try sandbox.session(mail + edits, to: "b.tabs")
    let result = try diff(before, after, "--format", "json")
    #expect(result.status == 1)
    let document = try JSON(result.output)
    let shape = Shape.object([
      "schema": .exactly(.number(1)),
      "tabs": .list(
        .object([
          "change": .choice(["added", "removed", "renamed", "moved", "changed"]), "tab": .number,
          "key": .optional(.string), "title": .string, "settings": .table(.string),
        ])),
      "findings": .list(
        .object([
          "change": .choice(["added", "removed", "severity"]), "rule": .string,
          "severity": .choice(["error", "warning", "info"]),
        ])),
      "context": .list(.object(["key": .string, "from": .optional(.string), "to": .optional(.string)])),
    ])
    #expect(shape.violations(in: document) == [])
    func changes(_ kind: String) -> [JSON] {
      document["tabs"]?.elements.filter { $0["change"]?.string == kind } ?? []
    }
    #expect(changes("removed").map { $0["tab"] } == [.number(2)])
    #expect(changes("added").map { $0["tab"] } == [.number(4)])
    #expect(changes("added").first?["settings"] == .object(["icon": .string("magnifyingglass")]))
    let moved = try #require(changes("moved").first)
    #expect(moved["from"] == .number(4) && moved["to"] == .number(2))
    let renamed = try #require(changes("renamed").first)
    #expect(renamed["from"] == .string("Files") && renamed["to"] == .string("Docs"))
    let badge = try #require(changes("changed").first)
    #expect(badge["key"] == .string("badge") && badge["from"] == .null && badge["to"] == .string("3"))
    let same = try diff(before, before, "--format", "json")
    #expect(same.status == 0)
    #expect(try JSON(same.output)["tabs"] == .array([]))
  }

  @Test("A promise or a record that changed is a difference, in words and for scripts")
  func promises() throws {
    let bar = ["add Home", "add Cart"]
    try sandbox.session(
      bar + ["expect visible Home Cart # recorded", "expect count 4", "expect met long-title"],
      to: "shop.tabs")
    try sandbox.session(
      bar + ["expect visible Home Basket # recorded", "expect count 5", "expect overflow none"],
      to: "checkout.tabs")
    let result = try diff("shop.tabs", "checkout.tabs")
    #expect(result.status == 1)
    let expected = [
      "shop.tabs → checkout.tabs", "  - expects met long-title", "  + expects overflow none",
      "  ~ expects count 5, was count 4", "  ~ records visible Home Basket, was visible Home Cart",
    ]
    #expect(result.output.lines == expected)
    let document = MarkdownText(try RepositoryRoot.text("docs/sessions.md"))
    #expect(document.blocks.contains { $0.lines == expected })
    let answer = try JSON(diff("shop.tabs", "checkout.tabs", "--format", "json").output)
    let changes = answer["expectations"]?.elements ?? []
    #expect(changes.map { $0["change"]?.string } == ["removed", "added", "changed"])
    #expect(changes.map { $0["text"]?.string } == ["met long-title", "overflow none", "count 5"])
    #expect(changes.map { $0["from"]?.string } == [nil, nil, "count 4"])
    #expect(answer["records"]?.elements.map { $0["text"]?.string } == ["visible Home Basket"])
    let input = try sandbox.run(
      ["diff", "-", "checkout.tabs"], input: try sandbox.text("shop.tabs"))
    #expect(input.output.lines.first == "standard input → checkout.tabs")
  }

  @Test("Of very many records only the number is said")
  func manyRecords() throws {
    let lines = (1...12).flatMap { ["add T\($0)", "expect visible T\($0) # recorded"] }
    try sandbox.session(lines, to: "old.tabs")
    try sandbox.session(
      lines.map { $0.replacingOccurrences(of: "visible", with: "visible X") }, to: "new.tabs")
    #expect(
      try diff("old.tabs", "new.tabs").output.lines == ["old.tabs → new.tabs", "  ~ 12 records changed"])
    #expect(
      try JSON(diff("old.tabs", "new.tabs", "--format", "json").output)["records"]?.elements.count == 12)
  }
}
