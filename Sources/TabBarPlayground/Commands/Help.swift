extension Command {
  static let help = Command(
    "help", .rest, "Explains a command; without one, lists all of them",
    parameters: [Parameter("COMMAND", .command, isOptional: true)],
    examples: [
      Example("help move", "how it is written, with examples"),
      Example("help keys", "what the keys do while a line is typed"),
    ],
    body: .ask { _, arguments throws(CommandError) in .help(command: arguments.word(0)?.text) })

  /// What there is help for besides the commands.
  package static let helpTopics = ["keys"]
}
