import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("Designs with names")
struct MarkTests {
  @Test("A file that goes back in time keeps its marks")
  func files() throws {
    let text = SessionFile.text(of: ["add A", "add B", "mark b", "undo 2", "add C"])
    var playground = try Playground(SessionFile(text, name: "a.tabs"))
    #expect(playground.sketch == "[A] C" && playground.timeline.marks.map(\.name) == ["before-b", "b"])
    try playground.run("back b")
    #expect(playground.sketch == "[A] B")
    try playground.run("back before-b")
    #expect(playground.sketch == "[A]")
  }

  private func designs(in playground: Playground) throws -> [String: Design] {
    let states = try SessionStates(SessionFile(playground.text, name: "a.tabs"))
    return try Dictionary(states.marked(in: "a.tabs").map { ($0, $1.draft.design) }) { $1 }
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
        for (name, states) in try states.marked(in: "a.tabs") where marked[name] != nil {
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
        let place = Int.random(in: 1...max(1, timeline.number), using: &numbers)
        let line = "step \(place) " + (number.isMultiple(of: 2) ? "off" : "add S\(number)")
        guard (try? playground.run(line)) != nil else { continue }
        // What is named after it is another design from now on, or again when that is taken back.
        for mark in timeline.marks where timeline.number(of: mark) ?? 0 >= place { marked[mark.name] = nil }
      default: try playground.run("add T\(number)")
      }
      // Whoever takes back only a name does not want it.
      let undone = playground.undoneLines
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

extension Playground {
  /// The steps that redo can do again.
  fileprivate var undoneLines: [String] {
    let (done, all) = timeline.course
    return timeline.lines(from: done, most: all - done).map(\.line)
  }
}
