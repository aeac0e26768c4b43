// What the format uikit uses of UIKit, in its own signatures, to check types where UIKit is not.
func NSLocalizedString(_ key: String, comment: String) -> String { key }
@MainActor class UIImage {
  init?(systemName: String) {}
  init?(named: String) {}
}
@MainActor class UIViewController {
  init() {}
  var tabBarItem = UITabBarItem(title: nil, image: nil, tag: 0)
  func viewDidLoad() {}
}
@MainActor class UITabBarItem {
  init(title: String?, image: UIImage?, tag: Int) {}
  init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
  var badgeValue: String?
}
@MainActor class UITab {
  enum Placement { case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly }
  init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {}
  var badgeValue: String?
  var preferredPlacement = Placement.automatic
}
class UISearchTab: UITab {}
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
}
