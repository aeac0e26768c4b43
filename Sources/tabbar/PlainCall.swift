import TabBarPlayground
import TabBarRendering
import TabBarShell

/// A call without options: a subcommand and sessions, or sessions alone; and the two that ask about the program.
///
/// There is nothing to parse in it, and the parser's start alone takes longer than reading, laying out,
/// judging and drawing a session. So the calls that people and scripts make all day go round it; all
/// others, wrong ones too, go to the parser, and both end in the same code.
enum PlainCall: Equatable {
  case play(String?)
  case show(String)
  case check([String])
  case replay([String])
  case version
  case help

  /// Recognizes a call, or returns `nil` where the parser has to look at it.
  init?(_ arguments: some Collection<String>) {
    switch Array(arguments) {
    case ["--version"]:
      self = .version
      return
    case ["--help"], ["-h"], ["help"]:
      self = .help
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

  /// Carries out the call.
  func run() -> ExitStatus {
    let environment = ProcessEnvironment()
    let presenter = OutputStyle().presenter(in: environment)
    let store = DiskStore(home: environment["HOME"])
    let batch = Batch(presenter: presenter, store: store)
    switch self {
    case .play(let session):
      let status = PlaygroundRun(
        presenter: presenter, store: store, environment: environment, settings: PlaygroundRun.Settings()
      ).run(session: session)
      if status == .failed, let suggestion = TabBar.suggestion { presenter.remark(suggestion) }
      return status
    case .show(let session): return batch.show(session, format: .standard, Overrides())
    case .check(let sessions): return batch.check(sessions, Batch.CheckSettings())
    case .replay(let sessions): return batch.replay(sessions, Replay.Settings())
    case .version: return batch.say(TabBar.version)
    case .help: return batch.say(Overview.text(columns: presenter.options.columns))
    }
  }
}
