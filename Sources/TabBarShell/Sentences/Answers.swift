import TabBarGuidelines
import TabBarLexicon
import TabBarPlayground

extension Draft {
  /// Returns the lines that `yes`, or `no, because …`, may mean for the findings that ask a question.
  func answers(in line: String) -> [String] {
    guard let (isYes, reason) = SpokenWords.answer(line) else { return [] }
    let asked = scene.report.findings.filter { $0.verdict == .needsPerson && $0.message.contains("?") }
    guard !asked.isEmpty else { return reason.isEmpty ? ["interview"] : [] }
    return asked.prefix(3).map { finding in
      if isYes, let line = finding.lineThatSaysYes(in: self) { return line }
      if isYes || !reason.isEmpty {
        return
          "allow \(finding.rule) because \(Quoting.quoted(reason.isEmpty ? "yes" : reason))"
      }
      return "explain \(finding.rule)"
    }
  }
}

extension Finding {
  /// The line that answers its question with yes by a fact about the tab, or `nil` where only a person's word does.
  fileprivate func lineThatSaysYes(in draft: Draft) -> String? {
    guard rule == "search-place", let word = tabs.first.flatMap({ draft.word(for: $0) }) else { return nil }
    return "set \(word) role=search"
  }
}
