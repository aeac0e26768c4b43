import Testing

@testable import TabBarPlayground

@Suite("Changes of some lines of a text")
struct LineEditsTests {
  @Test(
    "Other lines and the ends of lines stay as they are",
    arguments: [
      ("a\nb\nc\n", "a\nB\nx\ny\nc\n"), ("a\r\nb\r\nc\r\n", "a\r\nB\r\nx\r\ny\r\nc\r\n"),
      ("a\nb\nc", "a\nB\nx\ny\nc"), ("a\nb", "a\nB\nx\ny"), ("\u{FEFF}a\nb \n\n", "\u{FEFF}a\nB\nx\ny\n\n"),
      ("a\r\nb", "a\r\nB\r\nx\r\ny"), ("a\n", "a\n"), ("", ""),
    ])
  func ends(text: String, result: String) {
    var edits = LineEdits()
    edits.remove(2)
    edits.add(["B", "x"], after: 2)
    edits.add(["y"], after: 2)
    #expect(Array(edits.applied(to: text).utf8) == Array(result.utf8))
  }

  @Test("A line is removed with its end")
  func removal() {
    var edits = LineEdits()
    #expect(edits.isEmpty)
    edits.remove(2)
    #expect(!edits.isEmpty && edits.applied(to: "a\r\nb\r\nc\r\n") == "a\r\nc\r\n")
    #expect(edits.applied(to: "a\nb") == "a\n")
  }
}
