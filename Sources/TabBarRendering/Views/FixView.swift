import TabBarCore
import TabBarGuidelines
package import TabBarPlayground

extension FixQuery: View {
  /// Returns each finding with its fixes, or with its rule's advice.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (draft, options) = (context.draft, context.options)
    let scene = draft.scene
    var page = Page(options)
    let findings = scene.report.findings.filter { rule == nil || $0.rule == rule }
    guard !findings.isEmpty else {
      page.paragraph(nothing(in: scene))
      return page.text
    }
    page.heading("Left for you to decide:")
    for finding in findings {
      page.gap()
      page.append([
        StyledText(
          "\(FindingsBlock.severitySign(of: finding, options)) \(finding.rule)  \(FindingsBlock.word(for: finding))",
          FindingsBlock.style(of: finding))
      ])
      page.paragraph(finding.message, indentation: 2)
      let fixes = scene.fixes(for: finding)
      for fix in fixes {
        page.hanging(options.glyphs.leadsTo + " ", fix.summary, indentation: 2)
        for line in draft.lines(for: fix.edits) { page.hanging("", line, .strong, indentation: 6) }
      }
      if fixes.isEmpty, let known = Rule.named(finding.rule) {
        page.paragraph(known.remedy, .faint, indentation: 2)
      }
    }
    return page.text
  }

  private func nothing(in scene: Scene) -> String {
    if scene.design.tabs.isEmpty { return "There are no tabs yet: add TITLE." }
    if let rule {
      if let accepted = scene.report.suppressed.first(where: { $0.finding.rule == rule }) {
        return "The finding of \(rule) is accepted: \(accepted.reason)"
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
