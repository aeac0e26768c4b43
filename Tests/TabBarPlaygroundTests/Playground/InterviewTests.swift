import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("The interview")
struct InterviewTests {
  /// Takes an answer as the prompt does, and returns the commands that it became.
  private func give(_ answer: String, _ interview: inout Interview, _ playground: inout Playground)
    -> [String]
  {
    let commands = interview.hear(TypedLine(answer, source: .prompt), in: playground)?.commands ?? []
    #expect(throws: Never.self) { try playground.carryOut(commands) }
    _ = interview.look(at: playground, after: commands)
    return commands
  }

  /// The rules with an open question.
  private func open(_ playground: Playground) -> [String] {
    playground.draft.scene.report.notChecked.filter { $0.verdict == .needsPerson }.map(\.rule)
  }

  /// The sentences of the list of questions.
  private func list(_ interview: Interview) -> [String] {
    interview.question.compactMap { if case .sentence(let text) = $0 { text.text } else { nil } }
  }

  /// The number of the question of a rule.
  private func number(of rule: String, in interview: Interview) throws -> String {
    let entry = try #require(list(interview).first { $0.contains(" \(rule): ") }, "\(list(interview))")
    return String(entry.prefix { $0 != " " })
  }

  /// Bars of several kinds, in which together most rules ask.
  static let bars = [
    ["new music"], ["new television"], ["new bank", "guide sap-fiori"],
    ["new news", "device ipad-10", "guide hig-2013"], ["new music", "bar container=custom"],
    ["new television", "bar container=custom content=split"],
    ["device ipad-10", "pane leading", "add A", "add B"],
    ["add A icon=own_picture badge=1", "add B icon=map", "guide hig-2013"],
  ]

  @Test(
    "It lists what check counts, and a yes, a no and a never each answer every question for good",
    arguments: bars, ["y", "n", "x"])
  func answers(lines: [String], key: String) throws {
    var playground = try Playground(lines: lines)
    var interview = Interview(playground.draft)
    #expect(list(interview).count == open(playground).count + 1)
    var rounds = 0
    while let entry = list(interview).first, !interview.isOver, rounds < 60 {
      let (before, number) = (open(playground), entry.prefix { $0 != " " })
      // A choice has words instead of yes and no.
      let words = entry.split(separator: "? ").last.map { $0.split(separator: " · ") } ?? []
      for answer in [key, words.first.map(String.init) ?? "", "x"] where open(playground) == before {
        _ = give("\(number) \(answer)", &interview, &playground)
      }
      rounds += 1
    }
    #expect(interview.isOver && open(playground).isEmpty, "\(open(playground))")
    #expect(list(interview) == ["There is nothing left to ask; check judges by the answers."])
    // What was answered is in the session.
    #expect(
      try SessionFile(playground.text, name: "x").draft() == playground.draft
        || lines[0].hasPrefix("new"))
  }

  @Test("A yes never breaks the rule that asked")
  func yes() throws {
    for lines in Self.bars {
      var playground = try Playground(lines: lines)
      var interview = Interview(playground.draft)
      let before = Set(playground.draft.scene.report.findings.map(\.rule))
      for entry in list(interview).dropLast() {
        _ = give("\(entry.prefix { $0 != " " }) y", &interview, &playground)
      }
      let rules = Set(playground.draft.scene.report.findings.map(\.rule)).subtracting(before)
      // These ask which of two things it is, and one of the answers is a fault.
      #expect(rules.isSubset(of: ["bitmap-icon", "icon-sizes"]), "\(lines): \(rules)")
    }
  }

  @Test(
    "An answer sets nothing that nobody said",
    arguments: [
      // Whether there is a split view is a choice, and y is none of it.
      (["new television"], "pinned-bar", "y", []),
      (["new television"], "pinned-bar", "split", ["bar content=split"]),
      // Red with white text is denied of a red one with black text, too.
      (
        ["add A icon=map badge=1", "bar container=custom"], "badge-text-color", "n",
        ["answer badge-text-color no"]
      ),
      (["new music"], "own-bar", "y", ["bar container=system"]),
      (["new music"], "hidden-bar", "n", ["bar hidesWhenPushed=yes"]),
      (["add A icon=star", "add B icon=own_picture"], "bitmap-icon", "y", ["set 2 icon.kind=bitmap"]),
      (["add A B"], "keeps-state", "y", ["set 1 keepsState=yes", "set 2 keepsState=yes"]),
      (["new television"], "pinned-bar", "x", ["allow pinned-bar because \"never ask\""]),
      // Whoever denies that all tabs change the same view says that they change different ones; which ones nobody said.
      (["add A B C"], "one-view", "n", ["answer one-view no"]),
      (["add A B C"], "one-view", "2", []),
      (
        ["new music", "set 1 opens=section"], "selecting-opens", "2, 5",
        ["set 2 opens=sheet", "set 3 opens=section", "set 4 opens=section", "set 5 opens=sheet"]
      ),
      (["new music"], "selecting-opens", "7", []),
    ])
  func saysNoMore(lines: [String], rule: String, answer: String, commands: [String]) throws {
    var playground = try Playground(lines: lines)
    var interview = Interview(playground.draft)
    let number = try number(of: rule, in: interview)
    #expect(give("\(number) \(answer)", &interview, &playground) == commands)
    #expect(list(interview).contains { $0.hasPrefix("\(number) ") } == commands.isEmpty)
  }
}
