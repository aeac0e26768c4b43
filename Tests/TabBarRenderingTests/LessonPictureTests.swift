import TabBarGuidelines
import TabBarPlayground
import TabBarDrawing
import Testing

@Suite("The bar of a lesson's goal")
struct LessonPictureTests {
  /// The lessons whose goal is drawn: each has one solution.
  private static let lessons = LessonList.all.filter { $0.solutions.count == 1 }.map(\.id)

  @Test("looks different from the bar that the lesson begins with", arguments: lessons)
  func differs(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    let solution = try #require(lesson.solutions.first)
    let goal = Trial(solution.script, on: lesson.startDraft).draft.scene
    for options in [RenderOptions(columns: 80), RenderOptions(columns: 80, ascii: true)] {
      func picture(_ scene: Scene) -> [String] { BarInRows.lines(scene, most: 11, options).map(\.text) }
      #expect(picture(goal) != picture(lesson.startDraft.scene))
    }
  }
}
