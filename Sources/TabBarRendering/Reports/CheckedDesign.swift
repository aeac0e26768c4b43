import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines

/// A judged design, with the session that it comes from.
package struct CheckedDesign {
  package private(set) var places: FindingPlaces
  package var scene: Scene
  let threshold: Severity
  /// Whether the same session is also judged on other devices.
  package private(set) var isOneOfSeveral: Bool
  /// Whether a report for people lists the rules that are met and not checked, and the sources.
  let listsAll: Bool

  /// The mark of the session that has the design; `nil` for its end.
  package var mark: String?
  /// Whether the marks of the session are judged, too.
  package var isOneOfMarks = false

  package init(
    _ scene: Scene, at places: FindingPlaces, threshold: Severity = .warning, isOneOfSeveral: Bool = false,
    listsAll: Bool = false
  ) {
    (self.scene, self.places, self.threshold) = (scene, places, threshold)
    (self.isOneOfSeveral, self.listsAll) = (isOneOfSeveral, listsAll)
  }

  /// The devices that it is judged on, in words, where these are several.
  private(set) var devices: String?

  /// Joins a design that was judged on several devices, at least one: each finding is there once, with the devices that have
  /// it.
  package init(joining designs: [CheckedDesign]) {
    self = designs[0]
    guard designs.count > 1 else { return }
    let cases = designs.map(\.scene.surveyCase)
    let all = cases.devices(among: cases) + cases.bound(scene.design)
    scene.report = Report(joining: designs.map(\.scene.report)) { numbers in
      numbers.count == cases.count
        ? "on all of them" : "on " + numbers.map { cases[$0] }.devices(among: cases)
    }
    places = designs.map(\.places).reduce(places) { $0.joined(with: $1) }
    (devices, isOneOfSeveral) = (all, false)
  }

  /// The session, and the mark as `diff` takes it.
  var name: String { places.name + (mark.map { "@\($0)" } ?? "") }

  /// Whether anything counts: neither questions to a person nor accepted findings do.
  package var isFound: Bool { scene.report.findings.contains(where: counts) || countsUnusedAllowances }

  func counts(_ finding: Finding) -> Bool { finding.verdict == .broken && finding.severity >= threshold }

  private var countsUnusedAllowances: Bool {
    !scene.report.unusedAllowances.isEmpty && Severity.warning >= threshold
  }

  /// The device, system and guide, in a few words.
  var surroundings: String {
    let design = scene.design
    if let devices { return devices }
    let words = [
      design.device.name, design.orientationName?.text, scene.layout.system?.name, scene.guide.name,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}

package struct UnreadSession {
  let session: String
  /// The number of the faulty line, or `nil`.
  let line: Int?
  /// The column of the fault in it, from 1, or `nil`.
  let column: Int?
  let problem: String
  /// What to do about it, line by line; empty where nobody can tell.
  let remedies: [String]

  package init(
    session: String, line: Int?, column: Int? = nil, problem: String, remedies: [String] = []
  ) {
    (self.session, self.line, self.column) = (session, line, column)
    (self.problem, self.remedies) = (problem, remedies)
  }

  /// The problem and what to do about it, line by line.
  var message: [String] { [problem] + remedies }
}
