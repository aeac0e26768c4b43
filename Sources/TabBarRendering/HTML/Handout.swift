import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

/// A plan as a page for learners: what people believe before and after, and each lesson with the bar that it begins with
/// and the bar of its goal.
package struct Handout {
  private let lessons: [Lesson]
  private let beliefs: [Plan.Belief]
  private let language: String?
  private var options: RenderOptions

  /// - Parameter isSheet: Whether it has the beliefs alone, to be marked.
  package init(_ plan: Plan, isSheet: Bool = false, language: String?, _ options: RenderOptions) {
    (self.language, self.options) = (language, options)
    beliefs = plan.beliefs(in: language)
    lessons = isSheet ? [] : plan.lessons.map { $0.said(in: language) }
    self.options.language = language ?? options.language
  }

  package var markdown: [HarmlessText] {
    MarkdownText.document(
      [.title(1, title)]
        + blocks { start, _ in
          [
            .picture(start, .bar, ""),
            .list(
              start.report.findings.map {
                "\($0.rule, .code): \($0.prose)"
              }),
          ]
        }, options)
  }

  /// The page in HTML, without a line break at its end.
  package var html: HarmlessText {
    let links = lessons.map { lesson -> Block in
      .part("li", [.text("\(said(lesson.title, of: lesson), .link(path: "", fragment: "#\(lesson.id)"))")])
    }
    let contents = Block.part("nav", ["aria-label": options.said("Lessons")], [.part("ol", links)])
    let main = blocks { start, lesson in
      let played = PlayedDesign(named: said(lesson.title, of: lesson).text, start)
      return DesignSection(played: played, prefix: "\(lesson.id)-", level: 3, options: options).bar
    }
    return HTMLPage.document(
      HTMLPage.Head(title: title), header: lessons.count > 1 ? [contents] : [], main, options)
  }

  private var title: Prose { "The tab bar, lesson by lesson" }

  /// - Parameter design: Returns the bar that a lesson begins with, and what is found in it.
  private func blocks(design: (Scene, Lesson) -> [Block]) -> [Block] {
    let sections = lessons.map { section($0.id, said($0.title, of: $0), blocks(of: $0, design: design)) }
    guard !beliefs.isEmpty else { return sections }
    let before: [Block] = [
      .title(2, "Before: true or false?"),
      .list(beliefs.map { "\("☐ true ☐ false:" as Prose) \($0.text)" }, kind: "plain"),
    ]
    // A sheet of beliefs alone is to be marked.
    guard !lessons.isEmpty else { return before }
    let answers = beliefs.map { belief -> Prose in
      let verdict: Prose = belief.isTrue ? "So it is." : "Not so."
      return "\(belief.text) \(verdict, .strong) \(belief.answer ?? "")"
    }
    return before + sections + [section("After", "After: what is so", [.list(answers, kind: "plain")])]
  }

  /// Returns what is on a page of its own in print, with the place that a link leads to.
  private func section(_ id: String, _ title: Prose, _ blocks: [Block]) -> Block {
    .part(
      "section", ["class": "lesson", "id": id, "aria-label": options.said(title)], [.title(2, title)] + blocks
    )
  }

  private func blocks(of lesson: Lesson, design: (Scene, Lesson) -> [Block]) -> [Block] {
    let start = lesson.startDraft
    let question = lesson.prediction?.question
    var blocks: [Block] =
      (question.map { [.paragraph("\("First:" as Prose, .strong) \(said($0, of: lesson))")] } ?? [])
      + design(start.scene, lesson) + [.title(3, "Your task"), .paragraph(said(lesson.task, of: lesson))]
    if let solution = lesson.solutions.first {
      let goal = Trial(solution.script, on: start).draft.scene
      let label = Prose.joined(BarInWords.sentences(goal), by: " ")
      blocks += [
        .paragraph("\("learn \(lesson.id)", .code). \("The goal" as Prose):"),
        .part(
          "figure", ["class": goal.layout.window.width > DesignSection.broad ? "measured broad" : "measured"],
          [
            .scroll(
              options.said("\(said(lesson.title, of: lesson)): \("The goal" as Prose)"),
              [.picture(goal, .bar, label)])
          ]),
      ]
    }
    return blocks
  }

  private func said(_ text: String, of lesson: Lesson) -> Prose {
    let isEnglish = language.map(lesson.languages.contains) == false
    return "\(text, in: isEnglish ? RulePage.standardLanguage : nil)"
  }
}
