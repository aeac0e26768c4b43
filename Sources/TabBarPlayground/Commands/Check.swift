package import TabBarGuidelines

extension Command {
  static let check = Command(
    "check", .looking, "Judges the design by the guide, rule by rule",
    discussion: """
      It ends with the numbers of rules that are met and not checked; all lists them with the reasons, and gives \
      each finding with its source. What needs a person is a question to judge: answer and allow keep what you say. \
      With a rule it says what that one finds, whatever the guide.
      """,
    parameters: [
      Parameter(
        "RULE", .ruleOr(["all"]), isOptional: true, meaning: "the only rule to judge by, such as `title-cut`")
    ],
    examples: [
      Example("check", "what is wrong, and what was accepted"),
      Example("check all", "the whole report"),
      Example("check title-cut", "what one rule finds, or why it finds nothing"),
    ],
    previewText: "would check the design against its guide",
    body: .ask { _, arguments throws(CommandError) in
      let rule = arguments.word(0)?.rule
      return .show(CheckQuery(all: rule == nil && arguments.word(0) != nil, rule: rule))
    })
}

package struct CheckQuery: Query {
  package static var command: Command { .check }
  /// Whether rules that are met or not checked are listed, and not only counted.
  package let all: Bool
  /// The only rule to judge by, or `nil` for all of the guide.
  package let rule: Rule?
}
