package import TabBarGuidelines

extension Command {
  static let explain = Command(
    "explain", .looking,
    parameters: [
      Parameter(
        "RULE", .rule(or: ["all"]), isOptional: true, meaning: "the rule, such as `more-tab`, or `all`"),
      .word("all"),
    ],
    options: [Parameter("language", .locale, meaning: "the language of the rule's page")],
    body: .ask { _, arguments in
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
