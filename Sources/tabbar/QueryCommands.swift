import ArgumentParser
import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarShell
import TabBarTerminal

/// A query of the language about the design that a session ends with.
struct Analysis<Words: CommandWords>: ParsableCommand {
  static var configuration: CommandConfiguration { Words.configuration }

  @Argument(help: "The session; - is standard input.", completion: .sessions)
  var session: String

  @OptionGroup var words: Words

  @Option(help: "How the answer is written: text or json.")
  var format = AnswerFormat.text

  @OptionGroup var context: ContextOptions
  @OptionGroup var style: StyleOptions

  func run() throws {
    try style.batch.ask(
      Words.Subject.command, words.values, about: session, asJSON: format == .json, context.overrides
    ).end()
  }
}

/// A query of the language that needs no design.
struct Reference<Words: CommandWords>: ParsableCommand {
  static var configuration: CommandConfiguration { Words.configuration }

  @OptionGroup var words: Words

  @Option(help: "How the answer is written: text or json.")
  var format = AnswerFormat.text

  @OptionGroup var style: StyleOptions

  func run() throws {
    try style.batch.ask(
      Words.Subject.command, words.values, options: words.options, asJSON: format == .json
    ).end()
  }
}

protocol CommandWords: ParsableArguments {
  associatedtype Subject: DocumentView
  /// The words after the command's name.
  var values: [String] { get }
  /// The words with a key, which come after them.
  var options: [(key: String, text: String)] { get }
}

extension CommandWords {
  var options: [(key: String, text: String)] { [] }

  fileprivate static var configuration: CommandConfiguration {
    let command = Subject.command
    return CommandConfiguration(
      commandName: command.name, _superCommandName: "tabbar", abstract: command.summary + ".")
  }

  fileprivate static var parameter: Parameter? { Subject.command.parameters.first }

  fileprivate static var help: ArgumentHelp {
    let meaning = (parameter?.meaning ?? "").filter { $0 != "`" }
    return ArgumentHelp(
      "\(meaning.prefix(1).uppercased())\(meaning.dropFirst()).",
      valueName: parameter?.name.prefix { $0 != "|" }.lowercased())
  }

  fileprivate static var completion: CompletionKind? { .words(of: Subject.command) }
}

struct NoWords<Subject: DocumentView>: CommandWords {
  var values: [String] { [] }
}

struct OneWord<Subject: DocumentView>: CommandWords {
  @Argument(help: Self.help, completion: Self.completion)
  var word: String?

  var values: [String] { [word].compactMap(\.self) }
}

struct AnyWords<Subject: DocumentView>: CommandWords {
  @Argument(help: Self.help, completion: Self.completion)
  var values: [String] = []
}

struct SomeWords<Subject: DocumentView>: CommandWords {
  @Argument(help: Self.help, completion: Self.completion)
  var values: [String]
}

/// A word, or none, and whether all of the answer is asked for.
struct OneWordOrAll<Subject: DocumentView>: CommandWords {
  @Argument(help: Self.help, completion: Self.completion)
  var word: String?

  @Flag(help: "Say all of it, and not only what fits a screen.")
  var all = false

  var values: [String] { [word].compactMap(\.self) + (all ? ["all"] : []) }
}

struct ExplainWords: CommandWords {
  typealias Subject = ExplainQuery

  @OptionGroup var rule: OneWordOrAll<ExplainQuery>

  @Option(
    help: "The language of the rule's page: \(RulePage.languages.joined(separator: ", ")).",
    completion: .languages)
  var language: String?

  var values: [String] { rule.values }
  var options: [(key: String, text: String)] { language.map { [("language", $0)] } ?? [] }
}

struct PlacesOrAll<Subject: DocumentView>: CommandWords {
  @Argument(help: Self.help, completion: Self.completion)
  var words: [String] = []

  @Flag(help: "Say all of it, and not only what fits a screen.")
  var all = false

  @Flag(help: "Try every system that a device runs, not only the automatic one.")
  var allSystems = false

  var values: [String] { words + (allSystems ? ["systems"] : []) + (all ? ["all"] : []) }
}
