extension Command {
  static let history = Command(
    "history", .time, previewText: "would list the steps that can be undone",
    body: .ask { _, _ throws(CommandError) in .show(HistoryQuery()) })
}

package struct HistoryQuery: Query {
  package static var command: Command { .history }
}
