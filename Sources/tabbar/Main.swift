import ArgumentParser
import TabBarPlayground
import TabBarRendering
import TabBarShell

/// The program.
@main
struct TabBar: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tabbar",
    abstract: "A playground for tab bars: type, see, judge, save, replay.",
    discussion: """
      Without a subcommand it opens the playground, on SESSION if one is given. With standard input not a \
      terminal it reads commands from there instead, without a prompt.

      Exit status: 0 fine, 1 something was found or an expectation was not met, 2 it could not be done.
      """,
    version: "tabbar \(ProgramVersion.text)",
    subcommands: subcommands,
    defaultSubcommand: Play.self)

  private static let subcommands: [any ParsableCommand.Type] = [
    Play.self, ReplayCommand.self, CheckCommand.self, ShowCommand.self, ExplainCommand.self,
    RulesCommand.self, DevicesCommand.self, GuidesCommand.self, WriteDocs.self,
    MeasureTitles.self, MatrixCommand.self, CompareCommand.self, WhyCommand.self, BudgetCommand.self,
    DescribeCommand.self, AnatomyCommand.self, MeasureLayout.self, MeasureRules.self,
  ]

  /// What a first argument means a subcommand by, and not a session. `help` is the parser's own.
  static let subcommandNames = Set(subcommands.compactMap { $0.configuration.commandName } + ["help"])

  static func main() {
    TerminalOutput.ignoreClosedPipes()
    TerminalOutput.ignoreLimitedFiles()
    if let call = PlainCall(CommandLine.arguments.dropFirst()) { call.run().exit() }
    do {
      var command = try parseAsRoot(ManyArguments.shortened(Array(CommandLine.arguments.dropFirst())))
      try command.run()
    } catch {
      exit(withError: ExitCode(code(after: error)))
    }
  }

  /// What may have been meant by a first argument that was taken for a session, or `nil`.
  static var suggestion: String? {
    guard let word = CommandLine.arguments.dropFirst().first, !subcommandNames.contains(word),
      let name = Suggestion.nearest(
        to: word,
        in: subcommands.compactMap { $0.configuration.shouldDisplay ? $0.configuration.commandName : nil })
    else { return nil }
    return "There is no subcommand \(Quoting.quoted(word)). Did you mean \(name)?"
  }

  /// Says what the parser has to say, help or an error, and returns the status that goes with it.
  private static func code(after error: any Error) -> Int32 {
    let status = exitCode(for: error)
    let output = status == .success ? TerminalOutput.standardOutput : .standardError
    // The parser repeats arguments as they are.
    let options = RenderOptions(ascii: CommandLine.arguments.contains("--ascii"))
    var lines = fullMessage(for: error).split(separator: "\n", omittingEmptySubsequences: false)
      .map { options.shown(String($0)) }
    if status == .validationFailure, let suggestion { lines.append(options.shown(suggestion)) }
    if lines != [""] {
      do {
        try output.write(lines.joined(separator: "\n") + "\n")
      } catch .closed {
      } catch {
        return ExitStatus.failed.code
      }
    }
    // The parser's own status for wrong usage is 64; callers of this program expect 2.
    return status == .validationFailure ? ExitStatus.failed.code : status.rawValue
  }
}

extension ExitStatus {
  /// Ends a command with this status.
  func end() throws {
    if self != .fine { throw ExitCode(code) }
  }
}
