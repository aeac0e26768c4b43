import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarShell
import TabBarTerminal

/// A call without options, or one of `--version` and `--help`.
///
/// It bypasses the parser, whose start alone takes longer than reading, laying out, judging and drawing a session. All
/// other calls, wrong ones too, go to the parser; both end in the same code.
enum PlainCall {
  case play(String?)
  case show(String)
  case check([String])
  case replay([String])
  case version
  case help
  /// That of a command or a topic of the playground.
  case helpOf(String)

  /// Recognizes a call, or returns `nil` if the parser has to read it.
  init?(_ arguments: some Collection<String>) {
    switch Array(arguments) {
    case ["--version"]:
      self = .version
      return
    case ["--help"], ["-h"], ["help"]:
      self = .help
      return
    case let words where words.count == 2 && words[0] == "help" && HelpView.knows(words[1]):
      guard !TabBar.subcommandNames.contains(words[1]) else { return nil }
      self = .helpOf(words[1])
      return
    default: break
    }
    guard arguments.allSatisfy({ $0 == "-" || !$0.isEmpty && !$0.hasPrefix("-") }) else { return nil }
    let sessions = Array(arguments.dropFirst())
    switch (arguments.first, sessions.count) {
    case ("show", 1): self = .show(sessions[0])
    case ("check", 1...): self = .check(sessions)
    case ("replay", 1...): self = .replay(sessions)
    case (nil, _): self = .play(nil)
    case (let session?, 0) where !TabBar.subcommandNames.contains(session): self = .play(session)
    default: return nil
    }
  }

  func run() -> ExitStatus {
    let environment = ProcessEnvironment()
    let presenter = OutputStyle().presenter(in: environment)
    let store = DiskStore(home: environment["HOME"])
    let batch = Batch(presenter: presenter, store: store)
    switch self {
    case .play(let session):
      let status = PlaygroundRun(
        presenter: presenter, store: store, environment: environment, settings: Shell.Settings()
      ).run(session: session)
      if status == .failed, let suggestion = TabBar.suggestion { presenter.remark(suggestion) }
      return status
    case .show(let session): return batch.show(session, format: .standard, Overrides())
    case .check(let sessions): return batch.check(sessions, Batch.CheckSettings())
    case .replay(let sessions): return batch.replay(sessions, Replay.Settings())
    case .version: return batch.say([HarmlessText(TabBar.version)])
    case .helpOf(let topic):
      return batch.say(HelpView.blocks(of: topic, presenter.options).lines(presenter.options))
    case .help: return batch.say(TabBar.help(columns: presenter.options.columns))
    }
  }
}
