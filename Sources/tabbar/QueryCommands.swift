import ArgumentParser
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell
import TabBarTerminal

/// A query of the language about the design that a session ends with.
struct Analysis<Subject: DocumentView>: ParsableCommand {
  static var configuration: CommandConfiguration { .asking(Subject.command) }

  @Argument(help: "The session; - is standard input.", completion: .sessions)
  var session: String

  @OptionGroup var words: QueryWords<Subject>
  @OptionGroup var context: ContextOptions
  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws { try words.ask(style.batch, about: session, context.overrides).end() }
}

/// A query of the language that needs no design.
struct Reference<Subject: DocumentView>: ParsableCommand {
  static var configuration: CommandConfiguration { .asking(Subject.command) }

  @OptionGroup var words: QueryWords<Subject>
  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws { try words.ask(style.batch, about: nil, Overrides()).end() }
}

/// What a call takes for a query: the parameters of its command, of which some words are also flags.
struct QueryWords<Subject: DocumentView>: ParsableArguments {
  @Argument(help: Self.help, completion: .words(of: Subject.command))
  var words: [String] = []

  @Flag(help: Self.help("Say all of it, and not only what fits a screen.", if: Self.takes("all")))
  var all = false

  @Flag(
    help: Self.help(
      "Try every system that a device runs, not only the automatic one.",
      if: Subject.command.parameters.contains(where: \.isPlace)))
  var allSystems = false

  @Option(
    help: Self.help(
      "The language of the rule's page: \(RulePage.languages.joined(separator: ", ")).",
      if: Subject.command.options.contains { $0.name == "language" }),
    completion: .languages)
  var language: String?

  @Option(help: "How the answer is written: text or json.")
  var format = AnswerFormat.text

  func ask(_ batch: Batch, about session: String?, _ overrides: Overrides) -> ExitStatus {
    batch.ask(
      Subject.command, words + (allSystems ? ["systems"] : []) + (all ? ["all"] : []),
      options: language.map { [("language", $0)] } ?? [], about: session, asJSON: format == .json, overrides)
  }

  private static var help: ArgumentHelp {
    let parameter = Subject.command.parameters.first
    let meaning = (parameter?.meaning ?? "").filter { $0 != "`" }
    return ArgumentHelp(
      "\(meaning.prefix(1).uppercased())\(meaning.dropFirst()).",
      valueName: parameter?.name.prefix { $0 != "|" }.lowercased(),
      visibility: parameter == nil ? .hidden : .default)
  }

  private static func help(_ text: String, if isTaken: Bool) -> ArgumentHelp {
    ArgumentHelp("\(text)", visibility: isTaken ? .default : .hidden)
  }

  private static func takes(_ word: String) -> Bool {
    Subject.command.parameters.contains { $0.kind.words(in: Playground()).contains(word) }
  }
}

extension CommandConfiguration {
  fileprivate static func asking(_ command: Command) -> CommandConfiguration {
    CommandConfiguration(
      command.name, command.summary + ".")
  }
}
