import TabBarCore
import TabBarGuidelines

extension Command {
  static let answer = Command(
    "answer", .context,
    parameters: [
      Parameter("RULE", .rule()), Parameter("ANSWER", .choice(["yes", "no", "off"]), standard: "off"),
    ],
    isRecordedUnchanged: false,
    body: .edit { draft, arguments in
      let rule = arguments.words[0].text
      let word = arguments.words[1]
      let answer: Bool? = word.isKeyword("off") ? nil : word.isKeyword("yes")
      draft.design.answers[rule] = answer
      return { [draft] in
        guard let answer else { return "\(rule) asks its question again" }
        let said: Prose = answer ? "yes" : "no"
        let report = draft.scene.report
        let isHeard =
          answer ? report.met.contains(rule) : report.findings.contains { $0.rule == rule }
        if report.findings.contains(where: { $0.rule == rule && $0.verdict == .needsPerson }) {
          let remedy: Prose = "`allow \(rule) because REASON` accepts that"
          return "the answer to \(rule) is \(said), and its question about this bar stays: \(remedy)"
        }
        let answered: Prose = "the answer to \(rule) is \(said)"
        return isHeard ? answered : "\(answered) (it asks nothing right now)"
      }
    })
}
