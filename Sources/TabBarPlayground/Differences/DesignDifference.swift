import TabBarCore
package import TabBarGuidelines

/// What changed from one design to another, as a person says it: tabs, their context, findings. Whatever tells of a
/// change, at the prompt, in a preview, in a difference of files or on a page, tells of this.
package struct DesignDifference {
  /// In the order: removed, added, and then those of each tab from the leading end.
  package private(set) var tabs: [TabDifference] = []
  /// The device and all else that is not about one tab.
  package private(set) var context: [SettingDifference] = []
  /// In the order: removed, added, accepted, with another severity.
  package private(set) var findings: [FindingDifference] = []
  /// What the sessions expect and record. Of neither does the place in the file count.
  package private(set) var expectations: [StatementDifference] = []
  package private(set) var records: [StatementDifference] = []
  /// The ideas of two sessions that are not the same, by their names; `nil` for one that only one of them has.
  package private(set) var ideas: [(name: String, isNew: Bool, change: DesignDifference?)] = []
  /// The titles of the tabs that no longer fit into the bar, and of those that fit again, in order.
  package private(set) var enteredMore: [String] = []
  package private(set) var leftMore: [String] = []
  /// The index that each tab of the later design has in the earlier one; `nil` for one that is new.
  package private(set) var earlier: [Int?] = []
  /// Either side, laid out and judged.
  package let before: Scene
  package let after: Scene
  /// Whether there is a session on either side; the context of a new one or of one that is gone is not a change.
  package private(set) var exists = (before: true, after: true)

  package var isEmpty: Bool {
    tabs.isEmpty && context.isEmpty && findings.isEmpty && expectations.isEmpty && records.isEmpty
      && ideas.isEmpty
  }

  /// Compares what two sessions end with; `nil` is the side of a new one, or of one that is gone.
  package init(from earlier: EndState?, to later: EndState?) {
    let none = EndState(Draft(), Playground().timeline)
    let (before, after) = (earlier ?? none, later ?? none)
    self.init(from: before.draft.scene, to: after.draft.scene, isOneSession: false)
    expectations = StatementDifference.differences(from: before.expectations, to: after.expectations)
    records = StatementDifference.differences(from: before.records, to: after.records)
    exists = (earlier != nil, later != nil)
    if before.namesIdeas, after.namesIdeas { ideas = Self.ideas(before, after) }
    guard !exists.before || !exists.after else { return }
    context =
      exists.before
      ? self.before.chosenSettings.map { SettingDifference(key: $0.key, from: $0.value, to: nil) }
      : self.after.chosenSettings.map { SettingDifference(key: $0.key, from: nil, to: $0.value) }
  }

  private static func ideas(
    _ before: EndState, _ after: EndState
  ) -> [(name: String, isNew: Bool, change: DesignDifference?)] {
    let (old, new) = (before.timeline.ideas, after.timeline.ideas)
    let gone = old.filter { idea in !new.contains { $0.name == idea.name } }
    return gone.map { ($0.name, false, nil) }
      + new.compactMap { idea in
        guard let earlier = old.first(where: { $0.name == idea.name }) else { return (idea.name, true, nil) }
        let change = DesignDifference(from: earlier.state, to: idea.state)
        return change.isEmpty ? nil : (idea.name, false, change)
      }
  }

  /// Compares two scenes, of which commands have made the later one.
  package init(from before: Scene, to after: Scene) {
    self.init(from: before, to: after, isOneSession: true)
  }

  private init(from before: Scene, to after: Scene, isOneSession: Bool) {
    (self.before, self.after) = (before, after)
    let matches = TabMatches(before.design.tabs, after.design.tabs, isOneSession: isOneSession)
    tabs = Self.tabs(matches, before.design, after.design)
    earlier = matches.earlier
    context = Self.context(before.draft, after.draft)
    if let selected = Self.selected(matches, before.design, after.design) { context.append(selected) }
    findings = Self.findings(before.report, after.report)
    (enteredMore, leftMore) = Self.moves(matches, before, after)
  }

  /// Keeps some changes of tabs and nothing else, as where one side says nothing else.
  package mutating func keepTabs(where isKept: (TabDifference) -> Bool) {
    tabs.removeAll { !isKept($0) }
    (context, findings, expectations, records, ideas) = ([], [], [], [], [])
  }

  static func tabs(_ matches: TabMatches, _ before: Design, _ after: Design) -> [TabDifference] {
    var differences = matches.removed.map { tab in
      TabDifference(tab, .removed(into: after.tab(with: before.tabs[tab])))
    }
    differences += after.tabs.indices.filter { matches.earlier[$0] == nil }.map { tab in
      TabDifference(
        tab, .added(after.tabs[tab].addedSettings, outOf: before.tab(with: after.tabs[tab])))
    }
    let moved = Set(matches.moved)
    for (index, earlier) in matches.earlier.enumerated() {
      guard let earlier else { continue }
      let (old, new) = (before.tabs[earlier], after.tabs[index])
      if old.title != new.title {
        differences.append(TabDifference(index, .renamed(from: old.title, to: new.title)))
      }
      if moved.contains(index) { differences.append(TabDifference(index, .moved(from: earlier))) }
      guard old != new else { continue }
      differences += SettingDifference.differences(from: old.settings, to: new.settings).map {
        TabDifference(index, .changed($0))
      }
    }
    return differences
  }

  static func context(_ before: Draft, _ after: Draft) -> [SettingDifference] {
    if before == after, before.chosenGuide?.id == after.chosenGuide?.id { return [] }
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
  static func selected(
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
    // An accepted finding is still there; it is only no longer reported.
    let accepted = Set(after.suppressed.map(\.finding.rule))
    var differences: [FindingDifference] = before.findings.filter { finding in
      new[finding.rule] == nil && !accepted.contains(finding.rule)
    }.map { .removed($0) }
    differences += after.findings.filter { old[$0.rule] == nil }.map { .added($0) }
    differences += after.suppressed.filter { entry in
      !before.suppressed.contains { $0.finding.rule == entry.finding.rule && $0.reason == entry.reason }
    }.map { .accepted($0) }
    for finding in after.findings {
      guard let earlier = old[finding.rule] else { continue }
      if earlier.severity != finding.severity || earlier.verdict != finding.verdict {
        differences.append(.severity(from: earlier, to: finding))
      }
    }
    return differences
  }

  private static func moves(
    _ matches: TabMatches, _ before: Scene, _ after: Scene
  ) -> (entered: [String], left: [String]) {
    let hidden = (before: Set(before.layout.hidden), after: after.layout.hidden)
    guard !hidden.before.isEmpty || !hidden.after.isEmpty else { return ([], []) }
    let entered = hidden.after.filter { tab in
      matches.earlier[tab].map { !hidden.before.contains($0) } ?? true
    }
    let isVisible = Set(after.layout.visible)
    let left = matches.earlier.indices.filter { tab in
      matches.earlier[tab].map(hidden.before.contains) == true && isVisible.contains(tab)
    }
    return (entered.map(after.design.shortName), left.map(after.design.shortName))
  }
}

extension DesignDifference {
  /// Whether another device, window, language or guide is looked at: a finding that is not there has not been cleared.
  package var isElsewhere: Bool {
    context.contains { Command.named($0.key)?.setting?.isOfApp == false }
  }

  /// The findings that are there in both, in their present words.
  package var remainingFindings: [Finding] {
    let new = Set(newFindings.map(\.rule))
    return after.report.findings.filter { !new.contains($0.rule) }
  }

  package var newFindings: [Finding] {
    findings.compactMap { if case .added(let finding) = $0 { finding } else { nil } }
  }

  package var acceptedFindings: [SuppressedFinding] {
    findings.compactMap { if case .accepted(let entry) = $0 { entry } else { nil } }
  }

  package var clearedFindings: [Finding] { isElsewhere ? [] : goneFindings }

  /// The findings that are not there any more, whatever the reason.
  package var goneFindings: [Finding] {
    findings.compactMap { if case .removed(let finding) = $0 { finding } else { nil } }
  }

  /// Whether tabs have icons that the later bar does not show, as it has titles alone, and that is news: the icon is new,
  /// or the earlier bar had icons.
  package var dropsIcons: Bool {
    guard after.layout.arrangement == .text else { return false }
    // A bar of titles has an icon only where a tab has no title.
    let icons = after.layout.visible.map { after.design.tabs[$0] }.filter(\.hasTitle).compactMap(\.icon)
    return !Set(before.layout.arrangement == .text ? before.design.tabs.compactMap(\.icon) : [])
      .isSuperset(of: icons)
  }

  /// The indices of the tabs that a picture marks: new and different ones in the later design, and those that are gone in
  /// the earlier one.
  package var marks: (new: [Int], changed: [Int], gone: [Int]) {
    var marks: (new: [Int], changed: [Int], gone: [Int]) = ([], [], [])
    for difference in tabs {
      switch difference.kind {
      case .added: marks.new.append(difference.tab)
      case .removed: marks.gone.append(difference.tab)
      case .renamed, .changed: marks.changed.append(difference.tab)
      case .moved: break
      }
    }
    return marks
  }
}

package struct TabDifference {
  package enum Change {
    /// With its settings, and the title of the tab that it had been folded into, if any.
    case added([Setting], outOf: String?)
    /// With the title of the tab that it was folded into; `nil` where it was taken out.
    case removed(into: String?)
    case renamed(from: String, to: String)
    /// With the index in the earlier design.
    case moved(from: Int)
    case changed(SettingDifference)
  }

  /// The index in the later design; in the earlier one of a tab that was removed.
  package let tab: Int
  package let kind: Change

  init(_ tab: Int, _ kind: Change) {
    self.tab = tab
    self.kind = kind
  }
}

/// A finding that came, went or counts differently.
package enum FindingDifference {
  case added(Finding)
  /// It was not accepted before, or for another reason.
  case accepted(SuppressedFinding)
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

extension Design {
  /// Returns the title of the tab that another one was folded into, or `nil`.
  func tab(with part: Tab) -> String? {
    tabs.first { $0.origin.parts.contains(part.origin.id) }?.title
  }

  /// Returns a tab's title; without one its icon, else its number.
  fileprivate func shortName(of index: Int) -> String {
    tabs[index].hasTitle ? tabs[index].title : tabs[index].icon ?? "tab \(index + 1)"
  }
}
