import TabBarCore
@testable import TabBarPlayground
import Testing

@Suite("An apostrophe that is typed in a word")
struct TypedApostropheTests {
  @Test(
    "opens no quote at the prompt",
    arguments: [
      ("note don't forget", "note \"don't\" forget"), ("note it's Kids' day", "note \"it's\" \"Kids'\" day"),
      ("rename Home What's", "rename Home \"What's\""), ("add L'été", "add \"L'été\""),
      // A quote at the beginning of a word is one, also after a key.
      ("add 'For You'", "add \"For You\""), ("add A icon='star'", "add A icon=star"),
    ])
  func atPrompt(line: String, canonical: String) throws {
    #expect(try Invocation.parsed(from: line, source: .prompt)?.canonical == canonical)
  }

  @Test("is kept in the session as it was meant, and read back the same")
  func kept() throws {
    var playground = try Playground(lines: ["add Home"])
    _ = try playground.perform("rename Home What's", source: .prompt)
    _ = try playground.perform("note don't forget it's late", source: .prompt)
    #expect(playground.draft.design.tabs[0].title == "What's")
    let again = try SessionFile(playground.text, name: "x").draft()
    #expect(again == playground.draft)
  }

  @Test("opens a quote in a file, as always")
  func inFile() throws {
    #expect(throws: CommandError.self) { try Invocation.parsed(from: "note don't forget") }
    #expect(try Invocation.parsed(from: "add Don't' x")?.canonical == "add Dont x")
  }
}
