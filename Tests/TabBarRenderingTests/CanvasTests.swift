@testable import TabBarDrawing
import Testing

@Suite("A canvas")
struct CanvasTests {
  private func drawn(columns: Int, _ draw: (inout Canvas) -> Void) -> String {
    var canvas = Canvas(columns: columns, rows: 1)
    draw(&canvas)
    return canvas.lines.map { $0.text(RenderOptions()).text }.joined(separator: "\n")
  }

  @Test("cuts text outside, and half a wide character with it")
  func cut() {
    #expect(drawn(columns: 4) { $0.put("abcdef", row: 0, column: 0) } == "abcd")
    #expect(drawn(columns: 4) { $0.put("abcdef", row: 0, column: -2) } == "cdef")
    #expect(drawn(columns: 3) { $0.put("検索", row: 0, column: 0) } == "検")
    #expect(drawn(columns: 3) { $0.put("検索x", row: 0, column: -1) } == " 索")
    #expect(drawn(columns: 3) { $0.put("x", row: 7, column: 0) } == "")
  }

  @Test(
    "keeps its columns with characters of three and more columns, and frees all of one that is drawn over")
  func syllables() {
    // A Hindi word that is one character of four columns: "woman".
    let word = "स्त्री"
    #expect(word.count == 1 && word.columns == 4)
    #expect(drawn(columns: 8) { $0.put(word + "|", row: 0, column: 1) } == " \(word)|")
    #expect(drawn(columns: 3) { $0.put(word, row: 0, column: 0) } == "")
    for column in 0..<4 {
      let over = drawn(columns: 5) {
        $0.put(word + "|", row: 0, column: 0)
        $0.put("x", row: 0, column: column)
      }
      #expect(
        over == String(repeating: " ", count: column) + "x" + String(repeating: " ", count: 3 - column) + "|")
    }
  }

  @Test("writes sequences only with colour, and closes them")
  func colour() {
    var line = StyledText("a", .strong)
    line.append("b", .strong)
    line.append("c")
    line.append("d  ", .badge)
    #expect(line.text(RenderOptions()) == "abcd")
    #expect(line.text(RenderOptions(color: true)) == "\u{1B}[1mab\u{1B}[0mc\u{1B}[1;31md\u{1B}[0m")
  }

  @Test("words break between lines, and within one that is too long")
  func wrap() {
    #expect(WordWrap.lines(of: "one two  three", columns: 7) == ["one two", "three"])
    #expect(WordWrap.lines(of: "検索する x", columns: 4) == ["検索", "する", "x"])
    #expect(WordWrap.lines(of: "", columns: 4) == [""])
  }

  @Test("badges of one to ten are filled circles, others are in parentheses")
  func badges() {
    let options = RenderOptions()
    #expect(
      ["1", "10", "0", "11", "01", "!", ""].map { BadgeSign.sign(for: $0, options) } == [
        "❶", "❿", "(0)", "(11)", "(01)", "(!)", "()",
      ])
  }
}
