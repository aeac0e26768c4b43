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

  @Test(
    "A value that there is not is refused, and so is none",
    arguments: ["set pane loud", "set pane", "set picture 1"])
  func refused(line: String) {
    #expect(throws: CommandError.self) { try Invocation.parsed(from: line) }
  }

  @Test("They complete beside the tabs, and then their values")
  func completion() throws {
    let draft = try Playground(lines: ["add Panels"]).draft
    func words(_ text: String) -> [String] {
      WordCompletions(of: PartialLine(text, for: draft), text: text, for: draft).choices.map(\.insertion)
    }
    #expect(words("set pa") == ["Panels", "pane"])
    #expect(words("set pane ") == ["off", "brief", "full"])
    #expect(words("set picture o") == ["on", "off"])
    #expect(PartialLine("set pi", for: draft).error == nil)
    #expect(PartialLine("set pix", for: draft).error != nil)
  }
}
