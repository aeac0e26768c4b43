import TabBarPlayground
import TabBarRendering

extension Batch {
  /// Shows sessions to people, command by command.
  package func stage(
    _ paths: [String], _ settings: Replay.Settings, isPlain: Bool, in environment: ProcessEnvironment
  ) -> ExitStatus {
    var status = ExitStatus.fine
    var signal: Int32?
    let view: any StageView
    do {
      view = try stageView(
        isPlain: isPlain || environment.isDumb, environment, for: "--step", hold: { signal = $0 })
    } catch {
      return presenter.report(error)
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

  /// Returns where pages are shown.
  ///
  /// - Parameter option: The option that asks for it.
  func stageView(
    isPlain: Bool, _ environment: ProcessEnvironment, for option: String,
    hold: @escaping (_ signal: Int32) -> Void
  ) throws(Refusal) -> any StageView {
    guard TerminalOutput(descriptor: 0).isTerminal, TerminalOutput.standardOutput.isTerminal else {
      throw Refusal("\(option) waits for keys, and there is no terminal", "leave out \(option)")
    }
    if isPlain { return PlainStageView(reader: PlainLineReader.prompting(""), presenter: presenter) }
    guard let terminal = try? Terminal(input: 0, output: 1) else {
      throw Refusal("the terminal cannot be drawn on", "--plain asks by lines, and shows the same")
    }
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
  func stage(_ path: String) throws -> Bool {
    try refuseStandardInput(path)
    guard let view = reader.stageView(presenter) else {
      throw Refusal("step waits for keys, and there is no terminal", "leave out step to play all at once")
    }
    let stage = Stage(
      try store.sessionFile(at: path), settings: Replay.Settings(), presenter: presenter, view: view)
    return try stage.run() == .fine
  }
}
