package import TabBarGuidelines
import TabBarCore

/// What a guide says of a design, in full: findings with their sources, what is met, what was not checked.
package enum CheckPage {
  /// Returns the lines of the page; with the places of a session, each finding with the line that it comes from.
  package static func lines(
    _ scene: Scene, at places: FindingPlaces? = nil, _ options: RenderOptions
  ) -> [String] {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    let report = scene.report
    if report.findings.isEmpty, report.unusedAllowances.isEmpty {
      page.paragraph("Nothing found.", .good)
    }
    for finding in report.findings {
      page.gap()
      let word = FindingsBlock.word(for: finding)
      let label = FindingsBlock.gravitySign(of: finding, options) + " \(finding.rule)  \(word)"
      page.append([StyledText(label, FindingsBlock.style(of: finding))])
      if let line = places?.lines[finding.rule] {
        page.paragraph(places?.text(line) ?? "", .faint, indentation: 2)
      }
      page.paragraph(finding.message, indentation: 2)
      page.paragraph(
        finding.source + options.glyphs.separator + "explain \(finding.rule)", .faint, indentation: 2)
    }
    for allowance in report.unusedAllowances {
      page.gap()
      page.append([StyledText("! unused allowance  warning", .warning)])
      page.paragraph(AllowanceWords.sentence(allowance, in: scene.design), indentation: 2)
    }
    page.gap()
    if !report.suppressed.isEmpty {
      page.hanging("accepted     ", "\(report.suppressed.count)")
      for entry in report.suppressed {
        page.paragraph(entry.finding.rule + "  " + entry.finding.message, indentation: 2)
        page.hanging("because ", entry.reason, .faint, indentation: 4)
      }
    }
    page.hanging("met          ", met(report))
    if !report.notChecked.isEmpty {
      page.hanging("not checked  ", "\(report.notChecked.count)")
      let columns = report.notChecked.map { $0.rule.utf8.count }.max() ?? 0
      for entry in report.notChecked {
        let gap = String(repeating: " ", count: columns - entry.rule.utf8.count + 2)
        page.hanging("  " + entry.rule + gap, entry.why, .faint, labelStyle: .plain)
      }
    }
    for estimate in scene.layout.estimates where estimate == .device || estimate == .system {
      page.hanging("estimated    ", estimate.reason)
    }
    return page.text
  }

  private static func met(_ report: Report) -> String {
    guard !report.met.isEmpty else { return "0" }
    return "\(report.met.count): " + report.met.joined(separator: ", ")
  }
}
