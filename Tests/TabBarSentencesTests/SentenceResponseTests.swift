import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
@testable import TabBarShell
import Testing

/// What sentences mean is in `TabBarSentencesTests`.
@Suite("What becomes of a line at the prompt")
struct SentenceResponseTests {
  private static func bar() throws -> Playground {
    try Playground(typed: ["add Home Search Inbox Profile", "badge Inbox 3"])
  }

  @Test("A sentence never changes what a command means")
  func commands() throws {
    let before = try Playground(typed: ["add Library Search Radio Mediathek Compose Today Games Apps Arcade"])
    for command in Command.all {
      for example in command.examples {
        var playground = before
        guard let response = try? playground.respond(to: example.line) else { continue }
        #expect(response.line == example.line)
      }
    }
  }

  @Test("A sentence is kept as its command, and several commands are several steps")
  func kept() throws {
    var playground = try Self.bar()
    let response = try playground.respond(to: "put Profile in front of everything")
    #expect(response?.line == "move Profile first" && playground.text.hasSuffix("\nmove Profile first\n"))
    _ = try playground.respond(to: "get rid of Inbox and call Search Find")
    #expect(playground.text.hasSuffix("\nremove Inbox\nrename Search Find\n"))
    _ = try playground.respond(to: "undo")
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
      let error = try #require(throws: CommandError.self) { try playground.perform(line) }
      #expect(
        playground.naming(error, insteadOf: line).lines == lines && playground.text == before, "\(line)")
    }
  }

  @Test("What is said in own words is seen as what it does, with the command, or as the commands it may mean")
  func previews() throws {
    let playground = try Playground(typed: ["add A B C"])
    if case .change(let draft, let sentence) = playground.preview(
      of: "put C in front of everything", reads: true)
    {
      #expect(draft.design.tabs.map(\.title) == ["C", "A", "B"] && sentence().hasPrefix("move C first: "))
    } else {
      Issue.record("no change")
    }
    guard case .choices(let lines) = playground.preview(of: "merge A and B", reads: true) else {
      Issue.record("nothing to choose from")
      return
    }
    #expect(lines == ["merge A into=B", "merge B into=A"])
  }

  @Test("What was offered is taken by its number")
  func offer() throws {
    var playground = try Self.bar()
    let error = #expect(throws: CommandError.self) {
      try playground.respond(to: "fold Home and Search together")
    }
    #expect(
      error?.lines == ["merge Home into=Search", "merge Search into=Home"] && error?.isQuestion == true)
    playground.offer(error?.lines ?? [])
    #expect(try playground.respond(to: "the second one")?.line == "merge Search into=Home")
  }

  @Test("A number alone carries out the entry of the list that was shown last, until the design changes")
  func number() throws {
    var playground = try Playground(typed: ["add A B C D E F"])
    #expect(throws: CommandError.self) { try playground.respond(to: "1") }
    _ = try playground.respond(to: "fit")
    #expect(try playground.respond(to: "2")?.line == "fit 2")
    #expect(throws: CommandError.self, "the design has changed") { try playground.respond(to: "1") }
    _ = try playground.respond(to: "undo")
    _ = try playground.respond(to: "fit iphone-se-3")
    #expect(try playground.respond(to: "take the first one")?.line == "fit 1 iphone-se-3")
  }

  @Test("A number of fix is that of the list on the screen, whatever was done since")
  func fixes() throws {
    var playground = try Playground(typed: ["add A B C", "set B keepsState=no", "bar hidesWhenPushed=yes"])
    let listed = playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary)
    try #require(listed.count == 2)
    _ = try playground.respond(to: "fix")
    _ = try playground.respond(to: "fix 1")
    #expect(playground.draft.listedFixes.flatMap(\.fixes).map(\.fix.summary) == [listed[1]])
    #expect(try playground.respond(to: "fix 2")?.line == "fix 1")
    let error = #expect(throws: CommandError.self) { try playground.respond(to: "fix 2") }
    #expect(error?.remedy == "fix lists what is left")
  }

  @Test("Several commands with semicolons are all carried out, or none; in quotes one is text")
  func semicolons() throws {
    var playground = try Self.bar()
    _ = try playground.respond(to: "rename Home Start; remove Inbox")
    #expect(playground.draft.design.tabs.map(\.title) == ["Start", "Search", "Profile"])
    let before = playground.text
    #expect(throws: CommandError.self) { try playground.respond(to: "rename Start Home; remove Foo") }
    #expect(playground.text == before)
    _ = try playground.respond(to: "add \"A; add B\"")
    #expect(playground.draft.design.tabs.last?.title == "A; add B")
    playground = try Playground(typed: ["add A B C D E F", "mark six"])
    let response = try playground.respond(to: "fit 1; mark merged; undo 2; fit 2")
    #expect(response?.line == "fit 1" && response?.rest == ["mark merged", "undo 2", "fit 2"])
  }

  @Test("What yes and no may answer is offered, and not carried out")
  func answers() throws {
    for (line, offered, lines) in [
      ("yes, people know it", "allow home-title because \"people know it\"", ["add Home"]),
      ("no", "explain home-title", ["add Home"]), ("yes", "interview", []),
    ] {
      var playground = try Playground(typed: lines)
      let error = #expect(throws: CommandError.self) { try playground.respond(to: line) }
      #expect(error?.lines == [offered])
    }
  }

  @Test(
    "A sentence about a tab that is not there changes no other, and makes none",
    arguments: [
      "replace Home with Start", "change Home to Start", "hone first", "foo first", "put Cart at the end",
    ])
  func absent(line: String) throws {
    var playground = try Playground(typed: ["add Inbox Library"])
    let before = playground.text
    #expect(throws: CommandError.self) { try playground.respond(to: line) }
    #expect(playground.text == before)
  }

  @Test(
    "The device stays where it runs the system that is asked for, and else one of its family takes its place",
    arguments: [
      ("ipad-9", "ios 18 on this ipad", "ipad-9", "ipados18"),
      ("ipad-9", "iPad with iOS 17", "ipad-9", "ipados17"),
      ("ipad-a16", "iPad with iOS 17", "ipad-10", "ipados17"),
      ("iphone-14", "ipad on ipados 17", "ipad-10", "ipados17"),
      ("iphone-14", "iphone with ios 17", "iphone-14", "ios17"),
    ])
  func system(own: String, line: String, device: String, system: String) throws {
    var playground = try Playground(typed: ["device \(own)", "add Inbox Library"])
    _ = try playground.respond(to: line)
    #expect(playground.draft.design.device.id == device && playground.draft.system?.id == system)
  }

  @Test(
    "A command that refuses its line offers what may be right, and carries nothing out",
    arguments: [
      ("badge 9 1", "badge"), ("bagde Inbox 3", "badge"), ("add a tab called News", "add"),
      ("move Home after Foo", "move"), ("remove Foo", "remove"), ("Add two tabs, News and Radio", "add"),
    ])
  func owned(line: String, command: String) throws {
    var playground = try Self.bar()
    let before = playground.text
    let error = #expect(throws: CommandError.self) { try playground.respond(to: line) }
    #expect(playground.text == before)
    if let first = error?.lines.first { #expect(first.hasPrefix(command + " "), "\(first)") }
  }

  @Test("A list that is typed again is added again")
  func listAgain() throws {
    for list in ["Accounts, Payments, Transfer, Cards", "Home, Search", "Recipes, Meal Planner, Profile"] {
      var playground = Playground()
      for line in ["add \(list)", "new", "add \(list)"] {
        #expect(try playground.respond(to: line)?.line == line)
      }
      #expect(playground.draft.design.tabs.count == list.split(separator: ",").count)
    }
  }

  @Test("merge asks which of two tabs stays, and what says it is carried out")
  func mergeAsks() throws {
    var playground = try Self.bar()
    let error = #expect(throws: CommandError.self) { try playground.respond(to: "merge Home Search") }
    #expect(error?.lines == ["merge Home into=Search", "merge Search into=Home"])
    _ = try playground.respond(to: "merge Home into Search")
    #expect(playground.text.hasSuffix("\nmerge Home into=Search\n"))
  }

  @Test("While another language is in force, a title that is typed is one in that language")
  func titlesInAnotherLanguage() throws {
    var playground = try Self.bar()
    for line in ["locale de", "rename Home Start", "rename Search Find in en", "add Neu"] {
      _ = try playground.respond(to: line)
    }
    #expect(
      playground.text.hasSuffix(
        "\nlocale de\nset Home title.de=Start\nrename Search Find\nadd Neu\nset Neu title.de=Neu\n"))
    let again = try SessionFile(playground.text, name: "x").draft()
    #expect(again == playground.draft)
  }

  @Test("iOS of an iPad is iPadOS, and its device stays")
  func systemOfPad() throws {
    for line in ["system ios17", "iOS 17"] {
      var playground = try Playground(typed: ["device ipad-9"])
      _ = try playground.respond(to: line)
      #expect(playground.text.hasSuffix("\ndevice ipad-9\nsystem ipados17\n"), "\(line)")
    }
  }
}
