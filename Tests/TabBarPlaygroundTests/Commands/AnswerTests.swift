import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Answers to what only a person knows")
struct AnswerTests {
  @Test("A no is a finding that counts, a yes follows the rule, and off asks again")
  func answers() throws {
    var playground = try Playground(lines: ["new bank"])
    let asked = "peer-tabs"
    func isOpen() -> Bool {
      playground.draft.scene.report.notChecked.contains { $0.rule == asked && $0.verdict == .needsPerson }
    }
    #expect(isOpen())
    #expect(try playground.sentence("answer peer-tabs no") == "the answer to peer-tabs is no")
    let finding = try #require(playground.draft.scene.report.findings.first)
    #expect(finding.rule == asked && finding.verdict == .broken && !isOpen())
    #expect(try playground.sentence("answer peer-tabs yes") == "the answer to peer-tabs is yes")
    #expect(
      playground.draft.scene.report.met.contains(asked) && playground.draft.scene.report.findings.isEmpty)
    #expect(try playground.sentence("answer peer-tabs off") == "peer-tabs asks its question again")
    #expect(isOpen() && playground.draft.design.answers.isEmpty)
    #expect(try playground.sentence("answer peer-tabs off") == "nothing changed: already set")
  }

  @Test("A yes answers the question, and hides nothing that the rule finds")
  func yes() throws {
    var playground = Playground(sketch: "A B C D E F")
    #expect(
      try playground.sentence("answer more-tab yes")
        == "the answer to more-tab is yes (it asks nothing right now)")
    #expect(playground.draft.scene.report.findings.contains { $0.rule == "more-tab" })
  }

  @Test("An answer that is a finding can be accepted, and a session keeps both")
  func kept() throws {
    var playground = try Playground(lines: ["new bank", "answer peer-tabs no"])
    try playground.run("allow peer-tabs because \"The law asks for it.\"")
    #expect(playground.draft.scene.report.suppressed.map(\.finding.rule) == ["peer-tabs"])
    #expect(playground.text.contains("\nanswer peer-tabs no\nallow peer-tabs because"))
  }
}
