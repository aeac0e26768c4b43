package import TabBarGuidelines

extension Command {
  static let explain = Command(
    "explain", .looking, "Explains a rule: why, what to do, and an example",
    discussion: """
      all adds the history, every guide and the other examples. Without a rule it says what is found at present; \
      with all alone it lists every rule by the question that it answers. In another language it says what is \
      translated, and the rest in English.
      """,
    parameters: [
      Parameter("RULE", .ruleOr(["all"]), isOptional: true, meaning: "the rule, such as `more-tab`"),
      Parameter("all", .choice(["all"]), isOptional: true),
    ],
    options: [Parameter("language", .locale, meaning: "the language of the rule's page")],
    examples: [
      Example("explain more-tab", "why tabs in the More list are lost"),
      Example("explain more-tab all", "with its history, sources and examples"),
      Example("explain more-tab language=de", "in German"),
      Example("explain", "what there is to explain about the bar"),
    ],
    previewText: PreviewText {
      $1.word(0)?.rule.map { "would explain \($0.id)" } ?? "would list rules"
    },
    body: .ask { _, arguments throws(CommandError) in
      .show(
        ExplainQuery(
          rule: arguments.word(0)?.rule, all: arguments.subject(besides: ["all"]).isAll,
          language: arguments.option("language")?.text))
    })
}

package struct ExplainQuery: Query {
  package static var command: Command { .explain }
  /// The rule, or `nil` for what the design breaks.
  package let rule: Rule?
  /// Whether everything is said about the rule, or every rule is listed.
  package let all: Bool
  /// The language of the page, or `nil` for that of the session.
  package let language: String?
}
