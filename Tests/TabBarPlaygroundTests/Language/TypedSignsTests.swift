import TabBarCore
@testable import TabBarPlayground
import Testing

@Suite("Blanks, quotation marks and digits of other keyboards")
struct TypedSignsTests {
  // The pairs are those of CLDR's exemplars for English, German, French, Russian and Japanese.
  @Test(
    "are read as the plain ones at the prompt and through pipes",
    arguments: [
      ("add\u{3000}Home\u{3000}Search", "add Home Search"), ("add\u{A0}Home", "add Home"),
      ("add \"Home\u{3000}Search\"", "add \"Home\u{3000}Search\""),
      ("add “My place” “It \"is\"”", "add \"My place\" \"It \\\"is\\\"\""),
      ("add „Mein Platz“", "add \"Mein Platz\""),
      ("add «\u{A0}Mon espace\u{A0}»", "add \"Mon espace\""), ("add 「私の 物」", "add \"私の 物\""),
      ("add A title=x", nil), ("add A icon=“star”", "add A icon=star"),
      ("rename “1” „2“", "rename \"1\" \"2\""),
      ("add “A b”, “C”", "add \"A b\" C"), ("add 5”", "add 5”"),
      // What nothing closes: a double mark is an error, a single one an apostrophe.
      ("add “Foo", nil), ("add „Mein Platz", nil), ("add ’Foo", "add \"’Foo\""),
      ("undo ２", "undo 2"), ("undo ١", "undo 1"), ("add ２", "add ２"), ("badge 1 ١٢", "badge 1 ١٢"),
    ] as [(String, String?)])
  func typed(line: String, canonical: String?) throws {
    for source in [LineSource.pipe, .prompt] {
      #expect((try? Invocation.parsed(from: line, source: source))?.canonical == canonical)
    }
  }

  @Test("are what they always were in a file")
  func inFile() throws {
    #expect(throws: CommandError.self) { try Invocation.parsed(from: "add “My place”") }
    #expect(
      try Invocation.parsed(from: "add A\u{3000}B 「C")?.arguments.words.map(\.text) == ["A\u{3000}B", "「C"])
  }
}
