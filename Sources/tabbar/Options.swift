import ArgumentParser
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarShell
import TabBarTerminal

struct StyleOptions: ParsableArguments {
  @Flag(help: "Draw with 7-bit characters only.")
  var ascii = false

  @Flag(help: "Words instead of pictures, and no cursor motion: for screen readers and logs.")
  var plain = false

  @Option(help: "Use colour: auto, always or never.")
  var color = OutputStyle.ColorChoice.auto

  @Option(help: "The columns that a line may take, from 40 to 200, instead of the terminal's.")
  var columns: Int?

  private static let longNames: [Character: String] = ["o": "--output"]

  /// The first option that is given twice, of which the parser would take the last one without a word; or `nil`.
  private var repeated: String? {
    var names: Set<String> = []
    return ProgramStart.arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
      .map { $0.prefix { $0 != "=" } }
      .flatMap { $0.hasPrefix("--") ? [String($0)] : $0.dropFirst().map { Self.longNames[$0] ?? "-\($0)" } }
      .first { !names.insert($0).inserted }
  }

  func validate() throws {
    if let repeated { throw ValidationError("\(repeated) is given twice: leave one of them out.") }
    if let columns, !RenderOptions.columnRange.contains(columns) {
      throw ValidationError("--columns is from 40 to 200.")
    }
  }

  var presenter: Presenter {
    var style = OutputStyle()
    style.isASCII = ascii
    style.isPlain = plain
    style.color = color
    style.columns = columns
    return style.presenter(in: ProcessEnvironment())
  }

  var store: DiskStore { DiskStore(home: ProcessEnvironment()["HOME"]) }

  var batch: Batch { Batch(presenter: presenter, store: store) }
}

extension OutputStyle.ColorChoice: ExpressibleByArgument {}

/// Replaces settings of the session.
struct ContextOptions: ParsableArguments {
  @Option(help: "Lay it out for this device.", completion: .list(Self.devices))
  var device: String?

  @Option(
    help: "Device orientation: portrait or landscape.",
    completion: .list(Orientation.allCases.map(\.rawValue)))
  var orientation: String?

  @Option(
    help: "Lay it out as this system does, such as ios16.", completion: .list(Self.systems))
  var system: String?

  @Option(help: "Judge it by this guide.", completion: .list(Self.guides))
  var guide: String?

  @Option(help: "Give it this part of an iPad's screen, such as 1/3, or a width in points.")
  var window: String?

  @Option(help: "Show the titles of this language, such as de, or pseudo.")
  var locale: String?

  @Option(help: "Let it read in this direction: ltr, rtl or auto.")
  var direction: String?

  // The parser asks for its options many times.
  private static let devices = Device.all.map(\.id)
  private static let systems = System.all.map(\.id)
  private static let guides = Guide.all.map(\.id)

  private var given: [(command: Command, value: String?)] {
    [
      (.device, device), (.orientation, orientation), (.system, system), (.guide, guide),
      (.window, window), (.locale, locale), (.direction, direction),
    ]
  }

  var overrides: Overrides {
    var overrides = Overrides()
    for (command, value) in given { overrides.add("--" + command.name, command, value) }
    return overrides
  }

  /// The first of the options that is given, or `nil`.
  var firstOption: String? { given.first { $0.value != nil }.map { "--" + $0.command.name } }
}

/// The evidence that rules must rest on.
struct EvidenceOptions: ParsableArguments {
  @Flag(help: "Judge only by rules that a guideline states or a system was seen to follow.")
  var strictEvidence = false
}

enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension ArgumentHelp {
  static let sessions: ArgumentHelp = "The sessions, or folders of them; - is standard input."
}

extension CompletionKind {
  static var sessions: CompletionKind { .file(extensions: ["tabs"]) }
}
