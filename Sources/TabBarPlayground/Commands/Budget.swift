extension Command {
  static let budget = Command(
    "budget", .looking, "Says how much room titles have on each device before they are tightened or cut",
    discussion: """
      With a title it says where that one fits, is tightened, may be cut or is cut. Without one it tries every title in \
      every language that the design has. all names every device, and tries a language that is a third longer, too. \
      A title that is all needs quotes.
      """,
    parameters: [
      Parameter(
        "TITLE", .text, isOptional: true, meaning: "the title to try instead of those that the design has"
      ) { _ in Parameter("TITLE|all", .text, isOptional: true) },
      Parameter("all", .choice(["all"]), isOptional: true),
    ],
    examples: [
      Example("budget", "the room, and the titles that are too long somewhere"),
      Example("budget Benachrichtigungen", "where this one fits"),
      Example("budget all", "the room on each device"),
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
