import TabBarCore
import TabBarGuidelines

/// The parts of a bar in words.
enum AnatomyWords {
  /// Returns what a part is in a bar, or `nil` where the bar does not have it.
  static func text(_ part: Anatomy.Part, of scene: Scene) -> String? {
    let layout = scene.layout
    guard layout.placement != .none, layout.absence == nil else { return nil }
    let tabs = layout.items.filter { $0.kind.tab != nil }
    switch part {
    case .container: return container(scene)
    case .icon:
      let count = tabs.count { $0.iconFrame != nil }
      return count == 0
        ? nil
        : "the symbol of a tab; \(count == tabs.count ? "every one" : "\(count) of \(tabs.count)") has one"
    case .badge:
      let badged = layout.items.filter { $0.badge != nil && $0.kind.tab != nil }
      guard !badged.isEmpty else { return nil }
      return abridged(
        badged.map { item in "\"\(item.badge ?? "")\" on \(name(item, scene.design))" }, most: 3)
    case .title:
      guard tabs.contains(where: { $0.titleFrame != nil }) else { return nil }
      let place =
        layout.arrangement == .stacked
        ? "under the icon" : layout.arrangement == .inline ? "beside the icon" : "alone"
      return "the text of a tab, \(place); SAP and newer guidelines of Apple call it label"
    case .activeTab:
      guard let item = tabs.first(where: \.isSelected) else { return nil }
      return "\(name(item, scene.design)): the section that is shown now, marked as selected"
    case .inactiveTab:
      let others = tabs.filter { !$0.isSelected }
      return others.isEmpty ? nil : abridged(others.map { name($0, scene.design) }, most: 4) + ": a tap away"
    case .more:
      guard layout.items.contains(where: { $0.kind == .more }) else { return nil }
      return "the system's own item; behind it "
        + abridged(layout.hidden.map { TabNames.name($0, in: scene.design) }, most: 4)
    case .apart:
      guard !scene.design.situation.isMinimized, let item = tabs.first(where: \.isSeparated) else {
        return nil
      }
      return "\(name(item, scene.design)): it stands beside the others, in a circle of its own"
    case .accessory: return layout.accessory.map { "the app's own view with the bar, about \(size($0))" }
    case .logo: return layout.logo.map { "the app's own image beside the bar, \(size($0))" }
    case .pageButtons:
      return layout.pageButtons.isEmpty ? nil : "they move the row on to the tabs that do not fit"
    case .homeIndicator:
      return layout.showsHomeIndicator && layout.placement == .bottom
        ? "the system's line for going home; the bar keeps its items off it" : nil
    }
  }

  /// Returns why a bar does not have a part.
  static func reason(_ part: Anatomy.Part, of scene: Scene) -> String {
    let layout = scene.layout
    let platform = layout.system?.platform ?? scene.design.device.platform
    if layout.placement == .none { return "\(platform.rawValue) draws no tab bar here" }
    if let absence = layout.absence { return absence.label.replacingFirst("no bar: ", with: "") }
    if part == .homeIndicator {
      if layout.showsHomeIndicator { return "it is at the bottom edge, away from this bar" }
      return platform.rotates
        ? "the \(scene.design.device.name) has a home button" : "\(platform.rawValue) has none"
    }
    if scene.design.tabs.isEmpty { return "there are no tabs yet" }
    switch part {
    case .icon:
      return layout.arrangement == .text ? "this bar shows titles alone" : "no tab in the bar has one"
    case .badge:
      return layout.hidden.contains { scene.design.tabs[$0].badge != nil }
        ? "only tabs that the bar does not show have one" : "no tab has one"
    case .title:
      return layout.arrangement == .icon || layout.shape == .ornament
        ? "this bar shows symbols alone" : "no tab in the bar has one"
    case .activeTab:
      return layout.items.contains { $0.kind == .more && $0.isSelected }
        ? "the selected tab is behind More, which is lit in its place" : "the selected tab is not in the bar"
    case .inactiveTab: return "there is no other tab in the bar"
    case .more:
      if layout.hidden.isEmpty { return "every tab fits" }
      return "what does not fit is \(layout.overflow.place.phrase)"
    default: return "it is not there"
    }
  }

  private static func container(_ scene: Scene) -> String {
    let sentence = BarSentences.sentences(scene).first ?? ""
    return "the bar, \(scene.layout.shape.name). \(sentence)"
  }

  private static func name(_ item: BarItem, _ design: Design) -> String {
    item.kind.tab.map { TabNames.name($0, in: design) } ?? "More"
  }

  private static func size(_ rect: Rect) -> String {
    "\(Points.text(rect.width)) by \(Points.text(rect.height)) points"
  }
}
