package import TabBarGuidelines

extension Report {
  /// Why some rules were not checked: the questions, each by itself, then what is not applicable, the rules with the same
  /// reason together.
  package var reasons: [(verdict: Verdict, why: Prose, rules: [String])] {
    let questions = notChecked.filter { $0.verdict == .needsPerson }
    return (questions + notChecked.filter { $0.verdict != .needsPerson }).grouped { item in
      [item.verdict.rawValue, item.why, item.verdict == .needsPerson ? item.rule : ""]
    }
    .map { ($1[0].verdict, $1[0].prose, $1.map(\.rule)) }
  }

  /// What was not checked, by verdict; nothing if everything was.
  package var notCheckedBlocks: [Block] {
    guard !notChecked.isEmpty else { return [] }
    return [.entry("\("not checked" as Prose)  ", "\(notChecked.count)")]
      + reasons.grouped(by: \.verdict).flatMap { verdict, reasons -> [Block] in
        let rows = reasons.map { reason -> Block in
          let rules = reason.rules.joined(separator: ", ")
          return verdict == .needsPerson
            ? .entry("    \(rules)", reason.why, .faint, labelStyle: .plain)
            : .entry("    ", "\(reason.why): \(rules)", .faint)
        }
        let count = reasons.reduce(0) { $0 + $1.rules.count }
        return [
          .entry("  ", "\(Prose(verdict)): \(count)"),
          verdict == .needsPerson ? .rows(rows) : .together(rows),
        ]
      }
  }
}
