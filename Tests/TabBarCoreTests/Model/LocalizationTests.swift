import TabBarCore
import TabBarTestSupport
import Testing

@Suite("Languages")
struct LocalizationTests {
  @Test("A language reads as CLDR says", arguments: try ReferenceTable.rows(of: "directions.txt"))
  func direction(row: CaseFile.Row) {
    #expect(Localization.readsRightToLeft(row.cells[1]) == (row.cells[0] == "rtl"))
  }

  private func tab() -> Tab {
    Tab("Search", icon: "magnifyingglass", facts: [:], titles: ["de": "Suche", "pt-BR": "Busca"])
  }

  @Test(
    "A title is that of the locale, else of its language, else the tab's own",
    arguments: [
      ("en", "Search"), ("de", "Suche"), ("de-AT", "Suche"), ("de_CH", "Suche"), ("pt-BR", "Busca"),
      ("pt", "Search"), ("fr", "Search"),
    ])
  func titles(locale: String, title: String) throws {
    let design = Design(tabs: [tab()], locale: locale)
    #expect(design.title(of: tab()) == title)
    let layout = BarLayout(of: design, on: System.named("ios16"))
    #expect(layout.items.map(\.fullTitle) == [title])
    #expect(design.localized.tabs.map(\.title) == [title])
  }

  @Test("The made-up language is 35 % longer, to the next letter, and tells itself apart", arguments: 1...40)
  func pseudo(length: Int) {
    let title = String(repeating: "a", count: length)
    let longer = Localization.title(of: Tab(title), in: Localization.pseudo)
    #expect(longer.count == length + Int((Double(length) * 0.35).rounded(.up)))
    #expect(!longer.contains("a"))
    #expect(Localization.title(of: Tab(""), in: Localization.pseudo) == "")
  }

  @Test("Titles of every kind of bar are those of the language")
  func everyBar() throws {
    for system in System.all {
      let device = Device.all.first { $0.runs(system) } ?? .standard
      var design = Design(tabs: [tab()], device: device, locale: "de")
      design.situation.isFocused = true
      let layout = BarLayout(of: design, on: system)
      #expect(layout.items.allSatisfy { $0.fullTitle == "Suche" }, "\(system.id)")
    }
  }
}
