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
      let tabs = controller.probedTabs.map { probed in
        var tab = Tab(probed.title, icon: probed.icon, badge: probed.badge)
        if probed.icon != nil, !probed.isSymbol { tab[.iconKind] = "bitmap" }
        if probed.isSearch { tab.role = .search }
        return tab
      }
      let selected = controller.selectedIndex
      self.init(
        tabs: tabs, selection: tabs.indices.contains(selected) ? selected : 0, device: device, locale: locale)
    }
  }
#endif
