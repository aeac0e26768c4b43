import ArgumentParser
import TabBarRendering
import TabBarShell
import TabBarTerminal

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "replay", "Plays sessions and compares their expectations and records.",
    discussion: "Exit status 1 if an expectation is not met or a record does not hold.")

  @Argument(help: .sessions, completion: .sessions)
  var sessions: [String]

  @Option(
    help: ArgumentHelp(
      "Output format: \(formats.joined(separator: ", ")).", valueName: "format"),
    completion: .list(formats), transform: format)
  var format = ReportFormat.text

  @Option(help: "The name of standard input in messages.")
  var name: String?

  @Flag(help: "Add a record of the end, or with --record steps under each command, where there is none.")
  var record = false

  @Flag(help: .hidden)
  var recordSteps = false

  @Flag(help: "Rewrite the records that do not hold. Expectations stay as they are.")
  var update = false

  @Flag(help: "List the commands with the design after each; for --format json.")
  var withSteps = false

  @Flag(help: "Show it on a terminal command by command: Return goes on, b goes back, q ends.")
  var step = false

  @Option(help: "Play this many lines a second instead of all at once.")
  var speed: Double?

  @Option(help: "Stop after this line of the file.")
  var until: Int?

  @Flag(help: "Show only what is not as expected.")
  var quiet = false

  @OptionGroup var context: ContextOptions
  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func validate() throws {
    let readsInput = sessions.contains("-")
    let writing = records ? "--record" : "--update"
    let writes = records || update
    let other = context.firstOption
    try refuse([
      "--speed is from 0.01 to 1000.": speed.map { !(0.01...1000).contains($0) } ?? false,
      "--until is the number of a line, from 1.": until.map { $0 < 1 } ?? false,
      "--step reads keys from standard input, so the session cannot come from there.": step && readsInput,
      "--step is for people who watch: leave out \(optionWithoutStep ?? "").":
        step && optionWithoutStep != nil,
      "--name is the name of standard input: give - as the session.": name != nil && !readsInput,
      "--with-steps is for --format json.": withSteps && format.id != "json",
      "\(writing) writes into the file: name one instead of -.": writes && readsInput,
      "\(writing) and --format \(format.id) do not go together.": writes && format.id != "text",
      "\(writing) keeps the design as the session has it: leave out \(other ?? "").": writes && other != nil,
    ])
  }

  private var records: Bool { record || recordSteps }

  /// The first of the options that say nothing to people who watch, or `nil`.
  private var optionWithoutStep: String? {
    let options: KeyValuePairs = [
      "--speed": speed != nil, "--quiet": quiet, "--record": records, "--update": update,
      "--format": format.id != "text",
    ]
    return options.first(where: \.value)?.key
  }

  func run() throws {
    var settings = Replay.Settings()
    settings.isQuiet = quiet
    settings.lastLine = until
    settings.format = format
    settings.name = name
    settings.listsSteps = withSteps
    settings.recording = recordSteps ? .steps : record ? .end : nil
    settings.updatesRecords = update
    settings.overrides = context.overrides
    if step { return try style.batch.step(sessions, settings).end() }
    settings.wait = speed.map(Pace.pause)
    try style.batch.replay(sessions, settings).end()
  }

  private static let formats = ReportFormat.ofReplays.map(\.id)

  private static func format(_ id: String) throws -> ReportFormat {
    if let format = ReportFormat.named(id), formats.contains(format.id) { return format }
    throw ValidationError("It is one of \(formats.joined(separator: ", ")).")
  }
}

extension ReplayCommand {
  /// Returns arguments with one option in place of the two words `--record steps`: for the parser an option has a value always
  /// or never.
  static func joined(_ arguments: [String]) -> [String] {
    var arguments = arguments
    if let place = arguments.firstIndex(of: "--record"), arguments.dropFirst(place + 1).first == "steps" {
      arguments.replaceSubrange(place...place + 1, with: ["--record-steps"])
    }
    return arguments
  }
}
