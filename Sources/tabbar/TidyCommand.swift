import ArgumentParser
import TabBarShell

struct TidyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tidy", abstract: "Writes sessions anew from the designs that they end with.",
    discussion: """
      The notes stay, and so does all that is behind the last command; comments among the commands go, and are counted. \
      A session with a mark or an expectation further up is left alone. Each file is replaced in one step.
      """)

  @Argument(help: "The sessions, or folders of them.", completion: .sessions)
  var sessions: [String]

  @OptionGroup var style: StyleOptions

  func run() throws {
    try style.batch.tidy(sessions).end()
  }
}
