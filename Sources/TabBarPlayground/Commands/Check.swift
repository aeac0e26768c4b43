extension Command {
  static let check = Command(
    "check", .looking, "Says what the guide thinks of the design, rule by rule",
    discussion: """
      It ends with how many rules are met and how many could not be checked; all lists them, and why, as the \
      program's own check does.
      """,
    parameters: [Parameter("all", .choice(["all"]), isOptional: true)],
    examples: [
      Example("check", "what is wrong, and what was accepted"),
      Example("check all", "the whole report"),
    ],
    promise: "would check the design against its guide",
    body: .ask { _, arguments throws(CommandError) in .show(CheckQuery(all: arguments.word(0) != nil)) })
}

package struct CheckQuery: Query {
  package static var command: Command { .check }
  /// Whether what is met and what was not checked are listed, and not only counted.
  package let all: Bool
}
