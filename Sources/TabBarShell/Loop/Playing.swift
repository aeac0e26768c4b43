import TabBarPlayground
import TabBarRendering

/// The playground from start to end: which reader, what is opened, what is kept.
package struct Playing {
  private let presenter: Presenter
  private let store: any SessionStore
  private let environment: ProcessEnvironment
  private let isPlain: Bool
  private let isQuiet: Bool
  private let keepsGoing: Bool
  private let isPrivate: Bool

  /// Creates a playground that has not started.
  package init(
    presenter: Presenter, store: any SessionStore, environment: ProcessEnvironment, isPlain: Bool,
    isQuiet: Bool, keepsGoing: Bool, isPrivate: Bool
  ) {
    self.presenter = presenter
    self.store = store
    self.environment = environment
    self.isPlain = isPlain
    self.isQuiet = isQuiet
    self.keepsGoing = keepsGoing
    self.isPrivate = isPrivate
  }

  /// Opens a session, or an empty one, and goes on until it ends.
  package func run(session: String?) -> ExitStatus {
    var playground = Playground()
    if let session {
      do {
        playground = Playground(try SessionReading.document(at: session, in: store))
      } catch {
        presenter.complain(error.lines(presenter.options))
        return .failed
      }
    }
    let isInteractive = TerminalOutput(descriptor: 0).isTerminal && session != "-"
    var settings = Shell.Settings()
    settings.isInteractive = isInteractive
    settings.isQuiet = isQuiet
    settings.keepsGoing = keepsGoing
    settings.inputName = isInteractive ? nil : "standard input"
    settings.rescuePath = rescuePath
    // The history makes the folder, too, but not every prompt keeps one.
    if isInteractive, let path = rescuePath { makeFolders(above: path) }
    do {
      if isInteractive { try greet() }
      let prompt = isInteractive ? makePrompt() : Prompt(reader: PlainLineReader(descriptor: 0)) { _, _ in }
      let shell = Shell(
        playground: playground, reader: prompt.reader, presenter: presenter, store: store,
        settings: settings, remember: prompt.remember)
      if session != nil { try shell.showScene() }
      // Standard input was the session itself; there is nothing more to read.
      return session == "-" ? .fine : shell.run()
    } catch {
      return .fine
    }
  }

  /// The file that holds what was not saved when a signal ended the program.
  private var rescuePath: String? { environment.stateFolder.map { "\($0)/unsaved.tabs" } }

  private func greet() throws(OutputError) {
    try presenter.say("tabbar: type add TITLE to make a tab, help for all commands, quit to leave")
    for path in rescuePath.map(Shell.Settings.rescuePaths) ?? [] where (try? store.read(path)) != nil {
      try presenter.say(
        "an unsaved session was kept when the last one was cut off: open \(Quoting.quoted(path))")
    }
  }

  // MARK: The prompt

  /// Where lines come from, and who is told about them.
  private struct Prompt {
    let reader: any LineReader
    let remember: (String, Bool) -> Void
  }

  private func makePrompt() -> Prompt {
    let plain = {
      Prompt(
        reader: PlainLineReader(
          descriptor: 0, beforeRead: { try? TerminalOutput.standardOutput.write("tabbar> ") })
      ) { _, _ in }
    }
    guard !isPlain, !environment.isDumb, TerminalOutput.standardOutput.isTerminal else { return plain() }
    let file = isPrivate ? nil : environment.stateFolder.map { HistoryFile(path: $0 + "/history.jsonl") }
    let (entries, warning) = file?.entries() ?? ([], nil)
    if let warning { presenter.remark("\(warning)") }
    guard
      let reader = try? TerminalLineReader(
        prompt: Screen.Prompt(first: "tabbar> ", continuation: "   ...> "),
        history: History(older: entries.map(\.c)), columns: { TerminalText.columns(of: $0) })
    else { return plain() }
    let session = SessionClock.name
    var hasWarned = false
    return Prompt(reader: reader) { line, wasFine in
      reader.history.append(line)
      guard let file else { return }
      do {
        try file.append(HistoryFile.Entry(t: SessionClock.now, s: session, c: line, ok: wasFine))
      } catch {
        if !hasWarned { presenter.remark("\(error)") }
        hasWarned = true
      }
    }
  }
}
