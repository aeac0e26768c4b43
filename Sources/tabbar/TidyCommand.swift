import ArgumentParser
import TabBarShell

struct TidyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tidy", abstract: "Folds repeated edits of sessions, and names everything in full.",
    discussion: """
      Notes, expectations, marks, records and commands with a comment stay as they are, and so does the design at each \
      of them. Each file is replaced in one step.
      """)

  @Argument(help: "The sessions, or folders of them.", completion: .sessions)
  var sessions: [String]

  @OptionGroup var style: StyleOptions

  func run() throws {
    try style.batch.tidy(sessions).end()
  }
}
