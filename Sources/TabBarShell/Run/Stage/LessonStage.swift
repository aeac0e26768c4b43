import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// Lessons shown to a room, one thing a page: a question before its answer, a task before its solution.
final class LessonStage {
  private let lessons: [Lesson]
  private let language: String?
  private let presenter: Presenter
  private let view: any StageView

  /// A page before it is drawn.
  private struct Content {
    var lesson: Lesson
    var said: [String] = []
    /// The bar below what is said, or `nil`.
    var draft: Draft?
    /// Whether it says what is found in the bar, which would answer a task.
    var hasFindings = true
    /// Lines of commands, as they are typed.
    var commands: [String] = []
  }

  init(_ lessons: [Lesson], language: String?, presenter: Presenter, view: any StageView) {
    self.lessons = lessons
    self.language = language
    self.presenter = presenter
    self.view = view
  }

  /// Shows the pages as somebody asks for them, until the end or until that person leaves.
  func run() throws(OutputError) {
    let pages = lessons.flatMap(pages)
    let ids = pages.map(\.lesson.id)
    let starts = ids.indices.map { $0 == 0 || ids[$0] != ids[$0 - 1] }
    var position = 0
    while pages.indices.contains(position) {
      let key = try view.ask(page(pages, position))
      if key == .quit { break }
      position = key.page(from: position, among: starts) ?? position
    }
    try view.leave()
  }

  private func page(_ pages: [Content], _ position: Int) -> StagePage {
    let content = pages[position]
    let options = presenter.options
    var rows: [HarmlessText] = []
    for sentence in content.said where !sentence.isEmpty {
      rows += WordWrap.lines(of: options.shown(sentence), columns: options.columns)
      rows.append("")
    }
    rows += content.commands.map { HarmlessText("  " + options.shown($0)) }
    if let draft = content.draft {
      let scene = draft.scene
      rows += BarPicture.lines(scene, options)
    }
    if content.hasFindings, let scene = content.draft?.scene {
      let room = max(Self.rowsOfPage - rows.count, Self.rowsOfFindings)
      rows += FindingsBlock.lines(scene.report, change: nil, rows: room, options)
    }
    return StagePage(
      number: position + 1, count: pages.count, chapter: text(content.lesson.title), rows: rows)
  }

  /// A window of 20 rows has one for the place.
  private static let rowsOfPage = 18
  private static let rowsOfFindings = 4

  private func pages(of lesson: Lesson) -> [Content] {
    let start = lesson.startDraft
    var pages = [Content(lesson: lesson, said: opening(of: lesson))]
    func add(_ said: String..., draft: Draft? = nil, hasFindings: Bool = true, commands: [String] = []) {
      pages.append(
        Content(lesson: lesson, said: said, draft: draft, hasFindings: hasFindings, commands: commands))
    }
    if let prediction = lesson.prediction {
      let seen = prediction.draft(on: start)
      let titles = start.design.tabs.map { Quoting.quoted($0.title) }
      if let line = prediction.line {
        add(draft: start, hasFindings: false)
        add(text(prediction.question), commands: [line])
      } else {
        add(
          said("The bar has {titles}.", ["titles": listed(titles, by: said("and"))]),
          text(prediction.question))
      }
      let found = prediction.answer(to: "", on: start).found
      add(said("It is {found}.", ["found": found]), draft: seen)
    }
    add(text(lesson.task), draft: start, hasFindings: false)
    for (index, hint) in lesson.hints.enumerated() {
      add(
        said(
          "Hint {number} of {hints}: {hint}",
          ["number": index + 1, "hints": lesson.hints.count, "hint": text(hint)]))
    }
    for end in lesson.wrongEnds {
      guard let script = end.tries.first?.script else { continue }
      add(said("What if somebody types this?"), commands: script.lines.map(\.text))
      add(text(end.sentence), draft: script.result(on: start).draft)
    }
    for solution in lesson.solutions {
      add(said("A way that solves it:"), commands: solution.script.lines.map(\.text))
      let reason = solution.reason.map { [text($0)] } ?? []
      pages.append(Content(lesson: lesson, said: reason, draft: solution.script.result(on: start).draft))
    }
    if !lesson.then.isEmpty {
      add(
        said("To try next:"),
        commands: lesson.then.map { $0.command + ($0.text.map { "   # \(text($0))" } ?? "") })
    }
    return pages
  }

  private func opening(of lesson: Lesson) -> [String] {
    let place = lesson.chapter.map { "\($0.number) " + said($0.title) }
    let belief = lesson.belief.map { said("Some people say: {belief}", ["belief": text($0)]) }
    return [place, text(lesson.title), belief].compactMap(\.self)
  }

  private func text(_ text: LocalizedText) -> String { text.text(in: language) }
  private func said(_ english: String, _ values: Message.Values = [:]) -> String {
    Phrase(english, values).text(in: language)
  }
}

extension Batch {
  /// Shows lessons to a room.
  ///
  /// - Parameter name: A chapter or a lesson, as a handout takes them; `nil` for all lessons of the program.
  package func present(
    _ name: String?, language: String?, isPlain: Bool, in environment: ProcessEnvironment
  ) -> ExitStatus {
    run {
      let lessons = try name.map(store.lessons) ?? LessonList.all
      var signal: Int32?
      var stage = self
      stage.presenter.speak(language ?? RulePage.standardLanguage)
      let view = try stage.stageView(
        isPlain: isPlain || environment.isDumb, environment, for: "--present", hold: { signal = $0 })
      try LessonStage(lessons, language: language, presenter: stage.presenter, view: view).run()
      return signal.map { .signal($0) } ?? .fine
    }
  }
}
