import CTabBarTables
import TabBarCore
@testable import TabBarGuidelines
import Testing

@Suite("What holds for every guide")
struct GuideLaws {
  @Test("No two guides share an identifier, and the standard guide is one of them")
  func identifiersAreUnique() {
    #expect(Set(Guide.all.map(\.id)).count == Guide.all.count)
    #expect(Guide.standard.id == "hig-2022")
    #expect(Guide.all.contains { $0.id == Guide.standard.id })
  }

  @Test("The table has the rules in the order of the list, each once")
  func tableIsInOrder() {
    let ids = (0..<tb_rule_row_count()).compactMap { tb_rule_rows()[$0].rule.map { String(cString: $0) } }
    #expect(ids == Rule.all.map(\.id))
  }

  @Test("A row of the table has cells that can be read", arguments: 0..<tb_rule_row_count())
  func rowsCanBeRead(row: Int) {
    let entry = tb_rule_rows()[row]
    let place = "rules.inc, row \(row + 1)"
    if let question = entry.question {
      #expect(Rule.Question(rawValue: String(cString: question)) != nil, "\(place)")
    }
    if let limits = entry.limits.map({ String(cString: $0) }) {
      let known = Limit.allCases.count { Limits(cell: .limits(row: row))[$0] != nil }
      #expect(known == limits.split(separator: " ").count, "\(place): \(limits)")
    }
    if let ground = entry.ground.map({ String(cString: $0) }) {
      let platforms = ground.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      for platform in platforms {
        let name = platform.prefix { $0 != ":" }.trimmingPrefix(" ")
        #expect(Platform(rawValue: String(name)) != nil, "\(place): \(platform)")
      }
      #expect(entry.guides != 0, "\(place): a row of no guide")
    }
  }

  @Test("A guide is found by its identifier, in whatever case", arguments: Guide.all)
  func guideIsFound(guide: Guide) {
    #expect(Guide.named(guide.id.uppercased())?.id == guide.id)
  }

  @Test("A guide has each rule once and lists them in the order of all rules", arguments: Guide.all)
  func rulesAreInOrder(guide: Guide) {
    let ids = guide.rules.map(\.id)
    #expect(ids == Rule.all.map(\.id).filter(Set(ids).contains))
  }

  @Test("A guide cites its own page by its name and year", arguments: Guide.all)
  func pagesAreNamed(guide: Guide) {
    #expect(!guide.platforms.isEmpty && guide.summary.last == ".")
    for entry in guide.rules {
      #expect(entry.page.hasPrefix(guide.name) && entry.page.contains("20"), "\(entry.page)")
      #expect(
        [", Tab Bar", ", Tab bars", ", Navigation bar"].contains(where: entry.page.contains), "\(entry.page)")
      #expect(entry.note.map { $0.last == "." } ?? true)
    }
  }

  @Test("A guide says what its date and its headings were read in", arguments: Guide.all)
  func copiesAreNamed(guide: Guide) {
    #expect(["copies", "own ", "change log"].contains(where: guide.copies.contains), "\(guide.copies)")
  }

  // Apple's change log of 8 June 2026: "Updated terminology and art".
  @Test("The guide of June 2026 has the rules of December 2025, and says so")
  func unchanged() throws {
    let (old, new) = (try guide("hig-2025"), try guide("hig-2026"))
    #expect(old.rules.map(\.id) == new.rules.map(\.id))
    for (before, after) in zip(old.rules, new.rules) {
      #expect(after.source == before.source.replacing(old.name, with: new.name), "\(after.id)")
      #expect(after.severity == before.severity && after.note == before.note, "\(after.id)")
      #expect(after.limitsInWords == before.limitsInWords, "\(after.id)")
    }
    #expect(new.source.hasSuffix("December 2025, unchanged in June 2026"))
  }

  // A guide that wants both on every tab allows no symbol and no title alone, as Apple's of December 2025 (R57).
  @Test(
    "A limit is above zero wherever a guide has it, but for symbols and titles alone", arguments: Guide.all)
  func limitsArePositive(guide: Guide) {
    for entry in guide.rules {
      for limit in Limit.allCases where limit != .symbolTabs && limit != .titleTabs {
        #expect(entry.limits[limit] ?? 1 > 0)
      }
    }
  }

  @Test("The meaning of a limit has its number", arguments: Limit.allCases)
  func meaningsHaveAPlace(limit: Limit) {
    #expect(limit.meaning(987).text.contains("987"))
  }

  // HIG 2022, Tab bars: "three to five" on iPhone. SAP Fiori for iOS, 5 December 2023: 5, 6 and 25.
  @Test("The numbers are those of the sources")
  func numbersAreThoseOfTheSources() throws {
    let hig = try guide("hig-2022")
    #expect(hig[rule: "too-many-tabs"]?.limits[.compactTabs] == 5)
    #expect(hig[rule: "too-few-tabs"]?.limits[.fewestTabs] == 3)
    let sap = try guide("sap-fiori")
    #expect(sap[rule: "too-many-tabs"]?.limits[.compactItems] == 5)
    #expect(sap[rule: "too-many-tabs"]?.limits[.regularItems] == 6)
    #expect(sap[rule: "long-title"]?.limits[.titleCharacters] == 25)
  }

  @Test("A design is laid out as the system that was current when the guide was written")
  func systemFollowsTheGuide() throws {
    #expect(try guide("hig-2022").system(for: device("iphone-14"))?.id == "ios16")
    #expect(try guide("sap-fiori").system(for: device("iphone-14"))?.id == "ios17")
    #expect(try guide("sap-fiori").system(for: device("ipad-9"))?.id == "ipados17")
  }

  @Test("An open question is at most a warning, also where breaking the rule is an error")
  func questionsAreNoErrors() throws {
    let scene = Scene(Design(tabs: [Tab("Inbox"), Tab("Scan"), Tab("Profile")]), by: try guide("hig-2022"))
    let finding = try #require(scene.finding("action-tab"))
    #expect(finding.verdict == .needsPerson && finding.severity == .warning)
    #expect(scene.guide[rule: "action-tab"]?.severity == .error)
  }
}
