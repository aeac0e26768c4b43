import TabBarCore

extension System {
  /// Whether the system fills the symbols of every bar that does not ask for outlined ones: since the system of 2024.
  var fillsSymbols: Bool { version >= (platform == .visionOS ? 2 : 18) }

  /// Whether the system draws each symbol as it is named. Since 2021 SwiftUI has filled the symbols of a bar, and
  /// UIKit has not.
  fileprivate var drawsAsNamed: Bool { platform != .visionOS && version < 15 }
}

extension Inspection {
  /// Whether some icon is a symbol of the list, or has a variant that somebody named.
  var hasKnownForm: Bool {
    icons.contains { $0.symbol != nil } || design.tabs.contains { $0.drawnForm != nil }
  }

  /// Returns the tabs among those with an outlined icon that are certain to be drawn so: by an old system, or because
  /// the app wants it.
  func drawnOutlined(_ tabs: [Int], on system: System) -> [Int] {
    system.drawsAsNamed ? tabs : tabs.filter { design.tabs[$0][.iconVariant] == .outline }
  }
}

extension Tab {
  /// Returns what gives the tab with an index the filled form of its icon.
  func edits(toFill index: Int) -> [Edit] {
    let filled = symbolName.flatMap { Symbol.named($0)?.filledName }
    return (details?[.iconVariant] == .outline ? [.set(index, .iconVariant, nil)] : [])
      + (filled.map { [.icon(index, $0)] } ?? [])
  }
}
