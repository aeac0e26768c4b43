package import TabBarGuidelines
import TabBarCore

/// A design that was judged, with the session that it comes from.
package struct CheckedDesign: Sendable {
  /// The session, and where in it the findings come from.
  package let places: FindingPlaces
  /// The design laid out and judged.
  package let scene: Scene
  /// The least grave finding that counts.
  package let threshold: Severity
  /// Whether the same session is judged on other devices as well.
  package let isOneOfSeveral: Bool

  /// Whether other designs are judged in the same call.
  package let isOneOfMany: Bool

  /// Creates a judged design.
  package init(
    _ scene: Scene, at places: FindingPlaces, threshold: Severity = .warning, isOneOfSeveral: Bool = false,
    isOneOfMany: Bool = false
  ) {
    self.isOneOfMany = isOneOfMany
    self.scene = scene
    self.places = places
    self.threshold = threshold
    self.isOneOfSeveral = isOneOfSeveral
  }

  /// Whether there is anything that counts. What needs a person and what is accepted is shown but not counted.
  package var isFound: Bool { scene.report.findings.contains(where: counts) || countsUnusedAllowances }

  /// Returns whether a finding is grave enough.
  func counts(_ finding: Finding) -> Bool { finding.verdict == .broken && finding.severity >= threshold }

  /// Whether there is an allowance that accepts nothing and such a one is grave enough: it is as a warning.
  private var countsUnusedAllowances: Bool {
    !scene.report.unusedAllowances.isEmpty && Severity.warning >= threshold
  }

  /// What the design is laid out for and judged by, in a few words.
  var surroundings: String {
    let design = scene.design
    var words = [design.device.name]
    if design.device.platform.rotates { words.append(design.orientation.rawValue) }
    if let system = scene.layout.system { words.append(system.name) }
    return (words + [scene.guide.name]).joined(separator: ", ")
  }
}

/// A session that could not be judged.
package struct UnreadSession: Sendable {
  /// The path of the session; `-` is standard input.
  package let session: String
  /// The number of the line that is at fault, or `nil`.
  package let line: Int?
  /// What is wrong, as a clause without a full stop.
  package let problem: String

  /// Creates a session that could not be judged.
  package init(session: String, line: Int?, problem: String) {
    self.session = session
    self.line = line
    self.problem = problem
  }
}
