import ArgumentParser
import TabBarRendering
import TabBarShell

struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows the design that a session ends with.")

  @Argument(help: "The session; - is standard input.", completion: .sessions)
  var session: String

  @Option(help: ArgumentHelp("How: \(Format.all.map(\.id).joined(separator: ", ")).", valueName: "format"))
  var format: FormatChoice = FormatChoice(format: .standard)

  @OptionGroup var evidence: EvidenceOptions
  @OptionGroup var context: ContextOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    try style.batch.show(
      session, format: format.format, context.overrides, isStrict: evidence.strictEvidence
    ).end()
  }
}

/// A format, by its identifier.
struct FormatChoice: ExpressibleByArgument {
  let format: Format

  init(format: Format) { self.format = format }

  init?(argument: String) {
    guard let format = Format.named(argument) else { return nil }
    self.format = format
  }

  var defaultValueDescription: String { format.id }
  static var allValueStrings: [String] { Format.all.map(\.id) }
}
