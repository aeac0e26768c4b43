import TabBarCore
import Testing

@Suite("The bar of tvOS")
struct tvOSTests {
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
