import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("icons")
struct IconsTests {
  @Test("proposes what says most about a title, also where it is a usual one for something else")
  func specific() {
    for (title, symbol) in [
      ("Friends", "person.2"), ("Orders", "shippingbox"), ("Account", "person.crop.circle"),
    ] {
      #expect(SymbolMeaning.proposedSymbol(for: title) == symbol, "\(title)")
    }
  }

  @Test("names the tabs that it has no symbol for")
  func left() throws {
    var playground = try Playground(lines: ["add Home Qwertz"])
    let response = try #require(try playground.perform("icons"))
    guard case .show(let query) = response.effect else {
      Issue.record("nothing is said")
      return
    }
    #expect((query as? SymbolsQuery)?.bare == [1])
    #expect(playground.draft.design.tabs.map(\.icon) == ["house", nil])
  }

  @Test(
    "with words lists the symbols that fit them, and changes nothing",
    arguments: [
      ("bank", "building.columns"), ("a bank", "building.columns"), ("magnifyingglass", "magnifyingglass"),
    ])
  func search(words: String, first: String) throws {
    var playground = try Playground(lines: ["add Home"])
    let before = playground.text
    let response = try #require(try playground.perform("icons \(words)"))
    guard case .show(let query) = response.effect else {
      Issue.record("nothing is listed")
      return
    }
    #expect((query as? SymbolsQuery)?.symbols.first == first && playground.text == before)
  }
}
