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
  private let remember: (_ line: String) -> Void
  let bar: ShownBar
  /// What was said about saving: each sentence is said once.
  var saveRemarks: [String] = []
  private(set) var help: PromptHelp?
  var learning: Learning
  var livePage: LivePage?
  /// What this playground wrote that is no session, by the paths.
  var writtenDocuments: [String: String] = [:]

  package init(
    playground: Playground, reader: any LineReader, presenter: Presenter, store: any SessionStore,
    settings: Settings, journals: Journals? = nil, learning: Learning? = nil,
    remember: @escaping (_ line: String) -> Void = { _ in }
  ) {
    state = ShellState(playground, settings)
    self.reader = reader
    self.presenter = presenter
    self.store = store
    self.journals = journals
    self.learning = learning ?? Learning()
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

  package internal(set) var playground: Playground {
    _read { yield state.playground }
    _modify { yield &state.playground }
  }
  var dialogues: Dialogues {
    _read { yield state.dialogues }
    _modify { yield &state.dialogues }
  }
  var settings: Settings { state.settings }

  /// Reads and runs lines until the input or a command ends it.
  package func run() -> ExitStatus {
    defer { stopLivePage() }
    var event: ShellState.Event?
    while !presenter.isClosed {
      let actions = state.update(event ?? nextEvent())
      keepJournal()
      var result = ExitStatus.fine
      for action in actions {
        if case .end(let signal) = action { return end(on: signal) }
        result = result.joined(with: act(on: action))
      }
      event = actions.isEmpty ? nil : .acted(result)
    }
    // The terminal is gone, maybe without a signal that says so.
    keepUnsaved()
    return state.status.joined(with: presenter.status)
  }

  private func nextEvent() -> ShellState.Event {
    help?.startOver()
    state.cancellation = reader.cancellation
    do {
      let input = try readLine()
      if case .line = input { presenter.sight?.enteredLine() }
      return .input(input, hasMenu: reader.hasOffer)
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

  /// Does what is to be done about a line.
  private func act(on action: ShellState.Action) -> ExitStatus {
    switch action {
    case .tell(let text): presenter.tell(text)
    case .showChange(let sentence, let withPicture): showChange(sentence(), withPicture: withPicture)
    case .remember(let line): remember(line)
    case .offer(let readings, let line): offer(readings, insteadOf: line)
    case .refuse(let error, let line, let number): return refuse(error, in: line, number: number)
    case .forget(let line): noteInLesson(.forgotten, line)
    case .follow(let turn, let dialogue): follow(turn, of: dialogue)
    case .effect(let effect, let line, let number): return act(on: effect, line: line, number: number)
    case .end: break
    }
    return .fine
  }

  /// Shows the design, below some rows that are part of the same result.
  package func showScene(below said: Int = 0) {
    let form = playground.picture == .brief ? PictureForm.brief : .on
    presenter.show(playground.draft.scene(after: bar.scene), on: bar, form, below: said)
  }

  func showChange(_ sentence: Prose, withPicture: Bool = true) {
    let scene = playground.draft.scene(after: bar.scene)
    presenter.show(sentence, scene, since: bar, withPicture ? playground.picture : .off)
  }

  func refuse(_ error: CommandError, in line: String, number: Int) -> ExitStatus {
    let result = presenter.report(error, in: line, place: settings.inputName.map { "\($0):\(number)" })
    noteInLesson(.refused, line)
    if settings.isInteractive {
      // Up brings each of them to the prompt, the first one first.
      for line in error.lines.reversed() { reader.remember(line) }
      dropSubmittedLines()
    }
    return result
  }
}
