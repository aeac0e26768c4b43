import TabBarImport
import Testing

@Suite("Tab bars in storyboards and xibs")
struct InterfaceBuilderTests {
  /// A storyboard with a tab bar controller whose connections are in another order than its scenes.
  private static let main = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="bar">
      <scenes>
        <scene><objects>
          <viewController id="shelf"><tabBarItem key="tabBarItem" title="Shelf &amp; Loans" image="books.vertical" catalog="system" id="i1"/></viewController>
        </objects></scene>
        <scene><objects>
          <navigationController id="nav"><connections><segue destination="today" kind="relationship" relationship="rootViewController" id="s0"/></connections></navigationController>
          <viewController id="today" title="Today"><tabBarItem key="tabBarItem" title="Today" image="sun" id="i2" badgeValue="3"/></viewController>
        </objects></scene>
        <scene><objects>
          <tabBarController id="bar" customClass="MainBar"><connections>
            <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
            <segue destination="shelf" kind="relationship" relationship="viewControllers" id="s2"/>
            <segue destination="more" kind="relationship" relationship="viewControllers" id="s3"/>
          </connections></tabBarController>
          <viewControllerPlaceholder id="more" storyboardName="Settings"><tabBarItem key="tabBarItem" title="Item" id="i3"/></viewControllerPlaceholder>
          <viewController id="loose"><tabBarItem key="tabBarItem" title="Loose" id="i4"/></viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let classes = "class MainBar: UITabBarController {}\nclass Shelf: UIViewController {}"

  @Test("The order is that of the connections; a navigation controller has the item of its first controller")
  func order() {
    let result = reading(["App/Main.storyboard": Self.main])
    #expect(result.titles == ["Today", "Shelf & Loans", "Item"])
    #expect(result.icons == ["sun", "books.vertical", nil])
    #expect(result.bars[0].tabs[0].badge == "3")
    #expect(result.bars[0].name == "MainBar")
    #expect(result.bars[0].tabs[1].place.line == 5)
  }

  @Test("A reference into a storyboard that was not given is a gap with its line")
  func missingReference() {
    #expect(reading(["App/Main.storyboard": Self.main, "A.swift": Self.classes]).gapLines == [17])
  }

  @Test("A reference takes the item of the storyboard that it leads to")
  func reference() {
    let settings = """
      <document initialViewController="a"><scenes><scene><objects>
        <viewController id="a"><tabBarItem key="tabBarItem" title="Settings" image="gear" catalog="system" id="x"/></viewController>
      </objects></scene></scenes></document>
      """
    let result = reading([
      "App/Main.storyboard": Self.main, "App/Settings.storyboard": settings, "A.swift": Self.classes,
    ])
    #expect(result.titles == ["Today", "Shelf & Loans", "Settings"])
    #expect(result.gapLines == [])
  }

  @Test("The titles of other languages come from the strings files beside the storyboard")
  func languages() {
    let result = reading([
      "App/Base.lproj/Main.storyboard": Self.main,
      "App/de.lproj/Main.strings": "/* a */\n\"i1.title\" = \"Regal\";\n\"i2.title\" = \"Heute\";",
      "App/en.lproj/Main.strings": "\"i1.title\" = \"Shelf & Loans\";",
    ])
    #expect(result.titles.prefix(2) == ["Today", "Shelf & Loans"])
    #expect(result.bars[0].tabs.map(\.titles).prefix(2) == [["de": "Heute"], ["de": "Regal"]])
  }

  @Test("A title in a runtime attribute, and a controller with code for its items, are not certain")
  func uncertain() {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"localizedKey\" value=\"tabs.x\"/>"
    let key = Self.main.replacing(
      "title=\"Shelf &amp; Loans\" image=\"books.vertical\" catalog=\"system\" id=\"i1\"/>",
      with: "id=\"i1\">\(attribute)</tabBarItem>")
    let result = reading(["Main.storyboard": key])
    #expect(
      result.titles[1].isEmpty && result.bars[0].gaps.contains { $0.reason.contains("runtime attributes") })
    let code =
      "class MainBar: UITabBarController { func a() { viewControllers?[0].tabBarItem.badgeValue = \"2\" } }"
    let gaps = reading(["Main.storyboard": Self.main, "A.swift": code]).bars[0].gaps.filter {
      $0.place.path == "A.swift"
    }
    #expect(gaps.map(\.reason).contains("this may change the tabs: viewControllers"))
  }

  @Test(
    "What the code of the app may change is a gap",
    arguments: [
      "class Near: UIViewController { func a() { let bar = tabBarController!.viewControllers![0]; bar.tabBarItem.title = \"x\" } }",
      "class Shelf: UIViewController { override func viewDidLoad() { title = \"x\" } }",
      "class Shelf: UIViewController { override var title: String? { get { \"x\" } set {} } }",
      "class MainBar: UITabBarController { func a() { tabBar.items?[0].title = \"x\" } }",
    ])
  func code(text: String) {
    let main = Self.main.replacing(
      "<viewController id=\"shelf\">", with: "<viewController id=\"shelf\" customClass=\"Shelf\">")
    let lines = reading(["Main.storyboard": main, "B.swift": Self.classes]).gapLines.count
    #expect(
      reading(["Main.storyboard": main, "A.swift": text, "B.swift": Self.classes]).gapLines.count > lines)
    #expect(
      reading([
        "Main.storyboard": main, "B.swift": Self.classes,
        "A.swift": "class Shelf: UIViewController { func a() { label.title = \"x\" } }",
      ]).gapLines.count == lines)
  }

  @Test(
    "A bar that a segue shows is no main bar",
    arguments: [
      "show", "showDetail", "push", "modal", "presentation", "popoverPresentation", "replace", "embed",
    ])
  func segues(kind: String) {
    let row = """
      <viewController id="row"><connections><segue destination="bar" kind="\(kind)" id="g"/></connections></viewController>
      """
    let text = Self.main.replacing("initialViewController=\"bar\"", with: "initialViewController=\"row\"")
    let shown = reading(["Main.storyboard": text.replacing("</scenes>", with: row + "</scenes>")])
    #expect(shown.hasRoot && shown.bars.map(\.isReached) == [false])
    #expect(reading(["Main.storyboard": Self.main]).bars.map(\.isReached) == [true])
  }

  @Test("A controller without connections and an item outside of a bar give no bar")
  func noBar() {
    let empty =
      "<document><tabBarController id=\"a\"><tabBar key=\"tabBar\" id=\"b\"/></tabBarController></document>"
    #expect(reading(["Main.storyboard": empty]).bars == [])
    #expect(reading(["Main.storyboard": empty]).gapLines == [1])
    let loose =
      "<document><viewController id=\"a\"><tabBarItem key=\"tabBarItem\" title=\"A\" id=\"b\"/></viewController></document>"
    #expect(reading(["Main.storyboard": loose]).bars == [])
  }

  @Test("A tab bar on its own has the system's items")
  func systemItems() {
    let result = reading([
      "Bar.xib": """
      <document><objects><view id="v"><subviews><tabBar id="t"><items>
      <tabBarItem systemItem="topRated" id="a"/><tabBarItem systemItem="more" id="b"/>
      </items></tabBar></subviews></view></objects></document>
      """
    ])
    #expect(result.titles == ["Top Rated", "More"])
    #expect(result.bars[0].tabs.map(\.systemItem) == ["topRated", "more"])
  }

  @Test("A xib has its controllers inside of the tab bar controller")
  func xib() {
    let result = reading([
      "Bar.xib": """
      <document><objects><tabBarController id="t"><viewControllers>
      <navigationController id="a"><tabBarItem key="tabBarItem" title="One" id="i"/><viewControllers>
      <viewController id="c"><tabBarItem key="tabBarItem" title="Inner" id="k"/></viewController></viewControllers></navigationController>
      <viewController id="b"><tabBarItem key="tabBarItem" title="Two" id="j"/></viewController>
      </viewControllers></tabBarController></objects></document>
      """
    ])
    #expect(result.titles == ["One", "Two"])
  }
}
