import TabBarCore
import Testing

@Suite("visionOS, CarPlay, macOS and watchOS")
struct OtherPlatformTests {
  @Test("The replacement of a bar is named (HIG, Tab views; SwiftUI, TabView)")
  func standIns() throws {
    func text(_ id: String) throws -> String {
      (try #require(System.named(id)).bar as? NoBar)?.summary ?? ""
    }
    #expect(try text("macos15").contains("tab view") && text("macos15").contains("six"))
    // Vertical pages since watchOS 10 (SwiftUI).
    #expect(try text("watchos9").contains("side by side") && text("watchos10").contains("below"))
  }

  @Test("Looked at, the column of visionOS is as wide as its longest title needs")
  func lookedAt() throws {
    let device = try #require(Device.named("vision-pro"))
    let system = try #require(System.named("visionos2"))
    var design = Design(
      tabs: [Tab("Home", icon: "house"), Tab("A rather long title", icon: "star")], device: device)
    let shut = BarLayout(of: design, on: system)
    design.situation.isFocused = true
    let open = BarLayout(of: design, on: system)
    #expect(open.frame.width > shut.frame.width)
    #expect(shut.items.allSatisfy { $0.titleFrame == nil && $0.iconFrame != nil })
    #expect(open.items.allSatisfy { $0.titleFrame != nil && $0.title.state == .whole })
    design.direction = .rightToLeft
    #expect(BarLayout(of: design, on: system).frame.maxX == 1280)
  }
}
