import TabBarCore
package import TabBarGuidelines

/// The parts of a bar: which it has, and what each one is.
package struct Anatomy {
  package enum Part: String, CaseIterable {
    case container, icon, badge, title
    case activeTab = "active tab"
    case inactiveTab = "inactive tab"
    case more = "More"
    case apart = "item apart"
    case accessory, logo
    case pageButtons = "page buttons"
    case homeIndicator = "home indicator"

    /// Whether its absence is worth mentioning.
    package var isUsual: Bool { ![.apart, .accessory, .logo, .pageButtons].contains(self) }
  }

  /// The parts that the bar has, in the order of `Part`.
  package let present: [(part: Part, text: Prose)]
  /// The usual parts that the bar lacks, each with the reason as a clause.
  package let missing: [(part: Part, why: Prose)]

  package init(_ scene: Scene) {
    let parts = Part.allCases.map { (part: $0, said: Self.said($0, of: scene)) }
    present = parts.compactMap { part, said in said.text.map { (part, $0) } }
    missing = parts.filter { $0.said.text == nil && $0.part.isUsual }.map { ($0.part, $0.said.why) }
  }

  /// Returns what a part is, `nil` where the bar lacks it, and then why, as a clause.
  private static func said(_ part: Part, of scene: Scene) -> (text: Prose?, why: Prose) {
    let (layout, design) = (scene.layout, scene.design)
    if let absence = layout.absence { return (nil, absence.label) }
    if layout.placement == .none { return (nil, "no bar") }
    let tabs = layout.items.filter { $0.kind.tab != nil }
    let shown = ShownBar(layout, of: design)
    func lacking(_ why: Prose) -> Prose { design.tabs.isEmpty ? "no tab" : why }
    func name(_ tab: Int?) -> Prose { tab.map { "\(titleOf: $0, in: design)" } ?? "" }
    switch part {
    case .container: return (BarInWords.bar(scene), "")
    case .icon:
      let count = tabs.count { $0.iconFrame != nil }
      return (
        count == 0 ? nil : "the symbol of a tab: \(count) of \(tabs.count)",
        lacking(layout.arrangement == .text ? "titles alone" : "no tab in the bar has one")
      )
    case .badge:
      let badged = shown.tabs.compactMap { tab in
        tab.badge.map { "\"\($0, .title)\" on \(name(tab.index))" as Prose }
      }
      let isElsewhere = layout.hidden.contains { design.tabs[$0].badge != nil }
      return (
        badged.isEmpty ? nil : .abridged(badged, most: 3),
        lacking(isElsewhere ? "no tab in the bar has one" : "no tab has one")
      )
    case .title:
      return (
        tabs.contains { $0.titleFrame != nil }
          ? "the text of a tab, which SAP and newer guidelines of Apple call label" : nil,
        lacking(
          layout.arrangement == .icon || layout.isColumn ? "icons alone" : "no tab in the bar has one")
      )
    case .activeTab:
      let isBehindMore = layout.items.contains { $0.kind == .more && $0.isSelected }
      return (
        shown.tabs.first(where: \.isSelected).map { "\(name($0.index)): the section that is shown now" },
        lacking(isBehindMore ? "More is highlighted" : "the selected tab is not in the bar")
      )
    case .inactiveTab:
      let others = shown.tabs.filter { !$0.isSelected }.map { name($0.index) }
      return (others.isEmpty ? nil : .abridged(others, most: 4), lacking("no other tab"))
    case .more:
      let list = Prose.abridged(layout.hidden.map { name($0) }, most: 4)
      return (
        tabs.count < layout.items.count ? "the system's own item, which opens a list: \(list)" : nil,
        lacking(layout.hidden.isEmpty ? "every tab fits" : Prose(listed: layout.overflow.place.label))
      )
    case .apart:
      return (shown.tabs.first(where: \.isApart).map { "\(list: [name($0.index)] + $0.states)" }, "")
    case .accessory: return (layout.accessory.map { _ in "the app's own view with the bar" }, "")
    case .logo: return (layout.logo.map { _ in "the app's own image beside the bar" }, "")
    case .pageButtons: return (layout.pageButtons.isEmpty ? nil : "buttons turn the page", "")
    case .homeIndicator:
      let isHere = layout.hasHomeIndicator && layout.placement == .bottom
      return (
        isHere ? "the system's line for going home; the bar keeps its items off it" : nil,
        layout.hasHomeIndicator
          ? "away from this bar" : scene.platform.rotates ? "a home button" : "\(scene.platform.rawValue)"
      )
    }
  }
}
