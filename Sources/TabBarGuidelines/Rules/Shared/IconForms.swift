import TabBarCore

extension Inspection {
  /// Whether some icon is a symbol of the list, or has a variant that somebody named.
  var hasKnownForm: Bool {
    icons.contains { $0.symbol != nil } || design.tabs.contains { $0.drawnForm != nil }
  }

  /// Whether symbols are certain to be drawn as they are named, where their variant is not said.
  ///
  /// Since 2021 SwiftUI has filled the symbols of a bar. UIKit, which alone takes another icon for the selected state, had
  /// not until iOS 18, which chooses the filled variant; whether it does so for every bar of UIKit is not confirmed.
  private var drawsAsNamed: Bool {
    guard let version = layout.system?.version, platform != .visionOS else { return false }
    return version < 15 || version < 18 && isUIKits
  }

  /// Whether UIKit is certain to make the bar.
  var isUIKits: Bool {
    design.tabs.contains { $0[.selectedIcon] != nil } || design[.container] == .custom
  }

  /// The tabs whose icons are named outlined, and those among them that are certain to be drawn so. Of the others nobody
  /// but a person can tell, and one rule asks: mixed-icons where some icons are filled, else filled-icon.
  var outlinedIcons: (named: [Int], drawn: [Int]) {
    let named = tabsWhoseIcon { $0.form == .outlined }
    return (named, drawsAsNamed ? named : named.filter { design.tabs[$0][.iconVariant] == .outline })
  }
}

extension Inspection {
  /// What says of tabs with outlined icons how these are drawn.
  func filling(_ tabs: [Int]) -> AskedFact {
    each(.iconVariant, is: .filled, orElse: .outline, among: tabs)
  }
}

extension Tab {
  /// Returns what gives the tab with an index the filled form of its icon.
  func edits(toFill index: Int) -> [Edit] {
    let filled = symbolName.flatMap { Symbol.named($0)?.filledName }
    return (self[.iconVariant] == .outline ? [.set(index, .iconVariant, nil)] : [])
      + (filled.map { [.icon(index, $0)] } ?? [])
  }
}
