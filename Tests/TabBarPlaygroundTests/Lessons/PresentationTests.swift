import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Pages for a room")
struct PresentationTests {
  @Test(
    "Return goes on, b back, a number to that page; q ends, and so does Return on the last one",
    arguments: [
      ([], "1/3"), ([""], "2/3"), (["", "b"], "1/3"), (["b"], "1/3"), ([" 3 "], "3/3"), (["9"], "3/3"),
      (["0"], "1/3"), (["3", "back"], "2/3"), (["q"], nil), (["", "", ""], nil), (["add A"], "1/3"),
    ] as [([String], String?)])
  func turning(lines: [String], place: String?) {
    var pages = Presentation(["one", "two", "three"].map { [.sentence("\($0)")] })
    for line in lines {
      let turn = pages.hear(line, in: Playground())
      #expect((turn == nil) == (line == "add A"))
    }
    #expect((pages.isOver ? nil : pages.name?.text) == place)
  }

  @Test(
    "Each page of a lesson shows a question before its answer, and no findings with a task",
    arguments: LessonList.all.map(\.id))
  func lesson(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    let pages = lesson.pages(in: "de")
    #expect(pages.allSatisfy { !$0.isEmpty } && pages.count >= 6)
    let first = pages.firstIndex { $0.contains { if case .bar(_, true) = $0 { true } else { false } } }
    let asked = pages.firstIndex { page in
      page.contains {
        guard case .sentence(let text) = $0 else { return false }
        return text.text == lesson.prediction?.question.text(in: "de")
      }
    }
    if let asked, let first { #expect(asked < first) }
    #expect((asked == nil) == (lesson.prediction == nil))
  }
}
