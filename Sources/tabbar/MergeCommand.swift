import ArgumentParser
import TabBarShell

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "merge", "Merges two sessions that were made from a third, tab by tab: git's merge driver.",
    discussion: """
      The result is written to OURS: merge.tabbar.driver = tabbar merge %O %A %B --name=%P. Lines that conflict are \
      between git's marks.

      Exit status 1 if a person has to choose, 2 if a session cannot be read.
      """)

  @Argument(help: "The session that both were made from.", completion: .sessions)
  var base: String

  @Argument(help: "One of the sessions, which gets the result.", completion: .sessions)
  var ours: String

  @Argument(help: "The other session.", completion: .sessions)
  var theirs: String

  @Option(help: "The path of the session in messages, where the files have other names.")
  var name: String?

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws { try style.batch.merge(base, ours, theirs, as: name).end() }
}
