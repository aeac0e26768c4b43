import TabBarCore
package import TabBarGuidelines

/// A lesson while somebody works on it: its question, and then its task until the goal is met.
package struct LessonRun: Dialogue {
  package var lesson: Lesson
  /// All that was done in lessons, this one and others. Whoever keeps it in a file adds to it: nothing else is known.
  package var log: LearningLog
  /// Whether undo went behind its beginning, and it was said.
  private var isLeft = false
  /// The position in the timeline where the lesson begins.
  private let start: Int
  private var seen: Draft

  /// Begins a lesson, or goes on with it, on a playground that has been given its start and the lines of the record.
  package init(
    _ lesson: Lesson, on playground: Playground, from start: Int, after log: LearningLog
  ) {
    (self.lesson, self.log, self.start) = (lesson, log, start)
    seen = playground.draft
  }

  package var record: LearningLog.Progress { log[lesson.id] }

  /// Whether its end was reached, solved or to be discussed.
  package var isDone: Bool { !record.isOpen }

  /// Whether a playground is in the lesson: undo may have gone behind its beginning.
  package func isOpen(in playground: Playground) -> Bool { playground.lesson == lesson.id }

  /// The question before the bar is shown, while it waits for an answer.
  private var prediction: Lesson.Prediction? {
    record.isOpen && !isLeft && !record.isGuessed && record.lines.isEmpty ? lesson.prediction : nil
  }

  // MARK: Dialogue

  package var name: Prose? { prediction == nil ? "\(lesson.id)" : "guess" }
  package var isAsking: Bool { prediction != nil }
  package var advice: Prose { prediction?.advice ?? "" }
  package var takesEveryLine: Bool { isAsking }
  package var isOver: Bool { false }
  package var wall: [[Utterance]]? { isDone ? nil : [[title, barBeforeGuess] + question] }
  /// The bar, unless it would be the answer, as no command is to change it.
  private var barBeforeGuess: Utterance { prediction.map { $0.line == nil } == true ? .gap : bar(seen) }

  package var question: [Utterance] {
    guard let prediction else { return task }
    let command = prediction.line.map { "The command would be: \($0)" as Prose }
    let rows = prediction.rows(in: prediction.draft(on: lesson.startDraft).scene)
    return [.sentence("\(prediction.question)"), .gap]
      + (rows + [command, prediction.advice].compactMap(\.self)).map { .sentence($0) }
  }

  /// Says what the lesson is about, and asks its question or says its task.
  package var beginning: [Utterance] {
    var says = [title]
    if !record.lines.isEmpty {
      says.append(.sentence("You were here before: \(record.lines.joined(separator: " · "))"))
    }
    return says + [barBeforeGuess] + question
  }

  package mutating func grant(_ request: DialogueRequest, in playground: Playground) -> Turn? {
    guard isOpen(in: playground) else { return nil }
    var turn = Turn()
    switch request {
    case .leave:
      isLeft = true
      turn.request = .leave
    case .skip:
      if !isDone { turn.note(.skip) }
      turn.request = .next
    case .reset:
      turn.note(.reset)
      turn.request = .again
    case .solution where isAsking: return take(.empty, in: playground)
    // What is asked first is answered first: the goal and a hint would show the answer.
    case _ where isAsking, .task: turn.asks = true
    case .back:
      // Before the first line there is nothing to take back but the lesson.
      if playground.timeline.position > start { turn.line = "undo" } else { turn.asks = true }
    case .hint, .solution:
      if record.isExam { return Turn(Self.isOff("\(request.rawValue)")) }
      if request == .hint {
        giveHint(&turn)
      } else if isDone || lesson.discussion == nil {
        showSolution(&turn)
      } else {
        // Who has read a sample finds no words of their own.
        return Turn("write words of your own first: then `solution` shows those of somebody else")
      }
    // Before anything was tried it would give the answer away.
    case .goal:
      let result = Trial(lesson.goal, on: playground.draft)
      turn.says = record.route.isEmpty ? [progress(result)] : goal(for: playground.draft, result)
    case .why:
      guard isDone else {
        turn.line = "why"
        return turn
      }
      turn.says = lesson.shortestSolution?.text.map { [.sentence("\($0)")] } ?? []
      turn.says += lesson.teaches.map { .sentence("`explain \($0)` says who says so") }
    }
    return turn
  }

  package mutating func take(_ line: TypedLine, in playground: Playground) -> Turn? {
    guard isOpen(in: playground) else { return nil }
    let text = line.text.trimmingBlanks
    // It would take back the lesson itself.
    if text == "undo", playground.timeline.position <= start {
      return Turn("nothing was done in this lesson yet; `leave` goes back to your own bar")
    }
    guard let prediction else { return isDone && text.isEmpty ? Turn(request: .next) : nil }
    if let group = line.command?.group, [.lessons, .rest, .time].contains(group) { return nil }
    let shown = prediction.draft(on: lesson.startDraft)
    // A command would show what is asked.
    guard let answer = prediction.answer(to: line.text, about: shown.scene) else {
      return Turn("first the question: \(prediction.advice)")
    }
    var turn = Turn(answer.says)
    turn.note(.guess, answer.guess)
    turn.says.append(bar(shown))
    if prediction.line != nil {
      turn.says.append(.sentence("Your bar is still as it was before that command."))
    }
    turn.says += [.gap] + task
    return turn
  }

  package mutating func look(at playground: Playground, after lines: [String]) -> Turn? {
    let wasLeft = isLeft
    isLeft = !isOpen(in: playground)
    guard !isLeft else {
      return wasLeft
        ? nil : Turn("that was the beginning of the lesson, and it is left now: `learn` goes on with it")
    }
    let before = seen
    seen = playground.draft
    if wasLeft { return Turn("you are in the lesson again: `task` says what to do") }
    // What help says of commands is English.
    if lines == [Command.help.name], lesson.language != nil {
      return Turn(says: [.sentence(words), .sentence(whatHelps)])
    }
    guard seen != before, !isDone else { return nil }
    let result = Trial(lesson.goal, on: seen)
    var turn = Turn()
    for line in lines { turn.note(.line, line) }
    if result.isMet || lesson.discussion != nil && isMetBesideQuestions(result) {
      let commands = playground.timeline.lines(since: start).count
      let isSolved = result.isMet && lesson.discussion == nil
      turn.note(isSolved ? .solved : .discuss, isSolved ? String(commands) : nil)
      turn.says = ending(of: seen, commands, isSolved: isSolved)
      return turn
    }
    // They are about what was just done.
    let ends = lesson.wrongEnds.filter { [seen] in $0.isReached(seen) && !$0.isReached(before) }
    // Who goes back knows what is lost.
    let isBack = lines.allSatisfy { $0.hasPrefix(Command.undo.name) }
    let lost = ends.isEmpty && !isBack ? self.lost(since: before, result) : nil
    if !ends.isEmpty || lost != nil, !lesson.isOnTheWay(seen) {
      for end in ends { turn.note(.wrong, end.id) }
      turn.says =
        ends.map { .sentence("\($0.sentence)") } + (lost.map { [.sentence("now wrong: \($0)")] } ?? [])
    } else if seen.scene.report.findings.isEmpty {
      // Silence would look like success where there is nothing to find.
      let (met, all) = (result.metCount, lesson.goal.expectationCount)
      turn.says = [
        .sentence("not solved yet: \(met) of \(all) parts of the goal hold, and `goal` says which")
      ]
    }
    return turn
  }

  // MARK: The goal

  /// Whether a program finds nothing missing, apart from what a rule asks people about a text.
  private func isMetBesideQuestions(_ result: Trial) -> Bool {
    let findings = seen.scene.report.findings
    return result.failure == nil
      && result.statements.allSatisfy { statement in
        let about = findings.filter { statement.line.text.hasSuffix(" \($0.rule)") }
        return statement.mismatch == nil || !about.isEmpty && about.allSatisfy(\.isLeftToPeople)
      }
  }

  /// Returns what of the goal held before and holds no more, such as a tab that was taken out; `nil` where nothing is lost.
  private func lost(since before: Draft, _ result: Trial) -> Prose? {
    let held = Trial(lesson.goal, on: before).statements
    return zip(held, result.statements).lazy.compactMap { $0.mismatch == nil ? $1.mismatch : nil }.first
  }

  // MARK: Help

  private func giveHint(_ turn: inout Turn) {
    guard record.hints < lesson.hints.count else {
      turn.says = lastHint
      return
    }
    let number = record.hints + 1
    turn.note(.hint, String(number))
    turn.says = [.sentence("\(number) of \(lesson.hints.count): \(lesson.hints[number - 1])")]
  }

  private func showSolution(_ turn: inout Turn) {
    guard let shortest = lesson.shortestSolution else { return }
    turn.note(.solution)
    turn.says = [.commands(shortest.script.map(\.text))]
    turn.says += shortest.text.map { [.sentence("\($0)")] } ?? []
    turn.says.append(.sentence("`reset` begins again, and then these lines solve it"))
  }

  /// Whether what would give the answer away is off: in an exam, and before the last hint.
  package var holdsBack: Bool { !isDone && (record.isExam || record.hints < lesson.hints.count) }

  private static func isOff(_ name: String) -> Prose {
    "this is an exam: \(name) is off until the lesson is solved or skipped"
  }

  /// Returns why a command is off, as it says what the lesson asks to find; `nil` where it is on.
  package func refusal(of command: Command) -> Prose? {
    guard holdsBack, ["fix", "fit", "icons"].contains(command.name) else { return nil }
    if record.isExam { return Self.isOff(command.name) }
    let isNeeded = lesson.solutions.contains { solution in
      solution.script.contains { $0.text.hasPrefix(command.name + " ") }
    }
    guard command.name != "icons", !isNeeded else { return nil }
    return
      "\(command.name) is off here, so that you find it yourself: `hint` helps, and after the last hint it is on"
  }
}

extension Finding {
  fileprivate var isLeftToPeople: Bool {
    // What is asked about an icon can be seen.
    verdict == .needsPerson && Rule.named(rule)?.question != .whichIcon
  }
}
