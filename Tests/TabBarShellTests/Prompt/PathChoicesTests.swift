import TabBarPlayground
@testable import TabBarTerminal
import Testing

@testable import TabBarShell

@Suite("Paths with Tab")
struct PathChoicesTests {
  private func completions(_ path: String) -> [Completion] {
    PathChoices.completions(of: path) { folder in
      switch folder {
      case ".":
        ["z.txt", "b c.tabs", "a.tabs", ".hidden", "e\u{1B}[31m\n.tabs"].map { ($0, false) }
          + [("my folder", true), ("docs", true)]
      case "my folder/": [("one.tabs", false), ("two", true)]
      default: []
      }
    }
  }

  @Test("Sessions come first, then folders, then other files; hidden ones only when they are asked for")
  func order() {
    #expect(
      completions("").map(\.text) == [
        "a.tabs", "\"b c.tabs\"", #""e\u{1B}[31m\n.tabs""#, "docs/", "\"my folder/", "z.txt",
      ])
    #expect(completions(".").map(\.text) == [".hidden"])
    #expect(completions("Z").map(\.text) == ["z.txt"])
  }

  @Test("A folder is no end: what is in it goes on, inside the quotes that it needs")
  func folders() throws {
    let folder = try #require(completions("my").first)
    #expect(!folder.isComplete)
    #expect(try Lexer.words(of: folder.text + "\"").map(\.text) == ["my folder/"])
    #expect(completions("my folder/").map(\.text) == ["\"my folder/one.tabs\"", "\"my folder/two/"])
    #expect(completions("none/x") == [])
  }
}
