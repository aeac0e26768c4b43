import TabBarCore
package import TabBarGuidelines
import TabBarLexicon

/// A lesson while somebody works on it: its question, and then its task until the goal is met.
package struct LessonRun: Dialogue {
  package let lesson: Lesson
  /// Whether hints, solutions and commands that propose are off.
  let isExam: Bool
  /// The language of its texts, or `nil` for English.
  package var language: String?
  /// What was done in it, before and now.
  private(set) var record: LearningLog.Progress
  private(set) var hints = 0
  package private(set) var isSolved = false
  /// Whether the bar that was seen last meets the goal, after it was met once.
  private var isMet = false
  /// The texts that people are to talk about, once all that a program can tell of the goal is met.
  private var discussed: [String] = []
  var isDiscussed: Bool { !discussed.isEmpty }
  /// The wrong ends whose sentences were said.
  private var said: Set<String> = []
  /// The question before the bar is shown, while it waits for an answer.
  private var prediction: Lesson.Prediction?
  private var isLeft = false
  /// The position in the timeline where the lesson begins.
  private let start: Int
  private var seen: Draft

  /// Begins a lesson on a playground that has just been given its start.
  package init(
    _ lesson: Lesson, on playground: Playground, isExam: Bool = false, language: String? = nil,
    after record: LearningLog.Progress = LearningLog.Progress()
  ) {
    (self.lesson, self.isExam, self.language, self.record) = (lesson, isExam, language, record)
    start = playground.timeline.position
    seen = playground.draft
  }

  package var isDone: Bool { isSolved || isDiscussed }

  /// Whether a playground is in the lesson: undo may have gone behind its beginning.
  package func isOpen(in playground: Playground) -> Bool { playground.lesson == lesson.id }

  /// Goes on on a playground in which the lines of the record were carried out again.
  package mutating func goOn(in playground: Playground) {
    (hints, said) = (min(record.hints, lesson.hints.count), Set(record.wrongEnds))
    _ = judge(playground, isBack: false)
  }

  private mutating func note(_ kind: LearningEvent.Action, _ value: String? = nil, in turn: inout Turn) {
    record.add(kind, value)
    turn.notes.append((kind, value))
  }

  // MARK: Dialogue

  package var name: Prose? { prediction.map { _ in "guess" } }
  package var advice: Prose { "a number, titles or a rule; Return alone shows it" }
  package var expects: ExpectedLine { prediction == nil ? .answerOrCommand : .answer }
  package var isOver: Bool { false }
  package var wall: [[Utterance]]? {
    let hidesBar = prediction.map { $0.line == nil } ?? false
    return isDone ? nil : [[title] + question + (hidesBar ? [] : [bar(seen)])]
  }

  package var question: [Utterance] {
    guard let prediction else { return task }
    let command = prediction.line.map { "The command would be: \($0)" as Prose }
    return [say(prediction.question)]
      + [command, "Type what you think; Return alone shows it."].compactMap(\.self).map { .sentence($0) }
  }

  /// Says what the lesson is about, and asks its question or says its task.
  ///
  /// - Parameter asks: Whether the question is asked; it is not where somebody was here before.
  package mutating func begin(on playground: Playground, asks: Bool) -> [Utterance] {
    var says = [title]
    let isFresh = record.lines.isEmpty
    if !isFresh { says.append(.sentence("You were here before: \(record.lines.joined(separator: " · "))")) }
    if asks, isFresh, let prediction = lesson.prediction {
      self.prediction = prediction
      // The bar itself would be the answer where no command is to change it.
      let titles = Prose.listed(playground.draft.design.tabs.map { "\(Quoting.quoted($0.title))" })
      says.append(prediction.line == nil ? .sentence("The bar has \(titles).") : bar(playground.draft))
    } else {
      says.append(bar(playground.draft))
    }
    return says + question
  }

  package mutating func grant(_ request: DialogueRequest, in playground: Playground) -> Turn? {
    guard isOpen(in: playground) else { return nil }
    var turn = Turn()
    switch request {
    case .leave:
      (isLeft, prediction) = (true, nil)
      turn.request = .leave
    case .skip:
      if !isDone { note(.skip, in: &turn) }
      prediction = nil
      turn.request = .next
    case .reset:
      note(.reset, in: &turn)
      prediction = nil
      turn.request = .again
    case .solution where prediction != nil: return take(.empty, in: playground)
    // What is asked first is answered first: the goal would show the answer.
    case _ where prediction != nil && request != .hint, .task: turn.asks = true
    case .back:
      // Before the first line there is nothing to take back but the lesson.
      if playground.timeline.position > start { turn.line = "undo" } else { turn.asks = true }
    case .hint, .solution:
      guard !isExam else { return Turn("this is an exam: there are no hints and no solutions") }
      if request == .hint { giveHint(&turn) } else { showSolution(&turn) }
    // Before anything was tried it would give the answer away.
    case .goal:
      turn.says = record.route.isEmpty ? [progress(of: playground.draft)] : goal(for: playground.draft)
    case .why:
      guard isDone else {
        turn.line = "why"
        return turn
      }
      turn.says = [lesson.shortestSolution?.reason.map(say)].compactMap(\.self)
      turn.says += lesson.teaches.map { .sentence("`explain \($0)` says who says so") }
    }
    return turn
  }

  package mutating func take(_ line: TypedLine, in playground: Playground) -> Turn? {
    guard isOpen(in: playground) else { return nil }
    let (text, command) = (line.text, line.command)
    // It would take back the lesson itself.
    if text.trimmingBlanks == "undo", playground.timeline.position <= start {
      return Turn("nothing was done in this lesson yet; `leave` goes back to your own bar")
    }
    if let prediction {
      // Whoever asks for help does not guess; what else is a command would show what is asked.
      if let command { return [.lessons, .rest, .time].contains(command.group) ? nil : Turn(asks: true) }
      return Lesson.Prediction.saysNoMore(text) ? Turn("\(advice)") : answer(prediction, text, in: playground)
    }
    if ["y", "n"].contains(SpokenWords.key(for: text)) || Lesson.Prediction.isNumberWord(text.lowercased()) {
      return Turn(isDiscussed ? LessonText.unjudged : "nothing is asked here: `task` says what to do")
    }
    if command == nil, SpokenWords.key(for: text) == "s" { return Turn(whatHelps) }
    return isDone && text.trimmingBlanks.isEmpty ? Turn(request: .next) : nil
  }

  package mutating func look(at playground: Playground, after lines: [String]) -> Turn? {
    guard isOpen(in: playground) else {
      guard !isLeft else { return nil }
      (isLeft, prediction) = (true, nil)
      return Turn("that was the beginning of the lesson, and it is left now: `learn` goes on with it")
    }
    isLeft = false
    guard playground.draft != seen else { return nil }
    var turn = Turn()
    if !isSolved { for line in lines { note(.line, line, in: &turn) } }
    let judged = judge(playground, isBack: lines.allSatisfy { $0.hasPrefix(Command.undo.name) })
    turn.notes += judged.notes
    turn.says = judged.says
    // Silence would look like success where there is nothing to find.
    if turn.says.isEmpty, !isDone, playground.draft.scene.report.findings.isEmpty {
      let (met, all) = progress(of: playground.draft)
      turn.says = [
        .sentence("not solved yet: \(met) of \(all) parts of the goal hold, and `goal` says which")
      ]
    }
    return turn
  }

  /// Shows the bar that was asked about, and then the task.
  private mutating func answer(_ asked: Lesson.Prediction, _ line: String, in playground: Playground) -> Turn
  {
    prediction = nil
    let seen = asked.draft(on: lesson.startDraft)
    let (said, _, says) = asked.answer(to: line, about: seen.scene)
    var turn = Turn(says)
    if let said { note(.guess, said, in: &turn) }
    turn.says.append(bar(seen))
    if asked.line != nil {
      turn.says.append(.sentence("Your bar is still as it was before that command."))
    }
    turn.says += task
    return turn
  }

  // MARK: The goal

  /// Compares the bar with the goal and with the wrong ends. Who goes back knows what is lost.
  private mutating func judge(_ playground: Playground, isBack: Bool) -> Turn {
    let before = seen
    seen = playground.draft
    var turn = Turn()
    let result = Trial(lesson.goal, on: seen)
    if isSolved {
      if result.isMet, !isMet { turn = Turn("this solves it, too") }
      isMet = result.isMet
      return turn
    }
    let texts = LessonText.all(in: seen.design, of: lesson)
    if !texts.isEmpty, isMetBesideTexts(result) {
      if !isDiscussed { note(.discuss, texts.map(\.text).joined(separator: " · "), in: &turn) }
      if texts.map(\.text) != discussed { turn.says = discussion(of: texts) }
      discussed = texts.map(\.text)
    } else if result.isMet {
      solve(playground, &turn)
    } else {
      // They are about what was just done.
      let ends = lesson.wrongEnds.filter { end in
        !said.contains(end.id) && Trial(end.signs, on: seen).isMet && !Trial(end.signs, on: before).isMet
      }
      for end in ends {
        said.insert(end.id)
        note(.wrong, end.id, in: &turn)
        turn.says.append(say(end.sentence))
      }
      // A tab that is lost is spoken of in any case.
      let signs = ends.flatMap(\.signs).map(\.text)
      let saysOfTabs = signs.contains { $0.contains(" lacks ") || $0.contains(" count ") }
      if !isBack, ends.isEmpty || seen.design.tabs.count < before.design.tabs.count && !saysOfTabs,
        let lost = lost(since: before, result)
      {
        turn.says.append(.sentence("now wrong: \(lost)"))
      }
    }
    return turn
  }

  /// Whether a program finds nothing missing, apart from what a rule asks people about a text.
  private func isMetBesideTexts(_ result: Trial) -> Bool {
    let findings = seen.scene.report.findings
    func isOpen(_ line: TextLine) -> Bool {
      let about = findings.filter { finding in line.text.hasSuffix(" \(finding.rule)") }
      // An explanation that only says that there is nothing is a wrong end.
      let isBare = about.contains { $0.measured.contains { $0.name == "withoutStep" && $0.value > 0 } }
      // What is asked about an icon can be seen.
      return !isBare && !about.isEmpty
        && about.allSatisfy {
          $0.verdict == .needsPerson && Rule.named($0.rule)?.question != .whichIcon
        }
    }
    return result.failure == nil && result.statements.allSatisfy { $0.mismatch == nil || isOpen($0.line) }
  }

  /// Returns what of the goal held before and holds no more, such as a tab that was taken out; `nil` where nothing is lost.
  private func lost(since before: Draft, _ result: Trial) -> Prose? {
    let held = Trial(lesson.goal, on: before).statements
    return zip(held, result.statements).lazy.compactMap { $0.mismatch == nil ? $1.mismatch : nil }.first
  }

  private mutating func solve(_ playground: Playground, _ turn: inout Turn) {
    (isSolved, isMet) = (true, true)
    let commands = max(0, playground.timeline.position - start)
    note(.solved, String(commands), in: &turn)
    turn.says += praise(for: playground.draft, commands)
  }

  func progress(of draft: Draft) -> (met: Int, all: Int) {
    (Trial(lesson.goal, on: draft).metCount, lesson.goal.expectationCount)
  }

  // MARK: Help

  private mutating func giveHint(_ turn: inout Turn) {
    guard hints < lesson.hints.count else {
      turn.says = lastHint
      return
    }
    hints += 1
    note(.hint, String(hints), in: &turn)
    let hint = lesson.hints[hints - 1].text(in: language)
    turn.says = [.sentence("\(hints) of \(lesson.hints.count): \(hint)")]
  }

  private mutating func showSolution(_ turn: inout Turn) {
    guard let shortest = lesson.shortestSolution else { return }
    note(.solution, in: &turn)
    turn.says = [.commands(shortest.script.map(\.text))]
    turn.says += [shortest.reason.map(say)].compactMap(\.self)
    turn.says.append(.sentence("`reset` begins again, and then these lines solve it"))
  }

  /// Returns why a command is off, as it says what the lesson asks to find: in an exam, and before the last hint; `nil`
  /// where it is on.
  package func refusal(of command: Command) -> Prose? {
    guard !isDone else { return nil }
    if isExam {
      guard ["fix", "fit", "icons"].contains(command.name) else { return nil }
      return "this is an exam: \(command.name) is off until the lesson is solved or skipped"
    }
    let isNeeded = lesson.solutions.contains { solution in
      solution.script.contains { $0.text.hasPrefix(command.name + " ") }
    }
    guard ["fix", "fit"].contains(command.name), hints < lesson.hints.count, !isNeeded else { return nil }
    return
      "\(command.name) is off here, so that you find it yourself: `hint` helps, and after the last hint it is on"
  }
}
