import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// A page for learners: what people believe before and after, and each lesson with the bar that it begins with and the
/// bar of its goal.
struct Handout {
  private let lessons: [Lesson]
  private let language: String?
  private let options: RenderOptions

  /// - Parameter language: The language of the lessons' texts, or `nil` for English.
  init(_ lessons: [Lesson], language: String?, _ options: RenderOptions) {
    self.lessons = lessons
    self.language = language
    self.options = options
  }

  /// The page as Markdown.
  var markdown: String {
    var page = Markdown()
    page.heading(1, said(HandoutPage.title))
    page.heading(2, said("Before: true or false?"))
    page.bullets(beliefs.map { said("☐ true ☐ false:") + " \(plain($0.belief))" })
    for lesson in lessons { add(lesson, to: &page) }
    page.heading(2, said("After: what is so"))
    page.bullets(beliefs.map { "\(plain($0.belief)) **\(said("Not so."))** \(plain($0.answer))" })
    return page.text
  }

  private var beliefs: [(belief: String, answer: String)] {
    lessons.compactMap { lesson in
      guard let belief = lesson.belief else { return nil }
      return (text(belief), text(lesson.answer))
    }
  }

  private func add(_ lesson: Lesson, to page: inout Markdown) {
    page.heading(2, plain(text(lesson.title)))
    if let prediction = lesson.prediction {
      page.paragraph(said("First:") + " \(plain(text(prediction.question)))")
    }
    let start = lesson.startDraft
    page.fence(picture(start))
    page.bullets(
      start.scene.report.findings.map {
        "`\($0.rule)`: \(plain($0.message(in: language ?? RulePage.standardLanguage)))"
      })
    page.paragraph(plain(text(lesson.task)))
    page.paragraph("`learn \(lesson.id)`. " + said("The goal") + ":")
    if let solution = lesson.solutions.first {
      page.fence(picture(solution.script.result(on: lesson.startDraft).draft))
    }
  }

  private func picture(_ draft: Draft) -> [String] {
    BarPicture.lines(draft.scene, options).map(\.text)
  }

  private func text(_ text: LocalizedText) -> String { text.text(in: language) }
  private func said(_ english: String, _ values: Message.Values = [:]) -> String {
    Phrase(english, values).text(in: language)
  }
  private func plain(_ text: String) -> String { MarkdownText.paragraph(text, options).text }
}

/// What a handout is written as.
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
      let lessons = words.isEmpty ? LessonList.all : try words.flatMap(lessons)
      guard format == .markdown else {
        try presenter.show([HandoutPage(lessons, language: language, presenter.options).document])
        return .fine
      }
      let page = Handout(lessons, language: language, presenter.options).markdown
      for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        try presenter.say(String(line))
      }
      return .fine
    }
  }

  private func lessons(named word: String) throws -> [Lesson] {
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
    guard store.has(word) else {
      throw Refusal(
        "there is no lesson \(Quoting.quoted(word))",
        "the number of a chapter, as in 2, of a lesson in it, as in 2.3, its name, or a file: lessons all lists the names"
      )
    }
    return [try store.lesson(at: word)]
  }
}
