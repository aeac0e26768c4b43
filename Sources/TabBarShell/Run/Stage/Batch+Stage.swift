import TabBarPlayground
import TabBarRendering

extension Batch {
  /// Shows sessions to people, command by command.
  package func stage(
    _ paths: [String], _ settings: Replay.Settings, isPlain: Bool, in environment: ProcessEnvironment
  ) -> ExitStatus {
    guard TerminalOutput(descriptor: 0).isTerminal, TerminalOutput.standardOutput.isTerminal else {
      return presenter.report(
        Refusal("--step waits for keys, and there is no terminal", "leave out --step to play all at once"))
    }
    var status = ExitStatus.fine
    var signal: Int32?
    guard let view = view(isPlain: isPlain || environment.isDumb, environment, hold: { signal = $0 }) else {
      return presenter.report(
        Refusal("the terminal cannot be drawn on", "--plain asks by lines, and shows the same"))
    }
    for session in store.sessions(under: paths) {
      var wasLeft = false
      let played = run {
        var settings = settings
        settings.overrides = try settings.overrides.reading(store)
        try settings.overrides.check()
        try session.check()
        let stage = Stage(
          try store.sessionFile(at: session.path), settings: settings, presenter: presenter, view: view)
        defer { wasLeft = stage.wasLeft }
        return try stage.run()
      }
      status = status.joined(with: played)
      if let signal { return .signal(signal) }
      if wasLeft { break }
    }
    return status
  }

  private func view(
    isPlain: Bool, _ environment: ProcessEnvironment, hold: @escaping (_ signal: Int32) -> Void
  ) -> (any StageView)? {
    if isPlain { return PlainStageView(reader: PlainLineReader.prompting(""), presenter: presenter) }
    guard let terminal = try? Terminal(input: 0, output: 1) else { return nil }
    return TerminalStageView(
      terminal, input: 0, output: .standardOutput, environment: environment, presenter: presenter, hold: hold)
  }
}

extension PlainLineReader {
  package func stageView(_ presenter: Presenter) -> (any StageView)? {
    TerminalOutput(descriptor: 0).isTerminal ? PlainStageView(reader: self, presenter: presenter) : nil
  }
}

extension Shell {
  /// Shows a session command by command; returns whether it was as expected.
  func stage(_ path: String) throws(OutputError) -> Bool {
    if refusesStandardInput(path) { return false }
    guard let view = reader.stageView(presenter) else {
      fail(Refusal("step waits for keys, and there is no terminal", "leave out step to play all at once"))
      return false
    }
    do {
      let stage = Stage(
        try store.sessionFile(at: path), settings: Replay.Settings(), presenter: presenter, view: view)
      return try stage.run() == .fine
    } catch let error as OutputError {
      throw error
    } catch {
      fail(error)
      return false
    }
  }
}
