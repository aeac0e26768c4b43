package import TabBarGuidelines
import TabBarCore

/// What would mend the present findings.
package enum FixPage {
  /// A way to mend a finding, with the lines that a person would type.
  package struct Entry {
    let fix: Fix
    let lines: [String]

    /// Creates an entry.
    package init(_ fix: Fix, _ lines: [String]) {
      self.fix = fix
      self.lines = lines
    }
  }

  /// Returns the lines of the page: each finding with what would mend it, or with what its rule advises.
  package static func lines(
    _ scene: Scene, rule: String?, fixes: (Finding) -> [Entry], _ options: RenderOptions
  ) -> [String] {
    var page = Page(options)
    let findings = scene.report.findings.filter { rule == nil || $0.rule == rule }
    guard !findings.isEmpty else {
      page.paragraph(nothing(in: scene, rule: rule))
      return page.text
    }
    page.heading("Left for you to decide:")
    for finding in findings {
      page.gap()
      page.append([
        StyledText(
          "\(FindingsBlock.gravitySign(of: finding, options)) \(finding.rule)  \(FindingsBlock.word(for: finding))",
          FindingsBlock.style(of: finding))
      ])
      page.paragraph(finding.message, indentation: 2)
      let entries = fixes(finding)
      for entry in entries {
        page.hanging(options.glyphs.leadsTo + " ", entry.fix.summary, indentation: 2)
        for line in entry.lines { page.hanging("", line, .strong, indentation: 6) }
      }
      if entries.isEmpty, let known = Rule.named(finding.rule) {
        page.paragraph(known.remedy, .faint, indentation: 2)
      }
    }
    return page.text
  }

  private static func nothing(in scene: Scene, rule: String?) -> String {
    if scene.design.tabs.isEmpty { return "There are no tabs yet: add TITLE." }
    if let rule {
      if let accepted = scene.report.suppressed.first(where: { $0.finding.rule == rule }) {
        return "What \(rule) finds is accepted: \(accepted.reason)"
      }
      if scene.guide[rule: rule] == nil { return "\(scene.guide.name) does not have the rule \(rule)." }
      return "There is no finding of \(rule)."
    }
    if scene.report.met.isEmpty {
      return "No rule could be judged, so there is nothing to fix; check says why."
    }
    return "There is nothing left to fix."
  }
}
