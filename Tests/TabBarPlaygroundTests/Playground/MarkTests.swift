import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("Designs with names")
struct MarkTests {
  private func lines(of playground: Playground) -> [String] {
    playground.text.split(separator: "\n").dropFirst().map(String.init)
  }

  private func opened(_ lines: [String]) throws -> Playground {
    try Playground(SessionFile(SessionFile.text(of: lines), name: "a.tabs"))
  }

  @Test("back is a step: what was done before it stays, undo goes back to it, and a file says so")
  func back() throws {
    var playground = try Playground(lines: [
      "add A", "mark start", "add B", "add C", "mark \"with C\"", "add D",
    ])
    #expect(try playground.sentence("back START") == "this is start again; undo goes back to what was here")
    #expect(playground.sketch == "[A]")
    try playground.run("undo")
    #expect(playground.sketch == "[A] B C D")
    for line in ["back start", "add X", "back \"with C\"", "add Y"] { try playground.run(line) }
    #expect(playground.sketch == "[A] B C Y")
    #expect(playground.refusal(of: "back strat")?.remedy == "did you mean start?")
    #expect(try playground.sentence("back start") != playground.sentence("back start"), "it is there already")
    let saved = [
      "add A", "mark start", "add B", "add C", "mark \"with C\"", "add D", "back start", "add X",
      "back \"with C\"", "add Y", "back start",
    ]
    #expect(lines(of: playground) == saved)
    var again = try opened(saved)
    #expect(again.sketch == "[A]" && lines(of: again) == saved)
    try again.run("undo 2")
    #expect(again.sketch == "[A] B C")
  }

  @Test("What undo took back on the way to a mark stays, and where both part has a name")
  func undonePast() throws {
    var playground = try Playground(lines: ["add A", "add B", "mark b", "add C", "undo 3", "add D"])
    let saved = ["add A", "mark before-b", "add B", "mark b", "back before-b", "add D"]
    #expect(lines(of: playground) == saved && playground.sketch == "[A] D")
    // The same place is not named twice, whatever names it.
    for line in [
      "mark d", "undo 2", "add E", "mark e", "back before-b", "add F", "mark f", "undo 2", "add G",
    ] {
      try playground.run(line)
    }
    #expect(
      lines(of: playground) == saved + [
        "mark d", "back before-b", "add E", "mark e", "back before-b", "add F", "mark f", "back before-b",
        "add G",
      ])
    // Whoever takes back a mark alone does not want it; where it has the same design, there is nothing to go back to.
    let names = try Playground(lines: ["add A", "mark tyop", "undo", "mark typo", "add B", "undo 2", "add C"])
    #expect(lines(of: names) == ["add A", "mark typo", "add C"])
  }

  @Test("off forgets a name, undo brings it back, and a name that is used again moves")
  func off() throws {
    var playground = try Playground(lines: ["add A", "mark a", "add B", "mark A off"])
    #expect(playground.refusal(of: "back a")?.problem == "there is no mark a")
    #expect(playground.refusal(of: "mark a off")?.problem == "there is no mark a")
    try playground.run("undo")
    #expect(playground.timeline.marks.map(\.name) == ["a"])
    try playground.run("mark a")
    try playground.run("add C")
    try playground.run("back a")
    #expect(playground.sketch == "[A] B")
  }

  @Test(
    "A name whose mark was undone can be forgotten, and what is saved can be opened",
    arguments: [
      ["add A", "mark z", "undo", "mark z off"],
      ["add A", "mark z", "back z", "undo", "mark Z off"],
      ["add A", "mark z", "mark z off", "mark z", "undo", "mark z off"],
      ["add A", "mark z", "add B", "undo 2", "mark z off"],
      ["add A", "mark z", "add B", "mark y", "undo 3", "mark z off"],
      ["add A", "mark z", "add B", "mark y", "undo 3", "mark y off", "add C", "back z"],
    ])
  func undoneOff(lines: [String]) throws {
    let playground = try Playground(lines: lines)
    try playground.check(playground.text, name: "a.tabs")
    let again = try Playground(SessionFile(playground.text, name: "a.tabs"))
    #expect(again.draft == playground.draft)
    #expect(again.timeline.marks.map(\.name) == playground.timeline.marks.map(\.name))
  }

  @Test(
    "A file that goes back to a mark which is not above is refused there; one that goes back in time keeps its marks"
  )
  func files() throws {
    let error = #expect(throws: SessionError.self) { try opened(["add A", "back b", "mark b"]) }
    #expect(error?.line == 3 && error?.error.problem == "there is no mark b")
    var playground = try opened(["add A", "add B", "mark b", "undo 2", "add C"])
    #expect(playground.sketch == "[A] C" && playground.timeline.marks.map(\.name) == ["before-b", "b"])
    try playground.run("back b")
    #expect(playground.sketch == "[A] B")
    try playground.run("back before-b")
    #expect(playground.sketch == "[A]")
  }

  private func designs(in playground: Playground) throws -> [String: Design] {
    let states = try SessionStates(SessionFile(playground.text, name: "a.tabs"))
    return Dictionary(states.marked.map { ($0, $1.draft.design) }) { $1 }
  }

  @Test(
    "Whatever is done, undone, saved, opened and recovered, each mark keeps its design", arguments: 51...54)
  func nothingIsLost(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    var playground = Playground()
    playground.beginJournal()
    var journal = ""
    var marked: [String: Design] = [:]
    // Names go with the steps of a change that is taken back or made again.
    func travel(_ line: String) throws {
      guard try playground.sentence(line).contains("step ") else { return }
      marked = marked.filter { playground.timeline.idea(named: $0)?.draft.design == $1 }
    }
    for number in 1...250 {
      let timeline = playground.timeline
      switch Int.random(in: 0..<20, using: &numbers) {
      case 0...2:
        marked["m\(number)"] = playground.draft.design
        try playground.run("mark m\(number)")
      case 3...6 where timeline.stepsOfSession > 0:
        let steps = Int.random(in: 1...min(6, timeline.stepsOfSession), using: &numbers)
        try travel("undo \(steps)")
      case 7 where timeline.canRedo: try travel("redo 2")
      case 8...10 where !marked.isEmpty:
        try playground.run("back \(try #require(marked.keys.sorted().randomElement(using: &numbers)))")
      case 13 where !marked.isEmpty:
        let name = try #require(marked.keys.sorted().randomElement(using: &numbers))
        marked[name] = nil
        try playground.run("mark \(name) off")
      case 11:
        let file = try SessionFile(playground.text, name: "a.tabs")
        #expect(try file.draft() == playground.draft)
        let states = try SessionStates(file)
        for (name, states) in states.marked where marked[name] != nil {
          #expect(states.draft.design == marked[name])
        }
        playground = try Playground(file)
        #expect(playground.text == file.text)
        playground.beginJournal()
        journal = ""
      case 12:
        var recovered = Playground()
        recovered.beginJournal()
        #expect(try Journal(Journal.title + "\n" + journal, name: "j").play(on: &recovered) == nil)
        #expect(recovered.draft == playground.draft && recovered.text == playground.text)
        #expect(try designs(in: recovered) == designs(in: playground))
        playground = recovered
        journal = ""
      case 14, 15:
        let place = Int.random(in: 1...max(1, timeline.position), using: &numbers)
        let line = "step \(place) " + (number.isMultiple(of: 2) ? "off" : "add S\(number)")
        guard (try? playground.run(line)) != nil else { continue }
        // What is named after it is another design from now on, or again when that is taken back.
        for name in timeline.marks.filter({ ($0.position ?? 0) >= place }).map(\.name) { marked[name] = nil }
      default: try playground.run("add T\(number)")
      }
      // Whoever takes back only a name does not want it.
      let undone = playground.timeline.lines(from: playground.timeline.position, most: 2).map(\.line)
      if undone.count == 1, undone[0].hasPrefix("mark ") { try playground.run("redo") }
      journal += playground.takeJournal { $0 }
      do { try playground.check(playground.text, name: "a.tabs") } catch {
        Issue.record("\(error.file):\(error.line): \(error.error.problem)\n\(journal)\n\(playground.text)")
        return
      }
      for (name, design) in marked {
        try #require(playground.timeline.idea(named: name)?.draft.design == design, "\(name) after \(number)")
      }
    }
    #expect(!marked.isEmpty)
  }
}
