package import TabBarCore

/// A design laid out and judged in many places.
package struct Matrix {
  package let design: Design
  /// The guide that a person chose, or `nil` where each case was judged by the edition for its system.
  package let guide: Guide?
  package let places: Places
  package let cases: [SurveyCase]
  /// The number of cases that were laid out; the others have the same numbers as one of them.
  package let distinctCount: Int
  /// The different results, each with its cases; every case is in exactly one of them.
  package let rows: [Row]
  /// The rules that are broken or need a person somewhere, in the order of the guide or of all rules.
  package let findings: [MergedFinding]

  /// A result with all its cases, in the order of the devices.
  package typealias Row = (outcome: BarOutcome, cases: [SurveyCase])

  package struct MergedFinding {
    /// The finding as it is in the smallest window that breaks the rule, or else in that where a person has to tell.
    package let finding: Finding
    /// The cases that break the rule, and those where a person has to tell; those with the same numbers together.
    package let broken, asked: [SurveyCase]
    package var failing: [SurveyCase] { broken + asked }
    /// The number of cases where the rule is met.
    package let passing: Int
    /// The smallest window with the finding.
    package let smallestFailing: SurveyCase
    /// The largest window where the rule is met, or `nil` where it never is.
    package let largestPassing: SurveyCase?
  }

  /// Lays out a design in places and judges it there.
  package init(of design: Design, by guide: Guide?, in places: Places = Places()) {
    let survey = Survey(of: design, in: places, by: guide ?? .standard) { design in
      let scene = Scene(design, chosen: guide)
      return ((BarOutcome(scene), scene.report.findings, scene.report.met), scene.layout.window)
    }
    var failing: [String: [(finding: Finding, cases: [SurveyCase])]] = [:]
    var passing: [String: [[SurveyCase]]] = [:]
    for (number, cases) in survey.cases.grouped(by: \.number) {
      let (_, findings, met) = survey.values[number]
      for finding in findings { failing[finding.rule, default: []].append((finding, cases)) }
      for rule in met { passing[rule, default: []].append(cases) }
    }
    (self.design, self.guide, self.places) = (design, guide, places)
    cases = survey.cases
    distinctCount = survey.values.count
    rows = survey.groups(by: \.0).map { ($0.key, $0.cases) }
    findings = (guide?.rules.map(\.id) ?? Rule.all.map(\.id)).compactMap { rule in
      let found = failing[rule] ?? []
      let broken = found.filter { $0.finding.verdict == .broken }
      let asked = found.filter { $0.finding.verdict != .broken }
      let met = passing[rule] ?? []
      // Of windows of the same size the first one counts.
      let least = (broken.isEmpty ? asked : broken)
        .min { SurveyCase.isSmaller($0.cases[0], $1.cases[0]) }
      guard let least else { return nil }
      return MergedFinding(
        finding: least.finding, broken: broken.flatMap(\.cases), asked: asked.flatMap(\.cases),
        passing: met.reduce(0) { $0 + $1.count },
        smallestFailing: least.cases[0],
        largestPassing: met.map { $0[0] }.max(by: SurveyCase.isSmaller))
    }
  }
}
