import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import Testing

// iPadOS 18 pages and tvOS leaves out what does not fit: neither has a More tab (HIG 2024, UIKit).
@Suite("What a change moved out of the bar")
struct ChangeWordsTests {
  private func clause(_ device: String, _ system: String, from: Int, to: Int) throws -> String? {
    func scene(_ count: Int) throws -> Scene {
      var design = Design(
        tabs: (1...count).map { Tab("Title \($0)") }, device: try #require(Device.named(device)))
      design.system = System.named(system)
      return Scene(design, by: .hig2022)
    }
    return ChangeWords.clause(
      DesignDifference(from: try scene(from), to: try scene(to)))?.text
  }

  @Test("is in the More list on a phone")
  func phone() throws {
    #expect(
      try clause("iphone-14", "ios16", from: 5, to: 6) == "Title 5 and Title 6 are now in the More list")
  }

  @Test("is not shown on a television")
  func television() throws {
    #expect(try clause("apple-tv-4k", "tvos17", from: 7, to: 8) == "Title 8 is now not shown")
  }

  @Test("is on another page of an iPad's strip")
  func strip() throws {
    let words = try #require(try clause("ipad-pro-11-m4", "ipados18", from: 5, to: 12))
    #expect(words.hasSuffix("now on another page"))
  }
}
