extension Command {
  static let rules = Command(
    "rules", .looking, "Lists the rules with what each guide says of them",
    examples: [Example("rules", "one line a rule")],
    body: .ask { _, _ throws(CommandError) in .rules })
}
