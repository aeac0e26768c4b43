import ArgumentParser
import TabBarPlayground
import TabBarRendering
import TabBarShell

/// The playground itself.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Opens the playground (the default).",
    discussion: "With standard input not a terminal it reads commands from there, without a prompt.")

  @Argument(help: "A session to open; - is standard input.", completion: .sessions)
  var session: String?

  @Flag(help: "Show only what is asked for, not each change.")
  var quiet = false

  @Flag(help: "Go on after an error when commands come from a file or a pipe; the exit status stays 2.")
  var keepGoing = false

  @Flag(help: "Keep this session out of the history of typed lines.")
  var `private` = false

  @Flag(name: .customLong("no-rc"), help: "Leave out the startup file, ~/.config/tabbar/rc.")
  var leavesOutStartupFile = false

  @OptionGroup var style: StyleOptions

  func run() throws {
    var settings = PlaygroundRun.Settings()
    settings.isPlain = style.plain
    settings.isQuiet = quiet
    settings.keepsGoing = keepGoing
    settings.isPrivate = `private`
    settings.readsStartupFile = !leavesOutStartupFile
    try PlaygroundRun(
      presenter: style.presenter, store: style.store, environment: ProcessEnvironment(), settings: settings
    ).run(session: session).end()
  }
}
