import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension CheckQuery: View {
  package var isLong: Bool { all }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    CheckView.lines(context.scene, isBrief: !all, context.options)
  }
}

/// A guide's report on a design in full: findings with their sources, accepted findings, rules that are met, and the
/// reasons for checks left out.
package enum CheckView {
  /// Returns the lines of the page; `places` adds the line of each finding.
  ///
  /// A brief page ends with the numbers of rules met and not checked, so that the findings stay in sight.
  package static func lines(
    _ scene: Scene, at places: FindingPlaces? = nil, isOneOfMany: Bool = false, isBrief: Bool = false,
    _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    let report = scene.report
    if report.findings.isEmpty {
      page.paragraph(
        Silence.verdict(scene, countsQuestions: !isBrief), Silence.sentence(scene) == nil ? .good : .warning)
    }
    for finding in report.findings {
      page.gap()
      let word = FindingsBlock.word(for: finding)
      let label = FindingsBlock.severitySign(of: finding, options) + " \(finding.rule)  \(word)"
      page.append([StyledText(label, FindingsBlock.style(of: finding))])
      if let line = places?.lines[finding.rule] {
        page.paragraph(places?.text(line) ?? "", .faint, indentation: 2)
      }
      page.paragraph(finding.message, indentation: 2)
      page.paragraph(
        finding.source + options.glyphs.separator + "explain \(finding.rule)", .faint, indentation: 2)
    }
    AcceptedBlock.append(scene, at: places, to: &page, options)
    page.gap()
    if isBrief {
      if let questions = questions(report) { page.paragraph(questions, .accent) }
      page.paragraph(counts(report, options), .faint)
    } else if isOneOfMany {
      let questions = report.notChecked.count { $0.verdict == .needsPerson }
      page.hanging(
        "met ",
        "\(report.met.count)\(options.glyphs.separator)not checked \(report.notChecked.count), \(questions) of them questions",
        .faint)
    } else {
      page.hanging("met          ", met(report))
      NotCheckedTally(report).append(to: &page)
    }
    for estimate in scene.layout.estimates where estimate == .device || estimate == .system {
      page.hanging("estimated    ", estimate.reason)
    }
    return page.text
  }

  /// Returns the one line about all questions, or `nil` where there is none.
  private static func questions(_ report: Report) -> String? {
    let count = report.notChecked.count { $0.verdict == .needsPerson }
    return count == 0 ? nil : "\(counted(count, "thing")) that only you know: interview"
  }

  /// Returns how many rules are met, and how many do not apply.
  private static func counts(_ report: Report, _ options: RenderOptions) -> String {
    let parts = [
      ("met", report.met.count),
      ("not applicable", report.notChecked.count { $0.verdict == .notApplicable }),
    ].filter { $0.1 > 0 }
    return (parts.map { "\($0.1) \($0.0)" } + ["check all lists them"]).joined(
      separator: options.glyphs.separator)
  }

  private static func met(_ report: Report) -> String {
    guard !report.met.isEmpty else { return "0" }
    return "\(report.met.count): " + report.met.joined(separator: ", ")
  }
}
