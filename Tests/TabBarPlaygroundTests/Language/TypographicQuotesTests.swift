import TabBarCore
import TabBarPlayground
import Testing

@Suite("Typographic quotes")
struct TypographicQuotesTests {
  @Test(
    "are no quotes, and an error says what is",
    arguments: [
      "add «“»Für Dich”", "add «“»Radio”", "rename 1 «“»Sender”", "badge 1 «“»3”",
      "add «„»Für Dich“ icon=star",
      "add «‘»Für Dich’", "set 1 title.de=«„»Funk“", "add Radio badge=«“»neu”", "expect visible «“»Radio”",
      "mark «“»so far”", "add «’»n’",
    ])
  func refused(marked: String) throws {
    let line = MarkedLine(marked)
    let error = #expect(throws: CommandError.self) { try Invocation.parsed(from: line.line) }
    #expect(error?.range == line.range)
    #expect(
      error?.problem.contains(" is a curly quote") == true
        && error?.remedy?.hasPrefix("use straight quotes (\")") == true)
  }

  @Test("Guillemets are none either")
  func guillemets() throws {
    for line in ["add «Pour toi»", "add »Radio«", "add ‹Radio›"] {
      let error = #expect(throws: CommandError.self) { try Invocation.parsed(from: line) }
      #expect(error?.problem.contains(" is a curly quote") == true)
    }
  }

  @Test(
    "What is no pair of quotes stays as it is, and so does everything in quotes",
    arguments: [
      ("add What’s", "What’s"), ("add ’tis", "’tis"), ("add \"“Sender”\"", "“Sender”"),
      ("add '„Für Dich“'", "„Für Dich“"), ("add \"Das “Radio”\"", "Das “Radio”"), ("add “", "“"),
      ("add Kids’", "Kids’"), ("add 5”", "5”"),
    ])
  func kept(line: String, title: String) throws {
    var playground = try Playground(lines: [line])
    #expect(playground.draft.design.tabs.map(\.title) == [title])
    // What is saved reads back as the same.
    let saved = try SessionFile(playground.text, name: "x.tabs").document()
    #expect(saved.draft == playground.draft)
    try playground.run("clear")
  }

  @Test("A remark is a text to read, and may have them")
  func remark() throws {
    let playground = try Playground(lines: ["note He said “hello” to „Radio“"])
    let saved = try SessionFile(playground.text, name: "x.tabs").document()
    #expect(saved.draft == playground.draft)
    var empty = Playground()
    guard case .show(let query) = try empty.run("note He said “hello”").effect else {
      Issue.record("no remark")
      return
    }
    #expect((query as? NoteQuery)?.text == "He said “hello”")
  }

  @Test("In a session file the error has its line")
  func session() {
    let error = #expect(throws: SessionError.self) {
      try SessionFile("# tabbar session 1\nadd A\nrename A “B”\n", name: "x.tabs").checkLines()
    }
    #expect(error?.line == 3 && error?.error.range.lowerBound == 9)
  }
}
