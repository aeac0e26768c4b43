import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

extension Shell {
  /// The lesson that the present session is, while somebody works on it.
  var lessonRun: LessonRun? {
    guard learning.hasRun, let run = learning.run, playground.lesson == run.lesson.id else { return nil }
    return run
  }

  func take(_ request: LessonRequest) throws {
    defer { if let warning = learning.takeWarning() { presenter.remark(warning) } }
    switch request {
    case .list(let selection): return try listLessons(selection)
    case .forget(let id): return try forget(id)
    case .begin(let name): return try begin(name)
    case .task, .goal, .hint, .solution, .reset, .skip: break
    }
    guard let run = lessonRun else {
      throw Refusal("no lesson is open", "learn begins one, and lessons lists them")
    }
    switch request {
    case .goal: try showGoal()
    case .hint where run.isExam, .solution where run.isExam:
      try tell("this is an exam: there are no hints and no solutions")
    case .hint: try giveHint()
    case .solution: try showSolution()
    case .reset:
      learning.note(.reset, run.lesson.id)
      try enter(run.lesson, lines: [], asks: false)
    case .skip:
      if !run.isSolved { learning.note(.skip, run.lesson.id) }
      try goOn()
    default: try sayTask()
    }
  }

  // MARK: Choosing

  private func begin(_ name: String?) throws {
    if name == nil, let run = lessonRun { return try run.isSolved ? goOn() : sayTask() }
    if let name, let language = Self.language(name.lowercased()) { return try speak(language) }
    guard let lesson = try lesson(named: name) else {
      return try tell("every lesson is solved: lessons lists them, learn LESSON begins one again")
    }
    let record = learning.record(of: lesson.id)
    // An exam does not go on with what was practised, nor the other way round.
    let isSameKind = record.map { $0.isExam == learning.isExam } ?? true
    let goesOn = isSameKind && !(record?.lines.isEmpty ?? true)
    learning.note(.begin, lesson.id)
    if !isSameKind { learning.note(.reset, lesson.id) }
    if learning.isExam { learning.note(.exam, lesson.id) }
    try enter(lesson, lines: goesOn ? record?.lines ?? [] : [], asks: record?.guess == nil)
  }

  private func lesson(named name: String?) throws -> Lesson? {
    guard let name else {
      let last = learning.lastLesson.flatMap { LessonList.named($0) }
      if let last, learning.record(of: last.id)?.isOpen == true { return last }
      return nextLesson(after: nil)
    }
    if let lesson = learning.ownLessons?.first(where: { $0.id == name }) ?? LessonList.named(name) {
      return lesson
    }
    guard name.hasSuffix(".tabs") || name.contains("/") || store.has(name) else {
      let ids = learning.lessons.map(\.id)
      let meant = Suggestion.nearest(to: name, in: ids).map { "did you mean \($0)?" }
      throw FileError(
        path: name, problem: "there is no lesson of this name", remedy: meant ?? "lessons lists them")
    }
    guard let paths = store.sessionFiles(under: name) else { return try store.lesson(at: name) }
    let found = try paths.compactMap { try Lesson(store.sessionFile(at: $0)) }
    guard !found.isEmpty else {
      throw FileError(
        path: name, problem: "there is no lesson in this folder", remedy: "lesson new makes one")
    }
    learning.ownLessons = found
    return nextLesson(after: nil)
  }

  /// Returns the next lesson that is neither solved nor skipped, from one on; `nil` where there is none.
  func nextLesson(after lesson: Lesson?) -> Lesson? {
    let lessons = learning.lessons
    let place = lesson.flatMap { lesson in lessons.firstIndex { $0.id == lesson.id } }
    let order = place.map { lessons[($0 + 1)...] + lessons[...$0] } ?? lessons[...]
    return order.first { other in
      let record = learning.record(of: other.id)
      return record?.solvedIn == nil && (record?.isSkipped != true || lesson == nil) && other.id != lesson?.id
    }
  }

  // MARK: Being in a lesson

  /// Puts the start of a lesson in place of the session, and carries out what was done before.
  private func enter(_ lesson: Lesson, lines: [String], asks: Bool) throws {
    let record = learning.record(of: lesson.id)
    var document = try lesson.file.startOfLesson()
    document.lesson = lesson.id
    playground.replace(with: document, by: "learn \(lesson.id)")
    var run = LessonRun(lesson, on: playground, isExam: learning.isExam)
    for line in lines { _ = try? playground.perform(line) }
    if !lines.isEmpty {
      run.restore(hints: record?.hints ?? 0, wrongEnds: record?.wrongEnds ?? [])
    }
    _ = run.look(at: playground)
    learning.run = run
    conversation = nil
    keepJournal()
    try introduce(run, lines, asks: asks && lines.isEmpty)
  }

  private func introduce(_ run: LessonRun, _ lines: [String], asks: Bool) throws(OutputError) {
    let lesson = run.lesson
    let place = lesson.chapter.map { "\($0.number) \($0.title)" as Prose }
    let minutes = lesson.minutes.map { "\(counted: $0, "minute")" as Prose }
    let facts = [place, minutes].compactMap(\.self)
    try tell(facts.isEmpty ? "\(text(lesson.title))" : "\(text(lesson.title)) (\(list: facts))")
    if !lines.isEmpty {
      try tell("You were here before: \(lines.joined(separator: " · "))")
    }
    if asks, let guess = Guess(lesson, language: learning.language) {
      // The bar itself would be the answer where no command is to change it.
      if lesson.prediction?.line == nil {
        let titles = Prose.listed(playground.draft.design.tabs.map { "\(Quoting.quoted($0.title))" })
        try tell("The bar has \(titles).")
      } else {
        try showBar()
      }
      return try begin(guess)
    }
    try showBar()
    try sayTask()
  }

  /// Shows the bar without what is found: that would name what is to be found.
  private func showBar() throws(OutputError) {
    shown = playground.draft.scene
    try presenter.show(BarPicture.lines(shown, presenter.options))
  }

  func sayTask() throws(OutputError) {
    guard let run = lessonRun else { return }
    if let belief = run.lesson.belief {
      try tell("Some people say: \(text(belief))")
    }
    try tell("\(text(run.lesson.task))")
    try tell(
      run.isExam
        ? "goal shows where to go, task says this again"
        : "goal shows where to go, hint helps, task says this again")
  }

  /// Shows the bar that was asked about, and then the task.
  func continueLesson(after guess: Guess) throws(OutputError) {
    guard let run = lessonRun, let prediction = run.lesson.prediction else { return }
    if let said = guess.said { learning.note(.guess, run.lesson.id, said.text) }
    if prediction.line != nil {
      try presenter.show(
        BarPicture.lines(prediction.draft(on: playground.draft).scene, presenter.options))
      try tell("Your bar is still as it was before that command.")
    } else {
      try showBar()
    }
    try sayTask()
  }

  /// Whether a line is refused because the lesson asks to find out oneself what the command would say.
  func refusesInLesson(_ line: String) throws(OutputError) -> Bool {
    guard let run = lessonRun, !run.isSolved,
      let command = (try? Invocation.parsed(from: line, isTyped: true))?.command, run.refuses(command)
    else { return false }
    try tell(
      run.isExam
        ? "this is an exam: \(command.name) is off until the lesson is solved or skipped"
        : "\(command.name) is off here, so that you find it yourself: hint helps, and after the last hint it is on"
    )
    return true
  }

  func continueLesson(after line: String) throws(OutputError) {
    guard var run = lessonRun else {
      if learning.hasRun, !isLessonLeft {
        isLessonLeft = true
        if conversation is Guess { conversation = nil }
        try tell("that was the beginning of the lesson, and it is left now: learn goes on with it")
      }
      return
    }
    isLessonLeft = false
    let before = run
    let events = run.look(at: playground)
    learning.run = run
    if !before.isSolved, run.hasSeenChange(since: before) { learning.note(.line, run.lesson.id, line) }
    for event in events {
      switch event {
      case .wrong(let end):
        learning.note(.wrong, run.lesson.id, end.id)
        try tell("\(text(end.sentence))")
      case .doubted(let texts):
        for text in texts {
          try tell(text.question)
        }
      case .solved(let commands): try praise(run.lesson, commands)
      case .solvedAgain: try tell("this solves it, too")
      }
    }
    // Silence would look like success where there is nothing to find.
    if events.isEmpty, !run.isSolved, !run.isDoubted, run.hasSeenChange(since: before),
      playground.draft.scene.report.findings.isEmpty
    {
      let (met, all) = run.progress(of: playground.draft)
      try tell("not solved yet: \(met) of \(all) parts of the goal hold, and goal says which")
    }
    if let warning = learning.takeWarning() { presenter.remark(warning) }
  }

  func praise(_ lesson: Lesson, _ commands: Int) throws(OutputError) {
    learning.note(.solved, lesson.id, String(commands))
    // A program sees what a text speaks of, and not whether people understand it.
    for own in learning.run?.ownTexts(in: playground.draft.design) ?? [] {
      try tell(
        "\(own.place): yours is \(Quoting.quoted(own.text, always: true)); a good one is \(Quoting.quoted(own.example, always: true))"
      )
    }
    let way: Prose =
      commands > lesson.par
      ? "solved \(text(lesson.title)): \(counted: commands, "command"); the shortest way takes \(lesson.par)"
      : "solved \(text(lesson.title)): \(counted: commands, "command"), and no way is shorter"
    try tell(way)
    if let record = learning.record(of: lesson.id), case let undone = record.undone,
      record.hints + undone > 0 || record.sawSolution
    {
      try tell(
        record.sawSolution
          ? "on the way: \(counted: record.hints, "hint"), \(undone) undone, and a look at the solution"
          : "on the way: \(counted: record.hints, "hint"), \(undone) undone")
    }
    // Why a solution is right need not be true of another one.
    let own = lesson.solutions.first { Trial($0.script, on: lesson.startDraft).draft == playground.draft }
    if let reason = own?.reason {
      try tell("\(text(reason))")
    } else if let shortest = lesson.shortestSolution, let reason = shortest.reason {
      let lines = shortest.script.map(\.text).joined(separator: " · ")
      try tell("Another way, \(lines): \(text(reason))")
    }
    for next in lesson.then {
      let more = next.text.map { ": \(text($0))" } ?? ""
      try tell("Try \(next.command + more)")
    }
    if let next = nextLesson(after: lesson) {
      try tell("Return goes on with \(Quoting.quoted(text(next.title), always: true)).")
    } else {
      try tell("That was the last lesson; lessons lists them.")
    }
  }

  func goOn() throws {
    guard let run = lessonRun else { return }
    guard let next = nextLesson(after: run.lesson) else {
      return try tell("there is no other lesson to solve; lessons lists them")
    }
    try begin(next.id)
  }

  // MARK: Helping

  private func giveHint() throws(OutputError) {
    guard var run = lessonRun else { return }
    guard let hint = run.nextHint() else {
      if let rule = run.lesson.teaches.first.flatMap(Rule.named) {
        let advice = rule.page(in: presenter.options.language).prose(.instead) ?? ""
        try tell("\(rule.id) says: \(advice)")
      }
      return try tell("that was the last hint; fix and fit are on now, and solution shows a way")
    }
    learning.run = run
    learning.note(.hint, run.lesson.id, String(run.hints))
    try tell("\(run.hints) of \(run.lesson.hints.count): \(text(hint))")
  }

  private func showSolution() throws(OutputError) {
    guard let run = lessonRun else { return }
    let shortest = run.lesson.shortestSolution
    guard let shortest else { return }
    learning.note(.solution, run.lesson.id)
    for command in shortest.script { try presenter.say("  \(command.text)") }
    if let reason = shortest.reason { try tell("\(text(reason))") }
    try tell("reset begins again, and then these lines solve it")
  }

  private func showGoal() throws(OutputError) {
    guard let run = lessonRun else { return }
    let result = Trial(run.lesson.goal, on: playground.draft)
    // A bar would be an answer in an exam, and one of several in a brief.
    if let solution = run.lesson.solutions.first, run.lesson.solutions.count == 1, !run.isExam {
      try tell("The bar of the goal:")
      try show(Trial(solution.script, on: run.lesson.startDraft).draft)
      try tell("Yours:")
      try show(playground.draft)
    }
    var missing = result.statements.compactMap(\.mismatch)
    if let failure = result.failure { missing.append("\(failure.error.problem)") }
    for mismatch in missing.prefix(Self.mostMissing) {
      try tell("not yet: \(mismatch)")
    }
    if missing.count > Self.mostMissing {
      try tell("and \(missing.count - Self.mostMissing) more")
    }
    try tell("\(result.metCount) of \(run.lesson.goal.expectationCount) hold")
  }

  /// Two bars, the answer and the prompt are in sight together.
  private static let rowsOfBar = 7
  private static let mostMissing = 4

  private func show(_ draft: Draft) throws(OutputError) {
    let options = presenter.options
    try presenter.show(BarInRows.lines(draft.scene, most: options.pictures ? Self.rowsOfBar : 1, options))
  }

  func text(_ text: LocalizedText) -> String { text.text(in: learning.language) }

  /// Says a text of the program in the language of the lessons.
  func tell(_ text: Prose) throws(OutputError) { try presenter.tell(text) }
}

extension LessonText {
  /// What to ask of it, as no program can tell.
  fileprivate var question: Prose {
    switch kind {
    case .title:
      "\(Quoting.quoted(text, always: true)) for \(place): does it say what people find there? yes if so; or say it better"
    case .explanation:
      "\(Quoting.quoted(text, always: true)) for \(place): does it say what is missing there, and what people can do? yes if so; or say it better"
    case .reason:
      "\(Quoting.quoted(text, always: true)) for \(place): will the next reader know why it stays? yes if so; or say it better"
    }
  }
}
