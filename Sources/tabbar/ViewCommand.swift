import ArgumentParser
import TabBarShell

struct ViewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "view", "Writes the page of a session whenever its file changes, and opens it in the browser.",
    discussion: "The page is beside the session, and follows it within two seconds. ^C ends that.")

  @Argument(help: "The session.", completion: .sessions)
  var session: String

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws { try style.batch.view(session).end() }
}
