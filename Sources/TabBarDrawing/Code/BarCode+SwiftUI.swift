import TabBarCore

// A bar as a view of SwiftUI.
extension BarCode {
  var swiftUI: [String] {
    let isOld = [.iOS, .iPadOS, .tvOS].contains(system?.platform) && !isAtLeast(14)
    let obstacle = "Labels, which tabs are made of, begin with version 14 of the system; use uikit."
    return file(unless: isOld ? obstacle : nil) { selected in
      var lines = ["import SwiftUI", ""] + availability + ["struct AppTabs: View {"]
      lines += Self.indented(["enum AppTab: Hashable {"])
      lines += Self.indented(names.map { "case \($0)" }, by: 2)
      lines += Self.indented(["}", "", "@State private var selection = AppTab.\(names[selected])"])
      if hasTabType, isSidebar {
        lines += Self.indented(["@AppStorage(\"tabs\") private var customization: TabViewCustomization"])
      }
      lines += Self.indented(["", "var body: some View {", "    TabView(selection: $selection) {"])
      lines += Self.indented(content, by: 3)
      lines += Self.indented(["    }"] + Self.indented(modifiers) + ["}"]) + ["}", ""]
      return lines + [(availability + ["#Preview { AppTabs() }"]).joined(separator: " ")]
    }
  }

  private var modifiers: [String] {
    [
      hasTabType && isSidebar ? ".tabViewStyle(.sidebarAdaptable)" : nil,
      hasTabType && isSidebar ? ".tabViewCustomization($customization)" : nil,
      minimizes ? ".tabBarMinimizeBehavior(.onScrollDown)" : nil,
      hasAccessory ? ".tabViewBottomAccessory { Text(\"Accessory\") }" : nil,
      design.tabs.contains(where: activatesSearch)
        ? ".tabViewSearchActivation(.searchTabSelection)" : nil,
    ].compactMap(\.self)
  }

  private var isSidebar: Bool {
    system?.platform == .iPadOS
      && (design[.sidebar] == true
        || design.tabs.contains { $0[.placement] != nil || $0[.group] != nil })
  }

  private var content: [String] {
    guard hasTabType else { return Self.grouped(design.tabs.indices.map(older)) }
    return Self.grouped(
      sections.flatMap { title, tabs -> [[String]] in
        guard let title else { return tabs.map(newer) }
        let content = Self.grouped(tabs.map(newer))
        return [["TabSection(\(self.title(title))) {"] + Self.indented(content) + ["}"]]
      })
  }

  /// Returns parts of which no more than ten are together: builders take no more.
  private static func grouped(_ parts: [[String]]) -> [String] {
    var parts = parts
    while parts.count > 10 {
      parts = stride(from: 0, to: parts.count, by: 10).map { start in
        let part = parts[start..<min(start + 10, parts.count)]
        return ["Group {"] + Self.indented(Array(part.joined())) + ["}"]
      }
    }
    return Array(parts.joined())
  }

  private func newer(_ index: Int) -> [String] {
    let tab = design.tabs[index]
    let role = tab.role == .search || isProminent(tab) ? ", role: .\(tab.role.rawValue)" : ""
    let value = "value: AppTab.\(names[index])\(role)"
    var lines = comments(on: tab)
    let view = "    Text(\(title(tab.title)))"
    if let icon = icon(of: tab) {
      let label = "\(icon.isSymbol ? "systemImage" : "image"): \(literal(icon.name))"
      lines += ["Tab(\(title(tab.title)), \(label), \(value)) {", view, "}"]
    } else {
      lines += ["Tab(\(value)) {", view, "} label: {", view, "}"]
    }
    if let badge = badge(of: tab) { lines.append(badge) }
    guard system?.platform == .iPadOS else { return lines }
    switch tab[.placement] {
    case .pinned: lines.append(".tabPlacement(.pinned)")
    case .sidebar: lines.append(".tabPlacement(.sidebarOnly)")
    case .optional: lines.append(".defaultVisibility(.hidden, for: .tabBar)")
    case .fixed: lines.append(".customizationBehavior(.disabled, for: .sidebar, .tabBar)")
    case .standard, nil: break
    }
    if isSidebar { lines.append(".customizationID(\(literal(names[index])))") }
    return lines
  }

  private func older(_ index: Int) -> [String] {
    let tab = design.tabs[index]
    let title = title(tab.title)
    var lines = comments(on: tab) + ["Text(\(title))"]
    let label = icon(of: tab).map { icon in
      "Label(\(title), \(icon.isSymbol ? "systemImage" : "image"): \(literal(icon.name)))"
    }
    lines.append("    .tabItem { \(label ?? "Text(\(title))") }")
    if let badge = badge(of: tab) { lines += Self.indented([badge]) }
    return lines + ["    .tag(AppTab.\(names[index]))"]
  }

  /// Returns a key for the string catalog; a text that SwiftUI could take for Markdown or a format is a `String`.
  private func title(_ title: String) -> String {
    title.contains { "*_`[]<>~%\\&".contains($0) } || title.contains("://")
      ? localized(title) : literal(title)
  }

  private func badge(of tab: Tab) -> String? {
    guard let badge = tab.badge else { return nil }
    let has =
      switch system?.platform {
      case .tvOS, .watchOS, .macOS, .carPlay, nil: false
      case .iOS, .iPadOS: isAtLeast(15)
      case .visionOS: true
      }
    guard has else { return "// Badge \(literal(badge)): SwiftUI has none for this system." }
    if let number = Int(badge), number > 0, String(number) == badge { return ".badge(\(number))" }
    return ".badge(Text(verbatim: \(literal(badge))))"
  }
}
