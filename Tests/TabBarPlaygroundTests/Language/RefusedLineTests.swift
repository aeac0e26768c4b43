import TabBarCore
@testable import TabBarPlayground
import Testing

@Suite("A line that is refused")
struct RefusedLineTests {
  /// Lines that can do nothing, on a bar of one tab with an icon, and in other words.
  private static let lines = [
    "icons", "icons please", "give them all icons", "back nosuch", "restore nosuch", "go back to nosuch",
    "redo it", "fix 9", "delete Foo", "iphone 99", "fill the icons",
    "swap Home and Foo",
  ]

  @Test(
    "never proposes itself, nor a line that cannot be carried out either", arguments: lines, [true, false])
  func proposals(line: String, isTyped: Bool) throws {
    let before = try Playground(lines: ["add Home icon=house.fill"])
    var playground = before
    let error = #expect(throws: CommandError.self) { try playground.perform(line, takesSentences: isTyped) }
    #expect(playground.text == before.text)
    let own = (try? Invocation.parsed(from: line))?.canonical
    for proposed in error?.lines ?? [] {
      #expect(proposed != own)
      var copy = before
      #expect(throws: Never.self) { try copy.perform(proposed, takesSentences: false) }
    }
  }

  @Test(
    "with an option that its command lacks is carried out neither without it nor with it as a text",
    arguments: [
      (
        "add «--x»",
        "its options are icon=, badge=, role=, at=, before=, after=; a text that begins with -- needs quotes"
      ),
      ("rename Home «--x»", "a text that begins with -- needs quotes"),
      ("learn «--result» class.txt", "a text that begins with -- needs quotes"),
      ("check «--verbose»", "a text that begins with -- needs quotes"),
      ("add Maps «--icon»", "write icon=SYMBOL"),
    ], [true, false])
  func option(refusal: (marked: String, remedy: String), isTyped: Bool) throws {
    let line = MarkedLine(refusal.marked)
    var playground = try Playground(lines: ["add Home"])
    let before = playground.text
    let error = #expect(throws: CommandError.self) {
      try playground.perform(line.line, takesSentences: isTyped)
    }
    #expect(error?.range == line.range && error?.remedies == [refusal.remedy])
    #expect(playground.text == before)
  }

  @Test("may have its text in quotes, and a session keeps them")
  func quoted() throws {
    let playground = try Playground(lines: ["add \"--x\" \"--\""])
    #expect(playground.draft.design.tabs.map(\.title) == ["--x", "--"])
    #expect(try SessionFile(playground.text, name: "x").document().draft == playground.draft)
  }

  @Test("passes over no title of a list that is longer than the bar")
  func list() throws {
    var playground = try Playground(lines: ["add Home Search"])
    let before = playground.text
    #expect(throws: CommandError.self) { try playground.perform("German titles: Start, Suche, Post") }
    #expect(playground.text == before)
  }
}
