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

  @Test("Every file of a guide is in the list, under the name of its identifier")
  func everyFileIsListed() throws {
    let files = try sourceFiles(in: "Guides").subtracting(["Guide", "GuideList", "GuideRule"])
    #expect(
      Set(files.map { $0.lowercased() })
        == Set(Guide.all.map { $0.id.split(separator: "-").joined() }))
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

  // The matrix keeps what was found as a set with as many places.
  @Test("A guide has no more rules than the matrix has places for", arguments: Guide.all)
  func rulesFit(guide: Guide) {
    #expect(guide.rules.count <= RuleBits.places && Rule.all.count <= RuleBits.places)
  }

  @Test("A guide cites its own page by its name and year", arguments: Guide.all)
  func pagesAreNamed(guide: Guide) {
    #expect(!guide.versions.pairs.isEmpty && guide.summary.last == ".")
    for entry in guide.rules {
      #expect(entry.page.hasPrefix(guide.name) && entry.page.contains("20"), "\(entry.page)")
      #expect(
        [", Tab Bar", ", Tab bars", ", Navigation bar"].contains(where: entry.page.contains), "\(entry.page)")
      #expect(entry.note.map { $0.last == "." } ?? true)
    }
  }

  // A guide that wants both on every tab allows no symbol and no title alone, as Apple's of December 2025 (R57).
  @Test(
    "A limit is above zero wherever a guide has it, but for symbols and titles alone", arguments: Guide.all)
  func limitsArePositive(guide: Guide) {
    for pair in guide.rules.flatMap(\.limits.pairs) {
      #expect(pair.value > 0 || pair.key == .symbolTabs || pair.key == .titleTabs)
    }
  }

  @Test("The meaning of a limit leaves a place for its number", arguments: Limit.allCases)
  func meaningsHaveAPlace(limit: Limit) {
    #expect(limit.meaning.contains("this many"))
  }

  // HIG 2022, Tab bars: "three to five" on iPhone. SAP Fiori for iOS, 5 December 2023: 5, 6 and 25.
  @Test("The numbers are those of the sources")
  func numbersAreThoseOfTheSources() throws {
    let hig = try guide("hig-2022")
    #expect(hig[rule: "too-many-tabs"]?.limits[.compactTabs] == 5)
    #expect(hig[rule: "too-few-tabs"]?.limits == [.fewestTabs: 3])
    let sap = try guide("sap-fiori")
    #expect(sap[rule: "too-many-tabs"]?.limits == [.compactItems: 5, .regularItems: 6])
    #expect(sap[rule: "long-title"]?.limits == [.titleCharacters: 25])
  }

  // SAP's house rules are not Apple's (R53, R59), and Apple's advice on Home is not SAP's (R55).
  @Test("What only one guide says is only in that guide")
  func guidesStayApart() throws {
    let hig = try guide("hig-2022")
    let sap = try guide("sap-fiori")
    for rule in ["long-title", "mixed-labels"] {
      #expect(hig[rule: rule] == nil && sap[rule: rule]?.severity == .error, "\(rule)")
    }
    for rule in ["home-title", "too-few-tabs", "dot-badge"] {
      #expect(hig[rule: rule] != nil && sap[rule: rule] == nil, "\(rule)")
    }
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
