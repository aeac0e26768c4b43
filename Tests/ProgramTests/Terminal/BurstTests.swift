import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("Many keys at once, from a terminal that does not mark what is pasted")
  struct BurstTests {
    let run: PromptRun

    init() throws { run = try PromptRun(Sandbox()) }

    @Test("Lines among them run one after the other, and those after ^C are for the next prompt")
    func lines() throws {
      let titles = (1...30).map { "Tab\($0)" }
      try run.terminal.type(titles.map { "add \($0)\r" }.joined() + "rename 30 Last\u{1}\u{B}undo 2\r")
      for (index, title) in titles.enumerated() {
        try run.terminal.wait(for: "added tab \(index + 1) \"\(title)\"")
      }
      try run.waitForPrompt()
      try run.enter("expect count 28", answer: "as expected")
    }
  }
}
