/// What two versions of the program say differently of many designs.
package struct Drift: Sendable {
  /// The designs of the report that have not been compared, by session.
  private var waiting: [String: [RecordedDesign]] = [:]
  private(set) var sessions: [String] = []
  /// The program that wrote the report; `nil` where it does not say.
  let tool: RecordedTool?

  /// The number of designs that both sides have.
  package private(set) var compared = 0
  private(set) var judgedDifferently = 0
  private(set) var laidOutDifferently = 0
  /// The designs of each difference.
  private(set) var places: [DesignDrift.Difference: [String]] = [:]
  /// The designs in which something has moved, and how far at most.
  private(set) var shifted: [String] = []
  private(set) var largestShift = 0.0
  /// The designs that the report does not have.
  private(set) var added: [String] = []

  package init(since report: RecordedReport) {
    tool = report.designs.first?.tool
    for design in report.designs {
      if waiting[design.session] == nil { sessions.append(design.session) }
      waiting[design.session, default: []].append(design)
    }
  }

  /// Whether anything is judged or laid out differently.
  package var isFound: Bool { judgedDifferently + laidOutDifferently > 0 }

  /// Whether there was anything to compare: a report from another folder has no path in common.
  package var isAboutSomething: Bool { compared > 0 || added.isEmpty }

  /// A session of the report.
  package var example: String? { sessions.first }

  /// The designs that only the report has.
  var missing: [String] {
    sessions.flatMap { session in
      let rest = waiting[session] ?? []
      return rest.count == 1 ? [session] : rest.map { "\(session) on \($0.device)" }
    }
  }

  /// Compares a design with the one of the same session in the report.
  ///
  /// - Parameter isOneOfSeveral: Whether the session is judged on other devices, too. If it is not, it may have
  ///   another device today.
  package mutating func compare(_ design: RecordedDesign, isOneOfSeveral: Bool) {
    let name = isOneOfSeveral ? "\(design.session) on \(design.device)" : design.session
    let candidates = waiting[design.session] ?? []
    let only = candidates.count == 1 && !isOneOfSeveral ? 0 : nil
    guard let index = candidates.firstIndex(where: { $0.device == design.device }) ?? only else {
      added.append(name)
      return
    }
    waiting[design.session]?.remove(at: index)
    compared += 1
    let drift = DesignDrift(from: candidates[index], to: design)
    let kinds = Set(drift.differences.map(\.kind))
    if kinds.contains(.judged) { judgedDifferently += 1 }
    if kinds.contains(.laidOut) { laidOutDifferently += 1 }
    for difference in drift.differences { places[difference, default: []].append(name) }
    guard drift.largestShift > 0 else { return }
    shifted.append(name)
    largestShift = max(largestShift, drift.largestShift)
  }

  /// Leaves a session out that cannot be judged now; the error says so.
  package mutating func skip(_ session: String) { waiting[PlainPath.text(of: session)] = [] }
}
