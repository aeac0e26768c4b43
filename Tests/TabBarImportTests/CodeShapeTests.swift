import TabBarImport
import Testing

/// Ways in which apps make their bars, each written for this test.
@Suite("Code that makes a bar")
struct CodeShapeTests {
  @Test("A coordinator sorts the cases of an enumeration, and its bar has their order")
  func sortedCases() {
    let result = reading([
      "A.swift": """
      final class Coordinator {
        let bar = UITabBarController()
        func start() {
          let pages: [Page] = [.later, .now].sorted(by: { $0.place() < $1.place() })
          bar.setViewControllers(pages.map({ controller($0) }), animated: false)
        }
        func controller(_ page: Page) -> UINavigationController {
          let result = UINavigationController()
          result.tabBarItem = UITabBarItem.init(title: page.title, image: nil, tag: page.place())
          return result
        }
      }
      enum Page {
        case later, now
        var title: String { switch self { case .later: "Later"; case .now: "Now" } }
        func place() -> Int { switch self { case .later: return 1; case .now: return 0 } }
      }
      """
    ])
    #expect(result.titles == ["Now", "Later"])
  }

  @Test("The items of a bar are those of its controllers, in their order")
  func itemsOfTheBar() {
    let result = reading([
      "A.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          let first = FirstController()
          first.title = "First"
          setViewControllers([first, UINavigationController(rootViewController: SecondController())], animated: false)
          guard let items = tabBar.items else { return }
          let symbols = ["1.circle", "2.circle"]
          for index in 0..<items.count { items[index].image = UIImage(systemName: symbols[index]) }
          items[1].title = "Second"
        }
      }
      """
    ])
    #expect(result.titles == ["First", "Second"])
    #expect(result.icons == ["1.circle", "2.circle"])
  }

  @Test("A controller that is pushed has the item of its navigation controller")
  func pushed() {
    let result = reading([
      "A.swift": """
      class Flow {
        let bar = UITabBarController()
        func begin() {
          let feed = FeedFlow(navigation: UINavigationController())
          feed.begin()
          bar.viewControllers = [feed.navigation]
        }
      }
      class FeedFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func begin() {
          let controller = FeedController()
          controller.tabBarItem = UITabBarItem(title: "Feed", image: UIImage(systemName: "newspaper"), tag: 0)
          navigation.pushViewController(controller, animated: false)
        }
      }
      """
    ])
    #expect(result.titles == ["Feed"])
  }

  @Test("The parts of a tuple have the names of its type")
  func tuples() {
    let result = reading([
      "A.swift": """
      final class Root: UITabBarController {
        private let parts: [(title: String, image: String)] = [("Timeline", "clock"), ("Charts", "chart.bar")]
        override func viewDidLoad() {
          viewControllers = parts.enumerated().map { (index, part) in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: part.title, image: UIImage(systemName: part.image), tag: index)
            return controller
          }
        }
      }
      """
    ])
    #expect(result.titles == ["Timeline", "Charts"] && result.icons == ["clock", "chart.bar"])
  }

  @Test("Names are put together of texts and numbers")
  func texts() {
    let result = reading([
      "A.swift": """
      struct Main: View {
        var body: some View {
          TabView {
            ForEach(0..<2) { index in
              Text("Page").tabItem { Label("Part \\(index + 1)", image: String(format: "part_%d", index)) }
            }
          }
        }
      }
      """
    ])
    #expect(result.titles == ["Part 1", "Part 2"] && result.icons == ["part_0", "part_1"])
  }

  @Test("An icon that depends on the selected tab is the one of a tab that is not selected")
  func selection() {
    let result = reading([
      "A.swift": """
      struct Main: View {
        @State private var selected = 0
        var body: some View {
          TabView(selection: $selected) {
            One().tabItem { Label("One", image: selected == 0 ? "one-on" : "one-off") }
            Two().tabItem { Label("Two", systemImage: selected == 1 ? "star.fill" : "star") }
          }
        }
      }
      """
    ])
    #expect(result.icons == ["one-off", "star"])
  }

  @Test("Cases with values of their own are read by their names")
  func casesWithValues() {
    let result = reading([
      "A.swift": """
      struct Main: View {
        var body: some View {
          TabView { ForEach(Part.all, id: \\.name) { part in Text("Part").tabItem { Text(part.name) } } }
        }
      }
      enum Part {
        case page(Int), end
        static var all: [Part] { [.page(1), .end] }
        var name: String { switch self { case .page: "Page"; case .end: "End" } }
      }
      """
    ])
    #expect(result.titles == ["Page", "End"])
  }

  @Test("What an initializer asks of itself is no condition of a tab")
  func initializer() {
    let result = reading([
      "A.m": """
      @implementation Root
      - (instancetype)init {
        if ((self = [super init])) {
          UIViewController *home = [[UIViewController alloc] init];
          home.tabBarItem = [[UITabBarItem alloc] initWithTitle:@"Home" image:nil tag:0];
          self.viewControllers = @[home];
        }
        return self;
      }
      @end
      """
    ])
    #expect(result.titles == ["Home"] && result.bars.first?.tabs.first?.condition == nil)
  }

  @Test("Nothing is made up: a list that is sorted by what only the app knows is left out with its place")
  func unknownOrder() {
    let result = reading([
      "A.swift": """
      class Root: UITabBarController {
        override func viewDidLoad() {
          viewControllers = [first, second].sorted { rank(of: $0) < rank(of: $1) }
        }
      }
      """
    ])
    #expect(result.titles == [])
  }

  @Test("Of the lists for several devices the one of a phone is read, whoever has signed in")
  func devices() {
    let result = reading([
      "A.swift": """
      struct Root: View {
        var pages: [Page] { session.currentUser.isKnown ? Page.member : Page.guest }
        var body: some View {
          TabView { ForEach(pages) { page in Screen(page).tabItem { Label(page.title, systemImage: page.icon) } } }
        }
      }
      enum Page: String {
        case feed, people, settings
        var title: String { switch self { case .feed: "Feed"; case .people: "People"; case .settings: "Settings" } }
        var icon: String { switch self { case .feed: "list.bullet"; case .people: "person.2"; case .settings: "gear" } }
        static var guest: [Page] { [.settings] }
        static var member: [Page] {
          if UIDevice.current.userInterfaceIdiom == .pad { [.people, .feed, .settings] } else { [.feed, .people] }
        }
      }
      """
    ])
    #expect(result.titles == ["Feed", "People"])
    #expect(result.icons == ["list.bullet", "person.2"])
  }
}
