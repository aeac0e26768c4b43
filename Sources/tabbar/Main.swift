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
    subcommands: [
      Play.self, ReplayCommand.self, CheckCommand.self, ShowCommand.self, ExplainCommand.self,
      RulesCommand.self, DevicesCommand.self, GuidesCommand.self, WriteDocs.self,
    ],
    defaultSubcommand: Play.self)

  static func main() {
    TerminalOutput.ignoreClosedPipes()
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
