import TabBarCore
import Testing

@Suite("The strip of iPadOS 18 to 27")
struct iPadOS18To27Tests {
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
