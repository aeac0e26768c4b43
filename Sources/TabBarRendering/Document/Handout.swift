import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

/// Lessons as a page for learners: what people believe before and after, and each lesson with the bar that it begins with
/// and the bar of its goal.
package struct Handout {
  private let lessons: [Lesson]
  private let language: String?
  private var options: RenderOptions

  /// - Parameter language: The language of the lessons' texts, or `nil` for English.
  package init(_ lessons: [Lesson], language: String?, _ options: RenderOptions) {
    (self.lessons, self.language, self.options) = (lessons, language, options)
    self.options.language = language ?? options.language
  }

  /// A part of the page, which both forms have.
  private indirect enum Part {
    case heading(Int, Prose)
    case paragraph(Prose)
    case list([Prose])
    /// What is on a page of its own in print, with the place that a link leads to.
    case section(at: String, Prose, [Part])
    /// The bar that a lesson begins with, and what is found in it.
    case design(Scene, of: Lesson)
    case bar(Scene)
  }

  private var title: Prose { said("The tab bar, lesson by lesson") }

  private var parts: [Part] {
    // Every third statement is true, so that nobody can answer without reading.
    let beliefs = lessons.compactMap { lesson in lesson.belief.map { (said($0), said(lesson.answer)) } }
      .enumerated().map { index, belief in
        let isTrue = index % 3 == 1
        return (isTrue ? belief.1 : belief.0, isTrue, belief.1)
      }
    let sections = lessons.map { Part.section(at: $0.id, said($0.title), parts(of: $0)) }
    guard !beliefs.isEmpty else { return sections }
    let answers = beliefs.map { statement, isTrue, truth in
      isTrue
        ? "\(statement) \(said("So it is.", .strong))" as Prose
        : "\(statement) \(said("Not so.", .strong)) \(truth)" as Prose
    }
    return [
      .heading(2, said("Before: true or false?")),
      .list(beliefs.map { "\(said("☐ true ☐ false:")) \($0.0)" }),
    ] + sections + [.section(at: "After", said("After: what is so"), [.list(answers)])]
  }

  private func parts(of lesson: Lesson) -> [Part] {
    let start = lesson.startDraft
    var parts: [Part] = [
      .design(start.scene, of: lesson), .heading(3, said("Your task")), .paragraph(said(lesson.task)),
    ]
    if let question = lesson.prediction?.question {
      parts.insert(.paragraph("\(said("First:", .strong)) \(said(question))"), at: 0)
    }
    if let solution = lesson.solutions.first {
      parts += [
        .paragraph("\("learn \(lesson.id)", .code). \(said("The goal")):"),
        .bar(Trial(solution.script, on: start).draft.scene),
      ]
    }
    return parts
  }

  private func said(_ text: LocalizedText) -> Prose { said(text.text(in: language), for: text.english) }

  private func said(_ text: Prose, _ kind: Prose.Kind = .words) -> Prose {
    said(text.text(in: language), for: text.text, kind)
  }

  private func said(_ text: String, for english: String, _ kind: Prose.Kind = .words) -> Prose {
    "\(text, kind, in: text == english && language != nil ? RulePage.standardLanguage : nil)"
  }

  // MARK: Markdown

  package var markdown: [HarmlessText] {
    MarkdownText.document(lines(.heading(1, title)) + parts.flatMap(lines))
  }

  /// The lines of each paragraph, list or picture.
  private func lines(_ part: Part) -> [[HarmlessText]] {
    switch part {
    case .heading(let level, let text):
      [[HarmlessText(String(repeating: "#", count: level)) + " " + MarkdownText.prose(text, options)]]
    case .paragraph(let text): [[MarkdownText.prose(text, options)]]
    case .list(let items): [items.map { "- \(MarkdownText.prose($0, options))" }]
    case .section(_, let title, let parts): lines(.heading(2, title)) + parts.flatMap(lines)
    case .bar(let scene): [MarkdownText.fence(BarPicture.lines(scene, options))]
    case .design(let scene, _):
      lines(.bar(scene))
        + lines(
          .list(
            scene.report.findings.map {
              "\($0.rule, .code): \($0.message(in: language ?? RulePage.standardLanguage))"
            }))
    }
  }

  // MARK: HTML

  /// The page in HTML, without a line break at its end.
  package var html: HarmlessText {
    HTMLPage.document(HTMLPage.Head(title: title), options) { page in
      guard lessons.count > 1 else { return }
      page.element("nav", ["aria-label": said("Lessons").text]) { page in
        page.list("ol", of: lessons) { page, lesson in
          page.element("a", ["href": "#\(lesson.id)"]) { $0.prose(said(lesson.title)) }
        }
      }
    } main: { page in
      for part in parts { write(part, to: &page) }
    }
  }

  private func write(_ part: Part, to page: inout HTMLWriter) {
    switch part {
    case .heading(let level, let text): page.heading(level, text)
    case .paragraph(let text): page.paragraph(text)
    case .list(let items): page.list("ul", ["class": "plain"], of: items) { $0.prose($1) }
    case .section(let id, let title, let parts):
      page.element("section", ["class": "lesson", "id": id, "aria-label": title.text]) { page in
        page.heading(2, title)
        for part in parts { write(part, to: &page) }
      }
    case .design(let scene, let lesson):
      let played = PlayedDesign(named: said(lesson.title).text, scene)
      DesignSection(played: played, prefix: "\(lesson.id)-", level: 3, options: options).writeBar(to: &page)
    case .bar(let scene):
      let label = "The tab bar of the goal: " + BarInWords.sentences(scene).joined(separator: " ")
      page.element("figure") { page in
        if let picture = VectorPicture.picture(of: scene, .bar, label: label, options) {
          page.picture(picture)
        }
      }
    }
  }
}

extension Lesson {
  /// The truth about the belief that the lesson is about.
  fileprivate var answer: LocalizedText { solutions.lazy.compactMap(\.reason).first ?? title }
}
