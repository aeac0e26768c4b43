import TabBarCore
import Testing

/// Where texts about tab bars contradict each other, with the reading that the layout follows.
@Suite("Contradictions between the sources")
struct ContradictionTests {
  @Test("The bar does not have the same height in every orientation, nor is every landscape bar low")
  func sameHeight() throws {
    // An old tag wiki: the same always, true until iOS 10. Measurements since iOS 11: 32 where both classes
    // are compact, else 49, so a large phone stays at 49.
    let source = "ESTabBarController issue 88; flutter PR 39258"
    try ReferenceCase("iphone-se-1", on: "ios15", tabs: 3, content: 49, source: source).check()
    try ReferenceCase("iphone-se-1", .landscape, on: "ios15", tabs: 3, content: 32, source: source).check()
    try ReferenceCase("iphone-14-plus", .landscape, on: "ios16", tabs: 3, content: 49, source: source).check()
  }

  @Test("Advice on the number of tabs is no capacity: six fit an iPad whatever a guide advises")
  func capacityIsNotAdvice() throws {
    // Three to five (HIG 2022), at most six (HIG 2023), no number (HIG 2024): the layout knows 5 and 8 only.
    let phone = ReferenceCase("iphone-14", on: "ios16", tabs: 3, source: "published UIKit listing")
    let pad = ReferenceCase("ipad-10", on: "ipados16", tabs: 3, source: "published UIKit listing")
    #expect(try phone.layout().capacity == 5)
    #expect(try pad.layout().capacity == 8)
  }

  @Test("Six tabs are four and More, not five and More")
  func offByOne() throws {
    // CivitDeck issue 518 tells of five and More; the UITabBarController overview says four.
    let source = "UITabBarController overview"
    try ReferenceCase("iphone-14", on: "ios16", tabs: 5, shown: 5, behindMore: 0, source: source).check()
    try ReferenceCase("iphone-14", on: "ios16", tabs: 6, shown: 4, behindMore: 2, source: source).check()
  }

  @Test("Items share the whole width in compact width only; in regular width they are centred")
  func distribution() throws {
    // SAP: over the whole width; a tag wiki: centred on iPad. UIKit's automatic positioning does both.
    let source = "UITabBar.ItemPositioning"
    try ReferenceCase("iphone-14", on: "ios16", tabs: 4, nil, .fill, source: source).check()
    try ReferenceCase("ipad-10", on: "ipados16", tabs: 4, nil, .centered, source: source).check()
    try ReferenceCase("ipad-10", on: "ipados16", tabs: 4, classes: "cr", nil, .fill, source: source).check()
  }

  @Test("Neither the orientation nor the width alone places the title; both size classes do")
  func titlePlace() throws {
    // HIG 2022: beside in landscape. HIG 2025: under in compact width. An iPad upright breaks the first, a
    // phone in landscape the second.
    let source = "WordPress-iOS PR 7858; flutter PR 39258"
    try ReferenceCase("ipad-10", on: "ipados16", tabs: 4, .inline, source: source).check()
    try ReferenceCase("iphone-14", .landscape, on: "ios16", tabs: 4, .inline, source: source).check()
    try ReferenceCase("iphone-14", on: "ios16", tabs: 4, .stacked, source: source).check()
  }

  @Test("An iPad shows eight, though texts say about seven or at most six")
  func iPadCapacity() throws {
    let source = "piterwilson.com 2019; published UIKit listing"
    try ReferenceCase("ipad-9", on: "ipados15", tabs: 8, shown: 8, behindMore: 0, source: source).check()
    try ReferenceCase("ipad-9", on: "ipados15", tabs: 9, shown: 7, behindMore: 2, source: source).check()
  }

  @Test("Five is the number of compact width, not of the iPhone")
  func fiveOnPhones() throws {
    let source = "piterwilson.com 2019; artemis-ios PR 509"
    let phone = "iphone-15-plus"
    try ReferenceCase(phone, on: "ios17", tabs: 7, shown: 4, behindMore: 3, source: source).check()
    try ReferenceCase(phone, .landscape, on: "ios17", tabs: 7, shown: 7, behindMore: 0, source: source)
      .check()
    try ReferenceCase(
      "ipad-9", on: "ipados15", tabs: 7, classes: "cr", shown: 4, behindMore: 3, source: source
    )
    .check()
  }

  @Test("C2: one height for all orientations was true until iOS 10, and only then")
  func heightByEra() throws {
    try check(
      """
      = the iOS guidelines of 2013; ESTabBarController issue 88; flutter PR 39258
      iphone-se-1 l ios10 4 | row=49
      iphone-se-1 l ios11 4 | row=32
      iphone-8-plus l ios11 4 | row=49
      """)
  }

  @Test("C3: capacity is apart from advice: 5, 8 and 7 whatever a guide says")
  func capacities() throws {
    try check(
      """
      = piterwilson.com 2019; a published UIKit listing
      iphone-14 p ios16 3 | capacity=5
      ipad-10 p ipados17 3 | capacity=8
      apple-tv-4k l tvos16 3 | capacity=7
      """)
  }

  @Test("C5: five fit exactly; six give four and More")
  func fiveAndSix() throws {
    try check(
      """
      = UITabBarController; CivitDeck issue 518 misreports it
      iphone-14 p ios9 5 | shown=5 more=0
      iphone-17 p ios26 5 | shown=5 more=0
      iphone-17 p ios26 6 | shown=4 more=2
      ipad-10 p ipados17 9 | shown=7 more=2
      """)
  }

  @Test("C9: search is a destination: its item can be selected, and is separate only where the system says")
  func searchIsADestination() throws {
    try check(
      """
      = Apple, TabRole.search; HIG 2025
      iphone-14 p ios16 4 search=3 select=3 | lit=3 apart=none
      iphone-17 p ios26 4 search=3 select=3 | lit=3 apart=3
      """)
  }

  @Test("C12: hidden with the keyboard or covered by it is the same picture, for bars at the bottom")
  func keyboard() throws {
    try check(
      """
      = HIG 2022; HIG 2024
      iphone-14 p ios16 4 keyboard | visible=no absent=keyboard
      iphone-17 p ios26 4 keyboard | visible=no absent=keyboard
      ipad-10 p ipados18 4 keyboard | visible=yes
      """)
  }

  @Test("C13: a modal view may cover the bar, on every platform")
  func modal() throws {
    try check(
      """
      = HIG 2022; HIG 2025
      iphone-14 p ios16 4 modal | visible=no absent=modal
      ipad-10 p ipados18 4 modal | visible=no absent=modal
      vision-pro l visionos2 4 modal | visible=no absent=modal
      """)
  }

  @Test("C14: always translucent, clear at the end of the content, or glass: a matter of the version")
  func material() throws {
    try check(
      """
      = the iOS guidelines of 2013; HIG 2022; HIG 2025
      iphone-8 p ios11 4 scroll=end | material=yes
      iphone-14 p ios16 4 scroll=end | material=no
      iphone-14 p ios16 4 scroll=middle | material=yes
      iphone-17 p ios26 4 scroll=end | material=yes
      """)
  }

  @Test("C15: the edge is a matter of platform, system and width class")
  func edge() throws {
    try check(
      """
      = HIG 2022 (bottom); tvOS 2019 (top); react-native-navigation 7926; HIG, visionOS; HIG, CarPlay
      iphone-14 p ios16 4 | place=bottom
      apple-tv-4k l tvos16 4 | place=top
      ipad-10 p ipados17 4 | place=bottom
      ipad-10 p ipados18 4 | place=top
      ipad-10 l ipados18 4 split=1/3 | place=bottom
      vision-pro l visionos1 4 | place=leading
      iphone-14 p carplay 4 | place=top
      iphone-14 p watchos10 4 | place=none
      """)
  }

  @Test("C16: fixed on phones, scrolled away on televisions, minimised where an app of iOS 26 asks for it")
  func scrolling() throws {
    try check(
      """
      = SAP Fiori 2023; tvOS 2019; HIG 2025
      iphone-14 p ios16 4 scroll=middle | visible=yes shown=4
      iphone-14 p ios16 4 scroll=middle minimized | visible=yes shown=4
      apple-tv-4k l tvos16 4 scroll=middle | visible=no
      iphone-17 p ios26 4 scroll=middle | shown=4
      iphone-17 p ios26 4 scroll=middle minimized | shown=1
      """)
  }

  @Test("C18: equal shares in compact width, the middle on iPads, a capsule since iOS 26")
  func distributions() throws {
    try check(
      """
      = UITabBar.ItemPositioning; SAP Fiori 2023; the iOS guidelines of 2013
      iphone-14 p ios16 4 | distribution=fill
      ipad-10 p ipados17 4 | distribution=centered
      ipad-10 l ipados17 4 split=1/3 | distribution=fill
      iphone-17 p ios26 4 | distribution=capsule
      """)
  }

  @Test(
    "C19: the same tabs in each orientation is advice; seven on a large phone show that it is no mechanism")
  func orientations() throws {
    try check(
      """
      = the iOS guidelines of 2013 (advice); HIG 2022 (the number varies); HIG layout tables
      iphone-14-plus p ios16 7 | order=0,1,2,3
      iphone-14-plus l ios16 7 | order=0,1,2,3,4,5,6
      iphone-14 p ios16 5 | order=0,1,2,3,4
      iphone-14 l ios16 5 | order=0,1,2,3,4
      """)
  }

  @Test("C20: tabs stay in the strip; a sidebar is optional and takes only what is put there")
  func sidebar() throws {
    try check(
      """
      = HIG 2024 and later, against HIG 2022
      ipad-10 l ipados18 5 | shown=5 aside=
      ipad-10 l ipados18 5 sidebar=4 | shown=4 aside=4
      """)
  }

  @Test("C21: bars in panes and popovers are laid out, as compact ones")
  func panes() throws {
    try check(
      """
      = the iOS guidelines of 2013; capacity by the width's class
      ipad-10 l ipados17 6 pane=popover | place=bottom shown=4 more=2
      ipad-10 l ipados17 6 pane=leading | place=bottom shown=4 more=2
      """)
  }

  @Test("C23: a tab of the app named More does not replace the system's")
  func ownMore() throws {
    let design = Design(tabs: ["A", "B", "C", "D", "More", "E"].map { Tab($0) }, selection: 4)
    let layout = BarLayout(of: design, on: System.named("ios16"))
    #expect(layout.items.map(\.kind) == [.tab(0), .tab(1), .tab(2), .tab(3), .more])
    #expect(layout.hidden == [4, 5])
  }

  @Test("C24: on tvOS seven is a cap, and only tabs within it fade")
  func television() throws {
    try check(
      """
      = tvOS 2019 (fades); piterwilson.com 2019, a published UIKit listing (seven)
      apple-tv-4k l tvos16 8 | shown=7 hidden=7 overflow=dropped fades=--
      apple-tv-4k l tvos16 7 title=Recommended_Programmes | overflow=scroll fades=-t
      """)
  }

  @Test("C25: the title's place follows both size classes")
  func titles() throws {
    try check(
      """
      = HIG 2022 (orientation); HIG 2025 (width); WordPress-iOS PR 7858
      ipad-10 p ipados17 4 | arrangement=inline
      iphone-14 l ios16 4 | arrangement=inline
      ipad-10 l ipados17 4 split=1/3 | arrangement=stacked
      iphone-14 l ios10 4 | arrangement=stacked
      """)
  }

  @Test("C26: eight is where an iPad overflows; seven, six and six are advice")
  func pads() throws {
    try check(
      """
      = the iOS guidelines of 2013 (about seven); SAP (six); HIG 2023 (six); piterwilson.com 2019 (eight)
      ipad-10 p ipados17 7 | shown=7 more=0
      ipad-10 p ipados17 8 | shown=8 more=0
      ipad-10 p ipados17 9 | shown=7 more=2
      """)
  }

  @Test("C27: a glyph alone is no way over the limit of tvOS")
  func glyphs() throws {
    let device = try #require(Device.named("apple-tv-4k"))
    let design = Design(tabs: (0..<9).map { _ in Tab("", icon: "star") }, device: device)
    let layout = BarLayout(of: design, on: System.named("tvos16"))
    #expect(layout.visible == Array(0..<7) && layout.hidden == [7, 8])
    #expect(layout.items.allSatisfy { $0.iconFrame != nil && $0.titleFrame == nil })
  }

  @Test("C28: five is the number of compact width; a phone of regular width shows eight")
  func widePhones() throws {
    try check(
      """
      = HIG layout tables; piterwilson.com 2019
      iphone-14-plus p ios16 8 | shown=4 more=4
      iphone-14-plus l ios16 8 | shown=8 more=0
      iphone-air l ios26 8 | shown=8 more=0
      """)
  }

  // View dumps and openradar 36192254: a button is 48 high in a row of 49.
  @Test("C30: the low bar is under 44 pt and over 28, and all its height but 1 selects")
  func touch() throws {
    try check(
      """
      = HIG, Accessibility: 44 by default, 28 at least
      iphone-14 l ios16 4 | row=32 heights=31
      iphone-14 p ios16 4 | row=49 heights=48
      """)
  }

  @Test("C35: Apple's own pages of 2017 disagreed; the measured bar is higher upright")
  func ownPages() throws {
    try check(
      """
      = HIG 2017 (the same height) against Apple's adaptivity page (taller in portrait); measurements
      iphone-8 p ios11 4 | row=49
      iphone-8 l ios11 4 | row=32
      """)
  }

  @Test("C36: always visible, but not while a keyboard is up")
  func keyboardWins() throws {
    try check(
      """
      = SAP Fiori 2023 says both
      iphone-14 p ios16 4 scroll=middle keyboard | visible=no absent=keyboard
      """)
  }

  @Test("C37: the system puts More above eight on an iPad, not above six")
  func moreOnPads() throws {
    try check(
      """
      = SAP Fiori 2023 (six) against a published UIKit listing (eight)
      ipad-10 p ipados17 7 | more=0
      ipad-10 p ipados17 9 | more=2
      """)
  }

  @Test("C38: selecting another tab changes what is lit, and nothing else moves")
  func selecting() throws {
    let system = System.named("ios16")
    var design = Design(tabs: (0..<5).map { Tab("T\($0)", icon: "star") })
    let before = BarLayout(of: design, on: system)
    design.selection = 3
    var after = BarLayout(of: design, on: system)
    #expect(after.items.firstIndex(where: \.isSelected) == 3)
    for index in after.items.indices { after.items[index].isSelected = index == 0 }
    #expect(after == before)
  }

  private func check(_ text: String) throws {
    let lines = ReferenceTable(text).cases
    #expect(!lines.isEmpty)
    for line in lines { try line.check() }
  }
}
