import ArgumentParser
import TabBarDrawing
import TabBarPlayground
import TabBarShell
import TabBarTerminal

@main
struct TabBar: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabbar",
    abstract: "A playground for tab bars: type, see, judge, save, replay.",
    usage: """
      tabbar [<session>] [<options>]
      tabbar <subcommand> ...
      """,
    discussion: """
      Without a subcommand, opens the playground, on SESSION if one is given. From a pipe or a file, reads commands \
      without a prompt.

      Exit status: 0 success, 1 something was found or an expectation was not met, 2 failure.
      """,
    version: version,
    subcommands: subcommands,
    defaultSubcommand: Play.self)

  static let version = "tabbar \(ProgramVersion.text)"

  private static let subcommands = ownSubcommands + queries

  private static let ownSubcommands: [any ParsableCommand.Type] = [
    Play.self, ReplayCommand.self, CheckCommand.self, DiffCommand.self, MergeCommand.self, ShowCommand.self,
    ViewCommand.self, PinCommand.self,
    TidyCommand.self, ImportCommand.self, LearnCommand.self, LessonCommand.self, ClassCommand.self,
    HandoutCommand.self,
  ]

  private static let queries: [any ParsableCommand.Type] = [
    Reference<ExplainQuery>.self, Reference<RulesQuery>.self, Reference<DevicesQuery>.self,
    Reference<GuidesQuery>.self, Analysis<MatrixQuery>.self, Analysis<CompareQuery>.self,
    Analysis<WhyQuery>.self, Analysis<BudgetQuery>.self, Analysis<DescribeQuery>.self,
    Analysis<AnatomyQuery>.self,
  ]

  /// First arguments that mean a subcommand and not a session. The parser adds `help`.
  static let subcommandNames = Set(subcommands.compactMap { $0.configuration.commandName } + ["help"])

  /// Returns the help of the program, with what the playground takes: nobody names that subcommand.
  static func help(columns: Int) -> [HarmlessText] {
    func sections(_ command: any ParsableCommand.Type) -> [Substring] {
      helpMessage(for: command, columns: columns).split(separator: "\n\n").map {
        $0.hasSuffix("\n") ? $0.dropLast() : $0
      }
    }
    let own = sections(Play.self).filter { $0.hasPrefix("ARGUMENTS:") || $0.hasPrefix("OPTIONS:") }
    let all = sections(Self.self).flatMap { $0.hasPrefix("OPTIONS:") ? own : [$0] }
    return all.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { HarmlessText(String($0)) }
  }

  static func main() {
    ProgramStart.prepareStreams()
    guard !ProgramStart.arguments.isEmpty else {
      StandardConsole().writeError("error: the system does not say what the program was called with\n")
      ExitStatus.failed.exit()
    }
    let arguments = Array(ProgramStart.arguments.dropFirst())
    if let call = plainCall(arguments) {
      call(Batch(presenter: Presenter(), store: DiskStore.inUse())).exit()
    }
    do {
      var command = try Self.command(for: ReplayCommand.joined(arguments))
      try command.run()
    } catch let status as ExitStatus {
      // The command has reported its errors itself. The parser would make the text of its help before it ends.
      status.exit()
    } catch {
      exit(withError: ExitCode(status(after: error)))
    }
  }

  /// Returns the command that arguments are for.
  ///
  /// It is read by the one subcommand that is meant: the parser's look at all of them, and for a script of completions in any
  /// command without one above it, takes longer than a whole start. Help, and what that one does not understand, are the
  /// whole parser's, which names the whole call.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    func isNamed(_ type: any ParsableCommand.Type) -> Bool {
      type.configuration.commandName == arguments.first
    }
    let named = ownSubcommands.first(where: isNamed) ?? queries.first(where: isNamed)
    if let type = named ?? (arguments.contains(where: subcommandNames.contains) ? nil : Play.self),
      let command = try? type.parse(Array(arguments.dropFirst(named == nil ? 0 : 1)))
    {
      return command
    }
    return try parseAsRoot(arguments)
  }

  /// The calls that do what some commands of the playground do.
  private static let calls = [
    "export": "tabbar show SESSION --format FORMAT > FILE",
    "fix": "printf 'fix N\\nsave\\n' | tabbar SESSION",
    "fit": "echo fit | tabbar SESSION", "open": "tabbar SESSION", "lessons": "tabbar learn",
    "status": "echo status | tabbar SESSION", "history": "echo history | tabbar SESSION",
  ]

  /// The likely meaning of a first argument that was taken for a session, or `nil`.
  static var suggestion: String? {
    let arguments = ProgramStart.arguments.dropFirst()
    guard let word = arguments.first, !word.hasPrefix("-"), !subcommandNames.contains(word) else {
      return nil
    }
    if let command = Command.named(word), !DiskStore(home: nil).has(word) {
      if let call = calls[command.name] {
        return "\(command.name) is a command of the playground; this does it: \(call)"
      }
      let session = arguments.dropFirst().first.map { " " + Quoting.quoted($0) } ?? ""
      return "\(command.name) is a command of the playground: tabbar\(session) opens it, then type \(word)."
    }
    guard
      let name = Suggestion.nearest(
        to: word,
        in: subcommands.compactMap { $0.configuration.commandName })
    else { return nil }
    return "There is no subcommand \(Quoting.quoted(word)). Did you mean \(name)?"
  }

  /// Writes the parser's message, help or an error, and returns its exit status.
  ///
  /// `Presenter.report` knows no errors of the parser: it is the parser that words them, on many lines with the usage,
  /// and help is one of them.
  private static func status(after error: any Error) -> Int32 {
    let code = exitCode(for: error)
    // The parser's own status for wrong usage is 64; callers of this program expect 2.
    let status = code == .validationFailure ? ExitStatus.failed.code : code.rawValue
    // The usage of the playground helps nobody who meant something else.
    let meant = code == .validationFailure ? suggestion.map { "Error: " + $0 } : nil
    let message = meant ?? fullMessage(for: error)
    let presenter = Presenter(isASCII: ProgramStart.arguments.contains("--ascii"))
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    // The parser repeats arguments as they are.
    let shown = lines.map { HarmlessText(presenter.options.shown(String($0))) }
    guard code == .success else {
      presenter.complain(shown)
      return status
    }
    presenter.show(shown)
    return presenter.status.code
  }
}

extension ExitStatus {
  func end() throws {
    if self != .fine { throw self }
  }
}
