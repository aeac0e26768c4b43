import ArgumentParser
import TabBarShell

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "diff", "Says what changed between the designs that two sessions end with.",
    discussion: """
      FILE@NAME is the design of that mark in a session. A folder or a source file is that of an app: what its source \
      says of the tabs is compared, and what cannot be read is not known, and no \
      difference. Exit status 1 if the designs, expectations or records differ; \
      with --git, which takes git's arguments, always 0.
      """)

  @Argument(help: "The two sessions; - is standard input.", completion: .sessions)
  var sessions: [String]

  @Option(
    help:
      "How the answer is written: text, json, markdown for a comment, or html for a page with both side by side."
  )
  var format = DiffFormat.text

  @Flag(help: "Be the program that git calls: diff.tabbar.command = tabbar diff --git --.")
  var git = false

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func validate() throws {
    try refuse([
      "--git writes text or markdown.": git && ![.text, .markdown].contains(format),
      "diff compares two sessions, and here is \(sessions.count == 1 ? "one" : "\(sessions.count)").":
        !git && sessions.count != 2,
      "Standard input can be one of the sessions, not both.": !git && sessions == ["-", "-"],
    ])
  }

  func run() throws {
    guard git else {
      return try style.batch.diff(sessions[0], sessions[1], as: format).end()
    }
    guard let revisions = GitRevisions(sessions) else {
      style.presenter.remark(
        "--git takes the arguments that git gives: 1, 7 or 9, and here are \(sessions.count)")
      return
    }
    try style.batch.diff(revisions, as: format).end()
  }
}

extension DiffFormat: ExpressibleByArgument {}
