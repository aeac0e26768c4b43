/// Code that asks a running app for its tab bar, for what no reader of its sources can know.
///
/// `make interop` checks its types with a stand-in for UIKit.
enum ImportProbe {
  static let code =
    "import UIKit\n\n" + #"""
      // Prints the tab bar that this app shows as a session of tabbar. It is for a debug build: add the file to the app, and
      // stop in the debugger when the bar is on the screen, or call it from a button:
      //     expr -l Swift -- UITabBarController.printTabBarSession()
      // Save what it prints: tabbar check app.tabs
      extension UITabBarController {
        static func printTabBarSession() {
          let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
          let bars = windows.compactMap(\.rootViewController).compactMap(find)
          print(bars.first?.tabBarSession ?? "# no UITabBarController is on the screen")
        }

        private static func find(in controller: UIViewController) -> UITabBarController? {
          if let bar = controller as? UITabBarController { return bar }
          let inner = [controller.presentedViewController].compactMap { $0 } + controller.children
          return inner.lazy.compactMap(find).first
        }

        var tabBarSession: String {
          let isPad = UIDevice.current.userInterfaceIdiom == .pad
          let version = UIDevice.current.systemVersion.prefix { $0 != "." }
          var lines = ["# tabbar session 1", "# Tabs of \(type(of: self)), asked while the app ran."]
          lines.append("device \(isPad ? "ipad-pro-11-m4" : "iphone-17")")
          lines.append("system \(isPad ? "ipados" : "ios")\(version)")
          func add(_ title: String?, _ image: UIImage?, _ badge: String?, isSearch: Bool) {
            var line = "add \(quoted(title ?? ""))"
            let (icon, isSymbol) = name(of: image)
            if let icon { line += " icon=\(quoted(icon))" }
            if let badge, !badge.isEmpty { line += " badge=\(quoted(badge))" }
            if isSearch { line += " role=search" }
            lines.append(line)
            let number = lines.filter { $0.hasPrefix("add ") }.count
            if icon != nil, !isSymbol { lines.append("set \(number) icon.kind=bitmap") }
            for (language, text) in translations(of: title ?? "") {
              lines.append("set \(number) title.\(language)=\(quoted(text))")
            }
          }
          if #available(iOS 18.0, *), !tabs.isEmpty {
            for tab in tabs { add(tab.title, tab.image, tab.badgeValue, isSearch: tab is UISearchTab) }
          } else {
            // The controllers, and not the bar: it has More in the place of the fifth and those after it.
            for item in (viewControllers ?? []).map(\.tabBarItem) {
              add(item?.title, item?.image, item?.badgeValue, isSearch: false)
            }
          }
          if selectedIndex != NSNotFound { lines.append("select \(selectedIndex + 1)") }
          return lines.joined(separator: "\n") + "\n"
        }

        /// The name of an image, which only its description has: `symbol(system: house)`, `named(main: shelf)`.
        private func name(of image: UIImage?) -> (name: String?, isSymbol: Bool) {
          let text = image.map { "\($0)" } ?? ""
          for (start, isSymbol) in [("symbol(system: ", true), ("named(main: ", false)] {
            guard let found = text.range(of: start) else { continue }
            return (String(text[found.upperBound...].prefix { $0 != ")" }), isSymbol)
          }
          return (nil, false)
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
      """#
}
