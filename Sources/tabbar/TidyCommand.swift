import ArgumentParser
import TabBarShell

struct TidyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "tidy", "Writes sessions anew from the designs that they end with.",
    discussion: """
      Notes and everything behind the last command stay; comments among the commands go. A session with a mark or an \
      expectation among the commands is left alone. Each file is replaced in one step.
      """)

  @Argument(help: "The sessions, or folders of them.", completion: .sessions)
  var sessions: [String]

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws {
    try style.batch.tidy(sessions).end()
  }
}
