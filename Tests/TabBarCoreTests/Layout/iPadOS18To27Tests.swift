import TabBarCore
import Testing

@Suite("The strip of iPadOS 18 to 27")
struct iPadOS18To27Tests {
  static let table = ReferenceTable(
    """
    = at the top in regular width, titles only (titanium PR 14337, react-native-navigation 7926)
    ipad-10 p ipados18 4 | place=top arrangement=text overflow=none pages=0 lit=0
    ipad-10 l ipados18 4 | place=top arrangement=text class=rr
    ipad-pro-13-m4 l ipados18 4 split=1/2 | place=top width=683 class=rr
    ipad-pro-11-1 l ipados18 4 split=2/3 | place=top width=809
    ipad-10 l ipados26 4 | place=top arrangement=text
    ipad-10 l ipados27 4 | place=top arrangement=text
    = 31 from the top on iPadOS 18, 28 since 26 (a published UIKit listing); 40 and 44 high are derived
    ipad-10 p ipados18 4 | y=31 row=40 estimate=strip
    ipad-10 p ipados26 4 | y=28 row=44 estimate=strip
    ipad-10 p ipados27 4 | y=28 row=44 estimate=strip
    = in compact width at the bottom (react-native-navigation 7926)
    ipad-10 l ipados18 4 split=1/3 | place=bottom row=50 height=65 arrangement=stacked class=cr
    ipad-10 l ipados18 4 split=1/2 | place=bottom class=cr
    ipad-10 p ipados18 4 split=2/3 | place=bottom class=cr
    ipad-10 p ipados18 4 over | place=bottom class=cr
    ipad-9 p ipados18 4 over | place=bottom row=50 height=50
    ipad-10 p ipados18 4 classes=cr | place=bottom
    ipad-10 l ipados26 4 wide=400 | place=bottom distribution=capsule estimate=capsule
    ipad-10 l ipados27 4 wide=400 | place=bottom distribution=capsule
    = in compact width five fit, or four and More (measured on iPadOS 27)
    ipad-10 l ipados27 7 wide=400 | shown=4 more=3 capacity=5
    ipad-10 l ipados18 6 split=1/3 | shown=4 more=2 capacity=5
    ipad-10 l ipados18 5 split=1/3 | shown=5 more=0
    ipad-10 l ipados26 6 wide=500 | shown=4 more=2
    = never More in the strip: it pages, with a button at either end (a public test suite)
    ipad-10 l ipados18 5 title=News | overflow=none pages=0 more=0 shown=5
    ipad-10 l ipados18 30 | overflow=pages pages=2 more=0 capacity=none distribution=pages fades=-t
    ipad-10 l ipados26 30 | overflow=pages pages=2 more=0
    ipad-10 l ipados26 30 select=29 | overflow=pages fades=l- lit=29
    ipad-10 l ipados26 30 select=15 | overflow=pages fades=lt lit=15
    ipad-10 l ipados26 12 title=Documentation | overflow=pages pages=2
    ipad-10 l ipados27 9 | more=0
    = at most 600 wide, 10 from the sides (a published UIKit listing)
    ipad-10 l ipados26 30 | capsule=290,28,600,44
    ipad-pro-13-m5 l ipados26 30 | capsule=388,28,600,44
    ipad-10 p ipados18 30 | capsule=110,31,600,40
    ipad-10 p ipados18 30 wide=600 classes=rr | capsule=10,31,580,40
    = fixed tabs lead and pinned ones trail; the rest keeps its order (WWDC24, TabPlacement)
    ipad-10 l ipados18 5 fixed=4 | order=4,0,1,2,3
    ipad-10 l ipados18 5 pinned=0 | order=1,2,3,4,0
    ipad-10 l ipados18 5 fixed=3 pinned=1 | order=3,0,2,4,1
    ipad-10 l ipados26 5 fixed=2,4 | order=2,4,0,1,3
    ipad-10 l ipados27 5 pinned=0,1 | order=2,3,4,0,1
    = optional tabs and those of the sidebar are not in the strip at first (TabPlacement)
    ipad-10 l ipados18 5 optional=1 | order=0,2,3,4 aside=1 hidden=
    ipad-10 l ipados18 5 sidebar=3,4 | order=0,1,2 aside=3,4
    ipad-10 l ipados18 5 sidebar=0 select=0 | lit=none aside=0 order=1,2,3,4
    ipad-10 l ipados26 5 optional=0 sidebar=4 | order=1,2,3 aside=0,4
    ipad-10 l ipados26 3 sidebar=0,1,2 | shown=0 aside=0,1,2 lit=none
    = a search tab is pinned unless its placement says otherwise (Apple, UISearchTab)
    ipad-10 l ipados18 4 search=0 | order=1,2,3,0
    ipad-10 l ipados26 4 search=1 | order=0,2,3,1 apart=none
    = in compact width every root tab (compactTabIdentifiers is nil)
    ipad-10 l ipados18 5 split=1/3 optional=1 | order=0,1,2,3,4 aside=
    ipad-10 l ipados18 5 split=1/3 fixed=4 | order=0,1,2,3,4
    = the keyboard covers bars at the bottom only; a modal view covers any
    ipad-10 l ipados18 4 keyboard | visible=yes absent=no
    ipad-10 l ipados18 4 keyboard split=1/3 | visible=no absent=keyboard
    ipad-10 l ipados26 4 modal | visible=no absent=modal
    ipad-10 l ipados26 4 scroll=end | material=yes
    = no tabs
    ipad-10 l ipados18 0 | shown=0 place=top pages=0 lit=none
    = until iPadOS 17 at the bottom (R12, R33)
    ipad-10 l ipados17 4 | place=bottom
    ipad-10 l ipados17 9 | place=bottom shown=7 more=2
    """)

  @Test("Bars are as the sources describe them", arguments: iPadOS18To27Tests.table.cases)
  func hold(line: ReferenceLine) throws { try line.check() }

  // A published listing of UIKit's classes: the content of one item is at most 224 wide, between margins of 16.
  @Test("A title in the strip gets at most 224 pt", arguments: ["ipados18", "ipados26"])
  func greatestTitle(system: String) throws {
    let tabs = [Tab(String(repeating: "Recommended ", count: 6)), Tab("Films")]
    let device = try #require(Device.named("ipad-10"))
    let layout = BarLayout(of: Design(tabs: tabs, device: device), on: System.named(system))
    let item = try #require(layout.items.first)
    #expect(item.titleRoom == 224 && item.frame.width == 224 + 2 * 16)
    #expect(item.title.state == .cut)
  }
}
