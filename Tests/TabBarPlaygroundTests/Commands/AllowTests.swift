import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import Testing

@Suite("Findings that are accepted")
struct AllowTests {
  @Test("An accepted finding counts no more, and keeps its reason")
  func wholeBar() throws {
    var playground = Playground(sketch: "A B C D E F")
    #expect(
      try playground.sentence("allow more-tab because \"Testers only.\"")
        == "accepted more-tab because: Testers only.")
    let report = playground.draft.scene.report
    #expect(!report.findings.contains { $0.rule == "more-tab" })
    #expect(
      report.suppressed.map(\.reason) == ["Testers only."] && report.suppressed.allSatisfy { $0.tab == nil })
    #expect(playground.text.hasSuffix("allow more-tab because \"Testers only.\"\n"))
    try playground.run("undo")
    #expect(playground.draft.scene.report.findings.contains { $0.rule == "more-tab" })
  }

  @Test("A second reason takes the place of the first, and off takes it back")
  func replaced() throws {
    var playground = Playground(sketch: "A B C D E F")
    try playground.run("allow more-tab because one")
    try playground.run("allow more-tab because the other")
    #expect(playground.draft.design.allowances == [Allowance(rule: "more-tab", reason: "the other")])
    #expect(try playground.sentence("allow more-tab off") == "more-tab is no longer accepted")
    #expect(playground.draft.design.allowances.isEmpty)
    #expect(try playground.sentence("allow more-tab off") == "nothing changed: already set")
  }

  @Test("One for a tab goes where the tab goes, and with it")
  func oneTab() throws {
    var playground = Playground(sketch: "A B C")
    try playground.run("allow long-badge B because \"Exact numbers.\"")
    #expect(playground.draft.design.allowances.isEmpty)
    try playground.run("move B last")
    try playground.run("rename B Z")
    #expect(
      playground.draft.design.tabs.map { $0.details?.allowances.map(\.rule) ?? [] } == [
        [], [], ["long-badge"],
      ])
    try playground.run("allow long-badge last off")
    #expect(playground.draft.design.tabs.allSatisfy { $0.details == nil })
    try playground.run("undo")
    try playground.run("remove Z")
    #expect(playground.draft.design.tabs.allSatisfy { $0.details == nil })
  }

  @Test("A tab may be called like a keyword")
  func keywords() throws {
    for title in ["because", "off"] {
      var playground = try Playground(lines: ["add \"\(title)\"", "add B"])
      try playground.run("allow long-badge \"\(title)\" because \"off\"")
      #expect(
        playground.draft.design.tabs.first?.details?.allowances == [
          Allowance(rule: "long-badge", reason: "off")
        ])
      let again = try SessionFile(playground.text, name: "x").document()
      #expect(again.draft == playground.draft)
    }
  }

  @Test("An expectation of a finding that is accepted says so")
  func expectation() throws {
    var playground = Playground(sketch: "A B C D E F")
    try playground.run("allow more-tab because \"Testers only.\"")
    #expect(
      Expectation.finding("more-tab").mismatch(in: playground.draft.scene)?.sentence.text
        == "expected a finding of more-tab, and it is accepted: Testers only.")
    #expect(Expectation.noFinding("more-tab").mismatch(in: playground.draft.scene) == nil)
  }

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
