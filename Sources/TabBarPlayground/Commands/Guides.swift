package import TabBarGuidelines

extension Command {
  static let guides = Command(
    "guides", .looking, "Lists the guides with their sources, or says what one asks for",
    parameters: [Parameter("ID", .guide, isOptional: true, meaning: "the guide, such as `sap-fiori`")],
    examples: [
      Example("guides", "where the rules are written"),
      Example("guides sap-fiori", "its source, its rules and its numbers"),
    ],
    previewText: "would describe the guides",
    body: .ask { _, arguments throws(CommandError) in .show(GuidesQuery(guide: arguments.word(0)?.guide)) })
}

package struct GuidesQuery: Query {
  package static var command: Command { .guides }
  /// The one that is asked about, or `nil` for all.
  package let guide: Guide?
}
