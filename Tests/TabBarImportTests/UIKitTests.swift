import TabBarImport
import Testing

@Suite("Tab bars in UIKit")
struct UIKitTests {
  @Test("The order is that of the list of controllers")
  func order() {
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        lazy var me: UINavigationController = {
          let controller = MeController()
          controller.tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 2)
          return UINavigationController(rootViewController: controller)
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          let shelf = ShelfController()
          shelf.title = "Shelf"
          shelf.tabBarItem.image = UIImage(named: "shelf")?.withRenderingMode(.alwaysOriginal)
          shelf.tabBarItem.badgeValue = "9"
          let star = UIViewController()
          star.tabBarItem = .init(tabBarSystemItem: .favorites, tag: 1)
          let list = [shelf, star, me]
          viewControllers = list
        }
      }
      """
    ])
    #expect(result.titles == ["Shelf", "Favorites", "Me"])
    #expect(result.bars[0].tabs.map(\.icon) == [.asset("shelf"), nil, .symbol("person")])
    #expect(result.bars[0].tabs.map(\.systemItem) == [nil, "favorites", nil])
    #expect(result.bars[0].tabs[0].badge == "9")
    #expect(result.bars[0].name == "Tabs")
  }

  @Test("UITab, its groups and the search tab are tabs")
  func tabs() {
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          tabs = [
            UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in Home() },
            UITabGroup(title: "Library", image: nil, identifier: "library", children: [
              UITab(title: "Books", image: nil, identifier: "books") { _ in Books() }
            ]),
            UISearchTab { _ in Search() },
          ]
        }
      }
      """
    ])
    #expect(result.titles == ["Home", "Library", "Books", "Search"])
    #expect(result.bars[0].tabs.map(\.section) == [nil, nil, "Library", nil])
    #expect(result.bars[0].tabs.map(\.placement) == [nil, nil, "sidebar", nil])
    #expect(result.bars[0].tabs.map(\.isSearch) == [false, false, false, true])
  }

  @Test("A controller that is made in another way has the item that it gets here, and is a gap")
  func unknownControllers() {
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let home = UIStoryboard(name: "Home", bundle: nil).instantiateInitialViewController()!
          home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
          viewControllers = [home]
        }
      }
      """
    ])
    #expect(result.titles == ["Home"] && result.icons == ["house"] && Set(result.gapLines) == [3, 4])
  }

  @Test(
    "What the controller does to its bar besides is a gap",
    arguments: [
      (before: "", after: "", besides: "", gaps: 0),
      ("guard let scene = scene as? UIWindowScene else { return }", "", "", 0),
      ("guard isReady else { return }", "", "", 1), ("if isEmpty { return }", "", "", 1),
      ("", "tabBar.isHidden = true", "", 1), ("", "label.isHidden = true", "", 0),
      ("", "setTabBarHidden(true, animated: false)", "", 1), ("", "isTabBarHidden = true", "", 1),
      ("", "tabBarMinimizeBehavior = .onScrollDown", "", 1),
      ("", "bottomAccessory = UITabAccessory(contentView: player)", "", 1),
      ("", "sidebar.isHidden = true", "", 1), ("", "mode = .tabSidebar", "", 1),
      ("", "self.customizableViewControllers = []", "", 1), ("", "selectedIndex = 0", "", 0),
      ("", "isReady = true", "var isReady = false", 0), ("", "var count = 1\ncount = 2", "", 0),
      ("", "setValue(OwnBar(), forKey: \"tabBar\")", "", 1), ("", "tabBar.tintColor = .red", "", 0),
      ("", "", "override var viewControllers: [UIViewController]? { didSet { prune() } }", 1),
      ("", "", "func update() { for child in children { child.title = name(of: child) } }", 1),
    ])
  func besides(before: String, after: String, besides: String, gaps: Int) {
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          \(before)
          let home = UIViewController()
          home.title = "Home"
          viewControllers = [home]
          \(after)
        }
        \(besides)
      }
      """
    ])
    #expect(result.titles == ["Home"] && min(result.gapLines.count, 1) == gaps, "\(result.gapLines)")
  }
}
