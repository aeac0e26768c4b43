import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

/// What sentences mean is in `TabBarSentencesTests`.
@Suite("What becomes of a line at the prompt")
struct SentenceResponseTests {
  private static func bar() throws -> Playground {
    try Playground(lines: ["add Home Search Inbox Profile", "badge Inbox 3"])
  }

  @Test("A sentence never changes what a command means")
  func commands() throws {
    let before = try Playground(lines: ["add Library Search Radio Mediathek Compose Today Games Apps Arcade"])
    for command in Command.all {
      for example in command.examples {
        var playground = before
        guard let response = try? playground.perform(example.line) else { continue }
        #expect(response.line == example.line)
      }
    }
  }

  @Test("A sentence is kept as its command, and several commands are several steps")
  func kept() throws {
    var playground = try Self.bar()
    let response = try playground.perform("put Profile in front of everything")
    #expect(response?.line == "move Profile first" && playground.text.hasSuffix("\nmove Profile first\n"))
    _ = try playground.perform("get rid of Inbox and call Search Find")
    #expect(playground.text.hasSuffix("\nremove Inbox\nrename Search Find\n"))
    _ = try playground.perform("undo")
    #expect(playground.draft.design.tabs.map(\.title) == ["Profile", "Home", "Search"])
  }

  @Test("A sentence is refused in files and through pipes, with the lines to type where it is clear")
  func strict() throws {
    for (line, lines) in [
      ("put Profile in front of everything", ["move Profile first"]),
      ("get rid of Inbox and call Search Find", ["remove Inbox", "rename Search Find"]),
      ("fold Home and Search together", []), ("never remove Inbox", []),
    ] {
      var playground = try Self.bar()
      let before = playground.text
      let error = #expect(throws: CommandError.self) { try playground.perform(line, takesSentences: false) }
      #expect(error?.lines == lines && playground.text == before, "\(line)")
    }
  }

  @Test("What was offered is taken by its number")
  func offer() throws {
    var playground = try Self.bar()
    let error = #expect(throws: CommandError.self) {
      try playground.perform("fold Home and Search together")
    }
    #expect(error?.lines == ["merge Home Search", "merge Search Home"] && error?.isQuestion == true)
    playground.offer(error?.lines ?? [])
    #expect(try playground.perform("the second one")?.line == "merge Search Home")
  }

  @Test("A number alone carries out the entry of the list that was shown last, until the design changes")
  func number() throws {
    var playground = try Playground(lines: ["add A B C D E F"])
    #expect(throws: CommandError.self) { try playground.perform("1") }
    _ = try playground.perform("fit")
    #expect(try playground.perform("2")?.line == "fit 2")
    #expect(throws: CommandError.self, "the design has changed") { try playground.perform("1") }
    _ = try playground.perform("undo")
    _ = try playground.perform("fit iphone-se-3")
    #expect(try playground.perform("take the first one")?.line == "fit 1 iphone-se-3")
  }

  @Test("A number of fix is that of the list on the screen, whatever was done since")
  func fixes() throws {
    var playground = try Playground(lines: ["add A B C", "set B keepsState=no", "bar hidesWhenPushed=yes"])
    let listed = playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary)
    try #require(listed.count == 2)
    _ = try playground.perform("fix")
    _ = try playground.perform("fix 1")
    #expect(playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary) == [listed[1]])
    #expect(try playground.perform("fix 2")?.line == "fix 1")
    let error = #expect(throws: CommandError.self) { try playground.perform("fix 2") }
    #expect(error?.remedy == "fix lists what is left")
  }

  @Test("Several commands with semicolons are all carried out, or none; in quotes one is text")
  func semicolons() throws {
    var playground = try Self.bar()
    _ = try playground.perform("rename Home Start; remove Inbox")
    #expect(playground.draft.design.tabs.map(\.title) == ["Start", "Search", "Profile"])
    let before = playground.text
    #expect(throws: CommandError.self) { try playground.perform("rename Start Home; remove Foo") }
    #expect(playground.text == before)
    _ = try playground.perform("add \"A; add B\"")
    #expect(playground.draft.design.tabs.last?.title == "A; add B")
    playground = try Playground(lines: ["add A B C D E F", "mark six"])
    let response = try playground.perform("fit 1; mark merged; undo 2; fit 2")
    #expect(response?.line == "fit 1" && response?.rest == ["mark merged", "undo 2", "fit 2"])
  }

  @Test("yes and no answer what a finding asks, with a reason")
  func answers() throws {
    for (line, meant) in [
      ("yes, people know it", "allow home-title because \"people know it\""), ("no", "explain home-title"),
    ] {
      var playground = try Playground(lines: ["add Home"])
      #expect(try playground.perform(line)?.line == meant)
    }
    var empty = try Playground(lines: [])
    #expect(try empty.perform("yes")?.line == "interview")
  }
}
