import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("The interview")
struct InterviewTests {
  /// Takes an answer as the prompt does, and returns the commands that it became.
  private func give(_ answer: String, _ interview: inout Interview, _ playground: inout Playground) throws
    -> [String]
  {
    let turn = try #require(interview.answer(answer), "\(answer): \(interview.lines)")
    if turn.commands.isEmpty {
      if !turn.ends { interview.pass(playground.draft) }
    } else {
      _ = playground.carryOut(turn.commands)
      _ = interview.look(at: playground)
    }
    return turn.commands
  }

  /// The rules with an open question.
  private func open(_ playground: Playground) -> [String] {
    playground.draft.scene.report.notChecked.filter { $0.verdict == .needsPerson }.map(\.rule)
  }

  /// Bars of several kinds, in which together most rules ask.
  static let bars = [
    ["new music"], ["new television"], ["new bank", "guide sap-fiori"],
    ["new news", "device ipad-10", "guide hig-2013"], ["new music", "bar container=custom"],
    ["new television", "bar container=custom content=split"],
    ["device ipad-10", "pane leading", "add A", "add B"],
    ["add A icon=own_picture badge=1", "add B icon=map", "guide hig-2013"],
  ]

  @Test("A yes, a no and a never each answer every question for good", arguments: bars, ["y", "n", "x"])
  func answers(lines: [String], key: String) throws {
    var playground = try Playground(lines: lines)
    var interview = Interview(playground.draft)
    #expect(!interview.isOver)
    var rounds = 0
    while !interview.isOver, rounds < 60 {
      let question = interview.lines[0].drop { $0 != ":" }
      // A choice has letters instead of yes and no.
      var answer = key
      if let turn = interview.answer(key), turn.commands.isEmpty, !turn.asks { answer = "a" }
      if try !give(answer, &interview, &playground).isEmpty {
        #expect(interview.lines[0].drop { $0 != ":" } != question)
      }
      rounds += 1
    }
    #expect(interview.isOver)
    // A no may need more than a key says.
    if key != "n" { #expect(open(playground).isEmpty, "\(open(playground))") }
    // What was answered is in the session.
    #expect(
      try SessionFile(playground.text, name: "x").document().draft == playground.draft
        || lines[0].hasPrefix("new"))
  }

  @Test(
    "Words mean what their keys mean",
    arguments: [
      ("yes", "y"), ("Yeah!", "y"), ("no", "n"), ("none", "n"), ("dont know", "s"), ("I don't know", "s"),
      ("not sure.", "s"), ("skip", "s"), ("never ask", "x"), ("stop", "q"),
    ])
  func words(word: String, key: String) throws {
    let interview = Interview(try Playground(lines: ["new music"]).draft)
    #expect(
      "\(interview.answer(word).map { "\($0)" } ?? "")" == "\(interview.answer(key).map { "\($0)" } ?? "-")")
  }

  @Test("The rest of a word whose first letter answered already is no further answer")
  func restOfWord() throws {
    let playground = try Playground(lines: ["new music"])
    var interview = Interview(playground.draft)
    let count = interview.lines
    _ = interview.take("s", in: playground.draft)
    let next = interview.lines
    #expect(next != count)
    let rest = interview.take("kip", in: playground.draft)
    let turn = try #require(rest)
    #expect(turn.commands.isEmpty && !turn.ends && interview.lines == next)
    let again = interview.take("kip", in: playground.draft)
    #expect(again.map(\.commands) == nil)
  }

  // Whoever denies that all tabs change the same view says that they change different ones.
  @Test("A no to one-view is a finding")
  func oneView() throws {
    var playground = try Playground(lines: ["add A B C"])
    var interview = Interview(playground.draft)
    while !interview.isOver, !interview.lines[0].hasPrefix("one-view") { interview.pass(playground.draft) }
    // Which tabs differ nobody said.
    #expect(try give("n", &interview, &playground) == ["answer one-view no"])
    #expect(playground.draft.scene.report.findings.map(\.rule).contains("one-view"))
  }

  @Test(
    "An answer sets nothing that nobody said, and tells what it changed",
    arguments: [
      // Whether there is a split view is a choice, and y is none of it.
      (["new television"], "pinned-bar", "y", [], ""),
      (["new television"], "pinned-bar", "b", ["bar content=split"], "pinned-bar"),
      // Red with white text is denied of a red one with black text, too.
      (
        ["add A icon=map badge=1", "bar container=custom"], "badge-text-color", "n",
        ["answer badge-text-color no"], ""
      ),
      // A filled icon stays what its name says.
      (
        ["add A icon=map.fill", "add B icon=star"], "mixed-icons", "n",
        ["set 1 icon.variant=filled", "set 2 icon.variant=outline"], ""
      ),
      (
        ["new music"], "own-bar", "y", ["bar container=system"],
        "own-bar is met; bar-above-keyboard needs no answer any more"
      ),
    ])
  func saysNoMore(lines: [String], rule: String, key: String, commands: [String], said: String) throws {
    var playground = try Playground(lines: lines)
    var interview = Interview(playground.draft)
    while !interview.isOver, !interview.lines[0].hasPrefix(rule) { interview.pass(playground.draft) }
    #expect(!interview.isOver)
    let given = interview.answer(key)?.commands ?? []
    #expect(given == commands)
    guard !given.isEmpty else { return }
    _ = playground.carryOut(given)
    #expect("\(interview.look(at: playground).first.map { "\($0)" } ?? "")".contains(said))
  }

  @Test("A yes never breaks the rule that asked")
  func yes() throws {
    for lines in Self.bars {
      var playground = try Playground(lines: lines)
      var interview = Interview(playground.draft)
      let before = Set(playground.draft.scene.report.findings.map(\.rule))
      while !interview.isOver, interview.answer("y") != nil { _ = try give("y", &interview, &playground) }
      let rules = Set(playground.draft.scene.report.findings.map(\.rule)).subtracting(before)
      // These ask which of two things it is, and one of the answers is a fault.
      #expect(rules.isSubset(of: ["bitmap-icon", "icon-sizes"]), "\(lines): \(rules)")
    }
  }

  @Test("The numbers of tabs answer for those tabs, and a fact that is known stays")
  func numbers() throws {
    var playground = try Playground(lines: ["new music", "set 1 opens=section"])
    var interview = Interview(playground.draft)
    while interview.lines[0].hasPrefix("selecting-opens") == false { interview.pass(playground.draft) }
    let lines = try give("2, 5", &interview, &playground)
    #expect(
      lines == ["set 2 opens=sheet", "set 3 opens=section", "set 4 opens=section", "set 5 opens=sheet"])
    #expect(interview.isAnswered(by: "y") && interview.isAnswered(by: "N") && interview.isAnswered(by: "q"))
    #expect(
      !interview.isAnswered(by: "2") && !interview.isAnswered(by: "a") && !interview.isAnswered(by: " "))
    #expect(interview.answer("7") == nil && interview.answer("add Foo") == nil && interview.answer("") == nil)
  }

  // Nobody should think that all is well because the answer is forgotten.
  @Test("A no is a finding, also where no fact says it")
  func no() throws {
    var playground = try Playground(lines: ["new music"])
    var interview = Interview(playground.draft)
    while interview.lines[0].hasPrefix("understandable-title") == false { interview.pass(playground.draft) }
    #expect(try give("n", &interview, &playground) == ["answer understandable-title no"])
    #expect(interview.lines[0].hasPrefix("understandable-title") == false)
    let finding = try #require(playground.draft.scene.report.findings.first)
    #expect(finding.rule == "understandable-title" && finding.verdict == .broken)
    #expect(
      finding.message
        == "people who open the app for the first time would not know what each tab holds")
  }

  @Test("A skipped question stays open, and a command that answers it is an answer")
  func skips() throws {
    var playground = try Playground(lines: ["new music"])
    var interview = Interview(playground.draft)
    let count = open(playground).count
    #expect(interview.lines[0].contains(", \(count) left: "))
    _ = try give("s", &interview, &playground)
    #expect(open(playground).count == count && interview.lines[0].contains(", \(count - 1) left: "))
    while interview.lines[0].hasPrefix("own-bar") == false { interview.pass(playground.draft) }
    try playground.run("bar container=system")
    let next = interview.look(at: playground)
    #expect(!next.isEmpty)
    #expect(interview.lines[0].hasPrefix("own-bar") == false)
  }

  @Test("With nothing to ask it says so")
  func nothing() {
    let interview = Interview(Draft())
    #expect(interview.isOver && interview.answer("y") == nil)
    #expect(interview.lines == ["There is nothing left to ask; check judges by the answers."])
  }
}
