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
          var list: [UIViewController] = [shelf, star]
          list.append(me)
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

  @Test("A function is followed with the arguments of each call, and an enumeration case by case")
  func functions() {
    let result = reading([
      "Tabs.swift": """
      enum Page: Int, CaseIterable {
        case feed, chat
        var title: String { switch self { case .feed: return "Feed"; case .chat: return "Chat" } }
        var image: UIImage? { UIImage(systemName: self == .feed ? "list.bullet" : "message") }
      }
      final class Coordinator {
        let bar = UITabBarController()
        func start() {
          var controllers = Page.allCases.map { make($0) }
          controllers.append(nav(More(), title: "More", image: UIImage(named: "more")!))
          bar.setViewControllers(controllers, animated: false)
        }
        func make(_ page: Page) -> UIViewController { nav(UIViewController(), title: page.title, image: page.image) }
        private func nav(_ root: UIViewController, title: String, image: UIImage?) -> UIViewController {
          let nav = UINavigationController(rootViewController: root)
          nav.tabBarItem.title = title
          nav.tabBarItem.image = image
          return nav
        }
      }
      """
    ])
    #expect(result.titles == ["Feed", "Chat", "More"])
    #expect(result.icons == ["list.bullet", "message", "more"])
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
    #expect(result.bars[0].tabs.map(\.placement) == [nil, nil, .sidebar, nil])
    #expect(result.bars[0].tabs.map(\.isSearch) == [false, false, false, true])
  }

  @Test("Controllers of a navigation controller are no tabs, and a controller without an item is a gap")
  func others() {
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let nav = UINavigationController()
          let one = UIViewController()
          one.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
          let two = UIViewController()
          two.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 0)
          nav.viewControllers = [one, two, one]
          viewControllers = [one, Unknown(), two]
        }
      }
      """
    ])
    #expect(result.titles == ["One", "Two"])
    #expect(result.gapLines == [9])
  }

  @Test(
    "Controllers that are added one by one, and the items of a bar of one's own, are in the order of the calls"
  )
  func oneByOne() {
    let children = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          add("HomeController", title: "Home", image: "home")
          addChild(MeController())
        }
        private func add(_ name: String, title: String, image: String) {
          guard let type = NSClassFromString(name) as? UIViewController.Type else { return }
          let controller = type.init()
          controller.tabBarItem.image = UIImage(named: image)
          controller.title = title
          addChild(UINavigationController(rootViewController: controller))
        }
      }
      class MeController: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 0)
        }
      }
      """
    ])
    #expect(children.titles == ["Home", "Me"])
    #expect(children.icons == ["home", "person"])
    let items = reading([
      "Bar.swift": """
      class Controller: UIViewController {
        let bar = UITabBar()
        func make() {
          let one = UITabBarItem(title: "One", image: nil, tag: 0), two = UITabBarItem(title: "Two", image: nil, tag: 1)
          bar.setItems([two, one], animated: false)
        }
      }
      """
    ])
    #expect(items.titles == ["Two", "One"])
  }

  @Test("Without a list the items are in the order of the file, and a note says so")
  func loose() {
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          if let items = tabBar.items { items[0].title = "One"; items[0].image = UIImage(named: "one") }
          tabBar.items?[1].title = "Two"
        }
      }
      """
    ])
    #expect(result.titles == ["One", "Two"])
    #expect(result.bars.first?.notes.count == 1)
  }

  @Test("An enumeration of tabs with titles and images is a bar only where nothing else is")
  func enumeration() {
    let tabs = """
      enum MainTab { case home, search(String)
        var title: String { switch self { case .home: return "Home"; case .search: return "Search" } }
        var image: UIImage? { switch self { case .home: return UIImage(named: "home"); case .search: return nil } } }
      """
    #expect(reading(["Tab.swift": tabs]).titles == ["Home", "Search"])
    #expect(reading(["Tab.swift": tabs.replacing("MainTab", with: "Page")]).bars == [])
    let bar = "class A: UIViewController { func b() { tabBarItem.title = \"A\" } }"
    #expect(reading(["Tab.swift": tabs, "A.swift": bar]).titles == ["A"])
  }

  @Test(
    "A navigation controller shows the title of its first controller beside its own image, in Swift and Objective-C"
  )
  func titleOfFirst() {
    let swift = """
      class Root: UITabBarController {
        override func viewDidLoad() {
          let list = ListController()
          list.title = "Apps"
          let first = UINavigationController(rootViewController: list)
          first.tabBarItem.image = UIImage(systemName: "square")
          viewControllers = [first]
        }
      }
      """
    let objectiveC = """
      @implementation Root
      - (void)loadView {
        ListController *list = [[ListController alloc] init];
        list.title = @"Apps";
        UINavigationController *first = [[UINavigationController alloc] initWithRootViewController:list];
        first.tabBarItem.image = [UIImage systemImageNamed:@"square"];
        self.viewControllers = @[first];
      }
      @end
      """
    for (path, code) in [("A.swift", swift), ("A.m", objectiveC)] {
      let result = reading([path: code])
      #expect(result.titles == ["Apps"] && result.icons == ["square"])
    }
  }

  @Test("A list that names what others declare has its order, and what depends on something its note")
  func orderOfAList() {
    let result = reading([
      "A.swift": """
      class Root: UITabBarController {
        func setup() {
          home?.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
          diary?.tabBarItem = UITabBarItem(title: "Diary", image: nil, tag: 1)
          scan.tabBarItem = UITabBarItem(title: "Scan", image: nil, tag: 2)
          let all = [home, isSmall ? nil : scan, diary].compactMap { $0 }
          setViewControllers(all, animated: false)
        }
      }
      """
    ])
    #expect(result.titles == ["Home", "Scan", "Diary"])
    #expect(result.bars.first?.tabs.map(\.condition) == [nil, "not isSmall", nil])
  }
}
