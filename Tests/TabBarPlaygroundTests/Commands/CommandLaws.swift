import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

extension Command: CustomTestStringConvertible {
  package var testDescription: String { name }
}

@Suite("What holds for every command")
struct CommandLaws {
  /// A bar that has a tab for each title that examples name.
  private static let titles = [
    "Library", "Search", "Radio", "Mediathek", "Compose", "Today", "Games", "Apps", "Arcade",
  ]

  /// The devices that have what some commands set.
  private static let devices = [
    "window": "ipad-pro-11-m4", "pane": "ipad-pro-11-m4", "minimize": "iphone-17", "accessory": "iphone-17",
    "focus": "apple-tv-4k", "logo": "apple-tv-4k",
  ]

  @Test("No two commands share a name, in whatever case")
  func namesAreUnique() {
    #expect(Set(Command.all.map { $0.name.lowercased() }).count == Command.all.count)
  }

  /// What a look must never be: it writes, opens, leaves, learns, asks or changes.
  private static let acting = [
    "save", "open", "export", "import", "quit", "learn", "quiz", "interview", "view", "fix", "new", "recover",
    "discard", "replay", "teach", "note", "expect", "mark", "back", "undo", "redo",
  ]

  @Test("A command that only shows something has examples that do, and they leave the session as it is")
  func looks() throws {
    var playground = Playground()
    for line in ["add \(Self.titles.joined(separator: " "))", "mark A", "add News", "mark B"] {
      _ = try playground.perform(line)
    }
    #expect(
      Command.looks.isSubset(of: Command.all.map(\.name)) && Command.looks.isDisjoint(with: Self.acting))
    for command in Command.all {
      let shown = command.examples.map(\.line).filter(playground.onlyShows)
      #expect(shown.isEmpty != Command.looks.contains(command.name), "\(command.name)")
      for line in shown {
        var after = playground
        _ = try after.perform(line)
        #expect(after.text == playground.text && after.draft == playground.draft, "\(line)")
        #expect(after.timeline.position == playground.timeline.position, "\(line)")
      }
    }
  }

  @Test("Every command that a file declares is in the list, under its name")
  func everyCommandIsListed() throws {
    let folder = "Sources/TabBarPlayground/Commands"
    let lines = try RepositoryRoot.names(in: folder).flatMap {
      try RepositoryRoot.text("\(folder)/\($0)").split(separator: "\n")
    }
    let declared = lines.filter { $0.hasSuffix(" = Command(") || $0.hasSuffix(" = request(") }
      .compactMap { $0.split(separator: " ").dropLast(2).last?.filter { $0 != "`" } }
    #expect(Set(declared) == Set(Command.all.map(\.name)))
  }

  @Test("The page of commands has a section for each command, and no other")
  func everyCommandIsOnThePage() throws {
    let page = try RepositoryRoot.text("Sources/CTabBarTables/data/commands.md").split(separator: "\n")
    let names = page.compactMap { $0.hasPrefix("## ") ? String($0.dropFirst(3)) : nil }
    #expect(Set(names) == Set(Command.all.map(\.name)))
  }

  @Test("A command is found by its name, in whatever case", arguments: Command.all)
  func found(command: Command) {
    #expect(Command.named(command.name)?.name == command.name)
    #expect(Command.named(command.name.uppercased())?.name == command.name)
    #expect(Command.named(command.name + "x") == nil)
  }

  @Test("A command says what it does, in one line that ends without a full stop", arguments: Command.all)
  func texts(command: Command) {
    #expect(command.summary.first?.isUppercase == true && !command.summary.hasSuffix("."))
    #expect(!command.summary.contains("\n") && command.summary.count <= 80)
    #expect(command.usage.hasPrefix(command.name))
    #expect(!command.examples.isEmpty)
    for example in command.examples {
      #expect(!example.meaning.isEmpty && !example.meaning.hasSuffix("."), "\(example.line)")
    }
    if let discussion = command.discussion {
      #expect(discussion.hasSuffix(".") && !discussion.contains("\n") && !discussion.contains("  "))
    }
  }

  @Test("Parameters that can be left out come last, and only the last is repeated", arguments: Command.all)
  func parameters(command: Command) {
    let optional = command.parameters.map(\.isOptional)
    #expect(optional == optional.sorted { !$0 && $1 })
    #expect(!command.parameters.dropLast().contains { $0.isRepeated })
    #expect(Set(command.options.map(\.name)).count == command.options.count)
    #expect(command.parameters.count == 0 || command.usage.contains(command.parameters[0].usage))
  }

  @Test("An example is of its command, is in canonical form and reads as itself", arguments: Command.all)
  func examplesPrintBack(command: Command) throws {
    for example in command.examples {
      let invocation = try #require(try Invocation.parsed(from: example.line))
      #expect(invocation.command.name == command.name)
      let again = try #require(try Invocation.parsed(from: invocation.canonical))
      #expect(again.canonical == invocation.canonical)
      // Only a device's full name is recorded as something else than what is typed.
      if !example.line.contains("generation") { #expect(invocation.canonical == example.line) }
    }
  }

  @Test("An example runs on a bar that has its tabs", arguments: Command.all)
  func examplesRun(command: Command) throws {
    for example in command.examples {
      let device = Self.devices[command.name].map { ["device \($0)"] } ?? []
      var playground = try Playground(lines: device + Self.titles.map { "add \($0)" })
      // What there must be for it: steps to do again, or a design to come back to.
      if ["back", "compare", "mark"].contains(command.name) { try playground.run("mark before-icons") }
      if command.name == "back" { try playground.run("rotate") }
      if command.name == "redo" { try playground.run("undo 4") }
      let before = playground
      let outcome = try playground.run(example.line)
      #expect(outcome.sentence?().text.isEmpty != true, "\(example.line)")
      if outcome.sentence?().text == "nothing changed: already set" {
        #expect(playground.text == before.text && playground.draft == before.draft, "\(example.line)")
      } else if command.isRecorded {
        #expect(playground.timeline.position == before.timeline.position + 1, "\(example.line)")
        try playground.run("undo")
        #expect(playground.draft == before.draft, "\(example.line)")
      }
    }
  }

  @Test(
    "A command with something missing shows how it is written",
    arguments: Command.all.filter { $0.parameters.contains { !$0.isOptional } })
  func missing(command: Command) throws {
    let error = #expect(throws: CommandError.self) { try Invocation.parsed(from: command.name + "  # ") }
    let end = command.name.utf8.count
    #expect(error?.range == end..<end)
    #expect(error?.problem.hasPrefix("\(command.name) needs ") == true)
    #expect(
      error?.remedy
        == (command.options.count > 6
          ? "\(command.name) \(command.parameters[0].usage) KEY=VALUE…; help \(command.name) lists the keys"
          : command.usage)
    )
  }

  @Test("A command takes no more than it knows", arguments: Command.all)
  func tooMuch(command: Command) throws {
    let unknown = #expect(throws: CommandError.self) {
      try Invocation.parsed(from: "\(command.name) zzzz=1\(command.takesPairs ? " 2" : "")")
    }
    if !command.takesPairs { #expect(unknown?.problem == "\(command.name) has no option zzzz=") }
    #expect(unknown?.remedy != nil)
    guard command.parameters.last?.isRepeated == true else {
      // One word more than there are places, after an example that may fill some of them already.
      let more = Array(repeating: "x", count: command.parameters.count + 1)
      for example in command.examples {
        let line = ([example.line] + more).joined(separator: " ")
        #expect(throws: CommandError.self, "\(line)") { try Invocation.parsed(from: line) }
      }
      return
    }
    // A repeatable word may be repeated any number of times.
    let example = try #require(command.examples.first { $0.line != command.name && !$0.line.contains("=") })
    let last = try #require(example.line.split(separator: " ").last)
    let line = example.line + String(repeating: last.hasSuffix("\"") ? " x" : " \(last)", count: 3)
    #expect(throws: Never.self, "\(line)") { try Invocation.parsed(from: line) }
  }

  @Test(
    "Another name is none of the language's own, means a command, and help knows it",
    arguments: Command.aliases.keys)
  func alias(name: String) throws {
    let own = Command.all.map(\.name) + Command.helpTopics
    #expect(!own.contains(name))
    let command = try #require(Command.named(name.uppercased()))
    var playground = Playground()
    guard case .show(let query) = try playground.run("help \(name)").effect else {
      return #expect(Bool(false))
    }
    #expect((query as? HelpQuery)?.topic == command.name)
  }
}
