package import TabBarGuidelines

extension Command {
  static let check = Command(
    "check", .looking,
    parameters: [
      Parameter(
        "RULE", .ruleOr(["all"]), isOptional: true, meaning: "the only rule to judge by, such as `title-cut`")
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
