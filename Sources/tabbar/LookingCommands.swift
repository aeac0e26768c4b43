import ArgumentParser
import TabBarPlayground
import TabBarShell

struct MatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix", abstract: "Lay the design out on every device and say where what goes wrong.")

  @Flag(help: "Try every system that a device runs, not only the automatic one.")
  var allSystems = false

  @OptionGroup var looking: LookingOptions

  func run() throws { try looking.look(allSystems ? "matrix all" : "matrix") }
}

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Put the design side by side on devices, by all guides, or on all systems.")

  @OptionGroup var looking: LookingOptions

  @Argument(help: "Devices by their identifiers; or guides; or systems.")
  var subjects: [String]

  func run() throws {
    try looking.look((["compare"] + subjects.map { Quoting.quoted($0) }).joined(separator: " "))
  }
}

struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Say why the bar is as it is, with numbers and sources.")

  @OptionGroup var looking: LookingOptions

  @Argument(help: "A tab, by number or title; without one, the whole bar.")
  var tab: String?

  func run() throws {
    // A number names a tab by its place, which it would not in quotes.
    let word = tab.map { Int($0) == nil ? Quoting.quoted($0) : $0 }
    try looking.look((["why"] + [word].compactMap(\.self)).joined(separator: " "))
  }
}

struct BudgetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budget", abstract: "Say how much room titles have on each device.")

  @OptionGroup var looking: LookingOptions

  @Argument(help: "A title to try; without one, every title in every language.")
  var title: String?

  func run() throws {
    try looking.look(
      (["budget"] + [title.map { Quoting.quoted($0) }].compactMap(\.self)).joined(separator: " "))
  }
}

struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", abstract: "Say the bar as a screen reader would.")

  @OptionGroup var looking: LookingOptions

  func run() throws { try looking.look("describe") }
}

struct AnatomyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anatomy", abstract: "Draw the bar with its parts named.")

  @OptionGroup var looking: LookingOptions

  func run() throws { try looking.look("anatomy") }
}

/// The session that is looked at, and how.
struct LookingOptions: ParsableArguments {
  @Argument(help: "The session; - is standard input.", completion: .sessions)
  var session: String

  @Option(help: "How the page is written: text or json.")
  var format = PageFormat.text

  @OptionGroup var context: ContextOptions
  @OptionGroup var look: LookOptions

  /// Shows what a command of the language shows of the design.
  func look(_ command: String) throws {
    try Batch(presenter: look.presenter(), store: look.store)
      .look(session, command: command, asJSON: format == .json, context.overrides).end()
  }
}
