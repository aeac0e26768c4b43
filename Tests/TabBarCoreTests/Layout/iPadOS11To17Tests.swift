import TabBarCore
import Testing

@Suite("The bar of iPadOS 11 to 17")
struct iPadOS11To17Tests {
  @Test("A centred item grows with its title and shows it whole")
  func wideTitles() throws {
    let device = try #require(Device.named("ipad-pro-12-9-6"))
    let system = try #require(System.named("ipados16"))
    for length in 1...40 {
      for icon in [nil, "star"] {
        let tabs = [String(repeating: "m", count: length), "Two", String(repeating: "e", count: 41 - length)]
          .map { Tab($0, icon: icon) }
        let layout = BarLayout(of: Design(tabs: tabs, device: device, orientation: .landscape), on: system)
        #expect(layout.distribution == .centered)
        for item in layout.items {
          #expect(item.title.state == .whole && item.title.displayed == item.fullTitle)
          #expect(item.title.width <= item.titleRoom)
          #expect(item.slot.width >= 79.5)
        }
      }
    }
  }

  // A published listing of UIKit's classes: inline items shrink to their content, and equal gaps share the rest.
  @Test("One long title among six short ones is whole, though seven equal shares are too narrow for it")
  func oneLongTitle() throws {
    let titles = ["Home", "Benachrichtigungen", "Suche", "Chat", "Profil", "Hilfe", "Info"]
    let design = Design(
      tabs: titles.map { Tab($0, icon: "star") }, device: try #require(Device.named("ipad-9")))
    let layout = BarLayout(of: design, on: System.named("ipados16"))
    #expect(layout.items.allSatisfy { $0.title.state == .whole })
    let gaps = zip(layout.items, layout.items.dropFirst()).map { $1.slot.minX - $0.slot.maxX }
    #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 0.01 && $0 > 0 })
    #expect(layout.items.allSatisfy { $0.$slot.isEstimate })
  }
}
