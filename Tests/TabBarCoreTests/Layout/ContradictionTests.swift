import TabBarCore
import Testing

/// Where texts about tab bars contradict each other, with the reading that the layout follows.
@Suite("Contradictions between the sources")
struct ContradictionTests {
  @Test("C23: a tab of the app named More does not replace the system's")
  func ownMore() throws {
    let design = Design(tabs: ["A", "B", "C", "D", "More", "E"].map { Tab($0) }, selection: 4)
    let layout = BarLayout(of: design, on: System.named("ios16"))
    #expect(layout.items.map(\.kind) == [.tab(0), .tab(1), .tab(2), .tab(3), .more])
    #expect(layout.hidden == [4, 5])
  }

  @Test("C27: a glyph alone is no way over the limit of tvOS")
  func glyphs() throws {
    let device = try #require(Device.named("apple-tv-4k"))
    let design = Design(tabs: (0..<9).map { _ in Tab("", icon: "star") }, device: device)
    let layout = BarLayout(of: design, on: System.named("tvos16"))
    #expect(layout.visible == Array(0..<7) && layout.hidden == [7, 8])
    #expect(layout.items.allSatisfy { $0.iconFrame != nil && $0.titleFrame == nil })
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
}
