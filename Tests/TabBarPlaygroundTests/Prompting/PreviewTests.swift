import TabBarCore
import TabBarPlayground
import Testing

@Suite("What a line would do")
struct PreviewTests {
  @Test("A change is seen before it is made, and nothing is changed by looking")
  func change() throws {
    let playground = Playground(sketch: "A B C D [E]")
    guard case .change(let draft, let sentence) = playground.preview(of: "add Downl") else {
      Issue.record("no change")
      return
    }
    #expect(draft.design.tabs.map(\.title) == ["A", "B", "C", "D", "E", "Downl"])
    #expect(sentence().contains("Downl"))
    #expect(BarSketch.text(playground.draft.design) == "A B C D [E]")
    #expect(playground.timeline.count == 0)
  }

  @Test("What would change nothing says so")
  func noChange() {
    guard case .noChange = Playground(sketch: "[A] B").preview(of: "select 1") else {
      Issue.record("a change")
      return
    }
  }

  @Test("Undo is seen before it is done")
  func undo() throws {
    var playground = Playground(sketch: "[A] B")
    try playground.run("remove B")
    guard case .change(let draft, _) = playground.preview(of: "undo") else {
      Issue.record("no change")
      return
    }
    #expect(BarSketch.text(draft.design) == "[A] B")
    #expect(BarSketch.text(playground.draft.design) == "[A]")
    #expect(playground.timeline.position == 1)
  }

  @Test(
    "What acts outside only says what it would do",
    arguments: [
      ("save x.tabs", "would save to x.tabs, unless the file exists already"),
      ("open y.tabs", "would open y.tabs, if it is a session"),
      ("quit", "would end the playground"),
      ("replay z.tabs", "would replay z.tabs, if it is a session"),
    ])
  func effects(line: String, expected: String) {
    guard case .says(let text) = Playground(sketch: "[A]").preview(of: line) else {
      Issue.record("\(line) does not only say")
      return
    }
    #expect(text == expected)
  }

  @Test(
    "A line that cannot be run is refused as running it would be",
    arguments: ["renam", "rename 9 x", "device nokia"])
  func refused(line: String) {
    var playground = Playground(sketch: "[A]")
    guard case .refused(let error) = playground.preview(of: line, reads: false) else {
      Issue.record("not refused")
      return
    }
    #expect(throws: error) { try playground.run(line) }
  }

  @Test("What is said in own words is seen as what it does, with the command, or as the commands it may mean")
  func sentences() {
    let playground = Playground(sketch: "[A] B C")
    if case .change(let draft, let sentence) = playground.preview(of: "put C in front of everything") {
      #expect(BarSketch.text(draft.design) == "C [A] B" && sentence().hasPrefix("move C first: "))
    } else {
      Issue.record("no change")
    }
    guard case .choices(let lines) = playground.preview(of: "merge A and B") else {
      Issue.record("nothing to choose from")
      return
    }
    #expect(lines == ["merge A B", "merge B A"])
  }

  @Test("Every example of every command can be looked at before it is run", arguments: Command.all)
  func examples(command: Command) {
    let playground = Playground(sketch: "Today [Games] Apps")
    for example in command.examples { _ = playground.preview(of: example.line) }
    #expect(BarSketch.text(playground.draft.design) == "Today [Games] Apps")
  }

  @Test("Rows that were carried out are not again, above a row that changed and where one is left out")
  func rowsAgain() throws {
    var rehearsal = Rehearsal(on: Playground())
    let titles = { (outcome: Trial?) in outcome?.draft?.design.tabs.map(\.title) }
    #expect(titles(rehearsal.carryOut(["add A", "add B", "add C"])) == ["A", "B", "C"])
    #expect(titles(rehearsal.outcome(of: ["add A"])) == ["A"])
    #expect(titles(rehearsal.outcome(of: ["add A", "add X"])) == nil)
    let givenUp = rehearsal.carryOut(["add A", "add X"], unless: { true })
    #expect(titles(givenUp) == nil)
    #expect(titles(rehearsal.carryOut(["add A", "add X", "add C"])) == ["A", "X", "C"])
    #expect(titles(rehearsal.carryOut(["add A", "frob", "add C"])) == nil)
    #expect(rehearsal.outcome(of: ["add A", "frob"])?.failure?.line == 2)
  }

  @Test("Rows one under the other show what all of them would do")
  func rowsBelow() {
    let playground = Playground(sketch: "[Today]")
    let rows = Trial(["add One", "# a remark"], on: playground, takesSentences: true)
    guard case .change(let draft, let sentence) = playground.preview(of: "rename One Two", after: rows) else {
      Issue.record("nothing would change")
      return
    }
    #expect(draft.design.tabs.map(\.title) == ["Today", "Two"])
    #expect(sentence() == "renamed tab 2 from \"One\" to \"Two\"")
    // An empty row shows the effect of the rows above it.
    guard case .change(let above, let said) = playground.preview(of: "", after: rows) else {
      Issue.record("nothing would change")
      return
    }
    #expect(above.design.tabs.map(\.title) == ["Today", "One"] && said() == "added tab 2 \"One\"")
    #expect(playground.draft.design.tabs.count == 1)
  }

  @Test("Below a row that cannot be run, that row's mistake is shown")
  func rowsBelowMistake() {
    let playground = Playground(sketch: "[Today]")
    guard
      case .says(let text) = playground.preview(
        of: "add X", after: Trial(["add A", "rename Nobody B"], on: playground, takesSentences: true))
    else {
      Issue.record("the mistake is not shown")
      return
    }
    #expect(text.hasPrefix("line 2: ") && text.contains("Nobody"))
  }

  @Test("What a file holds is not known before it is read, and nothing is said of the rows below")
  func rowsBelowOpen() {
    let playground = Playground(sketch: "[Today]")
    guard
      case .nothing = playground.preview(
        of: "rename Radio X", after: Trial(["open a.tabs"], on: playground, takesSentences: true))
    else {
      Issue.record("something is said")
      return
    }
  }

  @Test(
    "A preview says what Enter would refuse or ask first",
    arguments: [
      ("save", "the session has no file yet"), ("save a.tabs", "unless the file exists already"),
      ("save a.tabs replace", "replacing the session that is there"), ("quit", "would ask first"),
      ("open a.tabs", "if it is a session"),
    ])
  func refusals(line: String, words: String) throws {
    var playground = Playground()
    try playground.run("add Today")
    guard case .says(let text) = playground.preview(of: line) else {
      Issue.record("nothing is said")
      return
    }
    #expect(text.contains(words))
  }
}
