import TabBarPlayground
import Testing

@Suite("A guide and a system that its text does not cover")
struct UncoveredSystemTests {
  // SAP's text is of 2023, for iOS 17; iPhone 17 has been sold with iOS 26 from the first day.
  @Test(
    "are named when a device brings them together",
    arguments: [
      ("device iphone-17", "iOS 26 is newer than the text of SAP Fiori, which goes up to iOS 17"),
      ("device apple-tv-4k", "SAP Fiori says nothing about tvOS"),
    ])
  func uncovered(line: String, clause: String) throws {
    var playground = try Playground(lines: ["guide sap-fiori"])
    let response = try playground.perform(line)
    let sentence = try #require(response?.outcome.sentence?())
    #expect(sentence.contains(clause))
  }

  @Test("are not named where it does cover it, or nothing changes")
  func covered() throws {
    var playground = try Playground(lines: ["guide sap-fiori"])
    let response = try playground.perform("device iphone-15")
    let sentence = try #require(response?.outcome.sentence?())
    #expect(!sentence.contains("SAP"))
  }
}
