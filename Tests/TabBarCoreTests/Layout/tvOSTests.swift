import TabBarCore
import Testing

@Suite("The bar of tvOS")
struct tvOSTests {
  static let table = ReferenceTable(
    """
    = Apple, HIG, Tab bars, tvOS (2019 to 2026): 68 high, 46 from the top, on 1920 × 1080
    apple-tv-hd l tvos9 4 | place=top frame=0,46,1920,68 row=68
    apple-tv-hd l tvos10 4 | place=top frame=0,46,1920,68
    apple-tv-hd l tvos12 4 | place=top frame=0,46,1920,68
    apple-tv-hd l tvos14 4 | place=top frame=0,46,1920,68
    apple-tv-hd l tvos15 4 | place=top frame=0,46,1920,68
    apple-tv-hd l tvos17 4 | place=top frame=0,46,1920,68
    apple-tv-hd l tvos18 4 | place=top frame=0,46,1920,68
    apple-tv-4k-1 l tvos11 4 | place=top frame=0,46,1920,68
    apple-tv-4k-1 l tvos13 4 | frame=0,46,1920,68
    apple-tv-4k l tvos16 4 | frame=0,46,1920,68 window=1920,1080
    apple-tv-4k p tvos16 4 | frame=0,46,1920,68 window=1920,1080
    apple-tv-4k-1 l tvos26 4 | frame=0,46,1920,68
    apple-tv-4k-2 l tvos14 4 | frame=0,46,1920,68
    apple-tv-4k-2 l tvos27 4 | frame=0,46,1920,68
    apple-tv-4k l tvos26 4 | frame=0,46,1920,68
    apple-tv-4k l tvos27 4 | frame=0,46,1920,68
    apple-tv-4k l tvos16 0 | frame=0,46,1920,68 shown=0 lit=none
    = HIG 2025: safe area of 60 above and below, 80 at the sides
    apple-tv-hd l tvos16 4 | safe=60,80,60,80
    apple-tv-4k l tvos26 4 | safe=60,80,60,80
    = prefer titles (HIG 2019): a row of text
    apple-tv-4k l tvos16 4 | arrangement=text distribution=centered estimate=itemSizes
    = seven are shown, no More, further ones are ignored (piterwilson.com 2019, a published UIKit listing)
    apple-tv-4k l tvos16 6 | shown=6 more=0 hidden= capacity=7 overflow=none
    apple-tv-4k l tvos16 7 | shown=7 more=0 hidden= overflow=none
    apple-tv-4k l tvos16 8 | shown=7 more=0 hidden=7 overflow=dropped
    apple-tv-4k l tvos26 9 | shown=7 hidden=7,8 overflow=dropped
    apple-tv-4k l tvos16 9 select=8 | lit=none hidden=7,8
    apple-tv-4k l tvos16 9 select=6 | lit=6
    apple-tv-hd l tvos9 12 | shown=7 hidden=7,8,9,10,11
    = HIG 2019 and 2022: too wide a row fades at the end, once scrolled at the start too
    apple-tv-4k l tvos16 7 | fades=--
    apple-tv-4k l tvos16 7 title=Recommended_Programmes | fades=-t overflow=scroll distribution=scroll lit=0
    apple-tv-4k l tvos16 7 title=Recommended_Programmes select=6 | fades=l- overflow=scroll lit=6
    apple-tv-4k l tvos16 7 title=Recommended_Programmes select=3 | lit=3
    apple-tv-4k l tvos16 9 title=Recommended_Programmes | fades=-t overflow=dropped
    = HIG 2019: a logo of at most 200 × 68, inside the safe margin, at either end
    apple-tv-4k l tvos16 4 logo=200x68 | logo=80,46,200,68
    apple-tv-4k l tvos16 4 logo=260x80 | logo=80,46,200,68
    apple-tv-4k l tvos16 4 logo=180x60 | logo=80,50,180,60
    apple-tv-4k l tvos16 4 logo=100x20 | logo=80,70,100,20
    apple-tv-4k l tvos16 4 logo-trailing=200x68 | logo=1640,46,200,68
    apple-tv-4k l tvos16 4 logo-trailing=180x60 | logo=1660,50,180,60
    apple-tv-4k l tvos16 4 logo=180x60 rtl | logo=1660,50,180,60
    apple-tv-4k l tvos16 4 logo-trailing=180x60 rtl | logo=80,50,180,60
    = HIG 2019 and 2022: with one main view it scrolls away, and comes back with the focus
    apple-tv-4k l tvos16 4 scroll=top | visible=yes
    apple-tv-4k l tvos16 4 scroll=middle | visible=no absent=scrolled
    apple-tv-4k l tvos16 4 scroll=end | visible=no absent=scrolled
    apple-tv-4k l tvos16 4 scroll=middle focus | visible=yes
    = HIG 2019 and 2022: beside a split view it stays
    apple-tv-4k l tvos16 4 scroll=middle pane=leading | visible=yes frame=0,46,1920,68
    apple-tv-4k l tvos16 4 scroll=end pane=trailing | visible=yes frame=0,46,1920,68
    = a keyboard on a television is in the content; a modal view covers the bar
    apple-tv-4k l tvos16 4 keyboard | visible=yes
    apple-tv-4k l tvos16 4 modal | visible=no absent=modal
    """)

  @Test("Bars are as the sources describe them", arguments: tvOSTests.table.cases)
  func hold(line: ReferenceLine) throws { try line.check() }

  @Test("A title wider than the whole row shows its beginning while it is selected (HIG 2019: the end fades)")
  func widerThanTheRow() throws {
    let device = try #require(Device.named("apple-tv-4k"))
    let wide = String(repeating: "Programme ", count: 40)
    let design = Design(tabs: [Tab("A"), Tab(wide), Tab("B")], selection: 1, device: device)
    let layout = BarLayout(of: design, on: System.named("tvos16"))
    #expect(layout.items.map(\.kind) == [.tab(1)])
    // The safe area is 80 pt at either side of 1920.
    #expect(layout.items.first?.frame == Rect(x: 80, y: 46, width: 1760, height: 68))
    #expect(layout.items.first?.title.displayed.hasPrefix("Programme") == true)
    #expect(layout.hidden == [0, 2] && layout.fadesLeading && layout.fadesTrailing)
  }

  // HIG 2019 and 2022: the row fades where there is more. Before the first tab there is nothing, however wide it is;
  // the safe area begins 80 pt from the side.
  @Test("A first tab that is wider than the row shows its start")
  func wideFirstTab() throws {
    let wide = String(repeating: "Recommended Programmes ", count: 10)
    let tabs = [wide, "Films", "Search"].map { Tab($0) }
    let device = try #require(Device.named("apple-tv-4k"))
    let layout = BarLayout(of: Design(tabs: tabs, device: device), on: System.named("tvos16"))
    #expect(!layout.fadesLeading && layout.fadesTrailing)
    #expect(layout.items.first?.frame.x == 80 && layout.visible == [0] && layout.hidden == [1, 2])
  }
}
