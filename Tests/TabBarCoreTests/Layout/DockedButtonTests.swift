import TabBarCore
import Testing

@Suite("The buttons of docked bars")
struct DockedButtonTests {
  @Test("The share is the whole part of the bar, whatever the button is")
  func shares() {
    let design = Design(tabs: (0..<5).map { Tab("T\($0)") }, device: Device.named("iphone-15") ?? .standard)
    let items = BarLayout(of: design, on: .named("ios17")).items
    #expect(items.allSatisfy { abs($0.slot.width - 78.6) < 1e-9 && $0.slot.height == 49 })
  }
}
