import ArgumentParser
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
    version: "tabbar 0.1.0",
    subcommands: subcommands,
    defaultSubcommand: Play.self)

  private static let subcommands: [any ParsableCommand.Type] = [
    Play.self, ReplayCommand.self, CheckCommand.self, ShowCommand.self, ExplainCommand.self,
    RulesCommand.self, DevicesCommand.self, GuidesCommand.self, WriteDocs.self,
    MatrixCommand.self, CompareCommand.self, WhyCommand.self, BudgetCommand.self, DescribeCommand.self,
  ]

  /// What a first argument means a subcommand by, and not a session. `help` is the parser's own.
  static let subcommandNames: Set<String> = [
    "play", "replay", "check", "show", "explain", "rules",
    "devices", "guides", "write-docs", "help",
    "matrix", "compare", "why", "budget", "describe",
  ]

  static func main() {
    TerminalOutput.ignoreClosedPipes()
    if let call = PlainCall(CommandLine.arguments.dropFirst()) { call.run().exit() }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      // The parser's own status for wrong usage is 64; callers of this program expect 2.
      let status = exitCode(for: error)
      if status == .validationFailure {
        try? TerminalOutput.standardError.write(fullMessage(for: error) + "\n")
        exit(withError: ExitCode(ExitStatus.failed.code))
      }
      exit(withError: error)
    }
  }
}

extension ExitStatus {
  /// Ends a command with this status.
  func end() throws {
    if self != .fine { throw ExitCode(code) }
  }
}
