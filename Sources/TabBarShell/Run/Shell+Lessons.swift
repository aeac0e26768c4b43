import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarTerminal

/// Which lesson is open, and which comes next.
extension Shell {
  var openLesson: LessonRun? { state.openLesson }
  /// The language of the texts, or `nil` for English.
  var language: String? {
    let language = presenter.options.language
    return language == RulePage.standardLanguage ? nil : language
  }

  func learn(_ request: LessonRequest) throws -> ShellState.Event {
    switch request {
    case .list(let chapters): listLessons(of: chapters)
    case .forget(let id):
      guard log[id].begun != nil else {
        throw FileError(
          path: id, problem: "nothing is known about a lesson of this name", remedy: "`lessons` lists them")
      }
      return .forgot(lesson: id)
    case .begin(nil) where openLesson == nil: return try begin(nil)
    case .begin(let name?): return try begin(name)
    case .begin, .next:
      if let next = nextLesson(after: openLesson?.lesson) { return try begin(next.id) }
      tellNext()
    case .leave, .again, .ask: break
    }
    return .acted(.fine)
  }

  private func begin(_ name: String?) throws -> ShellState.Event {
    guard let lesson = try lesson(named: name) else {
      let plan = plan.map {
        "every lesson of \($0.name) is solved: `learn all` goes on with the others" as Prose
      }
      tell(plan ?? "every lesson is solved: `lessons` lists them, `learn LESSON` begins one again")
      return .acted(.fine)
    }
    return .lesson(lesson.said(in: language), log, plan: plan?.name)
  }

  private func lesson(named name: String?) throws -> Lesson? {
    let log = log
    if plan == nil, let last = log.plan { plan = try? plan(named: last) }
    guard let name else {
      let last = log.last.flatMap { id in lessons.first { $0.id == id } ?? LessonList.named(id) }
      if let last, log[last.id].isOpen { return last }
      return nextLesson(after: nil)
    }
    if let lesson = plan?.lessons.first(where: { $0.id == name }) { return lesson }
    let named = try plan(named: name)
    if named.isLesson { return named.lessons[0] }
    plan = name == "all" ? nil : named
    return nextLesson(after: nil)
  }

  private var lessons: [Lesson] { plan?.lessons ?? LessonList.all }

  func plan(named name: String) throws -> Plan {
    try store.plan(named: name, in: language, remark: presenter.remark)
  }

  /// Returns the next lesson that is neither solved nor skipped, from one on; `nil` where there is none.
  func nextLesson(after lesson: Lesson?) -> Lesson? {
    let (log, lessons) = (log, lessons)
    let place = lesson.flatMap { lesson in lessons.firstIndex { $0.id == lesson.id } }
    let order = place.map { lessons[($0 + 1)...] + lessons[...$0] } ?? lessons[...]
    return order.first { other in
      let record = log[other.id]
      return !record.isDone && (!record.isSkipped || lesson == nil) && other.id != lesson?.id
    }
  }

  /// Says of a lesson that was just solved what comes after it.
  func tellNext() {
    guard let next = nextLesson(after: dialogues.lesson?.lesson) else {
      return tell("That was the last lesson; `lessons` lists them.")
    }
    tell("Return goes on with \(Quoting.quoted(next.said(in: language).title, always: true)).")
  }

  // MARK: The list

  /// Lists the lessons of some chapters below all chapters; without any those of the plan, or of the chapter that is next.
  private func listLessons(of chapters: [Chapter]?) {
    let plan = chapters == nil ? plan : nil
    let listed = chapters ?? nextLesson(after: nil)?.chapter.map { [$0] } ?? []
    let log = log
    func solved(_ lessons: [Lesson]) -> Int { lessons.count { log[$0.id].solvedIn != nil } }
    for chapter in Chapter.allCases where plan == nil {
      let members = LessonList.all.filter { $0.chapter == chapter }
      let title: Prose = "\(chapter.number) \(chapter.title)"
      tell("\(title): \(solved(members)) of \(members.count) solved")
      if listed.contains(chapter) { list(members, log) }
    }
    if let plan { list(plan.lessons, log) }
    let lessons = plan?.lessons ?? LessonList.all
    tell(
      "\(solved(lessons)) of \(counted: lessons.count, "lesson") solved; `lessons N` lists a chapter, `learn LESSON` begins a lesson, `learn` the next one"
    )
    tell("auf Deutsch: `learn deutsch`")
  }

  private func list(_ lessons: [Lesson], _ log: LearningLog) {
    for lesson in lessons {
      let record = log[lesson.id]
      let solved = record.solvedIn.map { "(solved in \($0), shortest \(lesson.par))" as Prose }
      let parts: [Prose?] = [
        "\(TerminalText.padded(lesson.id, to: 20))", "\(lesson.said(in: language).title)",
        lesson.minutes.map { "\($0) min" },
        solved ?? (record.isDiscussed ? "(to be discussed)" : nil)
          ?? (record.isSkipped ? "(skipped)" : record.isOpen ? "(begun)" : nil),
      ]
      tell("  \(Prose.joined(parts.compactMap(\.self), by: "  "))")
    }
  }
}

/// What is so of the lesson that is open.
extension ShellState {
  /// The lesson that the present session is, while somebody works on it.
  var openLesson: LessonRun? {
    dialogues.isEmpty ? nil : dialogues.lesson.flatMap { $0.isOpen(in: playground) ? $0 : nil }
  }

  /// Returns what is said of commands that the lesson refuses, because it asks to find out oneself what they would say.
  func refusalInLesson(_ commands: ArraySlice<TypedLine>) -> [Action]? {
    guard !dialogues.isEmpty, let lesson = openLesson else { return nil }
    return commands.lazy.compactMap(\.command).compactMap(lesson.refusal).first.map { [.tell($0)] }
  }

  /// Returns the word for the language that a line names, as `auf Deutsch`, for what lessons say from now on.
  func language(in line: String) -> String? {
    // Of a bar of one's own, and in a lesson about languages, it is the language of the titles.
    let isEmpty = playground.draft.design.tabs.isEmpty
    guard isEmpty || !dialogues.isEmpty, openLesson.map({ !$0.lesson.isAboutLanguages }) ?? isEmpty,
      // Most lines are commands.
      Command.named(String(line.prefix { $0 != " " })) == nil
    else { return nil }
    let words = line.lowercased().split { " !.?,".contains($0) }
    guard let last = words.last.map(String.init), Self.language(last) != nil,
      ["", "auf", "in"].contains(words.dropLast().joined(separator: " "))
    else { return nil }
    return last
  }

  static func language(_ word: String) -> String? {
    guard word.count > 2, let sense = Lexicon.shared.senses(of: word).first(where: { $0.kind == .language }),
      [RulePage.standardLanguage, "de"].contains(sense.text)
    else { return nil }
    return sense.text
  }

  /// What is said of unsaved work before a person leaves.
  var warningBeforeLeaving: Prose? {
    // A bar that was made from nothing is a person's own, also in a lesson.
    let isOwn = openLesson?.lesson.beginsEmpty ?? (playground.lesson == nil)
    if playground.hasUnsavedChanges, isOwn {
      let command = playground.path == nil ? "save FILE" : "save"
      return "not saved yet: `\(command)` keeps it; `quit` again to leave without"
    }
    let back = playground.lesson == nil ? "undo" : "leave"
    return playground.replacedUnsaved.map {
      "what was there before \($0) is not saved: `\(back)` goes back to it; `quit` again to leave without"
    }
  }

  /// Whether a command leaves a lesson.
  func leaves(_ lesson: LessonRun, by command: TypedLine) -> Bool {
    var later = playground
    guard let effect = (try? later.run(command))?.outcome.effect else { return false }
    return switch effect {
    case .open, .importBar, .recover: true
    case .learn(.begin(let name?)):
      Self.language(name.lowercased()) == nil && name != lesson.lesson.id
    default: !lesson.isOpen(in: later)
    }
  }

  /// Returns what is to be kept of the beginning of a lesson.
  func events(beginning lesson: Lesson, after log: LearningLog, _ plan: String?) -> [LearningEvent] {
    let before = log[lesson.id]
    var kinds: [LearningEvent.Action] = [.begin]
    // An exam does not go on with what was practised, nor the other way round.
    if before.begun != nil, before.isExam != settings.isExam { kinds.append(.reset) }
    if settings.isExam { kinds.append(.exam) }
    return kinds.map { LearningEvent(time: moment.time, $0, lesson.id, $0 == .begin ? plan : nil) }
  }
}

extension Playground {
  /// Puts the start of a lesson in place of the session, and carries out what was done before.
  mutating func enter(_ lesson: Lesson, after log: LearningLog) throws(SessionError) -> LessonRun {
    replace(with: try lesson.document(), by: "learn \(lesson.id)")
    let start = timeline.position
    for line in log[lesson.id].lines { _ = try? perform(line) }
    return LessonRun(lesson, on: self, from: start, after: log)
  }

  /// Puts back what was there before the lesson, and the ones before it.
  mutating func leaveLesson() {
    while lesson != nil, timeline.position > 0 { _ = try? perform("undo") }
  }
}
