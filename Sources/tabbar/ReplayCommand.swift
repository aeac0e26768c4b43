import ArgumentParser
import TabBarShell

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Plays sessions and compares their expectations.")

  @Argument(help: "The sessions; - is standard input.", completion: .sessions)
  var sessions: [String]

  @Flag(help: "Wait for Enter before each line; q ends.")
  var step = false

  @Option(help: "Play so many lines a second instead of all at once.")
  var speed: Double?

  @Option(help: "Stop after this line of the file.")
  var until: Int?

  @Flag(help: "Show only what is not as expected.")
  var quiet = false

  @OptionGroup var context: ContextOptions
  @OptionGroup var style: StyleOptions

  /// Every session, also those that were kept from the parser.
  private var allSessions: [String] {
    ManyArguments.sessions(sessions, in: Array(CommandLine.arguments.dropFirst()))
  }

  func validate() throws {
    if let speed, !(0.01...1000).contains(speed) { throw ValidationError("--speed is from 0.01 to 1000.") }
    if let until, until < 1 { throw ValidationError("--until is the number of a line, from 1.") }
    if step, allSessions.contains("-") {
      throw ValidationError("--step reads Enter from standard input, so the session cannot come from there.")
    }
  }

  func run() throws {
    var settings = Replay.Settings()
    settings.isQuiet = quiet
    settings.lastLine = until
    settings.overrides = context.overrides
    settings.wait = step ? Pace.waitForEnter : speed.map(Pace.pause)
    try style.batch.replay(allSessions, settings).end()
  }
}
