import TabBarPlayground
import Testing

@Suite("Words of a line")
struct LexerTests {
  @Test(
    "Spaces separate, quotes keep, a number sign ends",
    arguments: [
      ("a b\tc", ["a", "b", "c"]),
      ("  a  ", ["a"]),
      ("\"a b\" 'c d'", ["a b", "c d"]),
      ("a\"b c\"d", ["ab cd"]),
      ("\"\" ''", ["", ""]),
      ("a # b", ["a"]),
      ("a#b", ["a#b"]),
      ("\"a # b\"", ["a # b"]),
      (#""\"\\\n\t\u{1F4A1}""#, ["\"\\\n\t💡"]),
      (#"'\n'"#, ["\\n"]),
      (#"a\b"#, ["a\\b"]),
      ("\"'\" '\"'", ["'", "\""]),
      ("日本 \"é x\"", ["日本", "é x"]),
      ("a=b", ["a:b"]), ("a=", ["a:"]), ("=b", ["=b"]), ("a=b=c", ["a:b=c"]), ("a=\"b c\"", ["a:b c"]),
      ("icon.2x=1", ["icon.2x:1"]), ("title.pt-BR=x", ["title.pt-BR:x"]),
      ("\"a\"=b", ["a=b"]), ("\"a=b\"", ["a=b"]), ("2=b", ["2=b"]), ("é=b", ["é=b"]),
      ("a b=\"\"", ["a", "b:"]),
    ])
  func words(line: String, words: [String]) throws {
    #expect(try Lexer.words(of: line).map { ($0.key.map { $0 + ":" } ?? "") + $0.text } == words)
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
