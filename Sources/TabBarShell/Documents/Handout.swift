import TabBarGuidelines
package import TabBarPlayground
package import TabBarRendering

/// A page for learners: what people believe before and after, and each lesson with the bar that it begins with and the
/// bar of its goal.
package struct Handout {
  private let lessons: [Lesson]
  private let language: String?
  private let options: RenderOptions

  /// - Parameters:
  ///   - chapter: The chapter to print, or `nil` for all.
  ///   - language: The language of the lessons' texts, or `nil` for English.
  package init(_ chapter: Chapter?, language: String?, _ options: RenderOptions) {
    lessons = LessonList.all.filter { chapter == nil || $0.chapter == chapter }
    self.language = language
    self.options = options
  }

  /// The page as Markdown.
  package var markdown: String {
    var page = Markdown()
    page.heading(1, "The tab bar, lesson by lesson")
    page.heading(2, "Before: true or false?")
    page.bullets(beliefs.map { "☐ true ☐ false: \(plain($0.belief))" })
    for lesson in lessons { add(lesson, to: &page) }
    page.heading(2, "After: what is so")
    page.bullets(beliefs.map { "\(plain($0.belief)) **Not so.** \(plain($0.answer))" })
    return page.text
  }

  private var beliefs: [(belief: String, answer: String)] {
    lessons.compactMap { lesson in
      guard let belief = lesson.belief else { return nil }
      let reason = lesson.solutions.lazy.compactMap(\.reason).first ?? lesson.title
      return (text(belief), text(reason))
    }
  }

  private func add(_ lesson: Lesson, to page: inout Markdown) {
    page.heading(2, plain(text(lesson.title)))
    if let prediction = lesson.prediction { page.paragraph("First: \(plain(text(prediction.question)))") }
    let start = lesson.startDraft
    page.fence(picture(start))
    page.bullets(start.scene.report.findings.map { "`\($0.rule)`: \(plain($0.message))" })
    page.paragraph(plain(text(lesson.task)))
    page.paragraph("`learn \(lesson.id)`. The goal:")
    if let solution = lesson.solutions.first {
      page.fence(picture(solution.script.result(on: lesson.startDraft).draft))
    }
  }

  private func picture(_ draft: Draft) -> [String] {
    BarPicture.lines(draft.scene, options).map(\.text)
  }

  private func text(_ text: LocalizedText) -> String { text.text(in: language) }
  private func plain(_ text: String) -> String { Markdown.plain(options.shown(text)) }
}

extension Batch {
  /// Writes the handout of a chapter, or of all.
  package func handout(_ chapter: Chapter?, language: String?) -> ExitStatus {
    let page = Handout(chapter, language: language, presenter.options).markdown
    return run {
      for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        try presenter.say(String(line))
      }
      return .fine
    }
  }
}
