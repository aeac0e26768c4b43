// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the format uikit, the probe of import and the library use of UIKit, in its own signatures, to check types where
// UIKit is not. What the library uses is public, as it imports a module.
@_exported import Foundation

func NSLocalizedString(_ key: String, comment: String) -> String { key }
@MainActor public class UIImage {
  init?(systemName: String) {}
  init?(named: String) {}
}
@MainActor public class UIViewController {
  init() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  var title: String?
  public var children: [UIViewController] { [] }
  public var presentedViewController: UIViewController? { nil }
  func viewDidLoad() {}
}
@MainActor public class UITabBarItem {
  init(title: String?, image: UIImage?, tag: Int) { self.title = title }
  init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
  public var title: String?
  public var image: UIImage?
  public var badgeValue: String?
}
@MainActor public class UITab {
  enum Placement { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
  init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {}
  public var title: String { "" }
  public var image: UIImage? { nil }
  public var badgeValue: String?
  var preferredPlacement = Placement.automatic
}
public class UISearchTab: UITab { var automaticallyActivatesSearch = false }
@MainActor class UIView { init() {} }
@MainActor class UITabAccessory { init(contentView: UIView) {} }
class UITabGroup: UITab {
  init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { super.init(title: title, image: image, identifier: identifier) }
}
public class UITabBarController: UIViewController {
  enum Mode { case automatic, tabBar, tabSidebar }
  enum MinimizeBehavior { case automatic, never, onScrollDown }
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public var tabs: [UITab] = []
  var selectedTab: UITab?
  var mode = Mode.automatic
  var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  var bottomAccessory: UITabAccessory?
  var prominentTabIdentifier: String?
}
@MainActor public class UIScene: Hashable {
  nonisolated public static func == (one: UIScene, other: UIScene) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) {}
}
@MainActor public class UIWindow { public var rootViewController: UIViewController? }
public class UIWindowScene: UIScene { public var windows: [UIWindow] { [] } }
@MainActor public class UIApplication {
  public static let shared = UIApplication()
  public var connectedScenes: Set<UIScene> { [] }
}
public enum UIUserInterfaceIdiom { case phone, pad }
@MainActor public class UIDevice {
  public static let current = UIDevice()
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public var systemVersion: String { "26.0" }
}
