import TabBarCore
package import TabBarGuidelines

/// Explains why nothing was checked, so that nobody takes silence for praise.
package enum Silence {
  package static let noTabs: Prose = "There are no tabs yet, so nothing was checked: `add TITLE`."

  package static func sentence(_ scene: Scene) -> Prose? {
    let report = scene.report
    guard report.findings.isEmpty, report.met.isEmpty, report.suppressed.isEmpty else { return nil }
    if scene.design.tabs.isEmpty { return noTabs }
    if !scene.isSpokenOf {
      return "\(scene.guide.name) says nothing about \(scene.platform.rawValue), so nothing was checked."
    }
    return "No rule of \(scene.guide.name) could be judged here, for the reasons below."
  }

  /// Returns the sentence for a report without findings; `countsQuestions` says how many questions are open.
  package static func verdict(_ scene: Scene, countsQuestions: Bool = true) -> Prose {
    if let sentence = sentence(scene) { return sentence }
    let questions = !countsQuestions ? 0 : scene.report.notChecked.count { $0.verdict == .needsPerson }
    let found: Prose =
      scene.report.leavesOut
      ? "Nothing found but what was known"
      : scene.report.suppressed.isEmpty ? "Nothing found" : "Nothing found but what is accepted"
    if questions == 0 { return "\(found)." }
    return "\(found); \(needPerson(questions))."
  }

  package static func needPerson(_ count: Int) -> Prose {
    "\(count) \(count, one: "rule needs", many: "rules need") a person"
  }
}
