import TabBarCore

/// Judges a design in every place and sums up what was found.
struct MatrixBuilder {
  private struct Judged {
    let outcome: Int
    let window: Size
    let findings: [Finding]
    let met: [String]
  }

  /// The identifiers of the rules that may hold somewhere, in the order in which they are reported.
  private let rules: [String]
  private var outcomes: [Matrix.Outcome] = []
  private var scenes: [Judged] = []
  /// The cases, each with the number of its scene.
  private let cases: [(value: Matrix.Case, design: Int)]

  var caseCount: Int { cases.count }
  var distinctCount: Int { scenes.count }

  init(_ design: Design, _ guide: Guide?, on devices: [Device], allSystems: Bool) {
    rules = guide?.rules.map(\.id) ?? Rule.all.map(\.id)
    let places = Places(of: design, on: devices, allSystems: allSystems, by: guide ?? .standard)
    var numbers: [Matrix.Outcome: Int] = [:]
    for design in places.designs {
      let scene = Scene(design, chosen: guide)
      let outcome = Matrix.Outcome(scene)
      let number = numbers[outcome] ?? outcomes.count
      if number == outcomes.count { outcomes.append(outcome) }
      numbers[outcome] = number
      scenes.append(
        Judged(
          outcome: number, window: scene.layout.window, findings: scene.report.findings,
          met: scene.report.met))
    }
    cases = places.cases(in: scenes.map(\.window))
  }

  /// The different results with their cases, in the order in which they first occur.
  var rows: [Matrix.Row] {
    cases.grouped { scenes[$0.design].outcome }
      .map { Matrix.Row(outcome: outcomes[$0.key], cases: $0.elements.map(\.value)) }
  }

  /// What each rule finds somewhere. Of windows of the same size the first one counts.
  var findings: [Matrix.MergedFinding] {
    var failing: [String: [(scene: Int, finding: Finding)]] = [:]
    var passing: [String: [Int]] = [:]
    for (number, scene) in scenes.enumerated() {
      for finding in scene.findings { failing[finding.rule, default: []].append((number, finding)) }
      for rule in scene.met { passing[rule, default: []].append(number) }
    }
    // Scenes are numbered in the order of their first cases.
    let cases = cases.grouped(by: \.design).map { $0.elements.map(\.value) }
    return rules.compactMap { rule in
      guard let found = failing[rule], let least = found.min(by: { isSmaller($0.scene, $1.scene) })
      else { return nil }
      let met = passing[rule] ?? []
      return Matrix.MergedFinding(
        finding: least.finding, failing: found.reduce(0) { $0 + cases[$1.scene].count },
        passing: met.reduce(0) { $0 + cases[$1].count },
        failingDevices: Set(found.flatMap { cases[$0.scene].map(\.device.id) }).count,
        smallestFailing: cases[least.scene][0], largestPassing: met.max(by: isSmaller).map { cases[$0][0] })
    }
  }

  /// Returns whether the window of a scene is narrower than another's, or as wide and lower.
  private func isSmaller(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (scenes[left].window, scenes[right].window)
    return (left.width, left.height) < (right.width, right.height)
  }
}

extension Matrix.Outcome {
  /// Sums up a design that was laid out and judged.
  package init(_ scene: Scene) {
    let layout = scene.layout
    let titled = layout.items.compactMap { item in
      item.titleFrame == nil ? nil : item.kind.tab.map { (tab: $0, title: item.title) }
    }
    // An item that is as wide as its title grows with it, so one that is estimated a little too narrow is not cut.
    let mayBeCut = layout.growsWithTitles ? [] : titled.filter { $0.title.state == .mayBeCut }
    self.init(
      visible: layout.visible, hidden: layout.hidden, overflow: layout.overflow,
      inSidebar: layout.inSidebar, tightened: titled.filter(\.title.isNoticeablyTightened).map(\.tab),
      cut: titled.filter { $0.title.state == .cut }.map(\.tab),
      mayBeCut: mayBeCut.map(\.tab), absence: layout.absence,
      broken: scene.report.findings.filter { $0.verdict == .broken }.map(\.rule),
      toJudge: scene.report.findings.filter { $0.verdict == .needsPerson }.map(\.rule))
  }
}
