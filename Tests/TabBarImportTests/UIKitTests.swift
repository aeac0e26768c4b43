import TabBarImport
import TabBarTestSupport
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

  @Test(
    "A group that is in the sidebar only is a section, and no tab",
    arguments: [
      (".sidebarOnly", [nil, "Library"], [nil, "default"]),
      (".pinned", [nil, nil, "Library"], [nil, "pinned", "default"]),
    ])
  func sections(placement: String, sections: [String?], placements: [String?]) {
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let home = UITab(title: "Home", image: nil, identifier: "home") { _ in Home() }
          let books = UITab(title: "Books", image: nil, identifier: "books") { _ in Books() }
          books.preferredPlacement = .default
          let library = UITabGroup(title: "Library", image: nil, identifier: "library", children: [books])
          library.preferredPlacement = \(placement)
          tabs = [home, library]
        }
      }
      """
    ])
    #expect(result.bars[0].tabs.map(\.section) == sections && result.gapLines == [])
    #expect(result.bars[0].tabs.map(\.placement) == placements)
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
    arguments: try CaseFile.rows(of: "Tests/TabBarImportTests/Cases/Tables/besides.txt"))
  func besides(row: CaseFile.Row) {
    let code = row.cells.map { $0 == "-" ? "" : $0 }
    let result = reading([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          \(code[0])
          let home = UIViewController()
          home.title = "Home"
          viewControllers = [home]
          \(code[1])
        }
        \(code[2])
      }
      """
    ])
    #expect(
      result.titles == ["Home"] && result.gapLines.isEmpty == (row.cells[3] == "none"), "\(result.gapLines)")
  }
}
