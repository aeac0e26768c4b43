package import TabBarGuidelines

/// What pages and documents say of a rule beyond its own texts.
package enum RuleWords {
  /// What is said of a rule that has no history.
  package static let unchanged = "Not that the guidelines show: each that has it asks for the same."

  /// Returns what the rule has to see, in words.
  package static func needs(_ rule: Rule) -> String {
    switch rule.needs {
    case .platform: "at least one tab, on any platform"
    case .tabs: "at least one tab, on a platform with a tab bar"
    case .bar: "a bar that is laid out"
    }
  }

  /// Returns the places of the last example that meets the rule and of the first that breaks it: they lie just
  /// on either side of the boundary, where the rule has one.
  package static func boundary(of rule: Rule) -> (met: Int, broken: Int)? {
    let examples = rule.examples
    guard let met = examples.lastIndex(where: { $0.verdict == .met }),
      let broken = examples.firstIndex(where: { $0.verdict == .broken })
    else { return nil }
    return (met, broken)
  }

  /// Returns what would mend the examples that break the rule, each summary once.
  package static func fixes(of rule: Rule) -> [Fix] {
    var fixes: [Fix] = []
    for example in rule.examples where example.verdict == .broken {
      guard let guide = ExplainView.guide(for: example, of: rule) else { continue }
      let scene = Scene(example.design, by: guide)
      guard let finding = scene.report.findings.first(where: { $0.rule == rule.id }) else { continue }
      for fix in scene.fixes(for: finding) where !fixes.contains(where: { $0.summary == fix.summary }) {
        fixes.append(fix)
      }
    }
    return fixes
  }
}
