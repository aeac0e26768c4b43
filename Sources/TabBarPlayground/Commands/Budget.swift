extension Command {
  static let budget = Command(
    "budget", .looking, "Says how much room titles have on each device before they are tightened or cut",
    discussion: """
      With a title it says where that one fits, is tightened, may be cut or is cut. Without one it tries every title in \
      every language that the design has, and in one that is a third longer.
      """,
    parameters: [
      Parameter(
        "TITLE", .text, isOptional: true, meaning: "the title to try instead of those that the design has")
    ],
    examples: [
      Example("budget", "the room, and the titles that are too long somewhere"),
      Example("budget Benachrichtigungen", "where this one fits"),
    ],
    previewText: "would say how much room titles have",
    body: .ask { _, arguments throws(CommandError) in .show(BudgetQuery(title: arguments.word(0)?.text)) })
}

package struct BudgetQuery: Query {
  package static var command: Command { .budget }
  /// The title to try, or `nil` for all that the design has.
  package let title: String?
}
