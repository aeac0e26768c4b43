import TabBarImport
import Testing

/// Ways in which apps make their bars, each written for this test.
@Suite("Code that makes a bar")
struct CodeShapeTests {

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
