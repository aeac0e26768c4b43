import TabBarRendering
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
      JSONValue.members(["b": 1, "a": [true, .null], "c": "x"]).text
        == #"{"b": 1, "a": [true, null], "c": "x"}"#)
  }

  @Test("escapes what acts on a terminal")
  func escapes() {
    #expect(JSONValue.string("\u{1B}[1m\u{202E}\"\\\n").text == #""\u001B[1m\u202E\"\\\n""#)
    #expect(JSONValue.string("é検🎧").text == "\"é検🎧\"")
  }

  @Test("breaks only what is too long for a line")
  func lines() {
    let long = String(repeating: "x", count: 100)
    #expect(
      JSONValue.members(["a": .string(long), "b": .members(["c": 1])]).text == """
        {
          "a": "\(long)",
          "b": {"c": 1}
        }
        """)
  }
}
