import TabBarCore
import TabBarPlayground
import Testing

@Suite("Typographic quotes")
struct TypographicQuotesTests {
  @Test("Guillemets are none either")
  func guillemets() throws {
    for line in ["add «Pour toi»", "add »Radio«", "add ‹Radio›"] {
      let error = #expect(throws: CommandError.self) { try Invocation.parsed(from: line) }
      #expect(error?.problem.contains(" is a curly quote") == true)
    }
  }

  @Test("A remark is a text to read, and may have them")
  func remark() throws {
    let playground = try Playground(lines: ["note He said “hello” to „Radio“"])
    let saved = try SessionFile(playground.text, name: "x.tabs").draft()
    #expect(saved == playground.draft)
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
