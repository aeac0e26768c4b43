import TabBarCore
import TabBarPlayground
import Testing

@Suite("A lesson as a file")
struct LessonFileTests {
  @Test("Every part is read, and a text in a language is said in that language or else in English")
  func parts() throws {
    var sketch = LessonSketch()
    sketch.head[1] = "lesson title \"Four are enough\" de=\"Vier genügen\""
    sketch.end = ["lesson then \"device ipad-10\" \"What changes?\" de=\"Was ändert sich?\""]
    sketch.head.append("lesson predict count \"How many?\" line=\"remove 1\"")
    sketch.solutions = [["remove About"], ["remove Orders", "remove About"]]
    let lesson = try #require(try sketch.lesson())
    #expect(lesson.id == "the-fourth" && lesson.chapter?.number == 2 && lesson.minutes == 4)
    let titles = ["de", "de-AT", "fr", nil].map { lesson.said(in: $0).title }
    #expect(titles == ["Vier genügen", "Vier genügen", "Four are enough", "Four are enough"])
    #expect(
      lesson.teaches == ["too-many-tabs", "more-tab"] && lesson.belief == "The more the better.")
    #expect(lesson.startDraft.design.tabs.count == 6)
    #expect(lesson.prediction?.draft(on: lesson.startDraft).design.tabs.count == 5)
    #expect(lesson.solutions.count == 2 && lesson.par == 1)
    #expect(lesson.then.first?.word == "device ipad-10")
    #expect(lesson.said(in: "de").then.first?.text == "Was ändert sich?")
    #expect(lesson.languages == ["de"])
  }

  /// A change of the sketch, the line and the column of the error, and a part of what it says.
  static let faults:
    [(change: @Sendable (inout LessonSketch) -> Void, line: Int, column: Int, says: String)] = [
      ({ $0.head[0] = "lesson id The_Fourth" }, 2, 11, "not an identifier"),
      ({ $0.head[0] = "lesson id" }, 2, 10, "needs ID"),
      ({ $0.head[1] = "lesson title Four are" }, 3, 19, "no more than this"),
      ({ $0.head[2] = "lesson teaches no-such-rule" }, 4, 16, "rule"),
      ({ $0.head[3] = "lesson title \"Again\"" }, 5, 8, "already, on line 3"),
      ({ $0.head.insert("add Home", at: 1) }, 3, 1, "belongs to no part"),
      ({ $0.texts[0] = "lesson task \"Do it.\" minutes=2" }, 16, 22, "has no option minutes="),
      ({ $0.texts[0] = "lesson chore \"Do it.\"" }, 16, 8, "chore"),
      ({ $0.texts.removeFirst() }, 2, 1, "has no task"),
      ({ $0.solutions = [] }, 2, 1, "has no solution"),
      ({ $0.wrong = [] }, 25, 8, "wrong end above"),
    ]

  @Test("An error in a part has its line and its column", arguments: faults.indices)
  func errors(index: Int) throws {
    let fault = Self.faults[index]
    var sketch = LessonSketch()
    fault.change(&sketch)
    let error = try #require(throws: SessionError.self) { try sketch.lesson() }
    #expect(error.line == fault.line && error.error.range.lowerBound + 1 == fault.column, "\(error)")
    #expect("\(error.error.problem) \(error.error.remedy ?? "")".contains(fault.says), "\(error)")
  }

  @Test("Its design is its start; opening it opens the start as a session of no file")
  func design() throws {
    let file = try SessionFile(LessonSketch().text, name: "lesson.tabs")
    #expect(try file.draft().design.tabs.map(\.title).last == "About")
    let playground = try Playground(file)
    #expect(
      playground.draft.design.tabs.count == 6 && playground.path == nil && !playground.hasUnsavedChanges)
    #expect(!playground.text.contains("lesson"))
  }

  @Test("A replay plays the start, the first solution and the goal, in this order")
  func played() throws {
    var sketch = LessonSketch()
    sketch.solutions.append(["remove Help"])
    let file = try SessionFile(sketch.text, name: "lesson.tabs")
    #expect(file.playedLines.map(\.text) == sketch.start + sketch.solutions[0] + sketch.goal)
  }
}
