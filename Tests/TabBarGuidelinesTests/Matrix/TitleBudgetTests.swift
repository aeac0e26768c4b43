import TabBarCore
import TabBarGuidelines
import Testing

@Suite("The room for titles")
struct TitleBudgetTests {
  /// The room of five tabs, worked out once.
  private static let ofFive = TitleBudget(of: five(), by: .hig2022)

  /// The devices that a test names.
  private static let some = ["iphone-se-1", "iphone-14", "iphone-17", "ipad-9"].compactMap(Device.named)

  private static func five(_ titles: [String] = ["Today", "Games", "Apps", "Arcade", "Search"]) -> Design {
    Design(tabs: titles.map { Tab($0, icon: "star") })
  }

  private func row(_ device: String, of budget: TitleBudget, _ orientation: Orientation = .portrait) throws
    -> TitleBudget.Room
  {
    try #require(
      budget.rows.first { row in
        row.cases.contains {
          $0.device.id == device && $0.orientation == orientation && $0.share == .full
        }
      }
    ).room
  }

  @Test(
    "Five tabs leave room for about as many letters as published estimates say",
    arguments: [
      // Width / 5 less 6; letters at about 5.5 pt, ideographs at about 10.
      ("iphone-se-1", 58.0, 10, 5), ("iphone-se-3", 69, 12, 6), ("iphone-14-pro", 72.6, 13, 7),
      ("iphone-14-pro-max", 80, 14, 8),
    ])
  func published(device: String, room: Double, latin: Int, cjk: Int) throws {
    let row = try row(device, of: Self.ofFive)
    #expect(abs(row.points - room) < 0.1)
    #expect(abs(row.latin - latin) <= 1)
    #expect(abs(row.cjk - cjk) <= 1)
    #expect(row.items == 5)
    // Each letter may move closer by 1.2.
    #expect(abs(row.tightenedLatin - Int(room / 4.3)) <= 1)
    #expect(abs(row.tightenedCJK - Int(room / 8.8)) <= 1)
    #expect(row.tightenedPoints > row.points)
  }

  @Test("Rows begin with the least room, are all different and hold every case once")
  func rows() {
    let budget = Self.ofFive
    #expect(budget.rows.map(\.room.points) == budget.rows.map(\.room.points).sorted())
    let names = budget.rows.flatMap(\.cases).map { "\($0.device.id) \($0.orientation) \($0.share)" }
    #expect(Set(names).count == names.count && names.count <= budget.cases.count)
    // Columns of symbols without titles are the only bars that have no room for any.
    #expect(
      Set(Device.all.map(\.id)).subtracting(budget.rows.flatMap(\.cases).map(\.device.id)) == [
        "iphone-duo-outer", "vision-pro",
      ])
  }

  @Test("A title is cut where it is wider than the room, and nowhere else")
  func title() throws {
    let budget = TitleBudget(
      of: Self.five(), by: .hig2022, title: "Benachrichtigungen", in: Places(Self.some))
    #expect(try row("iphone-se-1", of: budget).state == .cut)
    #expect(try row("iphone-14", of: budget).state == .cut)
    #expect(try row("ipad-9", of: budget, .landscape).state == .whole)
    #expect(budget.breaches.isEmpty)
    #expect(
      TitleBudget(of: Self.five(), by: .hig2022, title: "Heute").rows.allSatisfy {
        $0.room.state == .whole
      })
  }

  @Test("Titles that are too long are named by language, a made-up one among them")
  func languages() throws {
    var design = Self.five(["Today", "Messages", "Apps", "Arcade", "Search"])
    design.tabs[1].titles["de"] = "Benachrichtigungen"
    let budget = TitleBudget(of: design, by: .hig2022, in: Places(Self.some))
    #expect(budget.locales == ["en", "de", "pseudo"])
    #expect(!budget.breaches.contains { $0.locale == "en" })
    let german = try #require(budget.breaches.first { $0.locale == "de" })
    #expect(german.tab == 1 && german.title == "Benachrichtigungen" && !german.places.cases(.cut).isEmpty)
    #expect(TitleBudget(of: Design(), by: .hig2022).breaches.isEmpty)
    var places = Places(Self.some)
    places.locale = "de"
    let only = TitleBudget(of: design, by: .hig2022, in: places)
    #expect(only.locales == ["de"] && only.breaches.map(\.locale) == ["de"])
  }
}
