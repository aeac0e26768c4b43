package import TabBarGuidelines

extension Command {
  static let explain = Command(
    "explain", .looking, "Explains a rule: what, why, the sources, what to do, with examples",
    discussion: """
      Without a rule it lists all of them by the question that they answer, with their severity in the \
      present guide.
      """,
    parameters: [Parameter("RULE", .rule, isOptional: true, meaning: "the rule, such as `more-tab`")],
    examples: [
      Example("explain more-tab", "why tabs in the More list are lost"),
      Example("explain", "all rules by question"),
    ],
    previewText: PreviewText {
      $1.word(0).map { "would explain \($0.text)" } ?? "would list the rules by question"
    },
    body: .ask { _, arguments throws(CommandError) in .show(ExplainQuery(rule: arguments.word(0)?.rule)) })
}

package struct ExplainQuery: Query {
  package static var command: Command { .explain }
  /// The rule, or `nil` for the list of all.
  package let rule: Rule?
}
