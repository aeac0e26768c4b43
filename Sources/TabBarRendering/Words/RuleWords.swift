import TabBarCore
package import TabBarGuidelines
import TabBarPlayground

/// Facts about a rule beyond its own texts, for pages and documents.
package enum RuleWords {
  /// Shown for a rule without a history.
  package static let unchanged = "The guidelines show no change: each that has the rule asks for the same."

  package static func needs(_ rule: Rule) -> String {
    switch rule.needs {
    case .platform: "at least one tab, on any platform"
    case .tabs: "at least one tab, on a platform with a tab bar"
    case .severalTabs: "at least two tabs, on a platform with a tab bar"
    case .badges: "at least one tab with a badge"
    case .pad: "at least one tab on an iPad"
    case .icons: "at least one tab with an icon"
    case .section: "at least one tab, on a platform that the guide says it of"
    case .television: "at least one tab on an Apple TV"
    case .bar: "a bar that is laid out"
    }
  }

  /// Returns the fixes for the examples that break the rule, each summary once.
  package static func fixes(of rule: Rule) -> [Fix] {
    rule.examples.filter { $0.verdict == .broken }.flatMap { example -> [Fix] in
      guard let scene = rule.guide(for: example).map({ Scene(example.design, by: $0) }) else { return [] }
      return scene.report.findings.filter { $0.rule == rule.id }.flatMap { scene.fixes(for: $0) }
    }.grouped(by: \.summary).map { $0.elements[0] }
  }
}

/// Explains why nothing was checked, so that nobody takes silence for praise.
enum Silence {
  static let noTabs = "There are no tabs yet, so nothing was checked: add TITLE."

  static func sentence(_ scene: Scene) -> String? {
    let report = scene.report
    guard report.findings.isEmpty, report.met.isEmpty, report.suppressed.isEmpty else { return nil }
    if scene.design.tabs.isEmpty { return noTabs }
    let platform = scene.layout.system?.platform ?? scene.design.device.platform
    if scene.guide.versions[platform] == nil {
      return "\(scene.guide.name) says nothing about \(platform.rawValue), so nothing was checked."
    }
    return "No rule of \(scene.guide.name) could be judged here, for the reasons below."
  }

  /// Returns the sentence for a report without findings.
  ///
  /// - Parameter countsQuestions: Whether it says how many questions are open.
  static func verdict(_ scene: Scene, countsQuestions: Bool = true) -> String {
    if let sentence = sentence(scene) { return sentence }
    let questions = !countsQuestions ? 0 : scene.report.notChecked.count { $0.verdict == .needsPerson }
    let found = scene.report.suppressed.isEmpty ? "Nothing found" : "Nothing found but what is accepted"
    if questions == 0 { return found + "." }
    return "\(found); \(needPerson(questions))."
  }

  /// Returns how many rules need a person.
  static func needPerson(_ count: Int) -> String {
    count == 1 ? "1 rule needs a person" : "\(count) rules need a person"
  }
}
