import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground

extension CheckQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    if let rule {
      return CheckView.lines(
        of: rule, context.scene, cure: context.cure(of: rule.id), isWhole: all, context.options)
    }
    return CheckView.lines(
      context.scene, cures: context.cures, rest: all ? nil : context.rest("check all"), context.options)
  }
}

/// A guide's report on a design: findings, accepted findings, rules that are met, and why others were not checked.
package enum CheckView {
  /// `cures` are what mends what rules find, `rest` the way to have all if only some of it is shown.
  package static func lines(
    _ scene: Scene, at places: FindingPlaces? = nil, on devices: String? = nil,
    cures: [String: ViewContext.Cures] = [:], rest: String? = nil,
    _ options: RenderOptions
  ) -> [HarmlessText] {
    let report = scene.report
    let questions = report.notChecked.count { $0.verdict == .needsPerson }
    let verdict = Block.paragraph(
      Silence.verdict(scene, countsQuestions: rest == nil),
      Silence.sentence(scene) == nil ? .good : .warning)
    let top = devices.map { Block.paragraph("on \($0)", .strong) } ?? .drawn { HeadLine.lines(scene, $0) }
    let head = [top] + (report.findings.isEmpty ? [verdict] : [])
    let found = findings(report.findings, at: places, cures, isShort: rest != nil, options)
    let estimates = scene.layout.estimates.filter { $0 == .device || $0 == .system }
    let met = "\(report.met.count)" + (report.met.isEmpty ? "" : ": " + report.met.joined(separator: ", "))
    // The values of the whole answer are below one another.
    func label(_ text: Prose) -> Prose {
      let columns = ["not checked", text].map { options.said($0).columns }
      return "\(text)\(String(repeating: " ", count: max(columns[0] - columns[1], 0) + 2))"
    }
    // Most of it is said of rules that nobody asks about, and is put together only for the whole answer.
    func last() -> [Block] {
      [.gap] + report.notCheckedBlocks + [.entry(label("met"), "\(met)")]
        + estimates.map { .entry(label("estimated"), Prose(listed: $0.reason)) }
    }
    return (head + found + allowances(scene, at: places, options) + (rest == nil ? [.more(last())] : []))
      .lines(
        options, isWhole: rest == nil
      ) { left in
        guard let rest else { return [] }
        let counts: [Prose] = [
          ("more found" as Prose, left), ("met", report.met.count),
          ("not applicable", report.notChecked.count { $0.verdict == .notApplicable }),
        ].filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
        let asked: [Block] =
          questions > 0 ? [.paragraph("\(Silence.needPerson(questions)): `interview`", .accent)] : []
        let last = Prose.joined(counts + ["`\(rest)` lists them"], by: options.glyphs[.separator])
        return asked + [.paragraph(last, .faint)]
      }
  }

  /// Returns findings; the whole answer has the source of each.
  private static func findings(
    _ findings: [Finding], at places: FindingPlaces?, _ cures: [String: ViewContext.Cures], isShort: Bool,
    _ options: RenderOptions
  ) -> [Block] {
    let blocks = FindingsBlock.blocks(findings, lines: isShort ? places?.lines ?? [:] : [:], options)
    return zip(findings, blocks).map { finding, block in
      let place = places?.lines[finding.rule].flatMap { places?.text($0) }
      let origin: [Prose] = place.map { ["\($0)"] } ?? []
      let command = "explain \(finding.rule)"
      let words = origin + [finding.citation, "\(command)"]
      return .together(
        [block] + ViewContext.cure(cures[finding.rule]) + [
          .more([.entry("  ", .joined(words, by: options.glyphs[.separator]), .faint)])
        ])
    }
  }

  /// Returns what is accepted with its reason, and what accepts nothing.
  private static func allowances(
    _ scene: Scene, of rule: String? = nil, at places: FindingPlaces? = nil, _ options: RenderOptions
  ) -> [Block] {
    scene.report.suppressed.filter { rule == nil || $0.finding.rule == rule }.map { entry in
      let subject = AllowanceWords.subject(entry.finding.rule, tab: entry.tab, in: scene.design)
      let place = places?.acceptedLines[entry.finding.rule].flatMap { places?.text($0) }
      let words: [Prose] = (place.map { ["\($0)"] } ?? []) + [entry.finding.prose]
      return .entry(
        "\(options.glyphs[.accepted]) ", "\(subject) accepted because: \(entry.reason)", .faint,
        below: [.more([.paragraph(.joined(words, by: options.glyphs[.separator]), .faint)])])
    }
      + scene.report.unusedAllowances.filter { rule == nil || $0.rule == rule }.map { entry in
        let line = "allow \(entry.rule)" + (entry.tab.map { " \($0 + 1)" } ?? "") + " off"
        return .entry(
          "! ", AllowanceWords.sentence(entry, in: scene.design), .warning,
          labelStyle: .warning,
          below: [.more([.paragraph("`\(line)` takes it back")])])
      }
  }

  /// Returns what one rule says of a design: what it finds, or why nothing.
  static func lines(
    of rule: Rule, _ scene: Scene, cure: [Block], isWhole: Bool, _ options: RenderOptions
  ) -> [HarmlessText] {
    let allowances = allowances(scene, of: rule.id, options)
    let report = scene.report
    let left = report.notChecked.first { $0.rule == rule.id }
    var blocks = [Block.drawn { HeadLine.lines(scene, $0) }]
    if let finding = report.findings.first(where: { $0.rule == rule.id }) {
      blocks +=
        FindingsBlock.blocks([finding], options) + [.entry("  ", finding.citation, .faint)]
    } else if report.met.contains(rule.id) {
      blocks.append(.paragraph("\(rule.id) is met.", .good))
    } else if let left {
      let verdict: Prose = left.verdict == .needsPerson ? "needs a person" : "is not applicable"
      blocks.append(.entry("\(rule.id) \(verdict): ", left.prose))
    } else if !report.suppressed.contains(where: { $0.finding.rule == rule.id }) {
      blocks.append(.paragraph("\(scene.guide.name) does not have \(rule.id)."))
    }
    let last: Prose =
      left?.verdict == .needsPerson
      ? "`explain \(rule.id)` says why; `interview` takes the answer" : "`explain \(rule.id)` says why"
    return
      (blocks + (isWhole ? allowances : allowances.short(options))
      + cure + [.paragraph(last, .faint)]).lines(options)
  }
}
