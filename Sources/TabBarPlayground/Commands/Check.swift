package import TabBarGuidelines

extension Command {
  static let check = Command(
    "check", .looking,
    parameters: [
      Parameter(
        "RULE", .rule(or: ["all"]), isOptional: true,
        meaning: "the only rule to judge by, such as `title-cut`"),
      .word("all"),
    ],
    body: .ask { _, arguments in
      .show(CheckQuery(all: arguments.subject(besides: ["all"]).isAll, rule: arguments.word(0)?.rule))
    })
}

package struct CheckQuery: NumberedQuery {
  package static var command: Command { .check }
  /// Whether rules that are met or not checked are listed, and not only counted.
  package let all: Bool
  /// The only rule to judge by, or `nil` for all of the guide.
  package let rule: Rule?

  package func line(for number: Int) -> String? { "fix \(number)" }
}
