import ArgumentParser
import TabBarShell

struct PinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    "pin", "Writes device, guide and system into sessions that leave them to the program.",
    discussion: """
      For a session that names none, this version chooses device, system and guide; another version may choose \
      differently. The designs stay the same. Each file is replaced in one step.
      """)

  @Argument(help: "The sessions, or folders of them.", completion: .sessions)
  var sessions: [String]

  @OptionGroup(visibility: .hidden) var style: StyleOptions

  func run() throws {
    try style.batch.pin(sessions).end()
  }
}
