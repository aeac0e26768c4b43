import ArgumentParser
import TabBarShell

struct PinCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Writes device, guide and system into sessions that leave them to the program.",
    discussion: """
      A session that names none is laid out for the device and the system, and judged by the edition of the \
      guidelines, that this version takes; another version may take others. Each file is replaced in one step, and \
      its design stays the same.
      """)

  @Argument(help: "The sessions, or folders of them.", completion: .sessions)
  var sessions: [String]

  @OptionGroup var style: StyleOptions

  func run() throws {
    try style.batch.pin(sessions).end()
  }
}
