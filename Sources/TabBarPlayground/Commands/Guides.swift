extension Command {
  static let guides = Command(
    "guides", .looking, "Lists the guides with their sources, or says what one asks for",
    parameters: [Parameter("ID", .guide, isOptional: true)],
    examples: [
      Example("guides", "where the rules are written"),
      Example("guides sap-fiori", "its source, its rules and its numbers"),
    ],
    body: .ask { _, arguments throws(CommandError) in .guides(id: arguments.word(0)?.text) })
}
