package import TabBarGuidelines

extension Command {
  static let rules = Command(
    "rules", .looking, "Lists the rules with what each guide says of them",
    discussion: """
      With words it lists those that are about them, with what the guide says, or one that is named first.
      """,
    parameters: [
      Parameter("WORD", .text, isOptional: true, isRepeated: true, meaning: "what the rules are about")
    ],
    examples: [
      Example("rules", "one line a rule"),
      Example("rules badges", "those about badges, as the guide has them"),
      Example("rules sap-fiori badges", "what another guide says about badges"),
    ],
    previewText: "would list the rules",
    body: .ask { _, arguments throws(CommandError) in
      guard let first = arguments.word(0) else { return .show(RulesQuery(rules: nil, guide: nil)) }
      let guide = Guide.named(first.text.lowercased())
      // Every rule is about a tab bar.
      let words = arguments.words.dropFirst(guide == nil ? 0 : 1).map(\.text)
        .filter { !["tab", "tabs", "bar", "bars", "tabbar", "tabbars"].contains($0.lowercased()) }
      let rules = words.isEmpty ? (guide?.rules.map(\.rule) ?? Rule.all) : HelpSearchQuery.rules(about: words)
      guard !rules.isEmpty else {
        throw CommandError(
          "no rule is about this", at: first.range.lowerBound..<arguments.end, remedy: "rules lists all")
      }
      return .show(RulesQuery(rules: rules, guide: guide))
    })
}

package struct RulesQuery: Query {
  package static var command: Command { .rules }
  /// The rules to list, or `nil` for all.
  package let rules: [Rule]?
  /// The guide that was named, or `nil` for the one that judges the design.
  package let guide: Guide?
}
