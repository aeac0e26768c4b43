import TabBarPlayground
import TabBarRendering
import Testing

@Suite("Whether a guideline is against something")
struct MayViewTests {
  private func bar() throws -> Playground {
    var playground = Playground()
    for line in ["add Home Search Orders Cart", "add Offers"] { _ = try playground.perform(line) }
    return playground
  }

  // What the guidelines say: three to five tabs on iPhone (HIG 2022), no disabled or hidden tabs, a bar that is there
  // in each section, tabs that lead to sections; badges for what is new; nothing against five tabs or a removed one.
  @Test(
    "A question gets yes, no or what it depends on, with the rule, before anything else",
    arguments: [
      (
        "is a badge on Offers allowed?", "It depends: does every badge tell of something new", "badge-meaning"
      ),
      (
        "is a red badge on offers okay by the guidelines?", "It depends: does every badge tell",
        "badge-meaning"
      ),
      ("can I have six tabs?", "No: 6 tabs, where 3 to 5 are advised on iPhone", "too-many-tabs"),
      ("would 5 tabs be ok?", "Yes: it is so already", ""),
      ("may we disable Cart?", "No: \"Cart\" cannot be selected", "disabled-tab"),
      ("is it ok to hide the tab bar?", "No: the bar goes away when a view is pushed", "hidden-bar"),
      ("can a tab open a sheet?", "No: ", "selecting-opens"),
      ("should I remove Cart?", "Yes: HIG 2022 has no rule against it", ""),
      ("are seven tabs fine on sap?", "Better not: 3 of 7 tabs are in the More list", "SAP Fiori"),
      ("are icons without titles allowed?", "It depends on how.", "missing-icon"),
      ("are filled icons allowed in fiori?", "SAP Fiori says nothing of it", "only in other guides"),
    ])
  func answers(question: String, answer: String, rule: String) throws {
    var playground = try bar()
    let before = playground.draft
    let response = try #require(try playground.perform(question))
    guard case .show(let query) = response.outcome.effect, let view = query as? MayQuery else {
      Issue.record("\(response.line)")
      return
    }
    let lines = view.lines(in: ViewContext(playground.draft, nil, RenderOptions(columns: 200))).map(\.text)
    #expect(lines[0].hasPrefix(answer), "\(lines)")
    #expect(lines.joined(separator: "\n").contains(rule), "\(lines)")
    // A question changes nothing.
    #expect(playground.draft == before && playground.timeline.position == 2)
  }

  @Test(
    "Whether the bar is all right, and a wish to see something, are no such questions",
    arguments: [
      "is this ok?", "can I see it on an iPad?", "is it ok on ipad?", "could you add Maps?",
    ])
  func others(line: String) throws {
    var playground = try bar()
    #expect(try playground.perform(line)?.line.hasPrefix("may ") == false)
  }

  @Test("A change of a tab that is not there is refused, and asks no rules")
  func refused() {
    var playground = Playground()
    let error = #expect(throws: CommandError.self) { try playground.perform("may badge A 3") }
    #expect(error?.problem == "there are no tabs yet")
  }
}
