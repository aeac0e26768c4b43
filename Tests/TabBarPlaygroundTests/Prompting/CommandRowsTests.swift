import TabBarPlayground
import Testing

@Suite("Commands over several rows")
struct CommandRowsTests {
  @Test(
    "Each row is a command, unless a text goes on in the next one",
    arguments: [
      (["add A", "add B"], ["add A", "add B"], [0, 1]),
      (["add \"Two", "rows\" badge=1", "add C"], [#"add "Two\nrows" badge=1"#, "add C"], [0, 0, 1]),
      (["add 'Two", "rows'"], ["add 'Two rows'"], [0, 0]),
      (["note \"a", "", "b\""], [#"note "a\n\nb""#], [0, 0, 0]),
      (["device \"iphone", "14\""], [#"device "iphone 14""#], [0, 0]),
      (["note \"a\\", "b\""], [#"note "a\\\nb""#], [0, 0]),
      (["note \"a\\\"", "b\""], [#"note "a\"\nb""#], [0, 0]),
      (["add # \"x", "add B"], ["add # \"x", "add B"], [0, 1]),
    ])
  func joining(rows: [String], lines: [String], lineOfRow: [Int]) {
    let joined = CommandRows(rows)
    #expect(joined.lines == lines)
    #expect(joined.lineOfRow == lineOfRow)
    #expect(!joined.isOpen)
  }

  @Test("A text that is never closed joins nothing, so that the mistake is in its own row")
  func open() {
    #expect(CommandRows(["add 'Who", "add B"]).lines == ["add 'Who", "add B"])
    #expect(CommandRows(["add 'Who", "add B"]).isOpen)
    // An apostrophe in a word opens nothing.
    #expect(!CommandRows(["add Who's", "add B"]).isOpen)
    #expect(CommandRows(["add \"x\\"]).isOpen)
    #expect(!CommandRows(["add \"\\q\""]).isOpen)
  }
}
