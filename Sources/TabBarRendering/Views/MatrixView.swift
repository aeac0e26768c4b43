package import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension MatrixQuery: View {
  package var isLong: Bool { all }

  package func lines(in context: ViewContext) -> [HarmlessText] {
    let (draft, options) = (context.draft, context.options)
    guard !all else { return MatrixView.lines(matrix(draft), of: draft.design, options) }
    let rest = context.rest(allSystems ? "matrix systems all" : "matrix all")
    return MatrixView.brief(matrix(draft), of: draft.design, rest: rest, options)
  }

  package func document(in context: ViewContext) -> JSONValue? { MatrixView.document(matrix(context.draft)) }

  private func matrix(_ draft: Draft) -> Matrix {
    Matrix(of: draft.design, by: draft.chosenGuide, allSystems: allSystems)
  }
}

/// A design on all devices: the different results with the places of each, and the findings over all.
package enum MatrixView {
  package static func lines(_ matrix: Matrix, of design: Design, _ options: RenderOptions) -> [HarmlessText] {
    let glyphs = options.glyphs
    var page = Page(options)
    page.heading(
      titles(of: design, matrix), matrix.guide?.name ?? editionForEach,
      counted(matrix.devices.count, "device"), counted(matrix.caseCount, "case"),
      counted(matrix.rows.count, "different result"))
    for (index, row) in matrix.rows.enumerated() {
      page.gap()
      let words = OutcomeWords.lines(row.outcome, of: design)
      page.hanging(
        "\(index + 1)  ", words[0] + glyphs.separator + counted(row.cases.count, "case"), .strong)
      for line in words.dropFirst() { page.paragraph(line, indentation: 3) }
      for (rules, sign) in [(row.outcome.broken, "!"), (row.outcome.toJudge, "?")] where !rules.isEmpty {
        page.hanging(
          sign + " ", rules.joined(separator: ", "), sign == "!" ? .warning : .accent,
          labelStyle: sign == "!" ? .warning : .accent, indentation: 3)
      }
      for group in row.groups(bySystem: matrix.hasAllSystems) {
        page.hanging(glyphs.leadsTo + " ", CaseWords.group(group, glyphs), .faint, indentation: 3)
      }
    }
    page.gap()
    addFindings(matrix, of: design, to: &page, options)
    return page.text
  }

  static let editionForEach = "each judged by the edition for its system"

  static func nothing(in matrix: Matrix) -> String {
    if matrix.tabs == 0 { return Silence.noTabs }
    // Of every platform with devices one of Apple's editions speaks.
    guard let guide = matrix.guide else { return "Nothing found anywhere." }
    let silent = Platform.allCases.filter { platform in
      guide.versions[platform] == nil && matrix.devices.contains { $0.platform == platform }
    }.map(\.rawValue)
    guard !silent.isEmpty else { return "Nothing found anywhere." }
    if !matrix.devices.contains(where: { guide.versions[$0.platform] != nil }) {
      return "\(guide.name) says nothing about these platforms, so nothing was checked."
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
        FindingsBlock.severitySign(of: finding, options) + " \(finding.rule)  "
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

  static func scope(_ merged: Matrix.MergedFinding, of matrix: Matrix) -> String {
    if merged.failing == matrix.caseCount { return "everywhere" }
    return "on \(merged.failingDevices) of \(matrix.devices.count) devices, in \(merged.failing) of "
      + "\(matrix.caseCount) cases"
  }

  package static func document(_ matrix: Matrix) -> JSONValue {
    .members([
      "schema": 1, "guide": .string(matrix.guide?.id ?? "auto"), "tabs": .number(matrix.tabs),
      "devices": .number(matrix.devices.count), "cases": .number(matrix.caseCount),
      "distinct": .number(matrix.distinctCount), "rows": .array(matrix.rows.map(row)),
      "findings": .array(matrix.findings.map(finding)),
    ])
  }

  private static func row(_ row: Matrix.Row) -> JSONValue {
    let outcome = row.outcome
    return .members([
      "visible": tabs(outcome.visible), "overflow": .string(outcome.overflow.rawValue),
      "hidden": tabs(outcome.hidden), "inSidebar": tabs(outcome.inSidebar), "cut": tabs(outcome.cut),
      "tightened": tabs(outcome.tightened),
      "mayBeCut": tabs(outcome.mayBeCut), "absence": .optional(outcome.absence?.sentence),
      "broken": .strings(outcome.broken), "toJudge": .strings(outcome.toJudge),
      "cases": .array(row.cases.map(place)),
    ])
  }

  private static func finding(_ merged: Matrix.MergedFinding) -> JSONValue {
    .members([
      "rule": .string(merged.finding.rule), "severity": .string(merged.finding.severity.rawValue),
      "verdict": .string(merged.finding.verdict.rawValue), "message": .string(merged.finding.message),
      "devices": .number(merged.failingDevices), "failing": .number(merged.failing),
      "passing": .number(merged.passing), "smallestFailing": place(merged.smallestFailing),
      "largestPassing": merged.largestPassing.map(place) ?? .null,
    ])
  }

  /// Returns a case: device, orientation, share of the screen, system, size of the window.
  static func place(_ entry: Matrix.Case) -> JSONValue {
    .members([
      "device": .string(entry.device.id), "orientation": .string(entry.orientation.rawValue),
      "share": .string(entry.share.rawValue), "system": .optional(entry.system?.id),
      "width": .number(entry.window.width), "height": .number(entry.window.height),
    ])
  }

  private static func tabs(_ indices: [Int]) -> JSONValue { .array(indices.map { .number($0 + 1) }) }
}

extension Design {
  var acceptedRules: [String] {
    var rules: [String] = []
    for allowance in allowances + tabs.flatMap({ $0.details?.allowances ?? [] })
    where !rules.contains(allowance.rule) { rules.append(allowance.rule) }
    return rules
  }
}
