import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import Testing

/// Swift Testing has one of that name, too.
private typealias Expectation = TabBarPlayground.Expectation

@Suite("Expectations")
struct ExpectationTests {
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

  @Test(
    "Each form has a name of its own and an example in the help", arguments: ExpectationKind.all.map(\.name))
  func forms(name: String) throws {
    #expect(ExpectationKind.all.count { $0.name == name } == 1)
    let example = try #require(Command.expect.examples.first { $0.line.hasPrefix("expect \(name) ") })
    #expect(try mismatch(Self.six, example.line) != "no expectation")
  }
}
