import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// Which lesson is open, and which comes next.
extension Shell {
  var openLesson: LessonRun? { state.openLesson }

  func learn(_ request: LessonRequest) throws {
    switch request {
    case .list(let chapters): listLessons(of: chapters)
    case .forget(let id): try forget(id)
    case .begin(let name): try begin(name)
    case .next: try goOn()
    case .leave: leaveLesson()
    case .again: if let open = openLesson { try enter(open.lesson, after: open.log) }
    case .ask: break
    }
  }

  private func begin(_ name: String?) throws {
    if name == nil, let open = openLesson { return try open.isDone ? goOn() : ask(open) }
    if let name, let language = Self.language(name.lowercased()) { return speak(language) }
    guard let lesson = try lesson(named: name) else {
      let plan = learning.plan.map {
        "every lesson of \($0.name) is solved: `learn all` goes on with the others" as Prose
      }
      return tell(plan ?? "every lesson is solved: `lessons` lists them, `learn LESSON` begins one again")
    }
    var log = log
    let before = log[lesson.id]
    log.add(keep(.begin, of: lesson.id, learning.plan?.name))
    // An exam does not go on with what was practised, nor the other way round.
    if before.begun != nil, before.isExam != learning.isExam { log.add(keep(.reset, of: lesson.id)) }
    if learning.isExam { log.add(keep(.exam, of: lesson.id)) }
    try enter(lesson, after: log)
  }

  private func lesson(named name: String?) throws -> Lesson? {
    let log = log
    if learning.plan == nil, let last = log.plan { learning.plan = try? plan(named: last) }
    guard let name else {
      let lessons = learning.plan?.lessons ?? LessonList.all
      let last = log.last.flatMap { id in lessons.first { $0.id == id } ?? LessonList.named(id) }
      if let last, log[last.id].isOpen { return last }
      return nextLesson(after: nil)
    }
    if let lesson = learning.plan?.lessons.first(where: { $0.id == name }) { return lesson }
    let plan = try plan(named: name)
    if plan.isLesson { return plan.lessons[0] }
    learning.plan = name == "all" ? nil : plan
    return nextLesson(after: nil)
  }

  func plan(named name: String) throws -> Plan {
    try store.plan(named: name, in: learning.language, remark: presenter.remark)
  }

  /// Returns the next lesson that is neither solved nor skipped, from one on; `nil` where there is none.
  func nextLesson(after lesson: Lesson?) -> Lesson? {
    let (log, lessons) = (log, learning.plan?.lessons ?? LessonList.all)
    let place = lesson.flatMap { lesson in lessons.firstIndex { $0.id == lesson.id } }
    let order = place.map { lessons[($0 + 1)...] + lessons[...$0] } ?? lessons[...]
    return order.first { other in
      let record = log[other.id]
      return !record.isDone && (!record.isSkipped || lesson == nil) && other.id != lesson?.id
    }
  }

  /// Puts the start of a lesson in place of the session, and carries out what was done before.
  private func enter(_ lesson: Lesson, after log: LearningLog) throws {
    playground.replace(with: try lesson.document(), by: "learn \(lesson.id)")
    let start = playground.timeline.position
    for line in log[lesson.id].lines { _ = try? playground.perform(line) }
    let run = LessonRun(lesson.said(in: learning.language), on: playground, from: start, after: log)
    dialogues.endInner()
    dialogues.keep(run)
    keepJournal()
    say(run.beginning)
  }

  private func goOn() throws {
    guard let next = nextLesson(after: openLesson?.lesson) else { return tellNext() }
    try begin(next.id)
  }

  /// Says of a lesson that was just solved what comes after it.
  func tellNext() {
    guard let next = nextLesson(after: dialogues.lesson?.lesson) else {
      return tell("That was the last lesson; `lessons` lists them.")
    }
    tell("Return goes on with \(Quoting.quoted(next.said(in: learning.language).title, always: true)).")
  }

  /// Puts back what was there before the lesson, and the ones before it.
  private func leaveLesson() {
    while playground.lesson != nil, playground.timeline.position > 0 { _ = try? playground.perform("undo") }
    keepJournal()
    dialogues.endInner()
    tell("the lesson is left, and your bar is as it was: `learn` goes on with the lesson")
    showScene()
  }

  // MARK: The list

  /// Lists the lessons of some chapters below all chapters; without any those of the plan, or of the chapter that is next.
  private func listLessons(of chapters: [Chapter]?) {
    let plan = chapters == nil ? learning.plan : nil
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
        "\(TerminalText.padded(lesson.id, to: 20))", "\(lesson.said(in: learning.language).title)",
        lesson.minutes.map { "\($0) min" },
        solved ?? (record.isDiscussed ? "(to be discussed)" : nil)
          ?? (record.isSkipped ? "(skipped)" : record.isOpen ? "(begun)" : nil),
      ]
      tell("  \(Prose.joined(parts.compactMap(\.self), by: "  "))")
    }
  }

  private func forget(_ id: String) throws {
    guard log[id].begun != nil else {
      throw FileError(
        path: id, problem: "nothing is known about a lesson of this name", remedy: "`lessons` lists them")
    }
    let event = keep(.forget, of: id)
    dialogues.lesson?.log.add(event)
    presenter.tell("forgot \(id)")
  }
}
