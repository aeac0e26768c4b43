import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground
import TabBarRendering
package import TabBarTerminal

/// The playground: reads lines, asks `ShellState` what is to be done about them, and does it.
package final class Shell {
  var state: ShellState
  let presenter: Presenter
  let store: any SessionStore
  let reader: any LineReader
  /// What is kept of unsaved work, or `nil` where no person types.
  var journals: Journals?
  private let history: HistoryLog?
  let bar: ShownBar
  /// What was said about saving: each sentence is said once.
  var saveRemarks: [String] = []
  private(set) var help: PromptHelp?
  /// The lessons that follow on each other; `nil` for those that the file names, or else all of the program.
  var plan: Plan?
  /// Keeps what was done in lessons; `nil` where nothing is kept, or a line could not be.
  var learning: LearningFile?
  var livePage: LivePage?
  /// What this playground wrote that is no session, by the paths.
  var writtenDocuments: [String: String] = [:]

  package init(
    playground: Playground, reader: any LineReader, presenter: Presenter, store: any SessionStore,
    settings: Settings, journals: Journals? = nil, learning: LearningFile? = nil,
    history: HistoryLog? = nil
  ) {
    var playground = playground
    if journals?.own != nil { playground.beginJournal() }
    state = ShellState(playground, settings)
    self.reader = reader
    self.presenter = presenter
    self.store = store
    self.journals = journals
    self.learning = learning
    self.history = history
    bar = ShownBar(playground.draft.scene)
    reader.pauseWork = PauseWork(jobs: pauseJobs)
    if settings.isInteractive, let reader = reader as? TerminalLineReader {
      self.presenter.sight = bar
      let help = PromptHelp(self)
      self.help = help
      reader.assistant = help
    }
  }

  var playground: Playground { _read { yield state.playground } }
  var dialogues: Dialogues { _read { yield state.dialogues } }
  var settings: Settings { state.settings }

  /// Reads and runs lines until the input or a command ends it.
  package func run() -> ExitStatus {
    defer { stopLivePage() }
    var event = settings.lesson.map { ShellState.Event.start(lesson: $0.isEmpty ? nil : $0) }
    while !presenter.isClosed {
      let (actions, done) = state.update(
        event ?? nextEvent(),
        at: .init(time: SessionClock.now, cancellation: reader.cancellation))
      // Nothing is answered before it is kept.
      journals?.own?.keep(done, of: playground)
      event = actions.isEmpty ? nil : .acted(.fine)
      for action in actions {
        if case .end(let signal) = action { return end(on: signal) }
        if let found = act(on: action) { event = found }
      }
    }
    // The terminal is gone, maybe without a signal that says so.
    keepUnsaved()
    return state.status.joined(with: presenter.status)
  }

  private func nextEvent() -> ShellState.Event {
    help?.startOver()
    do {
      let input = try readLine()
      if case .line = input { presenter.sight?.enteredLine() }
      return .input(input)
    } catch {
      let result = presenter.report(error, of: settings.inputName)
      return if case .unreadable = error { .unreadable } else { .acted(result) }
    }
  }

  /// Reads a line; a prompt that is not drawn on names the open question, too.
  private func readLine() throws(LineError) -> LineInput {
    guard settings.isInteractive, let name = dialogues.asking?.name ?? openLesson?.name,
      let plain = reader as? PlainLineReader
    else { return try reader.readLine() }
    return try plain.readLine(after: HarmlessText(presenter.options.said(name)) + "> ")
  }

  private func end(on signal: ExitStatus?) -> ExitStatus {
    if let signal {
      keepUnsaved()
      return signal
    }
    journals?.remove(playground.timeline)
    return state.status.joined(with: presenter.status)
  }

  /// Does what is to be done about a line; returns what came of it, or `nil`.
  private func act(on action: ShellState.Action) -> ShellState.Event? {
    switch action {
    case .tell(let text): presenter.tell(text)
    case .say(let text): say(text)
    case .utter(let utterances): say(utterances)
    case .ask(let dialogue):
      if dialogue.hasPages { reader.clearScreen() }
      say(dialogue.question)
    case .showChange(let sentence, let withPicture):
      let scene = playground.draft.scene(after: bar.scene)
      presenter.show(sentence(), scene, since: bar, withPicture ? playground.picture : .off)
    case .showScene(let said): showScene(below: said)
    case .remember(let line):
      reader.remember(line)
      history?.append(line)
    case .offer(let offer): show(offer)
    case .refuse(let error, let line): return .acted(refuse(error, in: line))
    case .fail(let error): return .acted(fail(error))
    case .keep(let event): return keep(event)
    case .tellNextLesson: tellNext()
    case .speak(let language): presenter.style.language = language
    case .tellSaved(let lost): return .acted(tellSaved(lost))
    case .tellRecovered(let recovery): tell(recovery)
    case .effect(let effect): return act(on: effect)
    case .end: break
    }
    return nil
  }

  /// Shows the design, below some rows that are part of the same result.
  package func showScene(below said: Int = 0) {
    let form = playground.picture == .brief ? PictureForm.brief : .on
    presenter.show(playground.draft.scene(after: bar.scene), on: bar, form, below: said)
  }

  /// The place of the last line, where no person types.
  var place: String? { settings.inputName.map { "\($0):\(state.number)" } }

  private func refuse(_ error: CommandError, in line: String) -> ExitStatus {
    let result = presenter.report(error, in: line, place: place)
    if settings.isInteractive {
      // Up brings each of them to the prompt, the first one first.
      for line in error.lines.reversed() { reader.remember(line) }
      dropSubmittedLines()
    }
    return result
  }
}
