import Foundation
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("What changed between two designs")
struct DesignDifferenceTests {
  @Test("is as each row of a file says")
  func rows() throws {
    for row in try CaseFile.all(in: "Tests/TabBarPlaygroundTests/Cases/Differences").flatMap(\.rows) {
      let lines = { (text: Substring) in
        text.components(separatedBy: "; ").filter { !["", "-"].contains($0) }
      }
      let sides = row.cells.prefix(2).map { cell in
        cell.hasPrefix("+") ? lines(row.heading[...]) + lines(cell.dropFirst(2)) : lines(cell[...])
      }
      let states = try sides.map { lines in
        try EndState(SessionFile(SessionFile.text(of: lines), name: "x.tabs"))
      }
      let difference = DesignDifference(from: states[0], to: states[1])
      let found =
        difference.sketch + difference.context.map(\.sketch)
        + (difference.expectations + difference.records).map(\.sketch)
      let wanted = row.cells[2]
      let isSo =
        wanted.hasPrefix("… ")
        ? found.contains(String(wanted.dropFirst(2)))
        : found == (wanted == "-" ? [] : wanted.components(separatedBy: " · "))
      #expect(isSo && difference.isEmpty == found.isEmpty, "\(row.place): \(found)")
    }
  }

  @Test("leaves no command without a difference that changes the design")
  func everyCommand() throws {
    let bars = [
      ["device ipad-10"], ["device ipad-pro-11-m4", "system ipados26"], ["device apple-tv-4k"],
      ["device iphone-17"], [],
    ]
    let tabs =
      ["Home", "Library", "Radio", "Search", "Games", "Arcade", "Mediathek", "Compose"].map { "add \($0)" }
    var tried: Set<String> = []
    for command in Command.all where [.tabs, .context].contains(command.group) {
      for (example, bar) in command.examples.flatMap({ example in bars.map { (example.line, $0) } }) {
        guard
          let before = try? Playground(lines: bar + tabs), var after = Optional(before),
          let invocation = try Invocation.parsed(from: example), invocation.command.isRecorded,
          (try? after.perform(invocation)) != nil, after.draft != before.draft
        else { continue }
        tried.insert(command.name)
        #expect(try !DesignDifference(bar + tabs, bar + tabs + [example]).isEmpty, "\(example) after \(bar)")
      }
    }
    let untried = Command.all.filter { [.tabs, .context].contains($0.group) && $0.isRecorded }.map(\.name)
      .filter { !tried.contains($0) }
    #expect(untried == [])
  }

  // An iPhone's bar has room for five tabs (UITabBarController's documentation).
  @Test("says which findings came, went or count differently")
  func findings() throws {
    let mail = ["Inbox", "Calendar", "People", "Files"].map { "add \($0) icon=\($0.lowercased())" }
    func rules(_ difference: DesignDifference) -> (added: [String], removed: [String]) {
      var (added, removed): ([String], [String]) = ([], [])
      for finding in difference.findings {
        if case .added(let finding) = finding { added.append(finding.rule) }
        if case .removed(let finding) = finding { removed.append(finding.rule) }
      }
      return (added, removed)
    }
    let six = mail + ["add Notes icon=note.text", "add Tasks icon=checklist"]
    #expect(rules(try DesignDifference(mail, six)).added.contains("more-tab"))
    #expect(rules(try DesignDifference(six, mail)).removed.contains("more-tab"))
    let accepted = six + ["allow more-tab because \"The last ones are for testers.\""]
    let acceptance = try DesignDifference(six, accepted)
    #expect(rules(acceptance).removed == [] && acceptance.clearedFindings.isEmpty)
    #expect(acceptance.acceptedFindings.map(\.finding.rule) == ["more-tab"])
  }

  @Test("is found with as many tabs as there can be, each of which is another")
  func manyTabs() throws {
    let tabs = (1...1_000).map { "add T\($0) icon=star" }
    let renamed = (1...1_000).map { "add U\($0) icon=star" }
    #expect(try DesignDifference(tabs, [tabs[0]] + renamed.dropFirst()).tabs.count == 999)
  }

  @Test(
    "Of two files, ideas that only one has or that are others now are named, though both end alike",
    arguments: [
      (["add C", "mark two", "back one"], ["add C", "mark two", "back one"], []),
      (["add C", "mark two", "back one"], ["add E", "mark two", "back one"], ["two: - C + E"]),
      (["add C", "mark two", "back one"], [], ["two is gone"]), ([], ["mark two"], ["two is new"]),
    ])
  func ideas(before: [String], after: [String], ideas: [String]) throws {
    func state(_ lines: [String]) throws -> EndState {
      let text = SessionFile.text(of: ["add A B", "mark one"] + lines + ["add D"])
      return try EndState(SessionFile(text, name: "x.tabs"))
    }
    let difference = DesignDifference(from: try state(before), to: try state(after))
    #expect(difference.tabs.isEmpty)
    #expect(
      difference.ideas.map { name, isNew, change in
        change.map { "\(name): \($0.sketch.joined(separator: " "))" }
          ?? "\(name) is \(isNew ? "new" : "gone")"
      } == ideas)
  }
}
