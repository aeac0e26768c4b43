import TabBarCore
import Testing

@Suite("visionOS, CarPlay, macOS and watchOS")
struct OtherPlatformTests {
  static let table = ReferenceTable(
    """
    = HIG 2023 to 2026, visionOS: always vertical, at the leading side of the window
    vision-pro l visionos1 4 | place=leading window=1280,720 lit=0
    vision-pro l visionos2 4 | place=leading
    vision-pro l visionos26 4 | place=leading
    vision-pro l visionos27 4 | place=leading
    vision-pro p visionos1 4 | place=leading window=1280,720
    = the same: symbols alone, titles while it is looked at
    vision-pro l visionos1 4 | arrangement=icon estimate=itemSizes
    vision-pro l visionos1 4 focus | arrangement=inline estimate=titleWidth
    = HIG: centres of controls at least 60 apart
    vision-pro l visionos1 4 | heights=60
    vision-pro l visionos1 6 | heights=60 shown=6 hidden=
    = no More is known, and no number since 2024; six in June 2023
    vision-pro l visionos1 6 | more=0 overflow=none capacity=none sure=capacity
    vision-pro l visionos1 9 | more=0 shown=9 overflow=none estimate=capacity
    vision-pro l visionos1 4 keyboard | visible=yes
    vision-pro l visionos1 4 modal | visible=no absent=modal
    vision-pro l visionos1 4 pane=leading | window=1280,720
    vision-pro l visionos1 0 | shown=0 lit=none
    = HIG, CarPlay: at the top; the last one that is visible becomes More; three to five are advised
    iphone-14 p carplay 4 | place=top shown=4 more=0 estimate=capacity
    iphone-14 p carplay 5 | shown=5 more=0
    iphone-14 p carplay 6 | shown=4 more=2 overflow=more
    iphone-14 l carplay 8 select=7 | lit=more
    iphone-14 l carplay 4 | safe=0,0,0,0
    iphone-14 l carplay 4 keyboard | visible=yes
    = a published UIKit listing: an item is at most 76 wide
    iphone-14 l carplay 4 | widths=76,76,76,76 distribution=centered edges=270,346,422,498,574 estimate=itemSizes
    iphone-se-1 p carplay 5 | widths=64,64,64,64,64 distribution=fill
    iphone-14 l carplay 4 rtl | place=top shown=4
    = HIG: no tab bar on macOS and watchOS; tab views and pages are used instead
    iphone-14 p macos14 4 | place=none visible=no absent=system shown=0
    ipad-10 p macos11 4 | place=none visible=no absent=system
    iphone-14 p macos26 4 keyboard | absent=system
    iphone-14 p watchos10 4 | place=none visible=no absent=system shown=0
    iphone-14 p watchos4 4 | place=none absent=system
    iphone-14 p watchos26 4 modal | absent=system
    """)

  @Test("Bars are as the sources describe them", arguments: OtherPlatformTests.table.cases)
  func hold(line: ReferenceLine) throws { try line.check() }

  @Test("The replacement of a bar is named (HIG, Tab views; SwiftUI, TabView)")
  func standIns() throws {
    func text(_ id: String) throws -> String {
      guard case .absent(let text) = try #require(System.named(id)).bar else { return "" }
      return text
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
