import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Findings that are accepted")
struct AllowTests {
  @Test("What becomes accepted is not cleared, and counts again when it no longer is")
  func change() throws {
    var playground = Playground(sketch: "A B C D E F")
    let before = playground.draft.scene
    try playground.run("allow more-tab because x")
    let after = playground.draft.scene
    let forth = DesignDifference(from: before, to: after)
    #expect(forth.acceptedFindings.map(\.finding.rule) == ["more-tab"])
    #expect(forth.clearedFindings.isEmpty)
    let back = DesignDifference(from: after, to: before)
    #expect(back.newFindings.map(\.rule) == ["more-tab"] && back.acceptedFindings.isEmpty)
  }
}
