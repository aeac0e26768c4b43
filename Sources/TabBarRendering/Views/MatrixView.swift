package import TabBarCore
package import TabBarGuidelines
package import TabBarPlayground

extension MatrixQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let rest = context.rest(allSystems ? "matrix systems all" : "matrix all")
    return MatrixView.lines(
      matrix(context.draft), of: context.draft.design, rest: all ? nil : rest, context.options)
  }

  package func document(in context: ViewContext) -> JSONValue? { MatrixView.document(matrix(context.draft)) }

  private func matrix(_ draft: Draft) -> Matrix {
    Matrix(of: draft.design, by: draft.chosenGuide, allSystems: allSystems)
  }
}

/// A design on all devices: the different results with the places of each, and the findings over all.
package enum MatrixView {
  // Where people find more kinds of bars than this, the devices of each are worth a list.
  private static let mostBars = 5

  /// Returns in how many cases something is broken, the different bars with their kinds of devices, and what is found;
  /// then each result with its devices.
  ///
  /// - Parameter rest: The way to have all of it, if only what a screen has room for is shown.
  package static func lines(
    _ matrix: Matrix, of design: Design, rest: String? = nil, _ options: RenderOptions
  ) -> [HarmlessText] {
    let all = matrix.rows.flatMap(\.cases)
    let devices = counted(matrix.devices.count, "device")
    let broken = matrix.rows.filter { !$0.outcome.broken.isEmpty }.reduce(0) { $0 + $1.cases.count }
    // Where nothing is checked, no rule is said to be kept.
    let isSilent = matrix.guide.map { guide in
      !matrix.devices.contains { guide.versions[$0.platform] != nil }
    }
    let result =
      design.tabs.isEmpty || isSilent == true
      ? []
      : broken == 0
        ? ["no rule is broken on \(devices)"]
        : ["a rule is broken in \(broken) of \(counted(all.count, "case"))"]
    let head: [Block] = [
      .heading([titles(of: design, matrix), matrix.guide?.name ?? editionForEach] + result)
    ]
    let nothing: [Block] = matrix.findings.isEmpty ? [.paragraph(nothing(in: matrix), .good)] : []
    let summary =
      bars(matrix, all, options) + matrix.findings.map { block($0, matrix, options) }
      + titles(matrix, of: design, all) + accepted(design, options)
    let results = counted(matrix.rows.count, "different result")
    let rows =
      [.gap, .heading([devices, counted(matrix.caseCount, "case"), results])]
      + matrix.rows.enumerated().flatMap { [.gap, block($1, $0 + 1, matrix, design, options)] }
    return (head + nothing + summary + [.more(rows)]).lines(options, isWhole: rest == nil) { left in
      guard let rest else { return [] }
      let each = matrix.rows.count == 1 ? "." : " of each of \(results)."
      return [.paragraph((left > 0 ? "\(left) more: " : "") + "\(rest) names the devices" + each, .faint)]
    }
  }

  /// Returns a result with its places.
  private static func block(
    _ row: Matrix.Row, _ number: Int, _ matrix: Matrix, _ design: Design, _ options: RenderOptions
  ) -> Block {
    let glyphs = options.glyphs
    let words = OutcomeWords.lines(row.outcome, of: design)
    var below = words.dropFirst().map { Block.paragraph($0) }
    for (rules, sign, style) in [
      (row.outcome.broken, "! ", Style.warning), (row.outcome.toJudge, "? ", .accent),
    ]
    where !rules.isEmpty {
      below.append(.entry(sign, rules.joined(separator: ", "), style, labelStyle: style))
    }
    below += row.groups(bySystem: matrix.hasAllSystems).map {
      .entry(glyphs.leadsTo + " ", CaseWords.group($0, glyphs), .faint)
    }
    return .entry(
      "\(number)  ", words[0] + glyphs.separator + counted(row.cases.count, "case"), .strong, below: below)
  }

  private static let editionForEach = "each judged by the edition for its system"

  private static func nothing(in matrix: Matrix) -> String {
    if matrix.tabs == 0 { return Silence.noTabs.text }
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

  /// Returns the number of tabs, with the language of their titles where there could be another.
  private static func titles(of design: Design, _ matrix: Matrix) -> String {
    let languages = design.languages
    let language =
      languages == [Localization.standard]
      ? "" : " in \(listed(Array(languages.prefix(3)), others: max(0, languages.count - 3)))"
    return counted(matrix.tabs, "tab") + language
  }

  /// Returns the bars that differ in the number of tabs, the most frequent first.
  private static func bars(_ matrix: Matrix, _ all: [Matrix.Case], _ options: RenderOptions) -> [Block] {
    var bars = matrix.rows.grouped { OutcomeWords.summary($0.outcome, tabs: matrix.tabs) }
      .map { (summary: $0.key, cases: $0.elements.flatMap(\.cases)) }
    bars.sort { $0.cases.count > $1.cases.count }
    let label = options.glyphs.leadsTo + " "
    let blocks = bars.prefix(mostBars).map { bar in
      // In the order of the devices, whichever result they come from.
      let cases = all.count == bar.cases.count ? all : bar.cases
      return Block.entry(
        label, "\(bar.summary): \(CaseWords.kinds(of: cases, among: all))", labelStyle: .plain)
    }
    let others = bars.dropFirst(mostBars)
    guard !others.isEmpty else { return blocks }
    let cases = counted(others.reduce(0) { $0 + $1.cases.count }, "case")
    return blocks + [.entry(label, "\(counted(others.count, "other bar")) in \(cases)", .faint)]
  }

  private static func block(_ merged: Matrix.MergedFinding, _ matrix: Matrix, _ options: RenderOptions)
    -> Block
  {
    let finding = merged.finding
    let isEverywhere = merged.failing == matrix.caseCount
    let place = isEverywhere ? "" : ", such as " + CaseWords.place(merged.smallestFailing, options)
    let passing = merged.largestPassing.map { CaseWords.place($0, options) } ?? "none"
    return .entry(
      finding.sign(options) + " ", "\(finding.named) \(scope(merged, of: matrix))\(place)", finding.style,
      labelStyle: finding.style, below: [.more([.entry("largest that passes  ", passing)])])
  }

  /// Returns the tabs whose titles are not whole somewhere.
  private static func titles(_ matrix: Matrix, of design: Design, _ all: [Matrix.Case]) -> [Block] {
    let kinds: [(words: String, tabs: (Matrix.Outcome) -> [Int])] = [
      ("cut", \.cut), ("perhaps cut", \.mayBeCut), ("tightened", \.tightened),
    ]
    return kinds.compactMap { kind in
      let names = design.tabs.indices.compactMap { tab -> String? in
        let count = matrix.rows.filter { kind.tabs($0.outcome).contains(tab) }.reduce(0) {
          $0 + $1.cases.count
        }
        return count == 0 ? nil : "\(design.plainName(of: tab)) in \(count) of \(all.count) cases"
      }
      guard !names.isEmpty else { return nil }
      return .entry("~ ", "\(kind.words): \(abridged(names, most: 4)) (budget says more)", labelStyle: .plain)
    }
  }

  private static func accepted(_ design: Design, _ options: RenderOptions) -> [Block] {
    let rules = design.acceptedRules
    guard !rules.isEmpty else { return [] }
    return [
      .entry(
        options.glyphs.accepted + " ", "accepted, and so not counted: " + abridged(rules, most: 5), .faint)
    ]
  }

  private static func scope(_ merged: Matrix.MergedFinding, of matrix: Matrix) -> String {
    if merged.failing == matrix.caseCount { return "everywhere" }
    return "on \(merged.failingDevices) of \(matrix.devices.count) devices, in \(merged.failing) of "
      + "\(matrix.caseCount) cases"
  }

  package static func document(_ matrix: Matrix) -> JSONValue {
    JSONValue([
      "schema": 1, "guide": matrix.guide?.id ?? "auto", "tabs": matrix.tabs,
      "devices": matrix.devices.count, "cases": matrix.caseCount,
      "distinct": matrix.distinctCount, "rows": matrix.rows.map(row),
      "findings": matrix.findings.map(finding),
    ])
  }

  private static func row(_ row: Matrix.Row) -> JSONValue {
    let outcome = row.outcome
    return JSONValue([
      "visible": tabs(outcome.visible), "overflow": outcome.overflow.rawValue,
      "hidden": tabs(outcome.hidden), "inSidebar": tabs(outcome.inSidebar), "cut": tabs(outcome.cut),
      "tightened": tabs(outcome.tightened),
      "mayBeCut": tabs(outcome.mayBeCut), "absence": outcome.absence?.sentence,
      "broken": outcome.broken, "toJudge": outcome.toJudge, "cases": row.cases.map(place),
    ])
  }

  private static func finding(_ merged: Matrix.MergedFinding) -> JSONValue {
    JSONValue([
      "rule": merged.finding.rule, "severity": merged.finding.severity.rawValue,
      "verdict": merged.finding.verdict.rawValue, "message": merged.finding.message,
      "devices": merged.failingDevices, "failing": merged.failing,
      "passing": merged.passing, "smallestFailing": place(merged.smallestFailing),
      "largestPassing": merged.largestPassing.map(place),
    ])
  }

  /// Returns a case: device, orientation, share of the screen, system, size of the window.
  static func place(_ entry: Matrix.Case) -> JSONValue {
    JSONValue([
      "device": entry.device.id, "orientation": entry.orientation.rawValue,
      "share": entry.share.rawValue, "system": entry.system?.id,
      "width": entry.window.width, "height": entry.window.height,
    ])
  }

  private static func tabs(_ indices: [Int]) -> [Int] { indices.map { $0 + 1 } }
}

extension Design {
  var acceptedRules: [String] {
    (allowances + tabs.flatMap { $0.details?.allowances ?? [] }).grouped(by: \.rule).map(\.key)
  }
}
