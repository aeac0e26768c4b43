import TabBarCore
import TabBarGuidelines

extension Design {
  /// Returns the design with a property of the bar.
  func with(_ property: BarProperty, _ value: String) -> Design {
    var design = self
    var details = barDetails ?? BarDetails()
    details[word: property] = value
    design.barDetails = details
    return design
  }

  /// Returns the design in a pane.
  func inPane(_ pane: Pane) -> Design {
    var design = self
    design.pane = pane
    return design
  }

  /// Returns the design with a finding accepted at one tab.
  func allowing(_ rule: String, at index: Int) -> Design {
    var design = self
    var details = design.tabs[index].details ?? TabDetails()
    details.allowances.append(Allowance(rule: rule, reason: "it is meant so"))
    design.tabs[index].details = details
    return design
  }

  /// Returns the design with the edits of a fix.
  func applying(_ fix: Fix) -> Design {
    var design = self
    for edit in fix.edits { edit.apply(to: &design) }
    return design
  }
}

extension Scene {
  /// The question that a rule leaves to a person whatever the design, or `nil` where it asks none.
  func standingQuestion(of rule: String) -> String? {
    report.notChecked.first { $0.rule == rule && $0.verdict == .needsPerson }?.why
  }
}

/// Returns how severe a breach of a rule is in each guide that has it.
func severities(of rule: String) -> [String: Severity] {
  Dictionary(
    uniqueKeysWithValues: Guide.all.compactMap { guide in
      guide[rule: rule].map { (guide.id, $0.severity) }
    })
}
