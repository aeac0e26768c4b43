import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import Testing

@Suite("Lists of fixes and ways")
struct WaysViewTests {
  /// Returns what the last of some lines shows.
  private func answer(_ lines: [String], columns: Int = 80) throws -> [String] {
    var playground = Playground()
    var effect = Effect.none
    for line in lines {
      effect = try playground.perform(#require(try Invocation.parsed(from: line))).effect
    }
    guard case .show(let query) = effect else { return [] }
    let context = ViewContext(playground.draft, playground.timeline, RenderOptions(columns: columns))
    return try #require(query.view).lines(in: context).map(\.text)
  }

  private func adding(_ titles: String...) -> [String] { titles.map { "add \"\($0)\"" } }

  @Test("A way has its number at the start of a line, what it costs, the bar, and its commands")
  func way() throws {
    let lines = try answer(adding("Cards", "Pay", "Invest", "Offers", "News", "Events") + ["fit"])
    #expect(
      Array(lines.prefix(9)) == [
        "News and Events are in the More list; first fold \"Events\" into \"News\".",
        "iPhone 14, portrait and landscape · HIG 2022",
        "! too-many-tabs: 6 tabs, where 3 to 5 are advised on iPhone",
        "! more-tab: 2 of 6 tabs are in the More list: compact width fits 5",
        "1  Put \"News\" in front of \"Offers\": \"Offers\" is out of the bar instead",
        "   move News 4", "   [Cards] · Pay · Invest · News · More", "   More ▸ Offers · Events",
        "   left: too-many-tabs (warning), more-tab (warning)",
      ])
    #expect(lines.filter { $0.first?.isNumber == true }.map { $0.prefix(1) } == ["1", "2", "3"])
    #expect(lines.last == "fit 1 carries out way 1, and undo takes it back.")
  }

  @Test("A way that asks for a title begins the line that gives it")
  func title() throws {
    let lines = try answer(
      adding("Kontoeinstellungen", "B", "C", "D", "E") + ["device iphone-se-3", "fit iphone-se-1"])
    #expect(lines.contains { $0.hasPrefix("1  Shorten \"Kontoeinstellungen\" to about ") })
    #expect(lines.contains { $0.hasPrefix("   rename Kontoeinstellungen") })
  }

  @Test(
    "Nothing is said to fit while a tab is out of the bar",
    arguments: [
      ["guide sap-fiori"], ["device apple-tv-4k"], ["device ipad-pro-11-m4", "system ipados18"],
      ["device iphone-17", "guide hig-2025"], ["allow more-tab because x", "allow too-many-tabs because x"],
    ])
  func outside(context: [String]) throws {
    let tabs = (1...9).map { "add \"Section number \($0)\"" }
    let lines = try answer(tabs + context + ["fit"])
    #expect(!lines.contains { $0.hasPrefix("All ") } && lines.contains { $0.hasPrefix("3  ") }, "\(lines)")
  }

  @Test("A bar that fits is said to fit, and one that is not there is not")
  func fits() throws {
    #expect(
      try answer(adding("A", "B", "C") + ["fit"]).first == "All 3 tabs are in the bar, and no title is cut.")
    #expect(try answer(["fit"]).first == "There are no tabs yet: add TITLE.")
    #expect(
      try answer(adding("A", "B", "C") + ["device ipad-9", "system macos15", "fit"]).first
        == "There is no tab bar here, so there is nothing to fit.")
  }

  @Test("A fix has its number at the start of a line, the same with a rule as without")
  func fixes() throws {
    let bar = [
      "add A badge=1204 icon=hose.fill", "add B icon=magnifyinglas", "add C icon=star", "add D icon=map",
    ]
    let all = try answer(bar + ["fix"]).filter { $0.first?.isNumber == true }
    #expect(all.count >= 2 && all.enumerated().allSatisfy { $1.hasPrefix("\($0 + 1)  ") }, "\(all)")
    let some = try answer(bar + ["fix unknown-symbol"]).filter { $0.first?.isNumber == true }
    #expect(!some.isEmpty && some.count < all.count && some.allSatisfy(all.contains), "\(some) \(all)")
  }
}
