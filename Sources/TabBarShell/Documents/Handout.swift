import TabBarPlayground
import TabBarRendering

package enum HandoutFormat: String, Sendable, CaseIterable {
  case markdown, html
}

extension Batch {
  /// Writes a handout of lessons: of those that words name, or of all without any.
  ///
  /// - Parameter words: Numbers of chapters, such as `2`; numbers of lessons in them, such as `2.3`; identifiers of
  ///   lessons; files of lessons.
  package func handout(_ words: [String], language: String?, as format: HandoutFormat) -> ExitStatus {
    run {
      let lessons = words.isEmpty ? LessonList.all : try words.flatMap(store.lessons)
      let handout = Handout(lessons, language: language, presenter.options)
      try presenter.show(format == .html ? [handout.html] : handout.markdown)
      return .fine
    }
  }

}

extension SessionStore {
  /// Returns the lessons that a word names: the number of a chapter, or of a lesson in it, an identifier or a file.
  func lessons(named word: String) throws -> [Lesson] {
    let numbers = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    if let number = numbers.first ?? nil, numbers.count <= 2 {
      guard let chapter = Chapter.allCases.first(where: { $0.number == number }) else {
        throw Refusal("there is no chapter \(number)", "the chapters are 1 to \(Chapter.allCases.count)")
      }
      let lessons = LessonList.all.filter { $0.chapter == chapter }
      if numbers.count == 1 { return lessons }
      guard let place = numbers[1], lessons.indices.contains(place - 1) else {
        throw Refusal(
          "chapter \(number) has no lesson \(word)",
          "its lessons are \(number).1 to \(number).\(lessons.count)")
      }
      return [lessons[place - 1]]
    }
    if let lesson = LessonList.named(word) { return [lesson] }
    guard has(word) else {
      throw Refusal(
        "there is no lesson \(Quoting.quoted(word))",
        "the number of a chapter, as in 2, of a lesson in it, as in 2.3, its name, or a file: lessons all lists the names"
      )
    }
    return [try lesson(at: word)]
  }
}
