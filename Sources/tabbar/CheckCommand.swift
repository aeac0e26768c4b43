import ArgumentParser
import TabBarCore
import TabBarGuidelines
import TabBarShell

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge the designs that sessions end with.",
    discussion: "Exit status 1 where a rule is broken that is at least as grave as --fail-on says.")

  @Argument(help: "The sessions; - is standard input.")
  var sessions: [String]

  @Flag(help: "Judge each design on every phone and tablet there is.")
  var allDevices = false

  @Option(help: "How the result is written: text or json.")
  var format = PageFormat.text

  @Option(help: "The least grave finding that counts: error, warning or info.")
  var failOn = Threshold.warning

  @OptionGroup var context: ContextOptions
  @OptionGroup var look: LookOptions

  enum Threshold: String, ExpressibleByArgument, CaseIterable {
    case error, warning, info
  }

  func validate() throws {
    if allDevices, context.device != nil {
      throw ValidationError("--device and --all-devices do not go together.")
    }
  }

  func run() throws {
    var settings = Batch.CheckSettings()
    settings.devices = allDevices ? Device.all.filter(\.platform.rotates) : nil
    settings.isJSON = format == .json
    settings.threshold = Severity(rawValue: failOn.rawValue) ?? .warning
    settings.overrides = context.overrides
    try Batch(presenter: look.presenter(), store: look.store).check(sessions, settings).end()
  }
}
