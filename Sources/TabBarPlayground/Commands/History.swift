extension Command {
  static let history = Command(
    "history", .time,
    parameters: [
      Parameter("N", .number(1...Int.max, or: ["all"]), isOptional: true, meaning: "how many of the newest")
    ],
    body: .ask { _, arguments in
      .show(HistoryQuery(most: arguments.word(0).map { $0.number ?? .max }))
    })
}

package struct HistoryQuery: Query {
  package static var command: Command { .history }
  /// How many of the newest steps are asked for; `nil` for those around the present one that are read at a glance.
  package let most: Int?
}
