import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("fix in the lessons of the program")
struct LessonFixTests {
  /// As many bars of one lesson are tried.
  static let most = 200

  @Test(
    "A bar that fix has made clean, whichever way, solves its lesson, or the lesson says why it goes another way",
    arguments: LessonList.all.map(\.id))
  func honest(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    let start = Playground(try lesson.document())
    var seen = [start.draft]
    var open = [start]
    while let playground = open.popLast(), seen.count < Self.most {
      for number in playground.draft.listedFixes.flatMap({ $0.fixes.map(\.number) }) {
        var next = playground
        _ = try next.perform("fix \(number)")
        guard !seen.contains(next.draft) else { continue }
        seen.append(next.draft)
        open.append(next)
        guard next.draft.scene.report.findings.isEmpty else { continue }
        let log = LearningLog("1 begin \(id)\n1 guess \(id)")
        var run = LessonRun(lesson, on: start, from: start.timeline.position, after: log)
        let notes = run.look(at: next, after: [])?.notes ?? []
        #expect(
          notes.contains { [.solved, .discuss, .wrong].contains($0.kind) } || lesson.isOnTheWay(next.draft),
          "\(next.draft.design.tabs)")
      }
    }
  }
}
