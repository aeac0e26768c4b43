extension Command {
  static let guides = Command(
    "guides", .looking, "Lists the guides with their sources",
    examples: [Example("guides", "where the rules are written")],
    body: .ask { _, _ throws(CommandError) in .guides })
}
