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

  @Test("Of drafts kept for each step the newest stay, and the older ones thin out, the larger the fewer")
  func thinning() {
    for (tabs, most) in [(1, 288), (10_000, 72), (100_000, 40)] {
      let draft = Draft(design: Design(tabs: Array(repeating: Tab("A"), count: tabs)))
      var kept = Checkpoints()
      for step in 1...2_000 { kept.note(draft, after: step, always: true) }
      #expect(kept.count <= most, "\(tabs)")
      #expect(kept.last(upTo: 1_980)?.step == 1_980)
      #expect((500...1_000).contains(kept.last(upTo: 1_000)?.step ?? 0), "\(tabs)")
    }
  }

  @Test("Whatever was done and undone, each position has the draft that it had", arguments: 1...6)
  func anyWayThroughTime(seed: UInt64) throws {
    var numbers = SameNumbers(seed: seed)
    // What undo is compared with: every line in force with the draft after it.
    struct Plain {
      var lines = [""]
      var drafts = [Draft()]
      var position = 0
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
      case 12..<20 where plain.position < plain.lines.count - 1:
        let target = Int.random(in: plain.position + 1..<plain.lines.count, using: &numbers)
        try playground.run("redo to \(target)")
        plain.position = target
      case 20: copy = (playground, plain)
      case 21: (playground, plain) = copy
      default:
        let line = Int.random(in: 0..<60, using: &numbers) == 0 ? "new" : "add T\(number)"
        try playground.run(line)
        plain.lines = plain.lines[...plain.position] + [line]
        let titles = plain.drafts[plain.position].design.tabs.map(\.title) + ["T\(number)"]
        let design = Design(tabs: line == "new" ? [] : titles.map { Tab($0) })
        plain.drafts = plain.drafts[...plain.position] + [Draft(design: design)]
        plain.position += 1
      }
      try #require(playground.draft == plain.drafts[plain.position], "after \(number)")
    }
    let timeline = playground.timeline
    #expect(timeline.position == plain.position)
    #expect(timeline.lines(from: 0, most: 2_000).map(\.line) == Array(plain.lines.dropFirst()))
  }

  @Test("Lines are numbered from the oldest, on both sides of the present")
  func numberedLines() throws {
    let playground = try Playground(lines: ["add A", "add B", "add C", "undo"])
    #expect(playground.timeline.position == 2 && playground.timeline.count == 3)
    #expect(playground.timeline.lines(from: 1, most: 9).map(\.number) == [2, 3])
    #expect(playground.timeline.lines(from: 0, most: 2).map(\.line) == ["add A", "add B"])
    #expect(playground.timeline.lines(from: 9, most: 2).isEmpty)
  }

  @Test("The last steps of the present session are carried out again, whatever was undone or opened before")
  func lastSteps() throws {
    var playground = try Playground(
      lines: ["add Z", "new", "add A", "add B", "undo", "note here", "add C", "rename 2 D"])
    func recalled(_ most: Int) -> (lines: [String], drafts: [String], earlier: Int) {
      var (lines, drafts): ([String], [String]) = ([], [])
      let earlier = playground.timeline.recall(last: most) { invocation, _, draft in
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
    try playground.run("undo to 1")
    #expect(playground.draft.design.tabs.map(\.title) == ["Today"])
  }
}
