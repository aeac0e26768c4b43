import TabBarCore

// A bar as a subclass of UIKit's tab bar controller.
extension BarCode {
  var uiKit: [String] {
    file(unless: nil) { selected in
      var body = design.tabs.indices.flatMap(hasTabType ? newer : older)
      if hasTabType {
        body += groups
        if hasSidebar { body.append("mode = .tabSidebar") }
        if let tab = design.tabs.firstIndex(where: isProminent) {
          body.append("prominentTabIdentifier = \(literal(names[tab]))")
        }
        body.append("selectedTab = \(names[selected])Item")
      } else {
        let names = names.map { "\($0)Controller" }.joined(separator: ", ")
        body += ["viewControllers = [\(names)]", "selectedIndex = \(selected)"]
      }
      if minimizes { body.append("tabBarMinimizeBehavior = .onScrollDown") }
      if hasAccessory { body.append("bottomAccessory = UITabAccessory(contentView: UIView())") }
      return ["import UIKit", ""] + availability
        + ["final class AppTabBarController: UITabBarController {"]
        + Self.indented(["override func viewDidLoad() {", "    super.viewDidLoad()"])
        + Self.indented(body, by: 2) + Self.indented(["}"]) + ["}"]
    }
  }

  /// Whether an iPad has a sidebar beside the bar: without a group, that is for the app to say (Apple,
  /// UITabBarController.Mode: the automatic mode has one where there is a UITabGroup).
  private var hasSidebar: Bool {
    guard isPad else { return false }
    let tabs = design.tabs
    return design[.sidebar] == true
      || tabs.contains { $0[.placement] == .sidebar } && !tabs.contains { $0[.group] != nil }
  }

  private var isPad: Bool { system?.platform == .iPadOS }

  private func image(of tab: Tab) -> String {
    icon(of: tab).map { image($0.name, isSymbol: $0.isSymbol) } ?? "nil"
  }

  private func image(_ name: String, isSymbol: Bool) -> String {
    let known = isSymbol && (isAtLeast(13) || system?.platform == .visionOS)
    return "UIImage(\(known ? "systemName" : "named"): \(literal(name)))"
  }

  private func newer(_ index: Int) -> [String] {
    let tab = design.tabs[index]
    let name = "\(names[index])Item"
    let type = tab.role == .search ? "UISearchTab" : "UITab"
    var lines = comments(on: tab, hasSections: isPad)
    lines += [
      "let \(name) = \(type)(", "    title: \(localized(tab.title)), image: \(image(of: tab)),",
      "    identifier: \(literal(names[index]))", ") { _ in UIViewController() }",
    ]
    if let badge = tab.badge { lines.append("\(name).badgeValue = \(literal(badge))") }
    if activatesSearch(tab) { lines.append("\(name).automaticallyActivatesSearch = true") }
    // Without one, a tab in a group is in the sidebar only, unless a person adds it to the bar.
    let automatic: TabPlacement? = tab[.group] == nil ? nil : .standard
    if isPad, let placement = tab[.placement] ?? automatic {
      // But for one, UIKit calls them as `set` does.
      let word = placement == .sidebar ? "sidebarOnly" : placement.rawValue
      lines.append("\(name).preferredPlacement = .\(word)")
    }
    return lines
  }

  private var groups: [String] {
    var lines: [String] = []
    var names: [String] = []
    for (title, tabs) in sections {
      let items = tabs.map { "\(self.names[$0])Item" }
      guard let title, isPad else {
        names += items
        continue
      }
      let name = "\(SwiftText.names(for: [title])[0])Group\(names.count + 1)"
      lines += [
        "let \(name) = UITabGroup(",
        "    title: \(localized(title)), image: nil, identifier: \"\(name)\",",
        "    children: [\(items.joined(separator: ", "))])",
        // Else it is a tab of the bar, and its children are none.
        "\(name).preferredPlacement = .sidebarOnly",
      ]
      names.append(name)
    }
    return lines + ["tabs = [\(names.joined(separator: ", "))]"]
  }

  private func older(_ index: Int) -> [String] {
    let tab = design.tabs[index]
    let name = "\(names[index])Controller"
    let selected = tab[.selectedIcon]
    let last = selected.map { "selectedImage: \(image($0, isSymbol: true))" } ?? "tag: \(index)"
    var lines =
      comments(on: tab, besides: [.selectedIcon]) + [
        "let \(name) = UIViewController()", "\(name).tabBarItem = UITabBarItem(",
        "    title: \(localized(tab.title)), image: \(image(of: tab)), \(last))",
      ]
    if let badge = tab.badge { lines.append("\(name).tabBarItem.badgeValue = \(literal(badge))") }
    return lines
  }
}
