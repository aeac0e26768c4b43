import Foundation
import TabBarDrawing
import Testing

@Suite("The JSON writer")
struct JSONWriterTests {
  @Test(
    "writes numbers with at most two decimals and no zeros at the end",
    arguments: [
      (78.0, "78"), (51.2, "51.2"), (78.666_666, "78.67"), (0.05, "0.05"), (-0.001, "0"), (-1.5, "-1.5"),
      (99.999, "100"), (0, "0"), (.nan, "null"), (.infinity, "null"),
    ])
  func numbers(value: Double, text: String) {
    #expect(JSONValue.number(value).text.text == text)
  }

  @Test("keeps the order of members")
  func order() {
    #expect(
      JSONValue(["b": 1, "a": [JSONValue.bool(true), .null], "c": "x"]).text
        == #"{"b": 1, "a": [true, null], "c": "x"}"#)
  }

  @Test("escapes what acts on a terminal")
  func escapes() {
    #expect(JSONValue.string("\u{1B}[1m\u{202E}\"\\\n").text == #""\u001B[1m\u202E\"\\\n""#)
    #expect(JSONValue.string("é検🎧").text == "\"é検🎧\"")
  }

  @Test("escapes letters that nobody sees", arguments: ["115F", "1160", "3164", "FFA0"])
  func fillers(code: String) throws {
    let filler = String(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
    #expect(JSONValue.string("a\(filler)b").text.text == "\"a\\u\(code)b\"")
  }

  @Test("keeps a pile of marks as data, and draws no more of it than a character of any script has")
  func piles() throws {
    let pile = "e" + String(repeating: "\u{301}", count: 100)
    let text = JSONValue.string(pile).text.text
    #expect(text.unicodeScalars.count { $0 == "\u{301}" } <= 31)
    #expect(try JSONDecoder().decode(String.self, from: Data(text.utf8)) == pile)
  }

  @Test("breaks only what is too long for a line")
  func lines() {
    let long = String(repeating: "x", count: 100)
    #expect(
      JSONValue(["a": long, "b": JSONValue(["c": 1])]).text == """
        {
          "a": "\(long)",
          "b": {"c": 1}
        }
        """)
  }
}
