package import TabBarCore

/// All that a rule sees: a design, its layout, and the numbers of the guide.
package struct Inspection: Sendable {
  /// What is the same for every rule; a class, so that no rule is handed a copy of a design.
  private let subject: Subject
  /// The rule's numbers in that guide.
  package internal(set) var limits: Limits
  /// The indices of the tabs that the rule ignores, because what it would find there is accepted.
  var excludedTabs: [Int] = []

  /// - Parameter facts: What is known of its tabs, where that was worked out before.
  init(design: Design, layout: BarLayout, guide: Guide, limits: Limits, facts: TabFacts? = nil) {
    subject = Subject(design, layout, guide, facts ?? TabFacts(about: design))
    self.limits = limits
  }

  package var design: Design { _read { yield subject.design } }
  /// The design's tabs, without a copy of the rest.
  var allOfTheTabs: [Tab] { subject.design.tabs }
  var tabCount: Int { allOfTheTabs.count }
  /// The design laid out.
  package var layout: BarLayout { _read { yield subject.layout } }
  package var guide: Guide { subject.guide }
  package var platform: Platform { subject.platform }
  var isPlatformInGuide: Bool { subject.isPlatformInGuide }
  var hasNoBar: Bool { subject.hasNoBar }
  var hasSystem: Bool { subject.hasSystem }
  /// Whether a tab has an icon, an excluded one or not.
  var hasIcons: Bool { subject.hasIcons }
  /// Whether anything is known of a tab that the picture does not show.
  var hasFacts: Bool { subject.hasFacts }
  var icons: [IconFacts] { subject.facts.icons }
  var titles: [TitleWords] { subject.facts.titles }
  var badges: [BadgeText?] { subject.facts.badges }
  /// The indices of the tabs with a badge, without the excluded ones.
  var badgedTabs: [Int] {
    excludedTabs.isEmpty ? subject.badgedTabs : subject.badgedTabs.filter { !excludedTabs.contains($0) }
  }

  /// What every rule asks about, worked out once for all of them.
  private final class Subject: Sendable {
    let design: Design
    let layout: BarLayout
    let guide: Guide
    let platform: Platform
    let isPlatformInGuide: Bool
    let hasNoBar, hasSystem: Bool
    let facts: TabFacts
    let allTabs, badgedTabs: [Int]
    let hasIcons, hasFacts: Bool

    init(_ design: Design, _ layout: BarLayout, _ guide: Guide, _ facts: TabFacts) {
      self.design = design
      self.layout = layout
      self.guide = guide
      if let system = layout.system {
        (platform, hasNoBar, hasSystem) = (system.platform, layout.kind == nil, true)
      } else {
        (platform, hasNoBar, hasSystem) = (design.device.platform, false, false)
      }
      isPlatformInGuide = guide.versions[platform] != nil
      self.facts = facts
      allTabs = Array(design.tabs.indices)
      badgedTabs = allTabs.filter { design.tabs[$0].badge != nil }
      hasIcons = design.tabs.contains(where: \.hasIcon)
      hasFacts = design.tabs.contains { !$0.facts.isEmpty }
    }
  }

  /// The indices of all tabs but the excluded ones: for what is said of the bar as a whole.
  var allTabs: [Int] {
    excludedTabs.isEmpty ? subject.allTabs : tabs { _ in true }
  }

  /// Returns the indices of the tabs that something holds for, without the excluded ones.
  func tabs(where holds: (Tab) -> Bool) -> [Int] {
    let tabs = allOfTheTabs
    return indices(among: tabs.indices) { holds(tabs[$0]) }
  }

  /// Returns the indices among some that something holds for, without the excluded ones.
  func indices(among all: Range<Int>, where holds: (Int) -> Bool) -> [Int] {
    var indices: [Int] = []
    for index in all where holds(index) && !excludedTabs.contains(index) {
      // Mostly none or all.
      if indices.isEmpty { indices.reserveCapacity(all.count) }
      indices.append(index)
    }
    return indices
  }

  /// Returns whether a tab is apart from the others as a symbol alone, as search does since iOS 26.
  func isSeparated(_ index: Int) -> Bool {
    for item in layout.items.indices where layout.items[item].isSeparated {
      if layout.items[item].kind.tab == index { return true }
    }
    return false
  }

  /// The layout in the other orientation, on the same system, of a design whose size classes the device decides.
  package var turnedLayout: BarLayout {
    var turned = design
    turned.orientation = design.orientation.turned
    return BarLayout(of: turned, on: layout.system)
  }
}
