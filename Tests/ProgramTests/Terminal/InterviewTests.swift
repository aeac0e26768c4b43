import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("The interview at a terminal")
  struct InterviewTests {
    static let prompt = "interview> \u{1B}[J"

    @Test("Answers show below the line what they become, commands run in between, and done ends it")
    func answers() throws {
      let run = try PromptRun(Sandbox(), rows: 60)
      try run.enter("new chat", answer: "started with conversations")
      try run.terminal.type("interview\r")
      try run.terminal.wait(for: "1 peer-tabs: are all sections on one level?")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("2 1")
      try run.terminal.wait(for: "set 1 affects=trailing · set 2 affects=own")
      try run.terminal.type(" 2\r")
      try run.terminal.wait(for: "carried out: set 1 affects=trailing")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("select 2\r")
      try run.terminal.wait(for: "selected tab 2")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("done\r")
      try run.terminal.wait(for: "the interview is over")
      try run.waitForPrompt()
    }
  }
}
