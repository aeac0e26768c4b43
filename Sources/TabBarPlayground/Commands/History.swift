extension Command {
  static let history = Command(
    "history", .time, "Lists the steps that can be taken back or done again",
    examples: [Example("history", "numbered, with a mark where you are")],
    promise: "would list the steps that can be undone",
    body: .ask { _, _ throws(CommandError) in .show(HistoryQuery()) })
}

package struct HistoryQuery: Query {
  package static var command: Command { .history }
}
