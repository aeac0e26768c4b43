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
    ])
  func parts(text: String, parts: [String]) {
    let found = WritingSystem.parts(of: text)
    #expect(found.map { $0.isRightToLeft ? "<\($0.text)>" : String($0.text) } == parts)
    #expect(found.map { String($0.text) }.joined() == text)
  }
}
