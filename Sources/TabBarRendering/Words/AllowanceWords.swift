import TabBarCore
import TabBarGuidelines

/// Accepted findings and unused allowances in words.
enum AllowanceWords {
  static func subject(_ rule: String, tab: Int?, in design: Design) -> String {
    guard let tab else { return rule }
    return "\(rule) of \(design.plainName(of: tab))"
  }

  static func sentence(_ allowance: UnusedAllowance, in design: Design) -> String {
    "the allowance for \(subject(allowance.rule, tab: allowance.tab, in: design)) accepts nothing: \(allowance.why)"
  }
}

/// Accepted findings with their reasons, and unused allowances.
enum AcceptedBlock {
  /// Appends the block, if anything is accepted.
  static func append(
    _ scene: Scene, at places: FindingPlaces? = nil, to page: inout Page, _ options: RenderOptions
  ) {
    let report = scene.report
    for entry in report.suppressed {
      page.gap()
      let tab = entry.tab.map { " for \(scene.design.numberedName(of: $0))" } ?? ""
      page.hanging(
        "\(options.glyphs.accepted) \(entry.finding.rule)  ", "accepted" + tab, .faint, labelStyle: .plain)
      if let line = places?.acceptedLines[entry.finding.rule] {
        page.paragraph(places?.text(line) ?? "", .faint, indentation: 2)
      }
      page.paragraph(entry.finding.message, .faint, indentation: 2)
      page.paragraph("because: " + entry.reason, indentation: 2)
    }
    for entry in report.unusedAllowances {
      page.gap()
      let tab = entry.tab.map { " for \(scene.design.numberedName(of: $0))" } ?? ""
      page.hanging("! accepts nothing: ", "\(entry.rule)\(tab)", .warning, labelStyle: .warning)
      let line = "allow \(entry.rule)" + (entry.tab.map { " \($0 + 1)" } ?? "") + " off"
      page.paragraph("\(entry.why); \(line) takes it back", indentation: 2)
    }
  }
}
