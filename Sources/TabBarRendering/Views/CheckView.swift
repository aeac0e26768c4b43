import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension CheckQuery: View {
  package var isLong: Bool { all }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    if let rule { return CheckView.lines(of: rule, context.scene, context.options) }
    return all
      ? CheckView.lines(context.scene, context.options)
      : CheckView.brief(context.scene, rest: context.rest("check all"), context.options)
  }
}

/// A guide's report on a design in full: findings with their sources, accepted findings, rules that are met, and the
/// reasons for checks left out.
package enum CheckView {
  /// Returns the findings, each in a row or two, and the numbers of rules that are met or not checked.
  package static func brief(
    _ scene: Scene, at places: FindingPlaces? = nil, rest: String, _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    let report = scene.report
    if report.findings.isEmpty {
      page.paragraph(
        Silence.verdict(scene, countsQuestions: false), Silence.sentence(scene) == nil ? .good : .warning)
    }
    let rows = FindingsBlock.rows(report.findings, lines: places?.lines ?? [:], options)
    var entries = rows.map { Page($0, options) }
    for accepted in report.suppressed {
      var entry = Page(options)
      let subject = AllowanceWords.subject(accepted.finding.rule, tab: accepted.tab, in: scene.design)
      entry.hanging(options.glyphs.accepted + " ", "\(subject) accepted because: \(accepted.reason)", .faint)
      entries.append(entry)
    }
    for unused in report.unusedAllowances {
      var entry = Page(options)
      entry.hanging("! ", AllowanceWords.sentence(unused, in: scene.design), .warning, labelStyle: .warning)
      entries.append(entry)
    }
    let questions = report.notChecked.count { $0.verdict == .needsPerson }
    page.append(entries) { left, page in
      if questions > 0 {
        page.paragraph("\(Silence.needPerson(questions)): interview", .accent)
      }
      let counts = [
        ("more found", left), ("met", report.met.count),
        ("not applicable", report.notChecked.count { $0.verdict == .notApplicable }),
      ].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
      page.paragraph((counts + ["\(rest) lists them"]).joined(separator: options.glyphs.separator), .faint)
    }
    return page.text
  }

  /// Returns what one rule says of a design: what it finds, or why nothing.
  static func lines(of rule: Rule, _ scene: Scene, _ options: RenderOptions) -> [HarmlessText] {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    let report = scene.report
    if let finding = report.findings.first(where: { $0.rule == rule.id }) {
      page.append(FindingsBlock.rows([finding], options).flatMap(\.self))
      page.paragraph(finding.source, .faint, indentation: 2)
    } else if report.met.contains(rule.id) {
      page.paragraph("\(rule.id) is met.", .good)
    } else if let item = report.notChecked.first(where: { $0.rule == rule.id }) {
      let verdict = item.verdict == .needsPerson ? item.verdict.rawValue : "is \(item.verdict.rawValue)"
      page.hanging("\(rule.id) \(verdict): ", item.why(in: options.language))
    } else if !report.suppressed.contains(where: { $0.finding.rule == rule.id }) {
      page.paragraph("\(scene.guide.name) does not have \(rule.id).")
    }
    for accepted in report.suppressed where accepted.finding.rule == rule.id {
      let subject = AllowanceWords.subject(rule.id, tab: accepted.tab, in: scene.design)
      page.hanging(options.glyphs.accepted + " ", "\(subject) accepted because: \(accepted.reason)", .faint)
    }
    let question = report.notChecked.contains { $0.rule == rule.id && $0.verdict == .needsPerson }
    page.paragraph("explain \(rule.id) says why" + (question ? "; interview takes the answer" : ""), .faint)
    return page.text
  }

  /// Returns the lines of the page; `places` adds the line of each finding.
  package static func lines(
    _ scene: Scene, at places: FindingPlaces? = nil, isOneOfMany: Bool = false,
    _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = Page(options)
    page.append(HeadLine.lines(scene, options))
    let report = scene.report
    if report.findings.isEmpty {
      page.paragraph(
        Silence.verdict(scene), Silence.sentence(scene) == nil ? .good : .warning)
    }
    for finding in report.findings {
      page.gap()
      let word = Phrase(FindingsBlock.word(for: finding)).text(in: options.language)
      let label = FindingsBlock.severitySign(of: finding, options) + " \(finding.rule)  \(word)"
      page.append([StyledText(label, FindingsBlock.style(of: finding))])
      if let line = places?.lines[finding.rule] {
        page.paragraph(places?.text(line) ?? "", .faint, indentation: 2)
      }
      page.paragraph(finding.message(in: options.language), indentation: 2)
      page.paragraph(
        finding.source + options.glyphs.separator + "explain \(finding.rule)", .faint, indentation: 2)
    }
    AcceptedBlock.append(scene, at: places, to: &page, options)
    page.gap()
    if isOneOfMany {
      let questions = report.notChecked.count { $0.verdict == .needsPerson }
      page.hanging(
        "met ",
        "\(report.met.count)\(options.glyphs.separator)not checked \(report.notChecked.count); \(Silence.needPerson(questions))",
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

  private static func met(_ report: Report) -> String {
    guard !report.met.isEmpty else { return "0" }
    return "\(report.met.count): " + report.met.joined(separator: ", ")
  }
}
