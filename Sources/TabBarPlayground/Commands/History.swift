extension Command {
  static let history = Command(
    "history", .time, "Lists the steps that can be undone or redone",
    examples: [Example("history", "numbered, with a mark where you are")],
    previewText: "would list the steps that can be undone",
    body: .ask { _, _ throws(CommandError) in .show(HistoryQuery()) })
}

package struct HistoryQuery: Query {
  package static var command: Command { .history }
}
