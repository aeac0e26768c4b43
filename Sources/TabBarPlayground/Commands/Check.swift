extension Command {
  static let check = Command(
    "check", .looking, "Judges the design by the guide, rule by rule",
    discussion: """
      It ends with the numbers of rules that are met and not checked; all lists them with the reasons, and gives \
      each finding with its source.
      """,
    parameters: [Parameter("all", .choice(["all"]), isOptional: true)],
    examples: [
      Example("check", "what is wrong, and what was accepted"),
      Example("check all", "the whole report"),
    ],
    previewText: "would check the design against its guide",
    body: .ask { _, arguments throws(CommandError) in .show(CheckQuery(all: arguments.word(0) != nil)) })
}

package struct CheckQuery: Query {
  package static var command: Command { .check }
  /// Whether rules that are met or not checked are listed, and not only counted.
  package let all: Bool
}
