import TabBarCore
import TabBarGuidelines

/// Why nothing was looked at, so that no silence is taken for praise.
enum Silence {
  /// Returns why no rule had anything to look at in a scene, or `nil` where at least one had.
  static func sentence(_ scene: Scene) -> String? {
    let report = scene.report
    guard report.findings.isEmpty, report.met.isEmpty, report.suppressed.isEmpty else { return nil }
    if scene.design.tabs.isEmpty { return "There are no tabs yet, so nothing was looked at: add TITLE." }
    let platform = scene.layout.system?.platform ?? scene.design.device.platform
    if scene.guide.versions[platform] == nil {
      return "\(scene.guide.name) says nothing about \(platform.rawValue), so nothing was looked at."
    }
    return "No rule of \(scene.guide.name) could be judged here; the reasons stand below."
  }

  /// Returns what is said where nothing was found.
  static func verdict(_ scene: Scene) -> String {
    if let sentence = sentence(scene) { return sentence }
    let questions = scene.report.notChecked.count { $0.verdict == .needsPerson }
    let found = scene.report.suppressed.isEmpty ? "Nothing found" : "Nothing found but what is accepted"
    if questions == 0 { return found + "." }
    return "\(found); \(counted(questions, "question")) \(isOrAre(questions)) left to a person."
  }
}
