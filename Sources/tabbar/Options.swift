import ArgumentParser
import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarShell
import TabBarTerminal

extension CommandConfiguration {
  /// Creates that of a subcommand, whose help names the whole call also where it is read alone.
  init(_ name: String, _ abstract: String, discussion: String = "") {
    self.init(
      commandName: name, _superCommandName: "tabbar", abstract: abstract, discussion: discussion)
  }
}

extension ParsableArguments {
  /// Refuses a call for the first of some reasons that holds.
  func refuse(_ reasons: KeyValuePairs<String, Bool>) throws {
    if let reason = reasons.first(where: \.value) { throw ValidationError(reason.key) }
  }
}

struct StyleOptions: ParsableArguments {
  @Flag(help: "Draw with 7-bit characters only.")
  var ascii = false

  @Flag(help: "Words instead of pictures, and no motion but in the typed row: for screen readers and logs.")
  var plain = false

  @Option(help: "Use colour: auto, always or never.")
  var color = Presenter.ColorChoice.auto

  @Option(help: "The columns that a line may take, from 40 to 200, instead of the terminal's.")
  var columns: Int?

  @Flag(help: "Leave out tabbar.rc, which says what is so of the app.")
  var noApp = false

  private static let longNames: [Character: String] = ["o": "--output"]

  /// Whether each of several devices is judged.
  private var takesDevices: Bool { ProgramStart.arguments.dropFirst().first == "check" }

  /// The first option that is given twice, of which the parser would take the last one without a word; or `nil`.
  private var repeated: String? {
    var names: Set<String> = []
    return ProgramStart.arguments.prefix { $0 != "--" }.filter { $0.hasPrefix("-") }
      .map { $0.prefix { $0 != "=" } }
      .flatMap { $0.hasPrefix("--") ? [String($0)] : $0.dropFirst().map { Self.longNames[$0] ?? "-\($0)" } }
      .first { !names.insert($0).inserted && ($0 != "--device" || !takesDevices) }
  }

  func validate() throws {
    try refuse([
      "\(repeated ?? "") is given twice: leave one of them out.": repeated != nil,
      "--columns is from 40 to 200.": columns.map { !RenderOptions.columnRange.contains($0) } ?? false,
    ])
  }

  var presenter: Presenter { Presenter(isASCII: ascii, isPlain: plain, color: color, columns: columns) }

  var store: DiskStore { .inUse(readsApp: !noApp) }

  var batch: Batch { Batch(presenter: presenter, store: store) }
}

extension DiskStore {
  static func inUse(readsApp: Bool = true) -> DiskStore {
    DiskStore(home: ProcessEnvironment()["HOME"], readsApp: readsApp)
  }
}

extension Presenter.ColorChoice: ExpressibleByArgument {}

/// Replaces settings of the session.
struct ContextOptions: ParsableArguments {
  @Option(
    help: "Lay it out for this device. check takes several, and kinds as matrix does, such as iphones.",
    completion: .words(.device()))
  var device: [String] = []

  @Option(
    help: "Device orientation: portrait or landscape.",
    completion: .words(of: .orientation))
  var orientation: String?

  @Option(
    help: "Lay it out as this system does, such as ios16.", completion: .words(of: .system))
  var system: String?

  @Option(help: "Judge it by this guide.", completion: .words(of: .guide))
  var guide: String?

  @Option(
    help: "Give it this part of an iPad's screen, such as 1/3, or a width in points.",
    completion: .words(of: .window))
  var window: String?

  @Option(help: "Show the titles of this language, such as de, or pseudo.", completion: .words(of: .locale))
  var locale: String?

  @Option(help: "Let it read in this direction: ltr, rtl or auto.", completion: .words(of: .direction))
  var direction: String?

  /// The words for devices that a design is judged on one after the other; `nil` for a single device, which replaces its own.
  var places: [String]? { device.count > 1 || device.contains(where: DevicesNamed.isKind) ? device : nil }

  private var given: [(command: Command, value: String?)] {
    [
      (.device, device.first), (.orientation, orientation), (.system, system), (.guide, guide),
      (.window, window), (.locale, locale), (.direction, direction),
    ]
  }

  var overrides: Overrides { overrides() }

  func overrides(takesDevice: Bool = true, isStrict: Bool = false) -> Overrides {
    var overrides = Overrides()
    overrides.isStrict = isStrict
    for (command, value) in given where takesDevice || command.name != Command.device.name {
      overrides.add(command, value)
    }
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

  static let lessons = offered { _, path in Plan.words + DiskStore.inUse().paths(from: path) }

  static let languages = offered { _, _ in RulePage.languages }

  static func words(of command: Command) -> CompletionKind? {
    (command.parameters.first(where: \.isRepeated) ?? command.parameters.first).map { words($0.kind) }
  }

  /// The words that fit a place of the language, in the session that the call names.
  static func words(_ kind: Parameter.Kind) -> CompletionKind {
    offered { call, path in
      let store = DiskStore.inUse(readsApp: !call.contains("--no-app"))
      let session = call.first { $0.hasSuffix(".tabs") }.flatMap { try? store.state(at: $0) }
      let words = kind.words(in: session.map { Playground($0.draft, after: $0.timeline) } ?? Playground())
      if case .compared = kind { return words + store.paths(from: path) }
      return words
    }
  }

  /// What the program offers when somebody types Tab.
  ///
  /// Bash carries out what is in its lists of words, so a name from a session or a folder is offered only if it is plain.
  private static func offered(
    _ words: @escaping @Sendable (_ call: [String], _ typed: String) -> [String]
  ) -> CompletionKind {
    .custom { call, _, typed in
      words(call, typed).filter { $0.allSatisfy { $0.isLetter || $0.isNumber || "-_./".contains($0) } }
    }
  }
}
