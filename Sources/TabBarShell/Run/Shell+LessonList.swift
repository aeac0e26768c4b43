import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

extension Shell {
  /// Lists the lessons of a chapter, or all; without either those of the chapter that is next, below all chapters.
  func listLessons(_ selection: LessonSelection) throws(OutputError) {
    let lessons = learning.lessons
    let next = nextLesson(after: nil)?.chapter
    for (chapter, members) in Chapter.allCases.map({ chapter in
      (chapter, lessons.filter { $0.chapter == chapter })
    })
    where !members.isEmpty {
      let solved = members.count { learning.record(of: $0.id)?.solvedIn != nil }
      let title: Prose = "\(chapter.number) \(chapter.title)"
      try tell("\(title): \(solved) of \(members.count) solved")
      if selection.includes(chapter, next: next) { try list(members) }
    }
    try list(lessons.filter { $0.chapter == nil })
    let solved = lessons.count { learning.record(of: $0.id)?.solvedIn != nil }
    try tell(
      "\(solved) of \(counted: lessons.count, "lesson") solved; lessons N lists a chapter, learn LESSON begins a lesson, learn the next one"
    )
    try tell("auf Deutsch: deutsch")
  }

  private func list(_ lessons: [Lesson]) throws(OutputError) {
    for lesson in lessons {
      let parts: [Prose?] = [
        "\(TerminalText.padded(lesson.id, to: 20))", "\(text(lesson.title))",
        lesson.minutes.map { "\($0) min" }, state(of: lesson),
      ]
      try tell("  \(Prose.joined(parts.compactMap(\.self), by: "  "))")
    }
  }

  private func state(of lesson: Lesson) -> Prose? {
    guard let record = learning.record(of: lesson.id) else { return nil }
    if let commands = record.solvedIn {
      return "(solved in \(commands), shortest \(lesson.par))"
    }
    return record.isSkipped ? "(skipped)" : record.isOpen ? "(begun)" : nil
  }

  func forget(_ id: String) throws {
    guard learning.record(of: id) != nil else {
      throw FileError(
        path: id, problem: "nothing is known about a lesson of this name", remedy: "lessons lists them")
    }
    learning.note(.forget, id)
    try presenter.tell("forgot \(id)")
  }
}
