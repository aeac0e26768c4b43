import TabBarGuidelines
package import TabBarPlayground

extension MayQuery: View {
  /// Returns yes, no, or what it depends on, with the rule; then what else is to be said.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    guard let tried else {
      let isSilent = rules.allSatisfy { guide[rule: $0.id] == nil }
      let answer =
        isSilent ? "\(guide.name) says nothing of it, as far as these words go." : "It depends on how."
      return [.paragraph(answer, .strong)].lines(options)
        + (rules.isEmpty ? [] : RulesView.lines(of: rules, by: guide, options))
    }
    let broken = findings.filter { $0.verdict == .broken }.sorted { $0.severity > $1.severity }
    let asked = findings.filter { $0.verdict == .needsPerson }
    let reasons =
      (broken + asked).map { (id: $0.rule, text: "\($0.message) (\($0.rule), \($0.word))") }
      + questions.map { (id: $0.rule, text: "\($0.why) (\($0.rule))") }
    let answer =
      switch broken.first?.severity {
      case .info: "Better not"
      case nil: reasons.isEmpty ? "Yes" : "It depends"
      default: "No"
      }
    let why =
      reasons.first?.text ?? (tried.isEmpty ? "it is so already" : "\(guide.name) has no rule against it")
    var blocks: [Block] = [.paragraph("\(answer): \(why)", .strong)]
    blocks += reasons.dropFirst().prefix(5).map { .entry("  also  ", $0.text, labelStyle: .faint) }
    let copy = tried.isEmpty ? [] : ["tried on a copy: " + tried.joined(separator: " · ")]
    let more = reasons.first.map { ["explain \($0.id) says why \(guide.name) says so"] } ?? []
    return (blocks + [.paragraph((copy + more).joined(separator: "; "), .faint)]).lines(options)
  }
}
