package import TabBarCore
package import TabBarGuidelines

extension MatrixView {
  // Where people find more kinds of bars than this, the devices of each are worth a list.
  private static let mostBars = 5

  /// Returns in how many cases something is broken, the different bars with their kinds of devices, and what is found.
  package static func brief(
    _ matrix: Matrix, of design: Design, rest: String, _ options: RenderOptions
  ) -> [HarmlessText] {
    var page = Page(options)
    let all = matrix.rows.flatMap(\.cases)
    let broken = matrix.rows.filter { !$0.outcome.broken.isEmpty }.reduce(0) { $0 + $1.cases.count }
    page.heading(
      titles(of: design, matrix), matrix.guide?.name ?? editionForEach,
      broken == 0
        ? "no rule is broken on \(counted(matrix.devices.count, "device"))"
        : "a rule is broken in \(broken) of \(counted(all.count, "case"))")
    if matrix.findings.isEmpty { page.paragraph(nothing(in: matrix), .good) }
    let entries =
      bars(matrix, all, options) + findings(matrix, options) + titles(matrix, of: design, all, options)
      + accepted(design, options)
    page.append(entries) { left, page in
      let results =
        matrix.rows.count == 1
        ? "\(rest) names the devices."
        : "\(rest) names the devices of each of \(matrix.rows.count) different results."
      page.paragraph((left > 0 ? "\(left) more: " : "") + results, .faint)
    }
    return page.text
  }

  /// Returns the number of tabs, with the language of their titles where there could be another.
  static func titles(of design: Design, _ matrix: Matrix) -> String {
    let others = design.tabs.contains { $0.details?.titleLocales.isEmpty == false }
    let language = others || design.locale != Localization.standard ? " in \(design.locale)" : ""
    return counted(matrix.tabs, "tab") + language
  }

  /// Returns the bars that differ in the number of tabs, the most frequent first.
  private static func bars(_ matrix: Matrix, _ all: [Matrix.Case], _ options: RenderOptions) -> [Page] {
    var bars: [(summary: String, cases: [Matrix.Case])] = []
    for row in matrix.rows {
      let summary = OutcomeWords.summary(row.outcome, tabs: matrix.tabs)
      if let index = bars.firstIndex(where: { $0.summary == summary }) {
        bars[index].cases += row.cases
      } else {
        bars.append((summary, row.cases))
      }
    }
    bars.sort { $0.cases.count > $1.cases.count }
    var pages = bars.prefix(mostBars).map { bar in
      // In the order of the devices, whichever result they come from.
      let cases = all.count == bar.cases.count ? all : bar.cases
      return entry(
        options.glyphs.leadsTo, "\(bar.summary): \(CaseWords.kinds(of: cases, among: all))", .plain, options)
    }
    if bars.count > mostBars {
      let others = bars.dropFirst(mostBars)
      let cases = others.reduce(0) { $0 + $1.cases.count }
      pages.append(
        entry(
          options.glyphs.leadsTo, "\(counted(others.count, "other bar")) in \(counted(cases, "case"))",
          .faint,
          options))
    }
    return pages
  }

  private static func findings(_ matrix: Matrix, _ options: RenderOptions) -> [Page] {
    matrix.findings.map { merged in
      let finding = merged.finding
      let isEverywhere = merged.failing == matrix.caseCount
      let place = isEverywhere ? "" : ", such as " + CaseWords.place(merged.smallestFailing, options)
      return entry(
        FindingsBlock.severitySign(of: finding, options),
        "\(finding.rule) (\(FindingsBlock.word(for: finding))) \(scope(merged, of: matrix))\(place)",
        FindingsBlock.style(of: finding), options)
    }
  }

  /// Returns the tabs whose titles are not whole somewhere.
  private static func titles(
    _ matrix: Matrix, of design: Design, _ all: [Matrix.Case], _ options: RenderOptions
  ) -> [Page] {
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
      return entry("~", "\(kind.words): \(abridged(names, most: 4)) (budget says more)", .plain, options)
    }
  }

  private static func accepted(_ design: Design, _ options: RenderOptions) -> [Page] {
    let rules = design.acceptedRules
    return rules.isEmpty
      ? []
      : [
        entry(
          options.glyphs.accepted, "accepted, and so not counted: " + abridged(rules, most: 5), .faint,
          options)
      ]
  }

  private static func entry(
    _ sign: String, _ text: String, _ style: Style, _ options: RenderOptions
  ) -> Page {
    var page = Page(options)
    page.hanging(sign + " ", text, style, labelStyle: style)
    return page
  }
}
