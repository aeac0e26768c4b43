import TabBarCore
import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground
import TabBarTerminal

/// What a line may change: the session, and all that is open around it.
///
/// A pure value, which knows no terminal, file or clock: `update` says what is to be done there, and `Shell` does it.
struct ShellState {
  var playground: Playground
  let settings: Shell.Settings
  /// How a person gives up a search for the present line.
  var cancellation = Cancellation()
  var dialogues = Dialogues()
  /// The lines that wait for an answer, where the last line may mean one of them or asks which.
  var offer: Offer?
  private(set) var status = ExitStatus.fine
  /// Whether the last line asked to quit despite unsaved work.
  private var isLeaving = false
  private var job = Job()

  /// What is left of a line.
  private struct Job {
    var line = ""
    var number = 0
    var commands: ArraySlice<TypedLine> = []
    /// The place that its steps come after, where it is several commands; else `nil`.
    var start: Int?
    /// The lines that came of the last command, which dialogues look at.
    var taken: [String]?
    /// Whether the line is an answer, which may leave the lesson.
    var isAnswer = false
  }

  enum Event {
    /// - Parameter hasMenu: Whether what is offered is still in a menu.
    case input(LineInput, hasMenu: Bool = false)
    /// The input cannot be read any more. Without it a playground has not been left, whatever its person meant to do.
    case unreadable
    /// The actions were performed, with the most serious of their results.
    case acted(ExitStatus)
  }

  enum Action {
    case tell(Prose)
    case showChange(Sentence, withPicture: Bool)
    case remember(String)
    case offer([PossibleMeaning], insteadOf: String)
    case refuse(CommandError, in: String, number: Int)
    /// Note that nothing came of a line that readings were offered for.
    case forget(String)
    case follow(Turn, of: any Dialogue)
    case effect(Effect, line: String, number: Int)
    /// End, on a signal or with the status so far.
    case end(ExitStatus?)
  }

  init(_ playground: Playground, _ settings: Shell.Settings) {
    (self.playground, self.settings) = (playground, settings)
  }

  private var source: LineSource { settings.isInteractive ? .prompt : .pipe }

  /// Returns what is to be done about an event; nothing where the next line is to be read.
  mutating func update(_ event: Event) -> [Action] {
    switch event {
    case .input(.line(let line, let number), let hasMenu): return hear(line, number, hasMenu)
    case .input(.interrupted, _):
      isLeaving = false
      return settings.isInteractive ? [] : [.end(.signal(2))]
    case .input(.end, _): return leave()
    case .input(.terminated(let signal), _): return [.end(.signal(signal))]
    case .unreadable: return [.end(settings.isInteractive ? .signal(1) : .failed)]
    case .acted(let result):
      if !settings.isInteractive { status = status.joined(with: result) }
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
  }

  // MARK: Who takes a line

  private mutating func hear(_ line: String, _ number: Int, _ hasMenu: Bool) -> [Action] {
    job = Job(line: line, number: number)
    if settings.isInteractive, let error = CommandError.lostByte(in: line) ?? CommandError.key(in: line) {
      return [.remember(line)] + refuse(error, in: line)
    }
    if let offer, !line.isEmpty {
      let meaning = offered(by: line, hasMenu: hasMenu)
      self.offer = nil
      if let meaning {
        job.isAnswer = true
        return obey(meaning.text, typed(meaning.lines))
      }
      let forgotten: [Action] = offer.line.isEmpty ? [] : [.forget(offer.line)]
      guard hasMenu || !offer.isMenu, let choice = SpokenWords.choice(line) else {
        return forgotten + read(line)
      }
      let said: Prose = choice == 0 ? "nothing done" : "nothing done: there is no reading \(choice)"
      return forgotten + [.tell(said)]
    }
    return read(line)
  }

  /// The line that a typed one takes of those that are offered; `nil` where it takes none.
  func offered(by line: String, hasMenu: Bool) -> PossibleMeaning? {
    guard let offer, hasMenu || !offer.isMenu else { return nil }
    if let meaning = offer.meanings.first(where: { $0.text == line }) { return meaning }
    return SpokenWords.choice(line).flatMap {
      offer.meanings.indices.contains($0 - 1) ? offer.meanings[$0 - 1] : nil
    }
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
      guard let done = try run(command) else {
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

  /// Carries out a command; `nil` where it is empty, or the person gave it up and nothing has changed.
  private mutating func run(_ command: TypedLine) throws(CommandError) -> Playground.Done? {
    if settings.isInteractive { playground.workload = Workload() }
    // A change is quick; a plan may be a search.
    guard settings.isInteractive, command.command?.plans == true || Int(command.text) != nil else {
      return try playground.run(command)
    }
    let result = try cancellation.result { [playground] () throws(CommandError) in
      var playground = playground
      let done = try playground.run(command)
      return (playground, done)
    }
    guard let (later, done) = result else { return nil }
    playground = later
    return done
  }

  private mutating func answer(
    _ done: Playground.Done, of command: TypedLine, from start: Int
  ) -> [Action] {
    let line = done.line.text
    var actions: [Action] = []
    if !settings.isQuiet, Int(command.text) != nil { actions.append(.tell("that is: \(line)")) }
    if done.outcome.sentence == nil, case .quit = done.outcome.effect { return actions + leave() }
    isLeaving = false
    // Only a dialogue asks; reading each step again would take as long as carrying it out.
    if dialogues.isEmpty {
      job.taken = []
    } else {
      job.taken =
        playground.timeline.position > start ? playground.timeline.lines(since: start) : [line]
    }
    if let sentence = done.outcome.sentence {
      // The answer to what the line also asks leaves no room for the picture.
      if !settings.isQuiet { actions.append(.showChange(sentence, withPicture: job.commands.isEmpty)) }
      if settings.isInteractive, let other = Playground.otherReading(of: done.line) {
        actions.append(.offer([other], insteadOf: ""))
      }
    }
    if case .none = done.outcome.effect {
      return actions.isEmpty ? update(.acted(.fine)) : actions
    }
    actions.append(.effect(done.outcome.effect, line: line, number: job.number))
    return actions
  }

  /// Returns what is said of a line that no command takes: what it may mean, or why it is none.
  private mutating func explain(_ error: CommandError, of line: String) -> [Action] {
    if error.isNothing { return settings.isQuiet ? next() : [.tell("nothing changed: \(error.said)")] }
    guard settings.isInteractive else {
      return refuse(playground.naming(error, insteadOf: line), in: line)
    }
    // Reading is a search.
    let meaning = cancellation.result { [playground, isForeign = settings.isForeign] in
      playground.meaning(of: line, refusedWith: error, isForeign: isForeign)
    }
    switch meaning {
    case nil: break
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
      return question + [.offer(readings, insteadOf: line)]
    }
    job.commands = []
    return []
  }

  private mutating func refuse(_ error: CommandError, in line: String) -> [Action] {
    isLeaving = false
    job.commands = []
    return [.refuse(error, in: line, number: job.number)]
  }

  // MARK: Leaving

  /// Returns the end; the first time a warning about unsaved work instead.
  private mutating func leave() -> [Action] {
    guard settings.isInteractive, !isLeaving else { return [.end(nil)] }
    let warning: [Action]
    // A bar that was made from nothing is a person's own, also in a lesson.
    let isOwn = openLesson?.lesson.beginsEmpty ?? (playground.lesson == nil)
    if playground.hasUnsavedChanges, isOwn {
      let command = playground.path == nil ? "save FILE" : "save"
      warning = [.tell("not saved yet: `\(command)` keeps it; `quit` again to leave without")]
    } else if let line = playground.replacedUnsaved {
      warning = [
        .tell(
          "what was there before \(line) is not saved: `undo` goes back to it; `quit` again to leave without")
      ]
    } else if let lesson = openLesson, !lesson.isDone, !job.isAnswer {
      warning = Self.questionBeforeLeaving(by: ["quit"])
    } else {
      return [.end(nil)]
    }
    isLeaving = true
    return warning
  }

  // MARK: Dialogues

  /// The lesson that the present session is, while somebody works on it.
  var openLesson: LessonRun? { dialogues.lesson.flatMap { $0.isOpen(in: playground) ? $0 : nil } }

  /// Carries out the commands of a turn, none of which changes the picture.
  private mutating func follow(_ turn: Turn, of dialogue: any Dialogue) -> [Action] {
    let actions: [Action] = [.follow(turn, of: dialogue)]
    if let line = turn.line { insert(line) }
    guard !turn.commands.isEmpty else { return actions }
    job.taken = turn.commands
    do throws(CommandError) {
      let sentence = try playground.carryOut(turn.commands).sentence
      return (settings.isQuiet ? nil : sentence).map { [.showChange($0, withPicture: false)] + actions }
        ?? actions
    } catch {
      return refuse(error, in: turn.commands.joined(separator: "; ")) + actions
    }
  }

  /// Lets dialogues look at what the last command has led to, such as the next question.
  private mutating func look() -> [Action] {
    guard let lines = job.taken else { return [] }
    job.taken = nil
    guard !dialogues.isEmpty else { return [] }
    var turns: [Action] = []
    for var dialogue in dialogues.listeners {
      let turn = dialogue.look(at: playground, after: lines)
      dialogues.keep(dialogue)
      if let turn { turns += follow(turn, of: dialogue) }
    }
    return turns
  }

  /// Returns what is said of commands that the lesson refuses, because it asks to find out oneself what they would say.
  private func refusalInLesson(_ commands: ArraySlice<TypedLine>) -> [Action]? {
    guard !dialogues.isEmpty, let lesson = openLesson else { return nil }
    return commands.lazy.compactMap(\.command).compactMap(lesson.refusal).first.map { [.tell($0)] }
  }

  /// Returns what is asked before commands leave a lesson that is open. A pipe cannot answer: there the lesson is left, and a line says so.
  private func questionBeforeLeaving(_ commands: ArraySlice<TypedLine>) -> [Action]? {
    guard settings.isInteractive, !job.isAnswer, !dialogues.isEmpty, let command = commands.first,
      let lesson = openLesson, !lesson.isDone
    else { return nil }
    var later = playground
    guard let effect = (try? later.run(command))?.outcome.effect else { return nil }
    let leaves =
      switch effect {
      case .open, .importBar, .recover: true
      case .learn(.begin(let name?)):
        Shell.language(name.lowercased()) == nil && name != lesson.lesson.id
      default: !lesson.isOpen(in: later)
      }
    return leaves ? Self.questionBeforeLeaving(by: commands.map(\.text)) : nil
  }

  private static func questionBeforeLeaving(by lines: [String]) -> [Action] {
    [
      .tell("this leaves the lesson, which is open: `learn` goes on with it"),
      .offer([PossibleMeaning(lines: lines)], insteadOf: lines.joined(separator: "; ")),
    ]
  }

  /// Returns the word for the language that a line names, as `auf Deutsch`, for what lessons say from now on.
  private func language(in line: String) -> String? {
    // Of a bar of one's own, and in a lesson about languages, it is the language of the titles.
    let isEmpty = playground.draft.design.tabs.isEmpty
    guard isEmpty || !dialogues.isEmpty, openLesson.map({ !$0.lesson.isAboutLanguages }) ?? isEmpty,
      // Most lines are commands.
      Command.named(String(line.prefix { $0 != " " })) == nil
    else { return nil }
    let words = line.lowercased().split { " !.?,".contains($0) }
    guard let last = words.last.map(String.init), Shell.language(last) != nil,
      ["", "auf", "in"].contains(words.dropLast().joined(separator: " "))
    else { return nil }
    return last
  }
}
