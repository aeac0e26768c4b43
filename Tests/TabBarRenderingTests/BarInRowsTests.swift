import TabBarCore
@testable import TabBarDrawing
import TabBarGuidelines
import TabBarTestSupport
import Testing

@Suite("A bar in the rows that there are")
struct BarInRowsTests {
  private static func lines(_ titles: [String], most rows: Int) -> [String] {
    let design = Design(tabs: titles.map { Tab($0) }, device: .standard)
    return BarInRows.lines(Scene(design, by: .hig2022), most: rows, RenderOptions(columns: 79))
      .map(\.text)
  }

  @Test("is its picture where there is room, and else its titles in one row")
  func forms() {
    let titles = ["Home", "Search", "Inbox", "Profile", "Settings", "Help"]
    let picture = Self.lines(titles, most: 8)
    #expect((4...8).contains(picture.count) && picture.contains { $0.contains("[Home]") })
    #expect(Self.lines(titles, most: 2) == ["[Home] · Search · Inbox · Profile · More ▸ Settings, Help"])
  }

  @Test("is nothing without tabs or without room")
  func nothing() {
    #expect(Self.lines([], most: 8) == [] && Self.lines(["Home"], most: 0) == [])
  }
}
