#if canImport(UIKit) && !os(watchOS)
  public import TabBarCore
  public import UIKit

  extension Design {
    /// Takes the tabs that an app's own controller has: localized titles, symbols, badges, and which is selected.
    ///
    /// - Parameters:
    ///   - controller: The controller. Its view need not be loaded.
    ///   - device: The device that the bar is laid out for, whatever the test runs on.
    ///   - locale: The identifier of the language that the titles are in.
    @MainActor public init(
      _ controller: UITabBarController, device: Device = .standard, locale: String = "en"
    ) {
      var tabs: [Tab]
      if #available(iOS 18, tvOS 18, visionOS 2, *), !controller.tabs.isEmpty {
        tabs = controller.tabs.map { Tab($0.title, $0.image, badge: $0.badgeValue) }
        for (index, tab) in controller.tabs.enumerated() where tab is UISearchTab {
          tabs[index].role = .search
        }
      } else {
        // The controllers, and not the bar: it has More in the place of the fifth and those after it.
        let items = (controller.viewControllers ?? []).map(\.tabBarItem)
        tabs = items.map { Tab($0?.title ?? "", $0?.image, badge: $0?.badgeValue) }
      }
      let selected = controller.selectedIndex
      self.init(
        tabs: tabs, selection: tabs.indices.contains(selected) ? selected : 0, device: device, locale: locale)
    }
  }

  extension Tab {
    /// An image has its name only in its description: `symbol(system: house)`, `named(main: shelf)`.
    @MainActor fileprivate init(_ title: String, _ image: UIImage?, badge: String?) {
      self.init(title, badge: badge)
      let text = image.map { "\($0)" } ?? ""
      for start in ["symbol(system: ", "named(main: "] where icon == nil {
        guard let found = text.firstRange(of: start) else { continue }
        icon = String(text[found.upperBound...].prefix { $0 != ")" })
        if start.hasPrefix("named") { self[.iconKind] = "bitmap" }
      }
    }
  }
#endif
