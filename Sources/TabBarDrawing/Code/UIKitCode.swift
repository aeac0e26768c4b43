import TabBarCore

/// A bar as a subclass of UIKit's tab bar controller.
struct UIKitCode {
  private let code: BarCode

  init(_ code: BarCode) { self.code = code }

  var lines: [String] {
    code.file(unless: nil) { selected in
      var body = code.design.tabs.indices.flatMap(code.hasTabType ? newer : older)
      if code.hasTabType {
        body += groups
        if hasSidebar { body.append("mode = .tabSidebar") }
        if let tab = code.design.tabs.firstIndex(where: code.isProminent) {
          body.append("prominentTabIdentifier = \(code.literal(code.names[tab]))")
        }
        body.append("selectedTab = \(code.names[selected])Item")
      } else {
        let names = code.names.map { "\($0)Controller" }.joined(separator: ", ")
        body += ["viewControllers = [\(names)]", "selectedIndex = \(selected)"]
      }
      if code.minimizes { body.append("tabBarMinimizeBehavior = .onScrollDown") }
      if code.hasAccessory { body.append("bottomAccessory = UITabAccessory(contentView: UIView())") }
      return ["import UIKit", ""] + code.availability
        + ["final class AppTabBarController: UITabBarController {"]
        + BarCode.indented(["override func viewDidLoad() {", "    super.viewDidLoad()"])
        + BarCode.indented(body, by: 2) + BarCode.indented(["}"]) + ["}"]
    }
  }

  /// Whether an iPad has a sidebar beside the bar: without a group, that is for the app to say (Apple,
  /// UITabBarController.Mode: the automatic mode has one where there is a UITabGroup).
  private var hasSidebar: Bool {
    guard isPad else { return false }
    let tabs = code.design.tabs
    return code.design[.sidebar] == true
      || tabs.contains { $0[.placement] == .sidebar } && !tabs.contains { $0[.group] != nil }
  }

  private var isPad: Bool { code.system?.platform == .iPadOS }

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
    var lines = code.comments(on: tab, hasSections: isPad)
    lines += [
      "let \(name) = \(type)(", "    title: \(code.localized(tab.title)), image: \(image(of: tab)),",
      "    identifier: \(code.literal(code.names[index]))", ") { _ in UIViewController() }",
    ]
    if let badge = tab.badge { lines.append("\(name).badgeValue = \(code.literal(badge))") }
    if code.activatesSearch(tab) { lines.append("\(name).automaticallyActivatesSearch = true") }
    // Without one, a tab in a group is in the sidebar only, unless a person adds it to the bar.
    let automatic: TabPlacement? = tab[.group] == nil ? nil : .standard
    if isPad, let placement = tab[.placement] ?? automatic {
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
      guard let title, isPad else {
        names += items
        continue
      }
      let name = "\(SwiftText.names(for: [title])[0])Group\(names.count + 1)"
      lines += [
        "let \(name) = UITabGroup(",
        "    title: \(code.localized(title)), image: nil, identifier: \"\(name)\",",
        "    children: [\(items.joined(separator: ", "))])",
        // Else it is a tab of the bar, and its children are none.
        "\(name).preferredPlacement = .sidebarOnly",
      ]
      names.append(name)
    }
    return lines + ["tabs = [\(names.joined(separator: ", "))]"]
  }

  private func older(_ index: Int) -> [String] {
    let tab = code.design.tabs[index]
    let name = "\(code.names[index])Controller"
    let selected = tab[.selectedIcon]
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
