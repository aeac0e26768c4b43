import TabBarCore

/// All that a rule sees: a design, its layout, and the numbers of the guide; a class, so that no rule is handed a copy of
/// a design. What every rule asks about is worked out once for all of them.
final class Inspection {
  let design: Design
  /// The design laid out.
  let layout: BarLayout
  let guide: Guide
  let platform: Platform
  let isPlatformInGuide: Bool
  let hasNoBar, hasSystem: Bool
  /// Whether a tab has an icon, an excluded one or not.
  let hasIcons: Bool
  /// Whether anything is known of a tab that the picture does not show.
  let hasFacts: Bool
  private let facts: TabFacts
  private let everyTab, everyBadge: [Int]
  /// What the guide says about the rule that is asked.
  var entry: GuideRule?
  /// The indices of the tabs that the rule ignores, because what it would find there is accepted.
  var excludedTabs: [Int] = []

  /// - Parameter facts: What is known of its tabs, where that was worked out before.
  init(design: Design, layout: BarLayout, guide: Guide, entry: GuideRule? = nil, facts: TabFacts? = nil) {
    self.design = design
    self.layout = layout
    self.guide = guide
    self.entry = entry
    if let system = layout.system {
      (platform, hasNoBar, hasSystem) = (system.platform, layout.kind == nil, true)
    } else {
      (platform, hasNoBar, hasSystem) = (design.device.platform, false, false)
    }
    isPlatformInGuide = guide.versions[platform] != nil
    self.facts = facts ?? TabFacts(about: design)
    everyTab = Array(design.tabs.indices)
    everyBadge = everyTab.filter { design.tabs[$0].badge != nil }
    hasIcons = design.tabs.contains(where: \.hasIcon)
    hasFacts = design.tabs.contains { !$0.facts.isEmpty }
  }

  /// The numbers of the rule in the guide.
  var limits: Limits { entry?.limits ?? Limits(cell: .none) }
  /// Whether the guide leaves to people what the rule judges, or says nothing of it on the platform.
  var asks: Bool { entry.map { $0.asks || $0.isAdvice(on: platform) } ?? false }
  var allOfTheTabs: [Tab] { design.tabs }
  var tabCount: Int { design.tabs.count }
  var icons: [IconFacts] { facts.icons }
  var titles: [TitleWords] { facts.titles }
  var badges: [BadgeText?] { facts.badges }
  /// The indices of the tabs with a badge, without the excluded ones.
  var badgedTabs: [Int] {
    excludedTabs.isEmpty ? everyBadge : everyBadge.filter { !excludedTabs.contains($0) }
  }

  /// The indices of all tabs but the excluded ones: for what is said of the bar as a whole.
  var allTabs: [Int] {
    excludedTabs.isEmpty ? everyTab : tabs { _ in true }
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
  var turnedLayout: BarLayout {
    var turned = design
    turned.orientation = design.orientation.turned
    return BarLayout(of: turned, on: layout.system)
  }
}
