import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

/// Swift Testing has one of that name, too.
private typealias Expectation = TabBarPlayground.Expectation

@Suite("Expectations")
struct ExpectationTests {
  @Test("A rule that a guide lacks, and one that had nothing to check, are distinguished")
  func rulesNotJudged() {
    for guide in Guide.all {
      let scene = Draft(guide: guide).scene
      for rule in Rule.all {
        let message = Expectation.finding(rule.id).mismatch(in: scene)?.sentence.text
        let isKnown = guide.rules.contains { $0.id == rule.id }
        if !isKnown {
          let lacks = "expected a finding of \(rule.id), and \(guide.name) lacks that rule, which is in "
          let others = message?.split(separator: lacks).last ?? ""
          #expect(message?.hasPrefix(lacks) == true)
          #expect(Guide.all.contains { $0[rule: rule.id] != nil && others.contains($0.name) })
        } else if scene.report.notChecked.contains(where: { $0.rule == rule.id }) {
          // A question that is always there is one of them.
          #expect(message?.hasPrefix("expected a finding of \(rule.id), and it ") == true)
        }
        #expect(isKnown || Expectation.noFinding(rule.id).mismatch(in: scene)?.sentence == nil)
      }
    }
  }

  /// Returns what an expectation that is typed has to say.
  private func mismatch(_ lines: [String], _ line: String) throws -> String? {
    var playground = try Playground(lines: lines)
    guard case .expect(let expectation) = try playground.run(line).effect else { return "no expectation" }
    return expectation.mismatch(in: playground.draft.scene)?.sentence.text
  }

  /// Six tabs on a phone, of which two are in the More list; one has a badge, and the last is an action.
  private static let six = [
    "add Home icon=house.fill", "add Search icon=magnifyingglass role=search", "add Inbox badge=3",
    "add Files", "add Photos", "add Compose", "set Compose role=action",
    "set Home opens=section icon.regular=25x25 title.de=Start", "bar height=49.0 level=root",
  ]

  @Test("The exact set of findings is expected in any order, and what is accepted is in it no more")
  func findings() throws {
    let rules = try Playground(lines: Self.six).draft.scene.report.findings.map(\.rule)
    let all = rules.reversed().joined(separator: " ")
    #expect(rules.count > 1 && rules.contains("more-tab"))
    #expect(try mismatch(Self.six, "expect findings \(all)") == nil)
    #expect(
      try mismatch(Self.six, "expect findings \(rules[0])")?.hasPrefix(
        "expected \(rules[0]) to be among the findings, and ") == true)
    let accepted = Self.six + ["allow more-tab because \"until spring\""]
    #expect(try mismatch(accepted, "expect accepted more-tab") == nil)
    #expect(try mismatch(accepted, "expect findings \(all)") != nil)
    #expect(
      try mismatch(accepted, "expect met more-tab")
        == "expected more-tab to be met, and it is accepted: until spring")
  }

  @Test("A rule that needs a person is asked, and neither broken nor met")
  func asked() throws {
    let scene = try Playground(lines: Self.six).draft.scene
    let rule = try #require(scene.report.findings.first { $0.verdict == .needsPerson }?.rule)
    #expect(try mismatch(Self.six, "expect asked \(rule)") == nil)
    #expect(try mismatch(Self.six, "expect finding \(rule)") == nil)
    #expect(try mismatch(Self.six, "expect met \(rule)")?.contains("it needs a person: ") == true)
  }

  @Test(
    "Each form has a name of its own and an example in the help", arguments: ExpectationKind.all.map(\.name))
  func forms(name: String) throws {
    #expect(ExpectationKind.all.count { $0.name == name } == 1)
    let example = try #require(Command.expect.examples.first { $0.line.hasPrefix("expect \(name) ") })
    #expect(try mismatch(Self.six, example.line) != "no expectation")
  }
}
