import TabBarCore
import TabBarPlayground
import Testing

@Suite("What is set about the prompt")
struct PromptSettingTests {
  @Test(
    "Facts about a tab with the same name can still be set",
    arguments: ["set pane role=action", "set \"pane\" role=action", "set 'pane' role=action"])
  func tabs(line: String) throws {
    var playground = try Playground(lines: ["add pane"])
    try playground.run(line)
    #expect(playground.draft.design.tabs.first?.role == .action)
  }

  @Test("A file may set them as it was written before", arguments: ["pane off", "picture brief"])
  func earlier(line: String) throws {
    #expect(try Invocation.parsed(from: "set \(line)")?.canonical == "prompt \(line)")
  }

  @Test(
    "A value that there is not is refused, and so is none",
    arguments: ["prompt pane loud", "set pane loud", "prompt pane", "prompt picture full"])
  func refused(line: String) {
    var playground = Playground()
    #expect(throws: CommandError.self) { try playground.perform(line) }
  }

  @Test("They complete, and then their values")
  func completion() {
    let draft = Draft()
    func words(_ text: String) -> [String] {
      WordCompletions(of: PartialLine(text, for: draft), text: text, for: draft).choices.map(\.insertion)
    }
    #expect(words("prompt p") == ["pane", "picture"])
    #expect(words("prompt pane ") == ["off", "brief", "full"])
    #expect(words("prompt picture o") == ["on", "off"])
    #expect(PartialLine("prompt pi", for: draft).error == nil)
    #expect(PartialLine("prompt pix", for: draft).error != nil)
    #expect(PartialLine("set pane o", for: draft).error == nil)
  }
}
