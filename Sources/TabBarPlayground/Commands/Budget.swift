extension Command {
  static let budget = Command(
    "budget", .looking,
    parameters: [
      Parameter(
        "TITLE", .text, isOptional: true, meaning: "the title to try instead of those that the design has"
      ) { _ in Parameter("TITLE|all", .text, isOptional: true) },
      Parameter("all", .choice(["all"]), isOptional: true),
    ],
    previewText: "would say how much room titles have",
    body: .ask { _, arguments throws(CommandError) in
      let (word, isAll) = arguments.subject(besides: ["all"])
      return .show(BudgetQuery(title: word?.text, all: isAll))
    })
}

package struct BudgetQuery: Query {
  package static var command: Command { .budget }
  /// The title to try, or `nil` for all that the design has.
  package let title: String?
  /// Whether every device is named, and not only what is too long where.
  package let all: Bool
}
