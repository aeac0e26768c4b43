public import ArgumentParser
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell
import TabBarTerminal

struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    "play", "Opens the playground (the default).",
    discussion: "From a pipe or a file, reads commands without a prompt.")

  @Argument(help: "A session to open; - is standard input.", completion: .sessions)
  var session: String?

  @Flag(help: "Show only what is asked for, not each change.")
  var quiet = false

  @Flag(help: "Go on after an error when commands come from a file or a pipe; the exit status stays 2.")
  var keepGoing = false

  @Flag(help: "Keep no history, no journal and nothing of lessons.")
  var `private` = false

  @Flag(name: .customLong("no-rc"), help: "Leave out the startup file, ~/.config/tabbar/rc.")
  var leavesOutStartupFile = false

  @OptionGroup var style: StyleOptions

  func run() throws {
    var settings = Shell.Settings()
    settings.isQuiet = quiet
    settings.keepsGoing = keepGoing
    settings.isPrivate = `private`
    settings.readsStartupFile = !leavesOutStartupFile
    try style.batch.play(session, settings).end()
  }
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "check", "Judges the designs that sessions end with.",
    discussion:
      "Exit status 1 if a broken rule is at or above --fail-on; with --against, if any design is different."
  )

  @Argument(help: .sessions, completion: .sessions)
  var sessions: [String]

  @Flag(help: "Judge each design on every phone and tablet.")
  var allDevices = false

  @Flag(help: "Judge the design of each mark, too.")
  var marks = false

  @Option(
    help: ArgumentHelp(
      "Output format: \(ReportFormat.all.map(\.id).joined(separator: ", ")).", valueName: "format"),
    completion: .list(ReportFormat.allValueStrings))
  var format = ReportFormat.text

  @Option(help: "Lowest severity that fails the check: error, warning (the default) or info.")
  var failOn: Severity?

  @Option(
    help: ArgumentHelp("Write what a person would notice of each design into this file.", valueName: "file"),
    completion: .file())
  var write: String?

  @Option(help: .hidden)
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Say what is different since --write wrote this file; with --fail-on, only what is found newly fails.",
      valueName: "file"),
    completion: .file())
  var against: String?

  @Flag(help: "List everything: also what is met and not checked, and the sources.")
  var all = false

  @Flag(help: "Check again whenever a file changes, until ^C.")
  var watch = false

  @Flag(help: "Say nothing of a session in which nothing is found that counts.")
  var quiet = false

  @Option(help: "The name of standard input in messages.")
  var name: String?

  @Option(
    help: ArgumentHelp(
      "With --format markdown, put this address in front of the paths in links.", valueName: "address"))
  var link: String?

  @OptionGroup var evidence: EvidenceOptions
  @OptionGroup var context: ContextOptions
  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func validate() throws {
    let readsInput = sessions.contains("-")
    let isCompared = against != nil && failOn == nil
    try refuse([
      "--record is --write now.": record != nil,
      "--device and --all-devices do not go together.": allDevices && !context.device.isEmpty,
      "--link is an address, such as https://example.org/shop/blob/main/.":
        link.map { $0.wholeMatch(of: #/https?:[^\s<>()\\]+/#) == nil } ?? false,
      "--link goes with --format markdown.": link != nil && format.id != ReportFormat.markdown.id,
      "--name is the name of standard input: give - as the session.": name != nil && !readsInput,
      "--watch checks files: name some, without --write and --against alone.":
        watch && (readsInput || isCompared || write != nil),
      "--write writes a file and --against compares with one: give one of them.":
        write != nil && against != nil,
      "\(write == nil ? "--against without --fail-on" : "--write") is in words: leave out --format \(format.id).":
        (write != nil || isCompared) && format.id != ReportFormat.text.id,
      "--write counts no severities: leave out --fail-on.": write != nil && failOn != nil,
      "--write needs the name of a file.": write == "-",
      "Standard input can be a session or the record, not both.": against == "-" && readsInput,
    ])
  }

  func run() throws {
    var settings = Batch.CheckSettings()
    settings.places = allDevices ? ["iphones", "ipads"] : context.places
    settings.format = format
    settings.listsAll = all
    settings.isQuiet = quiet
    settings.name = name
    settings.linkPrefix = link.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    settings.judgesMarks = marks
    settings.threshold = failOn ?? .warning
    settings.overrides = context.overrides(
      takesDevice: settings.places == nil, isStrict: evidence.strictEvidence)
    if let write { return try style.batch.check(sessions, settings, writingTo: write).end() }
    if let against, failOn == nil {
      return try style.batch.check(sessions, settings, against: against).end()
    }
    settings.baseline = against
    if watch { style.batch.watch(sessions) { [settings] in _ = style.batch.check(sessions, settings) } }
    try style.batch.check(sessions, settings).end()
  }
}

extension Severity: ExpressibleByArgument {}

extension ReportFormat: ExpressibleByArgument {
  package init?(argument: String) {
    guard let format = ReportFormat.named(argument) else { return nil }
    self = format
  }

  package var defaultValueDescription: String { id }
  package static var allValueStrings: [String] { all.map(\.id) }
}

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "show", "Shows the design that a session ends with.",
    discussion: "--format html takes several sessions, and folders of them, for a contact sheet.")

  @Argument(
    help: ArgumentHelp("The session; - is standard input.", valueName: "session"), completion: .sessions)
  var sessions: [String]

  @Option(
    help: ArgumentHelp(
      "Output format: \(ShownForm.allValueStrings.joined(separator: ", ")).", valueName: "format"),
    completion: .list(ShownForm.allValueStrings))
  var format = ShownForm(.standard)

  @Option(
    help: ArgumentHelp("The mark whose design is shown, in place of the final one.", valueName: "name"),
    completion: .words(.mark))
  var mark: String?

  @Flag(help: "Draw --format svg and svg-screen in the dark appearance.")
  var dark = false

  @OptionGroup var evidence: EvidenceOptions
  @OptionGroup var context: ContextOptions
  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func validate() throws {
    let form = format.id
    try refuse([
      "--dark goes with --format svg and svg-screen; a page follows its reader.":
        dark && !form.hasPrefix("svg"),
      "show takes one session, and \(sessions.last ?? "") is another one: --format html shows several in one page.":
        sessions.count > 1 && form != ShowQuery.page,
    ])
  }

  func run() throws {
    let overrides = context.overrides(isStrict: evidence.strictEvidence)
    guard let format = Format.named(format.id) else {
      return try style.batch.page(sessions, mark: mark, overrides).end()
    }
    try style.batch.show(sessions[0], mark: mark, format: format, overrides, isDark: dark).end()
  }
}

/// What `show` writes: a form of the final design, or a page with the whole session.
struct ShownForm: ExpressibleByArgument {
  let id: String

  init(_ format: Format) { id = format.id }

  init?(argument: String) {
    let page = argument.lowercased() == ShowQuery.page ? ShowQuery.page : nil
    guard let id = page ?? Format.named(argument)?.id else { return nil }
    self.id = id
  }

  var defaultValueDescription: String { id }

  static var allValueStrings: [String] { Format.allCases.map(\.id) + [ShowQuery.page] }
}
