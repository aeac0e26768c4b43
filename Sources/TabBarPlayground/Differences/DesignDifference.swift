package import TabBarCore
package import TabBarGuidelines

/// What changed from one end state to another, as a person says it: tabs, their context, findings.
package struct DesignDifference: Sendable {
  /// In the order: removed, added, and then those of each tab from the leading end.
  package private(set) var tabs: [TabDifference] = []
  /// The device and all else that is not about one tab.
  package private(set) var context: [SettingDifference] = []
  /// In the order: removed, added, with another severity.
  package private(set) var findings: [FindingDifference] = []
  /// What the sessions expect and record. Of neither does the place in the file count.
  package let expectations: [StatementDifference]
  package let records: [StatementDifference]
  /// The design on either side.
  package let designs: (before: Design, after: Design)
  /// Whether there is a session on either side; the context of a new one or of one that is gone is not a change.
  package let exists: (before: Bool, after: Bool)

  package var isEmpty: Bool {
    tabs.isEmpty && context.isEmpty && findings.isEmpty && expectations.isEmpty && records.isEmpty
  }

  /// Compares two end states.
  package init(from before: EndState, to after: EndState) {
    designs = (before.draft.design, after.draft.design)
    exists = (before.isOfSession, after.isOfSession)
    expectations = StatementDifference.differences(from: before.expectations, to: after.expectations)
    records = StatementDifference.differences(from: before.records, to: after.records)
    let matches = TabMatches(before, after)
    tabs = Self.tabs(matches, designs.before, designs.after, merges: after.merges(since: before))
    context =
      exists.before && exists.after
      ? Self.context(before.draft, after.draft)
      : before.chosenSettings.map { SettingDifference(key: $0.key, from: $0.value, to: nil) }
        + after.chosenSettings.map { SettingDifference(key: $0.key, from: nil, to: $0.value) }
    if let selected = Self.selected(matches, designs.before, designs.after) { context.append(selected) }
    findings = Self.findings(before.draft.scene.report, after.draft.scene.report)
  }

  /// Compares two drafts that no commands led to. Their tabs are the same where their origins are, else in order.
  package init(from before: Draft, to after: Draft) {
    self.init(from: EndState(before, nil), to: EndState(after, nil))
  }

  private static func tabs(
    _ matches: TabMatches, _ before: Design, _ after: Design, merges: [String: String]
  ) -> [TabDifference] {
    var differences = matches.removed.map { tab in
      TabDifference(tab, .removed(into: merges[before.tabs[tab].title]))
    }
    differences += after.tabs.indices.filter { matches.earlier[$0] == nil }.map {
      TabDifference($0, .added(after.tabs[$0].addedSettings))
    }
    let moved = Set(matches.moved)
    for (index, earlier) in matches.earlier.enumerated() {
      guard let earlier else { continue }
      let (old, new) = (before.tabs[earlier], after.tabs[index])
      if old.title != new.title {
        differences.append(TabDifference(index, .renamed(from: old.title, to: new.title)))
      }
      if moved.contains(index) { differences.append(TabDifference(index, .moved(from: earlier))) }
      differences += SettingDifference.differences(from: old.settings, to: new.settings).map {
        TabDifference(index, .changed($0))
      }
    }
    return differences
  }

  private static func context(_ before: Draft, _ after: Draft) -> [SettingDifference] {
    var differences = SettingDifference.differences(from: before.settings, to: after.settings)
    let (old, new) = (before.design.device, after.design.device)
    // A device of one's own keeps its name when its numbers change.
    if old != new, old.id == new.id {
      differences.insert(SettingDifference(key: "device", from: old.id, to: new.id), at: 0)
    }
    return differences
  }

  /// Returns the change of the selection, or `nil` where it stayed with its tab, went on because that is gone, or is on
  /// the first tab, as it is where nobody chose one.
  private static func selected(
    _ matches: TabMatches, _ before: Design, _ after: Design
  ) -> SettingDifference? {
    guard before.selectedTab != nil, after.selectedTab != nil,
      before.selection > 0 || after.selection > 0, matches.earlier[after.selection] != before.selection,
      matches.earlier.contains(before.selection)
    else { return nil }
    return SettingDifference(
      key: "selected", from: before.plainName(of: before.selection), to: after.plainName(of: after.selection))
  }

  private static func findings(_ before: Report, _ after: Report) -> [FindingDifference] {
    let (old, new) = (FindingDifference.byRule(before), FindingDifference.byRule(after))
    var differences: [FindingDifference] = before.findings.filter { new[$0.rule] == nil }.map { .removed($0) }
    differences += after.findings.filter { old[$0.rule] == nil }.map { .added($0) }
    for finding in after.findings {
      guard let earlier = old[finding.rule] else { continue }
      if earlier.severity != finding.severity || earlier.verdict != finding.verdict {
        differences.append(.severity(from: earlier, to: finding))
      }
    }
    return differences
  }
}

/// A change of one tab.
package struct TabDifference: Sendable {
  package enum Kind: Sendable {
    /// With its settings.
    case added([Setting])
    /// With the title of the tab that it was folded into; `nil` where it was taken out, or nobody can tell.
    case removed(into: String?)
    case renamed(from: String, to: String)
    /// With the index in the earlier design.
    case moved(from: Int)
    case changed(SettingDifference)
  }

  /// The index in the later design; in the earlier one of a tab that was removed.
  package let tab: Int
  package let kind: Kind

  init(_ tab: Int, _ kind: Kind) {
    self.tab = tab
    self.kind = kind
  }
}

/// A finding that came, went or counts differently.
package enum FindingDifference: Sendable {
  case added(Finding)
  case removed(Finding)
  case severity(from: Finding, to: Finding)

  fileprivate static func byRule(_ report: Report) -> [String: Finding] {
    Dictionary(report.findings.map { ($0.rule, $0) }) { first, _ in first }
  }
}

extension Tab {
  /// The settings of a new tab that are worth saying.
  fileprivate var addedSettings: [Setting] {
    settings.filter { $0.value != nil && ($0.key != "role" || role != .destination) }
  }
}
