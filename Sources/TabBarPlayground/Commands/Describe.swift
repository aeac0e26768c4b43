extension Command {
  static let describe = Command(
    "describe", .looking, "Describes the bar in words, about as VoiceOver reads it",
    discussion: """
      Apple does not document the words that VoiceOver uses, so they are approximate. Positions count the \
      items that are there, More among them.
      """,
    examples: [Example("describe", "what a person hears, swipe by swipe")],
    previewText: "would describe the bar in words",
    body: .ask { _, _ throws(CommandError) in .show(DescribeQuery()) })
}

package struct DescribeQuery: Query {
  package static var command: Command { .describe }

  package init() {}
}
