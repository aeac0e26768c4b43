import TabBarCore
import TabBarGuidelines

extension Command {
  static let answer = Command(
    "answer", .context, "Answers the question of a rule that needs a person",
    discussion: """
      yes says that the bar follows the rule, no that it does not: check then lists it as broken. The answer holds \
      until another one, or off takes it back. interview asks the questions one at a time.
      """,
    parameters: [Parameter("RULE", .rule), Parameter("ANSWER", .choice(["yes", "no", "off"]))],
    examples: [
      Example("answer peer-tabs no", "the tabs are not all sections on one level"),
      Example("answer peer-tabs off", "it is asked again"),
    ],
    isRecordedUnchanged: false,
    body: .edit { draft, arguments throws(CommandError) in
      let rule = try arguments.needed(0).text
      let word = try arguments.needed(1)
      let answer: Bool? = word.isKeyword("off") ? nil : word.isKeyword("yes")
      draft.design.answers[rule] = answer
      return { [draft] in
        guard let answer else { return "\(rule) asks its question again" }
        let report = draft.scene.report
        let isHeard =
          answer ? report.met.contains(rule) : report.findings.contains { $0.rule == rule }
        if report.findings.contains(where: { $0.rule == rule && $0.verdict == .needsPerson }) {
          return "the answer to \(rule) is \(answer ? "yes" : "no"), and its question about this bar stays: "
            + "allow \(rule) because REASON accepts that"
        }
        return "the answer to \(rule) is \(answer ? "yes" : "no")"
          + (isHeard ? "" : " (it asks nothing right now)")
      }
    })
}
