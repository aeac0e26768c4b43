package import TabBarGuidelines

extension Command {
  static let guides = Command(
    "guides", .looking,
    parameters: [
      Parameter("ID", .guide(), isOptional: true, meaning: "the guide, such as `sap-fiori`"),
      .word("all"),
    ],
    body: .ask { _, arguments in
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
