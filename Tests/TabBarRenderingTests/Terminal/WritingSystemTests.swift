@testable import TabBarDrawing
import Testing

@Suite("The directions in a sentence")
struct WritingSystemTests {
  @Test(
    "Names that are read from the right are parts of their own",
    arguments: [
      ("no such letters", ["no such letters"]),
      ("\"אב\", \"גד\" are cut", ["\"", "<אב>", "\", \"", "<גד>", "\" are cut"]),
      ("set A title.ar=\"אב גד\" now", ["set A title.ar=\"", "<אב גד>", "\" now"]),
      ("add אב גד icon=star", ["add ", "<אב גד>", " icon=star"]),
      ("אב", ["<אב>"]), ("one \" אב", ["one \" ", "<אב>"]), ("", []),
      ("the tabs are 1 אב, 2 גד", ["the tabs are 1 ", "<אב>", ", 2 ", "<גד>"]),
      ("│ אב ┊ ד~ ┊ [הו] (١٢)", ["│ ", "<אב>", " ┊ ", "<ד~>", " ┊ [", "<הו>", "] (", "<١٢>", ")"]),
      (" 1  ◇  אב 2  (9)", [" 1  ◇  ", "<אב>", " 2  (9)"]), ("\"אב 2\"; b", ["\"", "<אב 2>", "\"; b"]),
    ])
  func parts(text: String, parts: [String]) {
    let found = WritingSystem.parts(of: text)
    #expect(found.map { $0.isRightToLeft ? "<\($0.text)>" : String($0.text) } == parts)
    #expect(found.map { String($0.text) }.joined() == text)
  }

  @Test("A terminal gets such names between isolates, row by row, and a line to be typed as it is")
  func isolates() {
    let text: HarmlessText = "1 אב, 2 Radio\ntype: select אב\nRadio"
    #expect(
      text.isolated(besides: ["type: "]).text == "1 \u{2068}אב\u{2069}, 2 Radio\ntype: select אב\nRadio")
  }
}
