import TabBarCore
@testable import TabBarGuidelines
import Testing

/// Returns the scene of a bar of which some facts are known, with three tabs unless others are given.
func scene(
  _ facts: KeyValuePairs<BarProperty, String>, _ tabs: [Tab] = sections(3), on device: String = "iphone-14",
  held orientation: Orientation = .portrait, as system: String? = nil, by guide: String,
  during change: (inout Situation) -> Void = { _ in }
) throws -> Scene {
  var design = Design(
    tabs: tabs, device: try TabBarGuidelinesTests.device(device), orientation: orientation,
    system: system.flatMap { System.named($0) })
  var details = BarDetails()
  for (property, value) in facts { details[word: property] = value }
  design.barDetails = details.isEmpty ? nil : details
  change(&design.situation)
  return Scene(design, by: try TabBarGuidelinesTests.guide(guide))
}

extension Scene {
  /// Returns the question that a rule asks of every design, or `nil` where it asks none.
  func question(_ rule: String) -> String? {
    report.notChecked.first { $0.rule == rule && $0.verdict == .needsPerson }?.why
  }

  /// Returns the fixes of what a rule has found.
  func fixes(_ rule: String) -> [Fix] {
    guard let rule = Rule.named(rule), let entry = guide[rule: rule.id] else { return [] }
    let inspection = Inspection(design: design, layout: layout, guide: guide, limits: entry.limits)
    return rule.repair?(inspection, rule.judge(inspection)) ?? []
  }
}

/// Returns a tab with facts about it.
func tab(_ title: String, _ facts: KeyValuePairs<TabProperty, String>, icon: String? = nil) -> Tab {
  var details = TabDetails()
  for (property, value) in facts { details[word: property] = value }
  return Tab(title, icon: icon, details: details)
}

/// The guides of Apple's that a bar on a phone is judged by since 2022.
let higs = ["hig-2022", "hig-2023", "hig-2024", "hig-2025"]
