// What the format uikit and the probe of import use of UIKit, in its own signatures, to check types where UIKit is not.
func NSLocalizedString(_ key: String, comment: String) -> String { key }
@MainActor class UIImage {
  init?(systemName: String) {}
  init?(named: String) {}
}
@MainActor class UIViewController {
  init() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  var title: String?
  var children: [UIViewController] { [] }
  var presentedViewController: UIViewController? { nil }
  func viewDidLoad() {}
}
@MainActor class UITabBarItem {
  init(title: String?, image: UIImage?, tag: Int) { self.title = title }
  init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
  var title: String?
  var image: UIImage?
  var badgeValue: String?
}
@MainActor class UITab {
  enum Placement { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
  init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {}
  var title: String { "" }
  var image: UIImage? { nil }
  var badgeValue: String?
  var preferredPlacement = Placement.automatic
}
class UISearchTab: UITab { var automaticallyActivatesSearch = false }
@MainActor class UIView { init() {} }
@MainActor class UITabAccessory { init(contentView: UIView) {} }
class UITabGroup: UITab {
  init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { super.init(title: title, image: image, identifier: identifier) }
}
class UITabBarController: UIViewController {
  enum Mode { case automatic, tabBar, tabSidebar }
  enum MinimizeBehavior { case automatic, never, onScrollDown }
  var viewControllers: [UIViewController]?
  var selectedIndex = 0
  var tabs: [UITab] = []
  var selectedTab: UITab?
  var mode = Mode.automatic
  var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  var bottomAccessory: UITabAccessory?
  var prominentTabIdentifier: String?
}
@MainActor class UIScene: Hashable {
  nonisolated static func == (one: UIScene, other: UIScene) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) {}
}
@MainActor class UIWindow { var rootViewController: UIViewController? }
class UIWindowScene: UIScene { var windows: [UIWindow] { [] } }
@MainActor class UIApplication {
  static let shared = UIApplication()
  var connectedScenes: Set<UIScene> { [] }
}
enum UIUserInterfaceIdiom { case phone, pad }
@MainActor class UIDevice {
  static let current = UIDevice()
  var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  var systemVersion: String { "26.0" }
}
