extension Command {
  static let history = Command(
    "history", .time, "Lists the steps that can be taken back or done again",
    examples: [Example("history", "numbered, with a mark where you are")],
    body: .ask { _, _ throws(CommandError) in .history })
}
