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
    func some(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    var (playground, plain) = (Playground(), PlainHistory())
    var copy = (playground, plain)
    for number in 0..<1_500 {
      var line = some(0...60) == 0 ? "new" : "add T\(number)"
      switch some(0...99) {
      case 0...11: line = "undo \(some(1...(number.isMultiple(of: 5) ? 900 : 70)))"
      case 12...19: line = "redo to \(some(1...number + 1))"
      case 20: copy = (playground, plain)
      case 21: (playground, plain) = copy
      default: break
      }
      try #require(((try? playground.run(line)) != nil) == plain.run(line), "\(line) after \(number)")
      try #require(playground.draft.design.tabs.map(\.title) == plain.titles, "\(line) after \(number)")
    }
    let timeline = playground.timeline
    #expect(timeline.position == plain.position && timeline.lines(since: 0) == plain.lines)
    let course = timeline.lines(from: 0, most: 2_000).map { "\($0.number) \($0.line)" }
    #expect(course == plain.course)
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
