import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground
import TabBarRendering
package import TabBarTerminal

/// The playground: reads lines, runs them, and shows the results.
package final class Shell {
  package internal(set) var playground: Playground
  var presenter: Presenter
  let store: any SessionStore
  let reader: any LineReader
  /// What is kept of unsaved work, or `nil` where no person types.
  var journals: Journals?
  var settings: Settings
  private let remember: (_ line: String) -> Void

  var status = ExitStatus.fine
  let bar: ShownBar
  /// What was said about saving: each sentence is said once.
  var saveRemarks: [String] = []
  /// The lines that wait for an answer, where the last line may mean one of them or asks which.
  var offer: Offer?
  /// The line that an answer proposes; Up brings it before the one that was typed.
  var proposal: String?
  /// Whether the line is an answer that leaves the lesson.
  var mayLeaveLesson = false
  /// Whether the last line asked to quit despite unsaved work.
  var isLeaving = false
  private(set) var help: PromptHelp?
  var dialogues = Dialogues()
  var learning: Learning
  var livePage: LivePage?
  /// What this playground wrote that is no session, by the paths.
  var writtenDocuments: [String: String] = [:]

  package init(
    playground: Playground, reader: any LineReader, presenter: Presenter, store: any SessionStore,
    settings: Settings, journals: Journals? = nil, learning: Learning? = nil,
    remember: @escaping (_ line: String) -> Void = { _ in }
  ) {
    self.playground = playground
    self.reader = reader
    self.presenter = presenter
    self.store = store
    self.settings = settings
    self.journals = journals
    self.learning = learning ?? Learning(path: nil, store: store)
    self.remember = remember
    bar = ShownBar(playground.draft.scene)
    if journals?.own != nil { self.playground.beginJournal() }
    reader.pauseWork = PauseWork(jobs: pauseJobs)
    if settings.isInteractive, let reader = reader as? TerminalLineReader {
      self.presenter.sight = bar
      let help = PromptHelp(self)
      self.help = help
      reader.assistant = help
    }
  }

  /// Reads and runs lines until the input or a command ends it.
  package func run() -> ExitStatus {
    defer { stopLivePage() }
    do {
      while true {
        switch nextInput() {
        case .line(let line, let number):
          guard try hear(line, number: number) else { return status }
        case .interrupted:
          isLeaving = false
          if !settings.isInteractive { return .signal(2) }
        case .end:
          guard try leave() else { continue }
          return status
        case .terminated(let signal):
          keepUnsaved()
          return .signal(signal)
        case nil:
          if stops { return status }
        }
      }
    } catch {
      // The terminal is gone, maybe without a signal that says so.
      keepUnsaved()
      return status.joined(with: presenter.report(error))
    }
  }

  /// Shows the design, below some rows that are part of the same result.
  package func showScene(below said: Int = 0) throws(OutputError) {
    let form = playground.picture == .brief ? PictureForm.brief : .on
    try presenter.show(playground.draft.scene(after: bar.scene), on: bar, form, below: said)
  }

  // MARK: One line

  private func nextInput() -> LineInput? {
    help?.startOver()
    do {
      return try readLine()
    } catch {
      let result = presenter.report(error, of: settings.inputName)
      if !settings.isInteractive { status = status.joined(with: result) }
      // Without its input a playground has not been left, whatever its person meant to do.
      if case .unreadable = error { return settings.isInteractive ? .terminated(signal: 1) : .end }
      return nil
    }
  }

  /// Reads a line; a prompt that is not drawn on names the open question, too.
  private func readLine() throws(LineError) -> LineInput {
    guard settings.isInteractive, let name = dialogues.asking?.name ?? openLesson?.name,
      let plain = reader as? PlainLineReader
    else { return try reader.readLine() }
    return try plain.readLine(after: HarmlessText(presenter.options.said(name)) + "> ")
  }

  private var source: LineSource { settings.isInteractive ? .prompt : .pipe }
  private var stops: Bool { !settings.isInteractive && !settings.keepsGoing }

  /// Runs a line; returns whether to go on.
  private func hear(_ line: String, number: Int) throws(OutputError) -> Bool {
    presenter.sight?.enteredLine()
    if settings.isInteractive, let error = CommandError.lostByte(in: line) ?? CommandError.key(in: line) {
      refuse(error, in: line, number: number)
      return true
    }
    if let taken = try takeOffered(line) { return taken }
    let commands = TypedLine.commands(of: line, source: source)
    if try takeInDialogue(line, commands) { return true }
    return try obey(line, commands, number: number)
  }

  /// Runs a line of one command or several, up to the first that fails, or offers what it may mean; returns whether to go
  /// on.
  func obey(_ line: String, _ commands: [TypedLine], number: Int = 0) throws(OutputError) -> Bool {
    if try refusesInLesson(commands) { return true }
    var waiting = commands[...]
    var (isTyped, isChecked) = (true, false)
    // No step of the line is before this one.
    var first = playground.timeline.position
    while let command = waiting.popFirst() {
      if try asksBeforeLeaving([command] + waiting) { return true }
      let start = playground.timeline.position
      let done: Playground.Done
      do {
        if !isChecked { try playground.check(commands) }
        isChecked = true
        guard let found = try run(command) else { return true }
        try refuseOutsideLesson(found)
        done = found
      } catch {
        // Several commands are read before the first one is carried out.
        let text = isChecked ? command.text : line
        if !isChecked { waiting = [] }
        isChecked = true
        if error.isNothing {
          if !settings.isQuiet { try presenter.tell("nothing changed: \(error.said)") }
          if settings.isInteractive, isTyped { remember(line) }
          isTyped = false
          continue
        }
        guard let meant = try meant(by: text, error, number: number) else { return !stops }
        if try refusesInLesson([meant]) { return true }
        waiting = [meant] + waiting
        continue
      }
      // Only a dialogue asks; reading each step again would take as long as carrying it out.
      let taken =
        dialogues.isEmpty
        ? []
        : playground.timeline.position > start ? playground.timeline.lines(since: start) : [done.line.text]
      keepJournal()
      let wasFine = try conclude(done, of: command, number: number, isLast: waiting.isEmpty)
      guard let wasFine else { return false }
      first = min(first, playground.timeline.position)
      if commands.count > 1 { playground.noteLine(from: first) }
      if settings.isInteractive, isTyped { remember(line) }
      isTyped = false
      if let line = proposal {
        proposal = nil
        reader.remember(line)
      }
      try lookOn(after: taken)
      guard wasFine else { return !stops || status == .found }
    }
    return true
  }

  /// Offers what a refused line may mean, or refuses it; returns the line that answers it at once, as that only shows
  /// something.
  private func meant(
    by line: String, _ error: CommandError, number: Int
  ) throws(OutputError) -> TypedLine? {
    guard settings.isInteractive else {
      refuse(playground.naming(error, insteadOf: line), in: line, number: number)
      return nil
    }
    // Reading is a search.
    let meaning = reader.cancellation.result { [playground, isForeign = settings.isForeign] in
      playground.meaning(of: line, refusedWith: error, isForeign: isForeign)
    }
    switch meaning {
    case nil: break
    case .shows(let look):
      try presenter.tell("that is: \(look)")
      return TypedLine(look, source: source)
    case .may(let readings):
      for reading in readings where try refusesInLesson(typed(reading.lines)) { return nil }
      if error.isQuestion { try presenter.tell(error.said) }
      remember(line)
      dropSubmittedLines()
      try offer(readings, insteadOf: line)
    case .refused(let error): refuse(error, in: line, number: number)
    }
    return nil
  }

  /// Shows what came of a line, and does what it asks for; returns whether that worked, or `nil` at the end of the session.
  private func conclude(
    _ done: Playground.Done, of typed: TypedLine, number: Int, isLast: Bool
  ) throws(OutputError) -> Bool? {
    let (line, outcome) = (done.line.text, done.outcome)
    if !settings.isQuiet, Int(typed.text) != nil { try presenter.tell("that is: \(line)") }
    if outcome.sentence == nil, case .quit = outcome.effect { return try leave() ? nil : true }
    isLeaving = false
    if let sentence = outcome.sentence {
      // The answer to what the line also asks leaves no room for the picture.
      if !settings.isQuiet { try showChange(sentence(), withPicture: isLast) }
      if settings.isInteractive, let other = Playground.otherReading(of: done.line) {
        try offer([other], insteadOf: "")
      }
    }
    return try perform(outcome.effect, line: line, number: number)
  }

  /// Carries out a command; `nil` where it is empty, or the person gave it up and nothing has changed.
  private func run(_ command: TypedLine) throws(CommandError) -> Playground.Done? {
    if settings.isInteractive { playground.workload = Workload() }
    // A change is quick; a plan may be a search.
    guard settings.isInteractive, command.command?.plans == true || Int(command.text) != nil else {
      return try playground.run(command)
    }
    let result = try reader.cancellation.result { [playground] () throws(CommandError) in
      var playground = playground
      let done = try playground.run(command)
      return (playground, done)
    }
    guard let (later, done) = result else { return nil }
    playground = later
    return done
  }

  func typed(_ lines: [String]) -> [TypedLine] { lines.map { TypedLine($0, source: source) } }

  func showChange(_ sentence: Prose, withPicture: Bool = true) throws(OutputError) {
    let scene = playground.draft.scene(after: bar.scene)
    try presenter.show(sentence, scene, since: bar, withPicture ? playground.picture : .off)
  }

  /// Carries out the commands of an answer. None of them changes the picture.
  func carryOut(_ lines: [String]) throws(OutputError) {
    let outcome: Playground.Outcome
    do throws(CommandError) {
      outcome = try playground.carryOut(lines)
    } catch {
      return refuse(error, in: lines.joined(separator: "; "), number: 0)
    }
    keepJournal()
    guard let sentence = outcome.sentence, !settings.isQuiet else { return }
    try showChange(sentence(), withPicture: false)
  }

  func refuse(_ error: CommandError, in line: String, number: Int) {
    isLeaving = false
    let result = presenter.report(error, in: line, place: settings.inputName.map { "\($0):\(number)" })
    noteInLesson(.refused, line)
    if settings.isInteractive {
      remember(line)
      // Up brings each of them to the prompt, the first one first.
      for line in error.lines.reversed() { reader.remember(line) }
      dropSubmittedLines()
    } else {
      status = status.joined(with: result)
    }
  }
}
