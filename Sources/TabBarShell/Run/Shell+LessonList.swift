import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// The list of lessons, and what was done in them.
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
      let title = "\(chapter.number) " + said(chapter.title)
      try tell(
        "{chapter}: {solved} of {lessons} solved",
        ["chapter": title, "solved": solved, "lessons": members.count])
      if selection.includes(chapter, next: next) { try list(members) }
    }
    try list(lessons.filter { $0.chapter == nil })
    let solved = lessons.count { learning.record(of: $0.id)?.solvedIn != nil }
    let count = ["solved": solved, "lessons": lessons.count] as Message.Values
    try presenter.tell(
      said("{solved} of {lessons} {lessons: lesson|lessons} solved", count) + "; "
        + said("lessons N lists a chapter, learn LESSON begins a lesson, learn the next one"))
    try tell("auf Deutsch: deutsch")
  }

  private func list(_ lessons: [Lesson]) throws(OutputError) {
    for lesson in lessons {
      try presenter.tell(
        "  "
          + [
            TerminalText.padded(lesson.id, to: 20), lesson.title.text(in: learning.language),
            lesson.minutes.map { said("{minutes} min", ["minutes": $0]) } ?? "", state(of: lesson),
          ]
          .filter { !$0.isEmpty }.joined(separator: "  "))
    }
  }

  private func state(of lesson: Lesson) -> String {
    guard let record = learning.record(of: lesson.id) else { return "" }
    if let commands = record.solvedIn {
      return said(
        "(solved in {commands}, shortest {shortest})", ["commands": commands, "shortest": lesson.par])
    }
    return record.isSkipped ? said("(skipped)") : record.isOpen ? said("(begun)") : ""
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
