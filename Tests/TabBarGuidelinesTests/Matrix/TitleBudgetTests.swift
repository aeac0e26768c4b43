import TabBarCore
import TabBarGuidelines
import Testing

@Suite("The room for titles")
struct TitleBudgetTests {
  private func five(_ titles: [String] = ["Today", "Games", "Apps", "Arcade", "Search"]) -> Design {
    Design(tabs: titles.map { Tab($0, icon: "star") })
  }

  private func row(_ device: String, of budget: TitleBudget, _ orientation: Orientation = .portrait) throws
    -> TitleBudget.Row
  {
    try #require(
      budget.rows.first { row in
        row.cases.cases.contains {
          $0.device.id == device && $0.orientation == orientation && $0.share == .full
        }
      })
  }

  @Test(
    "Five tabs leave room for about as many letters as published estimates say",
    arguments: [
      // Width / 5 less 2; letters at about 5.5 pt, ideographs at about 10.
      ("iphone-se-1", 62.0, 11, 6), ("iphone-se-3", 73, 13, 7), ("iphone-14-pro", 76.6, 14, 7),
      ("iphone-14-pro-max", 84, 15, 8),
    ])
  func published(device: String, room: Double, latin: Int, cjk: Int) throws {
    let row = try row(device, of: TitleBudget(of: five(), by: .hig2022))
    #expect(abs(row.room - room) < 0.1)
    #expect(abs(row.latin - latin) <= 1)
    #expect(abs(row.cjk - cjk) <= 1)
    #expect(row.items == 5)
  }

  @Test("Rows begin with the least room, are all different and hold every case once")
  func rows() {
    let budget = TitleBudget(of: five(), by: .hig2022)
    #expect(budget.rows.map(\.room) == budget.rows.map(\.room).sorted())
    let names = budget.rows.flatMap(\.cases.cases).map { "\($0.device.id) \($0.orientation) \($0.share)" }
    #expect(Set(names).count == names.count && names.count <= budget.caseCount)
    // A column of symbols without titles is the only bar that has no room for any.
    #expect(
      Set(Device.all.map(\.id)).subtracting(budget.rows.flatMap(\.cases.cases).map(\.device.id)) == [
        "vision-pro"
      ])
  }

  @Test("A title is cut where it is wider than the room, and nowhere else")
  func title() throws {
    let budget = TitleBudget(of: five(), by: .hig2022, title: "Benachrichtigungen")
    #expect(try row("iphone-se-1", of: budget).truncation == .cut)
    #expect(try row("iphone-14", of: budget).truncation == .cut)
    #expect(try row("ipad-9", of: budget, .landscape).truncation == .fits)
    #expect(budget.breaches.isEmpty)
    #expect(TitleBudget(of: five(), by: .hig2022, title: "Heute").rows.allSatisfy { $0.truncation == .fits })
  }

  @Test("Titles that are too long are named by language, a made-up one among them")
  func languages() throws {
    var design = five(["Today", "Messages", "Apps", "Arcade", "Search"])
    design.tabs[1].details = TabDetails()
    design.tabs[1].details?[titleIn: "de"] = "Benachrichtigungen"
    let budget = TitleBudget(of: design, by: .hig2022)
    #expect(budget.locales == ["en", "de", "pseudo"])
    #expect(!budget.breaches.contains { $0.locale == "en" })
    let german = try #require(budget.breaches.first { $0.locale == "de" })
    #expect(german.tab == 1 && german.title == "Benachrichtigungen" && german.cut > 0)
    #expect(TitleBudget(of: Design(), by: .hig2022).breaches.isEmpty)
  }
}
