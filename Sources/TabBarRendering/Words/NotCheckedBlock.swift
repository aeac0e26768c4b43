import TabBarGuidelines

/// What was not checked: the questions that a person has to answer, and what does not apply, by reason.
enum NotCheckedBlock {
  /// Appends the block; nothing where everything was checked.
  static func append(_ report: Report, to page: inout Page) {
    guard !report.notChecked.isEmpty else { return }
    page.hanging("not checked  ", "\(report.notChecked.count)")
    let questions = report.notChecked.filter { $0.verdict == .needsPerson }
    if !questions.isEmpty {
      page.paragraph("for a person to answer: \(questions.count)", indentation: 2)
      let columns = questions.map { $0.rule.utf8.count }.max() ?? 0
      for entry in questions {
        let gap = String(repeating: " ", count: columns - entry.rule.utf8.count + 2)
        page.hanging("    " + entry.rule + gap, entry.why, .faint, labelStyle: .plain)
      }
    }
    let others = report.notChecked.filter { $0.verdict != .needsPerson }
    guard !others.isEmpty else { return }
    page.paragraph("does not apply: \(others.count)", indentation: 2)
    for (why, rules) in grouped(others) {
      page.hanging("    ", why + ": " + rules.joined(separator: ", "), .faint)
    }
  }

  /// Returns the rules with the same reason together, in the order in which the reasons first occur.
  private static func grouped(_ entries: [NotChecked]) -> [(why: String, rules: [String])] {
    var groups: [(why: String, rules: [String])] = []
    var places: [String: Int] = [:]
    for entry in entries {
      if let place = places[entry.why] {
        groups[place].rules.append(entry.rule)
      } else {
        places[entry.why] = groups.count
        groups.append((entry.why, [entry.rule]))
      }
    }
    return groups
  }
}
