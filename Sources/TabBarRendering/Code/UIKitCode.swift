import TabBarCore

/// A bar as a subclass of UIKit's tab bar controller.
struct UIKitCode {
  private let code: BarCode

  init(_ code: BarCode) { self.code = code }

  var lines: [String] {
    if let obstacle { return code.heading + ["// \(obstacle)"] }
    guard let selected = code.selected else { return code.heading + ["// The bar has no tabs yet."] }
    var body = code.design.tabs.indices.flatMap(code.hasTabType ? newer : older)
    if code.hasTabType {
      body += groups
      if code.system?.platform == .iPadOS, code.design[.sidebar] == true { body.append("mode = .tabSidebar") }
      body.append("selectedTab = \(code.names[selected])Item")
    } else {
      let names = code.names.map { "\($0)Item" }.joined(separator: ", ")
      body += ["viewControllers = [\(names)]", "selectedIndex = \(selected)"]
    }
    if code.system?.platform == .iOS, code.isAtLeast(26), code.design.situation.isMinimized {
      body.append("tabBarMinimizeBehavior = .onScrollDown")
    }
    return code.heading + ["import UIKit", "", "final class AppTabBarController: UITabBarController {"]
      + BarCode.indented(["override func viewDidLoad() {", "    super.viewDidLoad()"])
      + BarCode.indented(body, by: 2) + BarCode.indented(["}"]) + ["}"]
  }

  /// The reason why there is no code, or `nil`.
  private var obstacle: String? {
    switch code.system?.platform {
    case nil: "No system is known."
    case .carPlay: "CarPlay has a template of its own for tab bars: CPTabBarTemplate."
    case .macOS: "UIKit is not part of macOS; use swiftui."
    case .watchOS: "UIKit has no tab bar on watchOS; use swiftui."
    case .iOS, .iPadOS, .tvOS, .visionOS: nil
    }
  }

  private func image(of tab: Tab) -> String {
    code.icon(of: tab).map { image($0.name, isSymbol: $0.isSymbol) } ?? "nil"
  }

  private func image(_ name: String, isSymbol: Bool) -> String {
    let known = isSymbol && (code.isAtLeast(13) || code.system?.platform == .visionOS)
    return "UIImage(\(known ? "systemName" : "named"): \(code.literal(name)))"
  }

  private func newer(_ index: Int) -> [String] {
    let tab = code.design.tabs[index]
    let name = "\(code.names[index])Item"
    let type = tab.role == .search ? "UISearchTab" : "UITab"
    var lines = code.comments(on: tab)
    lines += [
      "let \(name) = \(type)(", "    title: \(code.localized(tab.title)), image: \(image(of: tab)),",
      "    identifier: \(code.literal(code.names[index]))", ") { _ in UIViewController() }",
    ]
    if let badge = tab.badge { lines.append("\(name).badgeValue = \(code.literal(badge))") }
    if code.system?.platform == .iPadOS, let placement = tab.details?[.placement] {
      let word =
        switch placement {
        case .fixed: "fixed"
        case .standard: "default"
        case .optional: "optional"
        case .pinned: "pinned"
        case .sidebar: "sidebarOnly"
        }
      lines.append("\(name).preferredPlacement = .\(word)")
    }
    return lines
  }

  private var groups: [String] {
    var lines: [String] = []
    var names: [String] = []
    for (title, tabs) in code.sections {
      let items = tabs.map { "\(code.names[$0])Item" }
      guard let title else {
        names += items
        continue
      }
      let name = "group_\(names.count + 1)"
      lines += [
        "let \(name) = UITabGroup(",
        "    title: \(code.localized(title)), image: nil, identifier: \"\(name)\",",
        "    children: [\(items.joined(separator: ", "))])",
      ]
      names.append(name)
    }
    return lines + ["tabs = [\(names.joined(separator: ", "))]"]
  }

  private func older(_ index: Int) -> [String] {
    let tab = code.design.tabs[index]
    let name = "\(code.names[index])Item"
    let selected = tab.details?[.selectedIcon]
    let last = selected.map { "selectedImage: \(image($0, isSymbol: true))" } ?? "tag: \(index)"
    var lines =
      code.comments(on: tab, besides: [.selectedIcon]) + [
        "let \(name) = UIViewController()", "\(name).tabBarItem = UITabBarItem(",
        "    title: \(code.localized(tab.title)), image: \(image(of: tab)), \(last))",
      ]
    if let badge = tab.badge { lines.append("\(name).tabBarItem.badgeValue = \(code.literal(badge))") }
    return lines
  }
}
