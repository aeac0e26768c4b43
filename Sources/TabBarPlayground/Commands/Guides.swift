package import TabBarGuidelines

extension Command {
  static let guides = Command(
    "guides", .looking, "Lists the guides with their sources, or says what one asks for",
    discussion: """
      Of one it says the source and which rules it has for each question; all, at the end, lists each with its numbers.
      """,
    parameters: [
      Parameter("ID", .guide, isOptional: true, meaning: "the guide, such as `sap-fiori`"),
      Parameter("all", .choice(["all"]), isOptional: true),
    ],
    examples: [
      Example("guides", "where the rules are written"),
      Example("guides sap-fiori", "its source and its rules"),
      Example("guides sap-fiori all", "the numbers of each rule, too"),
    ],
    previewText: "would describe the guides",
    body: .ask { _, arguments throws(CommandError) in
      .show(GuidesQuery(guide: arguments.word(0)?.guide, all: arguments.word(1) != nil))
    })
}

package struct GuidesQuery: Query {
  package static var command: Command { .guides }
  /// The one that is asked about, or `nil` for all.
  package let guide: Guide?
  /// Whether each rule of the one has a line, and not only each question.
  package let all: Bool
}
