import TabBarCore
@testable import TabBarPlayground
import Testing

@Suite("A line with dashes")
struct DashedOptionTests {
  @Test(
    "with an option that its command lacks is carried out neither without it nor with it as a text",
    arguments: [
      (
        "add «--x»",
        "its options are icon=, badge=, role=, at=, before=, after=; a text that begins with -- needs quotes"
      ),
      ("rename Home «--x»", "its options are in=; a text that begins with -- needs quotes"),
      ("learn «--result» class.txt", "a text that begins with -- needs quotes"),
      ("check «--verbose»", "a text that begins with -- needs quotes"),
      ("add Maps --icon«»", "write icon=SYMBOL"),
    ])
  func option(refusal: (marked: String, remedy: String)) throws {
    let line = MarkedLine(refusal.marked)
    var playground = try Playground(lines: ["add Home"])
    let before = playground.text
    let error = #expect(throws: CommandError.self) { try playground.perform(line.line) }
    #expect(error?.range == line.range && error?.remedies == [refusal.remedy])
    #expect(playground.text == before)
  }

  @Test("may have its text in quotes, and a session keeps them")
  func quoted() throws {
    let playground = try Playground(lines: ["add \"--x\" \"--\""])
    #expect(playground.draft.design.tabs.map(\.title) == ["--x", "--"])
    #expect(try SessionFile(playground.text, name: "x").draft() == playground.draft)
  }
}
