import TabBarCore

extension Rule {
  /// Creates a rule about titles, whose remedy is another one of those that a person gave.
  convenience init(
    ofTitles id: String, needs: Need = .tabs, decide: @escaping @Sendable (Inspection) -> Judgement
  ) {
    self.init(
      id, needs: needs, inEachLanguage: true, repair: { $0.alternatives(for: $1, of: id) }, decide: decide)
  }
}

extension Inspection {
  /// Returns the fix that gives each tab of a judgement the first of its own alternatives that clears a rule's
  /// finding there and causes no other.
  ///
  /// No title is made up: all come from `set TAB alternatives=`. Taking one is safe if the rule is broken, and a
  /// suggestion if that is still a question.
  fileprivate func alternatives(for judgement: Judgement, of rule: String) -> [Remedy] {
    var design = design
    var edits: [Edit] = []
    var renamed: [Prose] = []
    let before = Report(on: design, layout: layout, by: guide)
    for index in judgement.tabs {
      let title = design.tabs[index].alternativeTitles.first { title in
        var tried = design
        tried.tabs[index].title = title
        return settles(rule, at: index, tried, titled: title, before: before)
      }
      guard let title else { continue }
      renamed.append("\(design.tabName(of: index)) as \(quoted(title))")
      edits.append(.rename(index, title))
      design.tabs[index].title = title
    }
    let grade: Fix.Grade = judgement.isBroken ? .safe : .suggestion
    return [Remedy(grade, "rename", ["renamed": Prose.shortlisted(renamed) { $0 }], making: edits)]
  }

  /// Returns whether a design with another title for a tab has no new finding there, and none of the rule.
  private func settles(
    _ rule: String, at index: Int, _ tried: Design, titled title: String, before: Report
  ) -> Bool {
    // A title with a translation would not be seen.
    guard tried.title(of: tried.tabs[index]) == title else { return false }
    let after = Report(on: tried, layout: BarLayout(of: tried, on: layout.system), by: guide)
    return !after.findings.contains { finding in
      finding.tabs.contains(index)
        // A title that is whole but tightened is better than one that is cut.
        && (finding.rule == rule
          || finding.rule != "title-tightened"
            && !before.findings.contains { $0.rule == finding.rule && $0.tabs.contains(index) })
    }
  }
}

extension Tab {
  /// The other titles that a person gave, the preferred ones first, without the present one.
  var alternativeTitles: [String] {
    guard let words = self[.alternatives] else { return [] }
    return words.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty && $0 != title }
  }
}
