package import TabBarGuidelines
package import TabBarCore

/// A design on all devices: the different results with where each occurs, and the findings over all.
package enum MatrixPage {
  /// Returns the lines of the page. The design gives the tabs their names.
  package static func lines(_ matrix: Matrix, of design: Design, _ options: RenderOptions) -> [String] {
    let glyphs = options.glyphs
    var page = Page(options)
    page.heading(
      [
        CaseWords.counted(matrix.tabs, "tab"), matrix.guide.name,
        CaseWords.counted(matrix.devices.count, "device"), CaseWords.counted(matrix.caseCount, "case"),
        CaseWords.counted(matrix.rows.count, "different result"),
      ].joined(separator: glyphs.separator))
    for (index, row) in matrix.rows.enumerated() {
      page.gap()
      let words = OutcomeWords.lines(row.outcome, of: design)
      page.hanging(
        "\(index + 1)  ", words[0] + glyphs.separator + CaseWords.counted(row.cases.count, "case"), .strong)
      for line in words.dropFirst() { page.paragraph(line, indentation: 3) }
      for (rules, sign) in [(row.outcome.broken, "!"), (row.outcome.toJudge, "?")] where !rules.isEmpty {
        page.hanging(
          sign + " ", rules.joined(separator: ", "), sign == "!" ? .warning : .accent,
          labelStyle: sign == "!" ? .warning : .accent, indentation: 3)
      }
      for group in row.groups(bySystem: matrix.hasAllSystems) {
        let parts = [
          CaseWords.devices(group.devices), CaseWords.places(group.places, on: group.platform),
          CaseWords.systems(group.systems, glyphs),
        ]
        page.hanging(
          glyphs.leadsTo + " ", parts.filter { !$0.isEmpty }.joined(separator: glyphs.separator), .faint,
          indentation: 3)
      }
    }
    page.gap()
    addFindings(matrix, of: design, to: &page, options)
    return page.text
  }

  /// Returns what is said where nothing was found, with what was not looked at.
  private static func nothing(in matrix: Matrix) -> String {
    let guide = matrix.guide
    if matrix.tabs == 0 { return "There are no tabs yet, so nothing was looked at: add TITLE." }
    let silent = Platform.allCases.filter { platform in
      guide.versions[platform] == nil && matrix.devices.contains { $0.platform == platform }
    }.map(\.rawValue)
    guard !silent.isEmpty else { return "Nothing found anywhere." }
    if !matrix.devices.contains(where: { guide.versions[$0.platform] != nil }) {
      return "\(guide.name) speaks of none of these platforms, so nothing was looked at."
    }
    return
      "Nothing found where \(guide.name) says anything; it is silent about \(silent.joined(separator: ", "))."
  }

  private static func addFindings(
    _ matrix: Matrix, of design: Design, to page: inout Page, _ options: RenderOptions
  ) {
    let accepted = design.acceptedRules
    if !accepted.isEmpty {
      page.paragraph("Accepted, and so not counted: " + accepted.joined(separator: ", "), .faint)
    }
    if matrix.findings.isEmpty { return page.paragraph(nothing(in: matrix), .good) }
    for merged in matrix.findings {
      let finding = merged.finding
      let label =
        FindingsBlock.gravitySign(of: finding, options) + " \(finding.rule)  "
        + FindingsBlock.word(for: finding) + "  "
      page.hanging(
        label, scope(merged, of: matrix), FindingsBlock.style(of: finding),
        labelStyle: FindingsBlock.style(of: finding))
      page.hanging(
        "smallest that fails   ", CaseWords.place(merged.smallestFailing, options), indentation: 2)
      page.hanging(
        "largest that passes   ",
        merged.largestPassing.map { CaseWords.place($0, options) } ?? "none", indentation: 2)
    }
  }

  private static func scope(_ merged: Matrix.MergedFinding, of matrix: Matrix) -> String {
    if merged.failing == matrix.caseCount { return "everywhere" }
    return "on \(merged.failingDevices) of \(matrix.devices.count) devices, in \(merged.failing) of "
      + "\(matrix.caseCount) cases"
  }
}

extension Design {
  /// The rules whose findings are accepted somewhere, each once.
  fileprivate var acceptedRules: [String] {
    var rules: [String] = []
    for allowance in allowances + tabs.flatMap({ $0.details?.allowances ?? [] })
    where !rules.contains(allowance.rule) { rules.append(allowance.rule) }
    return rules
  }
}
