import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("What a lesson teaches can be seen")
struct LessonPictureTests {
  private static let lessons = LessonList.all.map(\.id)

  /// The picture of a bar, with the small screen below it, in each form of a terminal.
  private func pictures(_ draft: Draft) -> [[String]] {
    [RenderOptions(columns: 80), RenderOptions(columns: 80, ascii: true)].map { options in
      BarPicture.lines(draft.scene, options).map(\.text)
        + BarInRows.lines(draft.scene, most: 11, options).map(\.text)
    }
  }

  @Test("Its bar looks different from the end of each of its solutions", arguments: lessons)
  func differs(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    for solution in lesson.solutions {
      let end = Trial(solution.script, on: lesson.startDraft).draft
      for (start, end) in zip(pictures(lesson.startDraft), pictures(end)) {
        #expect(start != end, "\(solution.script.map(\.text))")
      }
    }
  }

  @Test("At most one line of a solution changes nothing in sight", arguments: lessons)
  func lines(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    for solution in lesson.solutions {
      var draft = lesson.startDraft
      let unseen = solution.script.filter { line in
        let next = Trial([line], on: draft).draft
        defer { draft = next }
        return pictures(next) == pictures(draft)
      }
      #expect(unseen.count <= 1, "\(unseen.map(\.text))")
    }
  }

  @Test("No task names a tab that its solutions take out, unless it names all", arguments: lessons)
  func tasks(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    let titles = lesson.startDraft.design.tabs.map(\.title).filter { !$0.isEmpty }
    let commands = lesson.solutions.flatMap(\.script).map(\.text).filter {
      $0.hasPrefix("remove ") || $0.hasPrefix("merge ")
    }
    let taken = commands.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    for language in [nil, "de"] {
      let named = titles.filter { lesson.said(in: language).task.contains($0) }
      #expect(named == titles || named.allSatisfy { !taken.contains($0) }, "\(named)")
    }
  }
}
