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
      let turn = pages.hear(TypedLine(line, source: .prompt), in: Playground())
      #expect((turn == nil) == (line == "add A"))
    }
    #expect((pages.isOver ? nil : pages.name?.text) == place)
  }

  @Test(
    "The pages of a lesson show a question before its answer, no findings with a task, and a title after what is asked",
    arguments: LessonList.all.map(\.id))
  func lesson(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    var presentation = Plan(lesson).presentation(in: "de")
    var pages: [[Utterance]] = []
    while let page = presentation.wall?.last {
      pages.append(page)
      _ = presentation.hear(.empty, in: Playground())
    }
    #expect(pages.allSatisfy { !$0.isEmpty } && pages.count >= 4)
    let first = pages.firstIndex { $0.contains { if case .bar(_, true) = $0 { true } else { false } } }
    func place(of text: String?) -> Int? {
      pages.firstIndex { page in
        page.contains { if case .sentence(let said) = $0 { said.text == text } else { false } }
      }
    }
    let (asked, task) = (
      place(of: lesson.said(in: "de").prediction?.question), place(of: lesson.said(in: "de").task)
    )
    #expect((asked == nil) == (lesson.prediction == nil))
    if let asked, let task { #expect(asked < task) }
    if let task, let first { #expect(task < first) }
  }
}
