extension Command {
  static let rules = Command(
    "rules", .looking, "Lists the rules with what each guide says of them",
    examples: [Example("rules", "one line a rule")],
    previewText: "would list the rules",
    body: .ask { _, _ throws(CommandError) in .show(RulesQuery()) })
}

package struct RulesQuery: Query {
  package static var command: Command { .rules }
}
