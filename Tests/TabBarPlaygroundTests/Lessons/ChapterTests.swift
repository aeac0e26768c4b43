import TabBarGuidelines
@testable import TabBarPlayground
import Testing

@Suite("Chapters")
struct ChapterTests {
  @Test("Each rule is in the first chapter that teaches it, and the last chapter has none of its own")
  func rules() {
    #expect(Chapter.allCases.flatMap(\.ruleNames).sorted() == Rule.all.map(\.id).sorted())
    #expect(Chapter.allCases.last?.ruleNames == [])
    #expect(Chapter.purpose.ruleNames.first == "action-tab" && Chapter.places.ruleNames.first == "more-tab")
  }

  @Test(
    "A chapter is named by its number, its name, or a part of its title",
    arguments: [
      ("2", "places"), ("6", "findings"), ("names", "names"), ("Names, icons, badges", "names"),
      ("badges", "names"), ("iPad", "sizes"), ("SAP", "years"), ("a source", "findings"),
      ("places", "places"),
    ])
  func named(text: String, id: String) {
    #expect(Chapter.named(text)?.id == id)
    #expect((try? Invocation.parsed(from: "quiz \(text)"))?.canonical == "quiz \(id)")
  }
}
