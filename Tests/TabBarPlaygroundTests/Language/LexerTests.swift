import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("Words of a line")
struct LexerTests {
  static let table = "Tests/TabBarPlaygroundTests/Cases/Tables/words.txt"

  @Test(
    "Spaces separate, quotes keep, a number sign ends",
    arguments: try CaseFile.rows(of: table, below: "words"))
  func words(row: CaseFile.Row) throws {
    let words = try Lexer.words(of: row.cells[0]).map { ($0.key.map { $0 + ":" } ?? "") + $0.text }
    #expect(words.map { $0.isEmpty ? "-" : $0 }.joined(separator: " · ") == row.cells[1])
  }

  @Test("Escapes in double quotes are what they say")
  func escapes() throws {
    #expect(try Lexer.words(of: #"  "\"\\\n\t\u{1F4A1}"  "#).map(\.text) == ["\"\\\n\t💡"])
  }

  @Test(
    "Marks of direction at the ends of a word that is not in a file are no part of it",
    arguments: [
      ("a \u{2068}b\u{2069}, \"\u{2068}c\u{2069}\"; \u{200E}d\u{200F}", ["a", "b,", "c;", "d"]),
      ("a b\u{200E}c \"\\u{200E}d\"", ["a", "b\u{200E}c", "\u{200E}d"]),
    ])
  func directions(line: String, words: [String]) throws {
    #expect(try Lexer.words(of: line, source: .pipe).map(\.text) == words)
  }

  @Test(
    "A mark that combines with a sign of the language leaves the sign what it is",
    arguments: [
      ("\"\u{301}a\"", ["\u{301}a"]),
      ("\"a\\\"\u{301}b\"", ["a\"\u{301}b"]),
      ("\"\\\\\u{301}\"", ["\\\u{301}"]),
      ("\"\\n\u{301}\"", ["\n\u{301}"]),
      ("\"\\u{41}\u{301}\"", ["A\u{301}"]),
      ("a \u{301}b", ["a", "\u{301}b"]),
      ("a=\u{301}b", ["a:\u{301}b"]),
      ("'a'\u{301}", ["a\u{301}"]),
      ("#\u{301}", []),
    ] as [(String, [String])])
  func marks(line: String, words: [String]) throws {
    #expect(
      try Lexer.words(of: line).map { Array((($0.key.map { $0 + ":" } ?? "") + $0.text).unicodeScalars) }
        == words.map { Array($0.unicodeScalars) })
  }

  @Test(
    "A word knows its place in bytes",
    arguments: ["add «Search»", "add  «\"Listen Now\"» x", "é «日本»", "a «icon=\"x y\"» b", "\t«#\"»"])
  func ranges(marked: String) throws {
    let expected = MarkedLine(marked)
    let ranges = try Lexer.words(of: expected.line).map(\.range)
    #expect(ranges.contains(expected.range) || marked.contains("#"))
  }
}
