import ArgumentParser
import TabBarCore
import TabBarGuidelines
import TabBarRendering
import TabBarShell

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judges the designs that sessions end with.",
    discussion: "Exit status 1 if a broken rule is at or above --fail-on.")

  @Argument(help: "The sessions; - is standard input.", completion: .sessions)
  var sessions: [String]

  @Flag(help: "Judge each design on every phone and tablet.")
  var allDevices = false

  @Option(
    help: ArgumentHelp("How: \(ReportFormat.all.map(\.id).joined(separator: ", ")).", valueName: "format"))
  var format = ReportFormatChoice(format: .text)

  @Option(help: "Lowest severity that fails the check: error, warning or info.")
  var failOn = Threshold.warning

  @OptionGroup var evidence: EvidenceOptions
  @OptionGroup var context: ContextOptions
  @OptionGroup var style: StyleOptions

  enum Threshold: String, ExpressibleByArgument, CaseIterable {
    case error, warning, info
  }

  /// Every session, also those that were kept from the parser.
  private var allSessions: [String] {
    ManyArguments.sessions(sessions, in: Array(CommandLine.arguments.dropFirst()))
  }

  func validate() throws {
    if allDevices, context.device != nil {
      throw ValidationError("--device and --all-devices do not go together.")
    }
  }

  func run() throws {
    var settings = Batch.CheckSettings()
    settings.devices = allDevices ? Device.all.filter(\.platform.rotates) : nil
    settings.format = format.format
    settings.isStrict = evidence.strictEvidence
    settings.threshold = Severity(rawValue: failOn.rawValue) ?? .warning
    settings.overrides = context.overrides
    try style.batch.check(allSessions, settings).end()
  }
}

/// A format of results, by its identifier.
struct ReportFormatChoice: ExpressibleByArgument {
  let format: ReportFormat

  init(format: ReportFormat) { self.format = format }

  init?(argument: String) {
    guard let format = ReportFormat.named(argument) else { return nil }
    self.format = format
  }

  var defaultValueDescription: String { format.id }
  static var allValueStrings: [String] { ReportFormat.all.map(\.id) }
}
