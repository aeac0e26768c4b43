import TabBarCore
import Testing

@testable import TabBarPlayground

@Suite("Back and forth in time")
struct TimelineTests {

  @Test("However many steps there are, every one can be gone back to")
  func fewDrafts() throws {
    var playground = try Playground(lines: ["add A", "add B"])
    for number in 0..<20_000 { try playground.run("rename 2 T\(number)") }
    for target in [19_999, 12_345, 700, 3] {
      try playground.run("undo to \(target)")
      #expect(playground.draft.design.tabs.last?.title == "T\(target - 3)")
    }
    try playground.run("redo to 16000")
    #expect(playground.draft.design.tabs.last?.title == "T15997")
  }

  @Test("Whatever was done and undone, each place has the draft that it had", arguments: 1...6)
  func anyWayThroughTime(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    // What undo is compared with: every line in force, with its number and the draft after it.
    struct Plain {
      struct Step {
        var line = ""
        var draft = Draft()
        var number = 0
        var session = 0
      }
      var steps = [Step()]
      var position = 0
      /// The highest number that each session has given, also to steps that were taken back for good.
      var highest = [0]
    }
    var plain = Plain()
    var playground = Playground()
    var copy = (playground, plain)
    for number in 0..<1_500 {
      switch Int.random(in: 0..<100, using: &numbers) {
      case 0..<12 where plain.position > 0:
        let steps = Int.random(
          in: 1...min(plain.position, number.isMultiple(of: 5) ? 900 : 70), using: &numbers)
        try playground.run("undo \(steps)")
        plain.position -= steps
      case 12..<20:
        let present = plain.steps[plain.position]
        let later = plain.steps[(plain.position + 1)...].prefix { $0.session == present.session }
        guard let target = later.indices.randomElement(using: &numbers) else { continue }
        try playground.run("redo to \(plain.steps[target].number)")
        plain.position = target
      case 20: copy = (playground, plain)
      case 21: (playground, plain) = copy
      default:
        let isNew = Int.random(in: 0..<60, using: &numbers) == 0
        var step = plain.steps[plain.position]
        step.line = isNew ? "new" : "add T\(number)"
        try playground.run(step.line)
        if isNew {
          (step.number, step.session) = (0, plain.highest.count)
          plain.highest.append(0)
          step.draft = Draft()
        } else {
          plain.highest[step.session] += 1
          step.number = plain.highest[step.session]
          step.draft.design = Design(tabs: step.draft.design.tabs + [Tab("T\(number)")])
        }
        plain.steps = plain.steps[...plain.position] + [step]
        plain.position += 1
      }
      try #require(playground.draft == plain.steps[plain.position].draft, "after \(number)")
    }
    let timeline = playground.timeline
    #expect(timeline.position == plain.position)
    #expect(timeline.lines(since: 0) == plain.steps[...plain.position].dropFirst().map(\.line))
    let session = plain.steps[plain.position].session
    let steps = plain.steps.filter { $0.session == session && $0.number > 0 }
    #expect(timeline.lines(from: 0, most: 2_000).map(\.number) == steps.map(\.number))
    #expect(timeline.lines(from: 0, most: 2_000).map(\.line) == steps.map(\.line))
  }

  @Test("The last steps of the present session are carried out again, whatever was undone or opened before")
  func lastSteps() throws {
    var playground = try Playground(
      lines: ["add Z", "new", "add A", "add B", "undo", "note here", "add C", "rename 2 D"])
    func recalled(_ most: Int) -> (lines: [String], drafts: [String], earlier: Int) {
      var (lines, drafts): ([String], [String]) = ([], [])
      let earlier = playground.timeline.retrace(last: most) { invocation, _, draft in
        lines.append(invocation.canonical)
        drafts.append(BarSketch.text(draft.design))
      }
      return (lines, drafts, earlier)
    }
    let all = recalled(9)
    #expect(all.lines == ["add A", "note here", "add C", "rename C D"] && all.earlier == 0)
    #expect(all.drafts == ["[A]", "[A]", "[A] C", "[A] D"])
    let last = recalled(1)
    #expect(last.lines == ["rename C D"] && last.drafts == ["[A] D"] && last.earlier == 3)
    try playground.run("new")
    #expect(recalled(9).lines == [])
  }

  @Test("Any number of steps can be taken, and gone back to")
  func veryManySteps() throws {
    var playground = Playground()
    try playground.run("add Today")
    // Each of these keeps a draft of its own, which many of have to be let go again.
    for _ in 0..<20_000 { try playground.run("new") }
    #expect(playground.timeline.position == 20_001)
    try playground.run("undo 20000")
    #expect(playground.draft.design.tabs.map(\.title) == ["Today"])
  }
}
