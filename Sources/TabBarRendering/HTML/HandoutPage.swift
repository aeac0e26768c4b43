import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

/// Lessons as a page for learners: what people believe before and after, and each lesson with the bar that it begins with
/// and the bar of its goal.
package struct HandoutPage {
  private let lessons: [Lesson]
  private let language: String?
  private let options: RenderOptions

  /// - Parameter language: The language of the lessons' texts, or `nil` for English.
  package init(_ lessons: [Lesson], language: String?, _ options: RenderOptions) {
    self.lessons = lessons
    self.language = language
    self.options = options
  }

  /// The page, without a line break at its end.
  package var document: HarmlessText {
    HTMLPage.document(HTMLPage.Head(title: localized(Self.title).text(in: language)), options) { page in
      page.element("header") { page in
        page.element("h1") { write(localized(Self.title), to: &$0) }
        if lessons.count > 1 { writeContents(to: &page) }
      }
      page.element("main") { page in
        let beliefs = lessons.compactMap { lesson in lesson.belief.map { ($0, lesson.answer) } }
        if !beliefs.isEmpty {
          page.element("h2") { write(localized("Before: true or false?"), to: &$0) }
          page.list("ul", ["class": "plain"], of: beliefs) { page, belief in
            write(localized("☐ true ☐ false:"), to: &page)
            page.text(" ")
            write(belief.0, to: &page)
          }
        }
        for lesson in lessons { write(lesson, to: &page) }
        if !beliefs.isEmpty {
          page.element(
            "section", ["class": "lesson", "aria-label": localized("After: what is so").text(in: language)]
          ) { page in
            page.element("h2") { write(localized("After: what is so"), to: &$0) }
            page.list(of: beliefs) { page, belief in
              write(belief.0, to: &page)
              page.text(" ")
              page.element("strong") { write(localized("Not so."), to: &$0) }
              page.text(" ")
              write(belief.1, to: &page)
            }
          }
        }
      }
      DesignPage.writeFoot(to: &page)
    }
  }

  /// The title of every handout.
  package static let title = "The tab bar, lesson by lesson"

  private func writeContents(to page: inout HTMLWriter) {
    page.element("nav", ["aria-label": localized("Lessons").text(in: language)]) { page in
      page.list("ol", of: lessons) { page, lesson in
        page.element("a", ["href": "#\(lesson.id)"]) { write(lesson.title, to: &$0) }
      }
    }
  }

  private func write(_ lesson: Lesson, to page: inout HTMLWriter) {
    page.element(
      "section", ["class": "lesson", "id": lesson.id, "aria-label": lesson.title.text(in: language)]
    ) { page in
      page.element("h2") { write(lesson.title, to: &$0) }
      if let prediction = lesson.prediction {
        page.element("p") { page in
          page.element("strong") { write(localized("First:"), to: &$0) }
          page.text(" ")
          write(prediction.question, to: &page)
        }
      }
      let start = lesson.startDraft
      page.element("h3") { write(localized("The bar to begin with"), to: &$0) }
      let played = PlayedDesign(named: lesson.title.text(in: language), start.scene)
      DesignSection(played: played, prefix: "\(lesson.id)-", level: 4, options: options).writeBar(to: &page)
      page.element("h3") { write(localized("Your task"), to: &$0) }
      page.element("div", ["class": "task"]) { page in
        page.element("p") { write(lesson.task, to: &$0) }
        page.element("p") { $0.element("code", "learn \(lesson.id)") }
      }
      if let solution = lesson.solutions.first {
        page.element("h3") { write(localized("The goal"), to: &$0) }
        let goal = solution.script.result(on: start).draft
        let label = "The tab bar of the goal: " + BarInWords.sentences(goal.scene).joined(separator: " ")
        page.element("figure") { page in
          if let picture = VectorPicture.bar(of: goal.scene, label: label, options) { page.picture(picture) }
        }
      }
    }
  }

  /// Returns a text of the program with its translation.
  private func localized(_ english: String) -> LocalizedText {
    LocalizedText(
      english, translations: language.map { [$0: Phrase(english).text(in: $0)] } ?? [:])
  }

  /// Writes a text in the language that it is in.
  private func write(_ text: LocalizedText, to page: inout HTMLWriter) {
    let shown = text.text(in: language)
    guard let language, shown != text.english else { return page.prose(shown) }
    let direction = Localization.readsRightToLeft(language) ? "rtl" : "ltr"
    page.element("span", ["lang": language, "dir": direction], shown)
  }
}

extension Lesson {
  /// The truth about the belief that the lesson is about.
  package var answer: LocalizedText { solutions.lazy.compactMap(\.reason).first ?? title }
}
