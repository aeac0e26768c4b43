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
    var isUsual: Bool { ![.apart, .accessory, .logo, .pageButtons].contains(self) }
  }

  /// The parts that the bar has, in the order of `Part`.
  package let present: [(part: Part, text: String)]
  /// The usual parts that the bar lacks, each with the reason as a clause.
  package let missing: [(part: Part, why: String)]

  package init(_ scene: Scene) {
    let parts = Part.allCases.map { (part: $0, said: Self.said($0, of: scene)) }
    present = parts.compactMap { part, said in said.text.map { (part, $0) } }
    missing = parts.filter { $0.said.text == nil && $0.part.isUsual }.map { ($0.part, $0.said.why) }
  }

  /// Returns what a part is, `nil` where the bar lacks it, and then why, as a clause.
  private static func said(_ part: Part, of scene: Scene) -> (text: String?, why: String) {
    let (layout, design) = (scene.layout, scene.design)
    let platform = scene.platform
    if layout.placement == .none { return (nil, "\(platform.rawValue) draws no tab bar here") }
    if let absence = layout.absence { return (nil, absence.label.text.replacing("no bar: ", with: "")) }
    let tabs = layout.items.filter { $0.kind.tab != nil }
    let shown = ShownBar(layout, of: design)
    func lacking(_ why: String) -> String { design.tabs.isEmpty ? "there are no tabs yet" : why }
    switch part {
    case .container:
      let sentence = BarSentences.sentences(scene).first ?? ""
      return ("the bar, \(layout.kind?.form.name ?? ""). \(sentence)", "")
    case .icon:
      let count = tabs.count { $0.iconFrame != nil }
      let number = count == tabs.count ? "every one" : "\(count) of \(tabs.count)"
      return (
        count == 0 ? nil : "the symbol of a tab; \(number) has one",
        lacking(layout.arrangement == .text ? "this bar shows titles alone" : "no tab in the bar has one")
      )
    case .badge:
      let badged = shown.tabs.compactMap { tab in tab.badge.map { "\"\($0)\" on \(tab.name)" } }
      let isElsewhere = layout.hidden.contains { design.tabs[$0].badge != nil }
      return (
        badged.isEmpty ? nil : abridged(badged, most: 3),
        lacking(isElsewhere ? "only tabs that the bar does not show have one" : "no tab has one")
      )
    case .title:
      let place =
        layout.arrangement == .stacked
        ? "under the icon" : layout.arrangement == .inline ? "beside the icon" : "alone"
      let hasNone = layout.arrangement == .icon || layout.isColumn
      return (
        tabs.contains { $0.titleFrame != nil }
          ? "the text of a tab, \(place); SAP and newer guidelines of Apple call it label" : nil,
        lacking(hasNone ? "this bar shows symbols alone" : "no tab in the bar has one")
      )
    case .activeTab:
      let isBehindMore = layout.items.contains { $0.kind == .more && $0.isSelected }
      return (
        shown.tabs.first(where: \.isSelected).map {
          "\($0.name): the section that is shown now, marked as selected"
        },
        lacking(
          isBehindMore
            ? "the selected tab is \(HiddenPlace.more.phrase), so More is highlighted"
            : "the selected tab is not in the bar")
      )
    case .inactiveTab:
      let others = shown.tabs.filter { !$0.isSelected }.map(\.name)
      return (
        others.isEmpty ? nil : abridged(others, most: 4) + ": a tap away",
        lacking("there is no other tab in the bar")
      )
    case .more:
      let list = abridged(layout.hidden.map { design.plainName(of: $0) }, most: 4)
      let place = "what does not fit is \(layout.overflow.place.phrase)"
      return (
        tabs.count < layout.items.count ? "the system's own item, which opens a list of \(list)" : nil,
        lacking(layout.hidden.isEmpty ? "every tab fits" : place)
      )
    case .apart:
      let item = shown.tabs.first(where: \.isApart)
      let place = layout.isColumn ? "below" : "beside"
      return (item.map { "\($0.name): \(place) the others, in a circle of its own" }, "")
    case .accessory:
      return (layout.accessory.map { "the app's own view with the bar, about \(Points.words($0))" }, "")
    case .logo: return (layout.logo.map { "the app's own image beside the bar, \(Points.words($0))" }, "")
    case .pageButtons:
      return (layout.pageButtons.isEmpty ? nil : "they move the row on to the tabs that do not fit", "")
    case .homeIndicator:
      let isHere = layout.hasHomeIndicator && layout.placement == .bottom
      return (
        isHere ? "the system's line for going home; the bar keeps its items off it" : nil,
        layout.hasHomeIndicator
          ? "it is at the bottom edge, away from this bar"
          : platform.rotates ? "the \(design.device.name) has a home button" : "\(platform.rawValue) has none"
      )
    }
  }
}
