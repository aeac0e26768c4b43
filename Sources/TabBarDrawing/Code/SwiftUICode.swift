import TabBarCore

struct SwiftUICode {
  private let code: BarCode

  init(_ code: BarCode) { self.code = code }

  var lines: [String] {
    let isOld = [.iOS, .iPadOS, .tvOS].contains(code.system?.platform) && !code.isAtLeast(14)
    let obstacle = "Labels, which tabs are made of, begin with version 14 of the system; use uikit."
    return code.file(unless: isOld ? obstacle : nil) { selected in
      var lines = ["import SwiftUI", ""] + code.availability + ["struct AppTabs: View {"]
      lines += BarCode.indented(["enum AppTab: Hashable {"])
      lines += BarCode.indented(code.names.map { "case \($0)" }, by: 2)
      lines += BarCode.indented(["}", "", "@State private var selection = AppTab.\(code.names[selected])"])
      if code.hasTabType, isSidebar {
        lines += BarCode.indented(["@AppStorage(\"tabs\") private var customization: TabViewCustomization"])
      }
      lines += BarCode.indented(["", "var body: some View {", "    TabView(selection: $selection) {"])
      lines += BarCode.indented(content, by: 3)
      lines += BarCode.indented(["    }"] + BarCode.indented(modifiers) + ["}"]) + ["}", ""]
      return lines + [(code.availability + ["#Preview { AppTabs() }"]).joined(separator: " ")]
    }
  }

  private var modifiers: [String] {
    [
      code.hasTabType && isSidebar ? ".tabViewStyle(.sidebarAdaptable)" : nil,
      code.hasTabType && isSidebar ? ".tabViewCustomization($customization)" : nil,
      code.minimizes ? ".tabBarMinimizeBehavior(.onScrollDown)" : nil,
      code.hasAccessory ? ".tabViewBottomAccessory { Text(\"Accessory\") }" : nil,
      code.design.tabs.contains(where: code.activatesSearch)
        ? ".tabViewSearchActivation(.searchTabSelection)" : nil,
    ].compactMap(\.self)
  }

  private var isSidebar: Bool {
    code.system?.platform == .iPadOS
      && (code.design[.sidebar] == true
        || code.design.tabs.contains { $0[.placement] != nil || $0[.group] != nil })
  }

  private var content: [String] {
    guard code.hasTabType else { return Self.grouped(code.design.tabs.indices.map(older)) }
    return Self.grouped(
      code.sections.flatMap { title, tabs -> [[String]] in
        guard let title else { return tabs.map(newer) }
        let content = Self.grouped(tabs.map(newer))
        return [["TabSection(\(self.title(title))) {"] + BarCode.indented(content) + ["}"]]
      })
  }

  /// Returns parts of which no more than ten are together: builders take no more.
  private static func grouped(_ parts: [[String]]) -> [String] {
    var parts = parts
    while parts.count > 10 {
      parts = stride(from: 0, to: parts.count, by: 10).map { start in
        let part = parts[start..<min(start + 10, parts.count)]
        return ["Group {"] + BarCode.indented(Array(part.joined())) + ["}"]
      }
    }
    return Array(parts.joined())
  }

  private func newer(_ index: Int) -> [String] {
    let tab = code.design.tabs[index]
    let role = tab.role == .search || code.isProminent(tab) ? ", role: .\(tab.role.rawValue)" : ""
    let value = "value: AppTab.\(code.names[index])\(role)"
    var lines = code.comments(on: tab)
    let view = "    Text(\(title(tab.title)))"
    if let icon = code.icon(of: tab) {
      let label = "\(icon.isSymbol ? "systemImage" : "image"): \(code.literal(icon.name))"
      lines += ["Tab(\(title(tab.title)), \(label), \(value)) {", view, "}"]
    } else {
      lines += ["Tab(\(value)) {", view, "} label: {", view, "}"]
    }
    if let badge = badge(of: tab) { lines.append(badge) }
    guard code.system?.platform == .iPadOS else { return lines }
    switch tab[.placement] {
    case .pinned: lines.append(".tabPlacement(.pinned)")
    case .sidebar: lines.append(".tabPlacement(.sidebarOnly)")
    case .optional: lines.append(".defaultVisibility(.hidden, for: .tabBar)")
    case .fixed: lines.append(".customizationBehavior(.disabled, for: .sidebar, .tabBar)")
    case .standard, nil: break
    }
    if isSidebar { lines.append(".customizationID(\(code.literal(code.names[index])))") }
    return lines
  }

  private func older(_ index: Int) -> [String] {
    let tab = code.design.tabs[index]
    let title = title(tab.title)
    var lines = code.comments(on: tab) + ["Text(\(title))"]
    let label = code.icon(of: tab).map { icon in
      "Label(\(title), \(icon.isSymbol ? "systemImage" : "image"): \(code.literal(icon.name)))"
    }
    lines.append("    .tabItem { \(label ?? "Text(\(title))") }")
    if let badge = badge(of: tab) { lines += BarCode.indented([badge]) }
    return lines + ["    .tag(AppTab.\(code.names[index]))"]
  }

  /// Returns a key for the string catalog; a text that SwiftUI could take for Markdown or a format is a `String`.
  private func title(_ title: String) -> String {
    title.contains { "*_`[]<>~%\\&".contains($0) } || title.contains("://")
      ? code.localized(title) : code.literal(title)
  }

  private func badge(of tab: Tab) -> String? {
    guard let badge = tab.badge else { return nil }
    let has =
      switch code.system?.platform {
      case .tvOS, .watchOS, .macOS, .carPlay, nil: false
      case .iOS, .iPadOS: code.isAtLeast(15)
      case .visionOS: true
      }
    guard has else { return "// Badge \(code.literal(badge)): SwiftUI has none for this system." }
    if let number = Int(badge), number > 0, String(number) == badge { return ".badge(\(number))" }
    return ".badge(Text(verbatim: \(code.literal(badge))))"
  }
}
