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
}
