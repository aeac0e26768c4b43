import TabBarCore

extension Inspection {
  /// Returns the fix that gives each tab of a judgement the first of its own alternatives that settles what
  /// a rule has found there and brings up nothing new; none where no tab has such a one.
  ///
  /// No title is made up: all come from what a person gave with `set TAB alternatives=`. They would do as
  /// well, so that taking one is safe where something is wrong; where that is still a question, it is not.
  func alternatives(for judgement: Judgement, of rule: String) -> [Fix] {
    var design = design
    var edits: [Edit] = []
    var summaries: [String] = []
    let before = Report(on: design, layout: layout, by: guide)
    for index in judgement.tabs {
      guard let given = design.tabs[index][.alternatives] else { continue }
      let titles = given.split(separator: "|").map(Self.trimmed)
      let title = titles.first { title in
        var tried = design
        tried.tabs[index].title = title
        return settles(rule, at: index, tried, titled: title, before: before)
      }
      guard let title else { continue }
      summaries.append("\(design.name(of: index)) to \(quoted(title))")
      edits.append(.rename(index, title))
      design.tabs[index].title = title
    }
    guard !edits.isEmpty else { return [] }
    let summary = "rename " + listed(Array(summaries.prefix(3)), others: max(0, summaries.count - 3))
    return [Fix(judgement.isBroken ? .safe : .suggestion, summary, edits)]
  }

  /// Returns whether a design with another title for a tab has no finding there but those that it had.
  private func settles(
    _ rule: String, at index: Int, _ tried: Design, titled title: String, before: Report
  ) -> Bool {
    // A title that the language has another for would not be seen.
    guard !title.isEmpty, tried.title(of: tried.tabs[index]) == title else { return false }
    let after = Report(on: tried, layout: BarLayout(of: tried, on: layout.system), by: guide)
    return !after.findings.contains { finding in
      finding.tabs.contains(index)
        && (finding.rule == rule
          || !before.findings.contains { $0.rule == finding.rule && $0.tabs.contains(index) })
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
