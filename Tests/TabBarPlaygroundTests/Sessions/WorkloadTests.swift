import TabBarCore
import TabBarGuidelines
import Testing

@testable import TabBarPlayground

@Suite("How much work a session may make")
struct WorkloadTests {
  @Test(
    "Large sessions are no more than is allowed, and twice as large ones are",
    arguments: [(600_000, 10), (20_000, 1_000), (1_000_000, 16)])
  func steps(count: Int, tabs: Int) {
    let draft = Draft(design: Design(tabs: Array(repeating: Tab("A"), count: tabs)))
    var workload = Workload()
    for _ in 0..<count { workload.add(1, on: draft) }
    #expect(throws: Never.self) { try workload.check() }
    workload.add(2 * count, on: draft)
    #expect(throws: CommandError.self) { try workload.check() }
  }

  /// What costs more than a step, on a design that hundreds of steps made.
  private static let lines = [
    ["clear", "undo"], ["undo 400", "redo 400"], ["undo to 3", "redo to 400"], ["back start", "back end"],
    ["step 7 add Another"], ["step 7 off"], ["mark start off", "mark start"],
  ]

  @Test("What goes back in time is counted by the steps that it takes again", arguments: lines)
  func again(lines: [String]) throws {
    var playground = Playground()
    try playground.run("mark start")
    for number in 0..<400 { try playground.run("add T\(number)") }
    for name in Array(repeating: "end", count: 20) + Array(repeating: "start", count: 20) {
      playground.workload = Workload()
      try playground.run("mark \(name)")
    }
    try playground.run("add Last")
    func done(_ lines: [String]) throws -> Int {
      var copy = playground
      copy.workload = Workload()
      for line in lines { try copy.run(line) }
      return copy.workload.done
    }
    #expect(try done(lines) > done(lines.map { _ in "select 1" }))
  }

  /// A session of two thousand marks, and the way back and forth.
  static let hostile =
    Array(repeating: "mark a", count: 2_000)
    + (0..<600).flatMap { _ in ["undo 2000", "redo 2000"] }

  @Test("A file is refused at the line that is too much, also below another session, and nothing has changed")
  func file() throws {
    let file = try SessionFile(SessionFile.text(of: Self.hostile), name: "s.tabs")
    let error = #expect(throws: SessionError.self) { try Playground(file) }
    #expect(error?.line == 2_488)
    #expect(error?.error.problem.contains("work") == true && error?.error.remedy != nil)
    var playground = try Playground(lines: ["add Home"])
    #expect(throws: SessionError.self) { try playground.open(file, by: "open s.tabs") }
    #expect(playground.draft.design.tabs.map(\.title) == ["Home"])
    #expect(throws: Never.self) { try playground.run("add Search") }
  }

  @Test("Of a journal that is too much, what comes before is recovered")
  func journal() throws {
    let text = ([Journal.title, "add Home"] + Self.hostile).map { $0 + "\n" }.joined()
    let journal = try Journal(text, name: "j.tabs")
    #expect(journal.unsaved?.unsaved.count ?? 0 > 0)
    var playground = Playground()
    let damage = try journal.play(on: &playground)
    #expect(damage?.error.problem.contains("work") == true)
    #expect(playground.draft.design.tabs.map(\.title) == ["Home"])
  }

  @Test("A mark is refused where there are more designs to judge than is allowed", arguments: [50, 900])
  func marks(count: Int) throws {
    let lines = (0..<60).map { "add T\($0)" } + (0..<count).map { "mark m\($0)" }
    do throws(SessionError) {
      let file = try SessionFile(SessionFile.text(of: lines), name: "s.tabs")
      #expect(try EndState(file).timeline.ideas.count == count)
      #expect(count == 50)
    } catch {
      #expect(count == 900)
      // 512 steps on 60 tabs for each mark.
      #expect(error.file == "s.tabs" && lines[error.line - 2] == "mark m821")
    }
  }
}
