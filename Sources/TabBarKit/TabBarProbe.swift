#if canImport(UIKit) && !os(watchOS)
  import UIKit

  // The tab bar of a running app as a session of tabbar, which is also printed by `tabbar import --probe`:
  //
  //     tabbar import --probe > AppTests/TabBarProbe.swift
  //
  // In a test of the app: print(controller.tabBarSession)
  // In the debugger, where the bar is on the screen: expr -l Swift -- UITabBarController.printTabBarSession()
  // Save what it prints: tabbar check app.tabs

  /// A tab that a controller has.
  struct ProbedTab {
    let title: String
    /// The name of its symbol or image, or `nil`.
    let icon: String?
    let isSymbol: Bool
    let badge: String?
    let isSearch: Bool

    @MainActor init(_ title: String?, _ image: UIImage?, _ badge: String?, isSearch: Bool = false) {
      self.title = title ?? ""
      self.badge = badge
      self.isSearch = isSearch
      // An image has its name only in its description: `symbol(system: house)`, `named(main: shelf)`.
      let text = image.map { "\($0)" } ?? ""
      let parts = text.split { "(:)".contains($0) }.map { $0.drop { $0 == " " } }
      let start = parts.indices.first { $0 + 1 < parts.count && ["system", "main"].contains(parts[$0]) }
      icon = start.map { String(parts[$0 + 1]) }
      isSymbol = start.map { parts[$0] == "system" } ?? false
    }
  }

  extension UITabBarController {
    /// The tabs, in the order of the bar.
    var probedTabs: [ProbedTab] {
      if #available(iOS 18, tvOS 18, visionOS 2, *), !tabs.isEmpty {
        return tabs.map { ProbedTab($0.title, $0.image, $0.badgeValue, isSearch: $0 is UISearchTab) }
      }
      // The controllers, and not the bar: it has More in the place of the fifth and those after it.
      return (viewControllers ?? []).map(\.tabBarItem).map { ProbedTab($0?.title, $0?.image, $0?.badgeValue) }
    }

    static func printTabBarSession() {
      let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(
        \.windows)
      let bars = windows.compactMap(\.rootViewController).compactMap(find)
      print(bars.first?.tabBarSession ?? "# no UITabBarController is on the screen")
    }

    private static func find(in controller: UIViewController) -> UITabBarController? {
      if let bar = controller as? UITabBarController { return bar }
      let inner = [controller.presentedViewController].compactMap { $0 } + controller.children
      return inner.lazy.compactMap(find).first
    }

    /// A session with the tabs, in the languages that the app has titles in.
    var tabBarSession: String {
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      let version = UIDevice.current.systemVersion.prefix { $0 != "." }
      var lines = ["# tabbar session 1", "# Tabs of \(type(of: self)), asked while the app ran."]
      lines.append("device \(isPad ? "ipad-pro-11-m4" : "iphone-17")")
      lines.append("system \(isPad ? "ipados" : "ios")\(version)")
      for (number, tab) in probedTabs.enumerated() {
        var line = "add \(quoted(tab.title))"
        if let icon = tab.icon { line += " icon=\(quoted(icon))" }
        if let badge = tab.badge, !badge.isEmpty { line += " badge=\(quoted(badge))" }
        if tab.isSearch { line += " role=search" }
        lines.append(line)
        if tab.icon != nil, !tab.isSymbol { lines.append("set \(number + 1) icon.kind=bitmap") }
        for (language, text) in translations(of: tab.title) {
          lines.append("set \(number + 1) title.\(language)=\(quoted(text))")
        }
      }
      if selectedIndex != NSNotFound { lines.append("select \(selectedIndex + 1)") }
      return lines.joined(separator: "\n") + "\n"
    }

    /// The title in the other languages of the app, found by the key that has it in this one.
    private func translations(of title: String) -> [(String, String)] {
      func texts(_ language: String) -> [String: String] {
        let url = Bundle.main.url(
          forResource: "Localizable", withExtension: "strings", subdirectory: nil, localization: language)
        let data = url.flatMap { try? Data(contentsOf: $0) } ?? Data()
        let texts = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return texts as? [String: String] ?? [:]
      }
      guard let own = Bundle.main.preferredLocalizations.first else { return [] }
      let keys = texts(own).filter { $0.value == title }.map(\.key)
      return Bundle.main.localizations.sorted().filter { $0 != own && $0 != "Base" }.compactMap { language in
        let known = texts(language)
        return keys.sorted().lazy.compactMap { known[$0] }.first.map { (language, $0) }
      }
    }

    private func quoted(_ text: String) -> String {
      let marks: [Character: String] = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\t": "\\t"]
      return "\"" + text.map { marks[$0] ?? String($0) }.joined() + "\""
    }
  }
#endif
