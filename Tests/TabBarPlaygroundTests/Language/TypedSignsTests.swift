import TabBarCore
@testable import TabBarPlayground
import Testing

@Suite("Blanks, quotation marks and digits of other keyboards")
struct TypedSignsTests {
  @Test("are quotation marks where they point outwards, with the blanks inside them")
  func guillemets() throws {
    let line = "add «\u{A0}Mon espace\u{A0}»"
    #expect(try Invocation.parsed(from: line, source: .prompt)?.canonical == "add \"Mon espace\"")
  }

  @Test("are what they always were in a file")
  func inFile() throws {
    #expect(throws: CommandError.self) { try Invocation.parsed(from: "add “My place”") }
    #expect(
      try Invocation.parsed(from: "add A\u{3000}B 「C")?.arguments.words.map(\.text) == ["A\u{3000}B", "「C"])
  }
}
