internal import CTabBarTables
import TabBarGuidelines

/// What help says of a command: its section of `commands.md`.
package struct CommandText: Sendable {
  /// What it does, in one line without a full stop.
  var summary = ""
  /// More about it, in a few sentences, or `nil`.
  var discussion: String?
  /// Whole lines that show it, the first one the most typical, each with what it does.
  var examples: [Command.Example] = []

  /// Returns the text of the command with a name, which has to be on the page.
  static func of(_ name: String) -> CommandText { CommandText(RulePage.section(name, of: tb_commands())) }

  /// The names of the commands that the page has, in order.
  package static var names: [String] { RulePage.sections(of: tb_commands()).map(\.name) }

  init(summary: String) { self.summary = summary }

  private init() {}

  private init(_ lines: [String]) {
    for line in lines where !line.isEmpty {
      if line.hasPrefix("- `"), let end = line.dropFirst(3).firstIndex(of: "`") {
        examples.append(Command.Example(String(line[..<end].dropFirst(3)), String(line[end...].dropFirst(3))))
      } else if summary.isEmpty {
        summary = line
      } else {
        discussion = discussion.map { "\($0) \(line)" } ?? line
      }
    }
  }
}
