import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarSentences
import TabBarTerminal

/// What a line may change: the session, and all that is open around it.
///
/// A pure value, which knows no terminal, file or clock: `update` says what is to be done there, and `Shell` does it. What
/// that finds comes back as an event, so that nothing else changes the session or a dialogue.
struct ShellState {
  private(set) var playground: Playground
  let settings: Shell.Settings
  private(set) var dialogues = Dialogues()
  /// The lines that wait for an answer, where the last line may mean one of them or asks which.
  private(set) var offer: Offer?
  private(set) var moment = Moment()
  private(set) var status = ExitStatus.fine
  /// Whether the last line asked to quit despite unsaved work, so that the next one may.
  private var isLeaving = false
  /// The number of the last line.
  private(set) var number = 0
  private var job = Job()

  init(_ playground: Playground, _ settings: Shell.Settings) {
    (self.playground, self.settings) = (playground, settings)
  }

  private var source: LineSource { settings.isInteractive ? .prompt : .pipe }

  /// Returns what is to be done about an event, nothing where the next line is to be read; and before it what was carried
  /// out, for the journal.
  mutating func update(_ event: Event, at moment: Moment) -> (actions: [Action], done: [JournalEntry]) {
    self.moment = moment
    return (actions(for: event), playground.takeEntries())
  }

  private mutating func actions(for event: Event) -> [Action] {
    switch event {
    case .input(.line(let line, let number)):
      self.number = number
      return hear(line)
    case .input(.interrupted):
      isLeaving = false
      return forgetOffer() + (settings.isInteractive ? [] : [.end(.signal(2))])
    case .input(.end):
      job = Job(mayLeave: isLeaving)
      return forgetOffer() + leave()
    case .input(.terminated(let signal)): return [.end(.signal(signal))]
    case .unreadable: return [.end(settings.isInteractive ? .signal(1) : .failed)]
    case .start(let lesson): return learn(.begin(lesson))
    case .acted(let result): return goOn(after: result)
    case .refused(let error): return refuse(error, in: job.done)
    case .opened(let file): return open(file)
    case .imported(let imported): return carryOut(imported)
    case .saved(let path, let text):
      let lost = path == playground.path ? playground.timeline.laterSavedSteps : []
      playground.markSaved(to: path, as: text)
      return [.tellSaved(lost: lost)]
    case .recovered(let recovery):
      playground = recovery.playground
      return [.tellRecovered(recovery)]
    case .lesson(let lesson, let log, let plan): return begin(lesson, after: log, plan)
    case .forgot(let lesson): return [note(.forget, of: lesson), .tell("forgot \(lesson)")]
    case .pages(let dialogue, .success): return [.ask(dialogues.begin(dialogue))]
    case .pages(let dialogue, .failure(let error)): return [.ask(dialogues.begin(dialogue)), .fail(error)]
    }
  }

  private mutating func goOn(after result: ExitStatus) -> [Action] {
    join(result)
    if let start = job.start {
      job.start = min(start, playground.timeline.position)
      playground.joinLine(from: min(start, playground.timeline.position))
    }
    let turns = look()
    // What was found stops nothing.
    guard result != .failed else {
      job.commands = []
      return settings.isInteractive || settings.keepsGoing ? turns : turns + [.end(nil)]
    }
    return turns.isEmpty ? next() : turns
  }

  private mutating func join(_ result: ExitStatus) {
    if !settings.isInteractive { status = status.joined(with: result) }
  }

  // MARK: Who takes a line

  private mutating func hear(_ line: String) -> [Action] {
    job = Job(line: line, mayLeave: isLeaving)
    isLeaving = false
    if settings.isInteractive, let error = CommandError.lostByte(in: line) ?? CommandError.key(in: line) {
      return [.remember(line)] + refuse(error, in: line)
    }
    // An empty line, too, is one below which nobody sees the offer any more.
    if offer != nil {
      if let meaning = offered(by: line) {
        offer = nil
        job.isAnswer = true
        return obey(meaning.text, typed(meaning.lines))
      }
      let forgotten = forgetOffer()
      guard let choice = SpokenWords.choice(line) else { return forgotten + read(line) }
      return forgotten + [.tell(choice == 0 ? "nothing done" : "nothing done: there is no reading \(choice)")]
    }
    return read(line)
  }

  /// Drops what was offered, which nobody has answered.
  private mutating func forgetOffer() -> [Action] {
    defer { offer = nil }
    guard let line = offer?.line, !line.isEmpty else { return [] }
    return noteInLesson(.forgotten, line)
  }

  private mutating func read(_ line: String) -> [Action] {
    if let language = language(in: line) { return obey(line, typed(["learn \(language)"])) }
    let commands = TypedLine.commands(of: line, source: source)
    guard !dialogues.isEmpty else { return obey(line, commands) }
    let whole = commands.count == 1 ? commands[0] : TypedLine(line, source: source)
    for var dialogue in dialogues.listeners {
      if dialogue.hasPages, playground.line(ofNumberIn: line) != nil { continue }
      guard let turn = dialogue.hear(whole, in: playground) else { continue }
      // What was listed before the new page is out of sight.
      if dialogue.hasPages { playground.forgetList() }
      return follow(turn, of: dialogue)
    }
    return obey(line, commands)
  }

  private func typed(_ lines: [String]) -> [TypedLine] { lines.map { TypedLine($0, source: source) } }

  // MARK: Commands

  /// Runs a line of one command or several, up to the first that fails, or offers what it may mean.
  private mutating func obey(_ line: String, _ commands: [TypedLine]) -> [Action] {
    job.line = line
    job.commands = commands[...]
    if commands.count > 1 { job.start = playground.timeline.position }
    let start: [Action] =
      settings.isInteractive && !line.allSatisfy(\.isWhitespace) ? [.remember(line)] : []
    do throws(CommandError) {
      // Several commands are read before the first one is carried out.
      try playground.check(commands)
    } catch {
      job.commands = []
      return start + explain(error, of: line)
    }
    return start.isEmpty ? next() : start + next()
  }

  /// Lets a command be carried out before those that wait.
  private mutating func insert(_ line: String) { job.commands = typed([line]) + job.commands }

  /// Carries out the next command of the line.
  private mutating func next() -> [Action] {
    if let said = refusalInLesson(job.commands) ?? questionBeforeLeaving(job.commands) {
      job.commands = []
      return said
    }
    guard let command = job.commands.popFirst() else { return [] }
    let start = playground.timeline.position
    do throws(CommandError) {
      guard let done = try playground.run(command, settings.isInteractive ? moment.cancellation : nil) else {
        job.commands = []
        return []
      }
      guard case .learn(.ask(let request)) = done.outcome.effect else {
        return answer(done, of: command, from: start)
      }
      guard var lesson = openLesson else {
        throw CommandError(
          "there is no command \(request.rawValue) outside a lesson", at: 0..<done.line.text.utf8.count,
          remedy: "`learn` begins one")
      }
      return lesson.grant(request, in: playground).map { follow($0, of: lesson) } ?? next()
    } catch {
      return explain(error, of: command.text)
    }
  }

  private mutating func answer(_ done: Playground.Done, of command: TypedLine, from start: Int) -> [Action] {
    let line = done.line.text
    job.done = line
    var actions: [Action] = []
    if !settings.isQuiet, Int(command.text) != nil { actions.append(.tell("that is: \(line)")) }
    if done.outcome.sentence == nil, case .quit = done.outcome.effect { return actions + leave() }
    // Only a dialogue asks; reading each step again would take as long as carrying it out.
    job.taken =
      dialogues.isEmpty
      ? [] : playground.timeline.position > start ? playground.timeline.lines(since: start) : [line]
    if let sentence = done.outcome.sentence {
      // The answer to what the line also asks leaves no room for the picture.
      if !settings.isQuiet { actions.append(.showChange(sentence, withPicture: job.commands.isEmpty)) }
      if settings.isInteractive, let other = Playground.otherReading(of: done.line) {
        actions.append(offer([other], insteadOf: ""))
      }
    }
    switch done.outcome.effect {
    case .none: break
    case .ask(let dialogue): actions.append(.ask(dialogues.begin(dialogue)))
    case .learn(let request): actions += learn(request)
    case .adjust(let setting, let value):
      playground.promptSettings[setting] = (value, false)
      if !settings.isQuiet { actions.append(.say("\(setting.rawValue): \(value)")) }
    case let effect: actions.append(.effect(effect))
    }
    return actions.isEmpty ? goOn(after: .fine) : actions
  }

  /// Returns what is said of a line that no command takes: what it may mean, or why it is none.
  private mutating func explain(_ error: CommandError, of line: String) -> [Action] {
    if error.isNothing { return settings.isQuiet ? next() : [.tell("nothing changed: \(error.said)")] }
    guard settings.isInteractive else {
      return refuse(playground.naming(error, insteadOf: line), in: line)
    }
    // Reading is a search.
    let meaning = moment.cancellation.result { [playground, isForeign = settings.isForeign] in
      playground.meaning(of: line, refusedWith: error, isForeign: isForeign)
    }
    switch meaning {
    case nil:
      job.commands = []
      return []
    case .shows(let look):
      insert(look)
      return [.tell("that is: \(look)")]
    case .refused(let error): return refuse(error, in: line)
    case .may(let readings):
      job.commands = []
      for reading in readings {
        if let refusal = refusalInLesson(typed(reading.lines)[...]) { return refusal }
      }
      let question: [Action] = error.isQuestion ? [.tell(error.said)] : []
      return question + [offer(readings, insteadOf: line)]
    }
  }

  private mutating func refuse(_ error: CommandError, in line: String) -> [Action] {
    job.commands = []
    return [.refuse(error, in: line)] + noteInLesson(.refused, line)
  }

  private mutating func offer(_ meanings: [Reading], insteadOf line: String) -> Action {
    let offer = Offer(meanings: meanings, line: line)
    self.offer = offer
    return .offer(offer)
  }

  private mutating func open(_ file: SessionFile) -> [Action] {
    do {
      return try playground.open(file, by: job.done, moment.cancellation).map { show($0) }
        ?? goOn(after: .failed)
    } catch {
      return [.fail(error)]
    }
  }

  private mutating func carryOut(_ imported: ImportedSession) -> [Action] {
    let before = playground.timeline.position
    do throws(CommandError) {
      _ = try playground.carryOut(["new"] + imported.commands)
    } catch {
      return refuse(error, in: job.done)
    }
    if imported.isPartial { join(.found) }
    return show("\(imported.summary); `undo \(playground.timeline.position - before)` goes back")
  }

  /// Shows another session in the place of the one before.
  private mutating func show(_ sentence: Prose) -> [Action] {
    settings.isQuiet ? goOn(after: .fine) : [.say(sentence), .showScene(below: 1)]
  }

  // MARK: Leaving

  /// Returns the end; the first time a warning about unsaved work instead.
  private mutating func leave() -> [Action] {
    guard settings.isInteractive, !job.mayLeave else { return [.end(nil)] }
    isLeaving = true
    if let said = warningBeforeLeaving { return [.tell(said)] }
    guard let lesson = openLesson, !lesson.isDone, !job.isAnswer else { return [.end(nil)] }
    return questionBeforeLeaving(by: ["quit"])
  }

  // MARK: Dialogues

  /// Carries out the commands of a turn, none of which changes the picture, and says what it says.
  private mutating func follow(_ turn: Turn, of dialogue: any Dialogue) -> [Action] {
    var actions: [Action] = []
    if let line = turn.line { insert(line) }
    if !turn.commands.isEmpty {
      job.taken = turn.commands
      do throws(CommandError) {
        let sentence = try playground.carryOut(turn.commands).sentence
        if !settings.isQuiet, let sentence { actions.append(.showChange(sentence, withPicture: false)) }
      } catch {
        actions = refuse(error, in: turn.commands.joined(separator: "; "))
      }
    }
    dialogues.keep(dialogue)
    if let lesson = dialogues.lesson?.lesson.id {
      actions += turn.notes.map { note($0.kind, of: lesson, $0.value) }
    }
    if turn.ends { dialogues.inner = nil }
    actions.append(.utter(turn.says))
    if turn.notes.contains(where: { [.solved, .discuss].contains($0.kind) }) {
      actions.append(.tellNextLesson)
    }
    if turn.asks { actions.append(.ask(dialogue)) }
    return turn.request.map { actions + learn($0) } ?? actions
  }

  /// Lets dialogues look at what the last command has led to, such as the next question.
  private mutating func look() -> [Action] {
    guard let lines = job.taken, !dialogues.isEmpty else { return [] }
    job.taken = nil
    var turns: [Action] = []
    for var dialogue in dialogues.listeners {
      let turn = dialogue.look(at: playground, after: lines)
      dialogues.keep(dialogue)
      if let turn { turns += follow(turn, of: dialogue) }
    }
    return turns
  }

  /// Returns what is asked before commands leave a lesson that is open. A pipe cannot answer: there the lesson is left, and a line says so.
  private mutating func questionBeforeLeaving(_ commands: ArraySlice<TypedLine>) -> [Action]? {
    guard settings.isInteractive, !job.isAnswer, let command = commands.first, let lesson = openLesson,
      !lesson.isDone, leaves(lesson, by: command)
    else { return nil }
    return questionBeforeLeaving(by: commands.map(\.text))
  }

  private mutating func questionBeforeLeaving(by lines: [String]) -> [Action] {
    [
      .tell("this leaves the lesson, which is open: `learn` goes on with it"),
      offer([Reading(lines)], insteadOf: lines.joined(separator: "; ")),
    ]
  }

  /// Does what needs no file.
  private mutating func learn(_ request: LessonRequest) -> [Action] {
    switch (request, openLesson) {
    case (.begin(nil), let open?) where !open.isDone: return [.ask(open)]
    case (.again, let open): return open.map { enter($0.lesson, after: $0.log) } ?? []
    case (.begin(let name?), _):
      guard let language = Self.language(name.lowercased()) else { break }
      dialogues.lesson?.lesson.language = language
      let said: [Action] = [
        .speak(language: language), .tell("lessons are in English now: `learn deutsch` changes that"),
      ]
      return said + (openLesson.map { [.utter([$0.title] + $0.question)] } ?? [])
    case (.leave, _):
      playground.leaveLesson()
      dialogues.inner = nil
      return [
        .tell("the lesson is left, and your bar is as it was: `learn` goes on with the lesson"),
        .showScene(below: 0),
      ]
    default: break
    }
    return [.effect(.learn(request))]
  }

  private mutating func begin(_ lesson: Lesson, after log: LearningLog, _ plan: String?) -> [Action] {
    let events = events(beginning: lesson, after: log, plan)
    var log = log
    for event in events { log.add(event) }
    return events.map { .keep($0) } + enter(lesson, after: log)
  }

  /// Puts the start of a lesson in place of the session, and carries out what was done before.
  private mutating func enter(_ lesson: Lesson, after log: LearningLog) -> [Action] {
    let run: LessonRun
    do { run = try playground.enter(lesson, after: log) } catch { return [.fail(error)] }
    dialogues.inner = nil
    dialogues.keep(run)
    return [.utter(run.beginning)]
  }

  private mutating func note(
    _ kind: LearningEvent.Action, of lesson: String, _ value: String? = nil
  ) -> Action {
    let event = LearningEvent(time: moment.time, kind, lesson, value)
    dialogues.lesson?.log.add(event)
    return .keep(event)
  }

  /// Notes a line that came to nothing, for whoever teaches, and says to those who type in another language what can be
  /// typed: the words of commands are English.
  private mutating func noteInLesson(_ kind: LearningEvent.Action, _ line: String) -> [Action] {
    guard let lesson = openLesson, !lesson.isDone else { return [] }
    let kept = note(kind, of: lesson.lesson.id, line)
    return kind == .refused && lesson.lesson.language != nil ? [kept, .tell(lesson.words)] : [kept]
  }
}
