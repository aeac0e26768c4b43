import CTabBarTables
import TabBarGuidelines

/// What help says of a command: its section of `commands.md`.
struct CommandText {
  /// What it does, in one line without a full stop.
  var summary = ""
  /// More about it, in a few sentences, or `nil`.
  var discussion: String?
  /// Whole lines that show it, the first one the most typical, each with what it does.
  var examples: [Command.Example] = []

  /// Reads the text of the command with a name, which has to be on the page.
  init(of name: String) {
    for line in RulePage.section(name, of: tb_commands()) where !line.isEmpty {
      if line.hasPrefix("- `"), let end = line.dropFirst(3).firstIndex(of: "`") {
        let (shown, meaning) = (line[..<end].dropFirst(3), line[end...].dropFirst(3))
        examples.append(Command.Example(line: String(shown), meaning: String(meaning)))
      } else if summary.isEmpty {
        summary = line
      } else {
        discussion = discussion.map { "\($0) \(line)" } ?? line
      }
    }
    // Only one has them, and every start reads the page.
    if discussion?.utf8.contains(UInt8(ascii: "{")) == true {
      discussion?.replace("{starters}", with: listed(Starter.all.map { "\($0.name) (\($0.summary))" }))
    }
  }
}
