import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("icons")
struct IconsTests {
  @Test("gives a symbol to the tab that is called so, wherever it is, and the others another one")
  func shared() throws {
    var playground = try Playground(lines: ["add Browse", "add Explore", "add Search"])
    try playground.run("icons")
    let icons = playground.draft.design.tabs.map(\.icon)
    #expect(icons[2] == "magnifyingglass")
    #expect(icons[0] != nil && icons[0] != "magnifyingglass" && icons[1] != "magnifyingglass")
  }

  @Test("proposes what says most about a title, also where it is a usual one for something else")
  func specific() {
    for (title, symbol) in [
      ("Friends", "person.2"), ("Orders", "shippingbox"), ("Account", "person.crop.circle"),
    ] {
      #expect(SymbolMeaning.proposedSymbol(for: title) == symbol, "\(title)")
    }
  }

  @Test("says why there is nothing to give", arguments: [[], ["add Home icon=house"], ["add Qwertz"]])
  func nothing(lines: [String]) throws {
    var playground = try Playground(lines: lines)
    let before = playground.text
    let error = #expect(throws: CommandError.self) { try playground.run("icons") }
    #expect(error?.remedy != nil && playground.text == before)
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
