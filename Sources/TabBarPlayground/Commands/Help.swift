extension Command {
  static let help = Command(
    "help", .rest, "Explains a command, or those of a group; alone, names all of them",
    parameters: [Parameter("COMMAND|TOPIC", .command, isOptional: true)],
    examples: [
      Example("help move", "how it is written, with examples"),
      Example("help tabs", "what the commands do that change the tabs"),
      Example("help prompt", "what can be set about the prompt"),
      Example("help keys", "what the keys do while a line is typed"),
    ],
    previewText: PreviewText {
      $1.word(0).map { "would show the help of \($0.text)" } ?? "would list the commands"
    },
    body: .ask { _, arguments throws(CommandError) in .show(HelpQuery(topic: arguments.word(0)?.text)) })

  /// The topics of help besides the commands.
  package static let helpTopics = Group.allCases.map(\.topic) + [promptTopic, keysTopic]

  /// What `help` calls the settings of the prompt. No command has this name.
  package static let promptTopic = "prompt"

  /// What `help` calls the keys of the prompt. No command has this name.
  package static let keysTopic = "keys"
}

package struct HelpQuery: Query {
  package static var command: Command { .help }
  /// The command, group of commands or setting that is asked about, or `nil` for the overview.
  package let topic: String?
}
