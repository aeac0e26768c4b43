import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("The interview at a terminal")
  struct InterviewTests {
    static let prompt = "interview> \u{1B}[J"

    let run: PromptRun

    init() throws {
      run = try PromptRun(Sandbox(), rows: 60)
      try run.enter("new chat", answer: "started with conversations")
      try run.terminal.type("interview\r")
      try run.terminal.wait(for: "are all sections on one level?")
      try run.terminal.wait(for: Self.prompt)
    }

    @Test("One key answers, skips or ends, and the prompt says so")
    func keys() throws {
      try run.terminal.wait(for: "one key answers")
      try run.terminal.type("y")
      try run.terminal.wait(for: "interview> y")
      try run.terminal.wait(for: "carried out: answer peer-tabs")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("s")
      try run.terminal.wait(for: " left: ")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("x")
      try run.terminal.wait(for: "never ask")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("q")
      try run.terminal.wait(for: "the interview is over")
      try run.waitForPrompt()
      // It is no answer any more.
      try run.enter("y")
      #expect(run.terminal.text.count(of: "carried out: answer") == 1)
    }

    @Test("Return after the key does nothing, and the next question stays")
    func withReturn() throws {
      try run.terminal.type("y\r")
      try run.terminal.wait(for: "carried out: answer peer-tabs")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("q")
      try run.terminal.wait(for: "interview> q")
      try run.waitForPrompt()
      #expect(run.terminal.text.count(of: "carried out") == 1)
    }

    @Test("Numbers show below the line what they become, and wait for Return")
    func numbers() throws {
      try run.terminal.type("s")
      try run.terminal.wait(for: "one-view")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("1")
      try run.terminal.wait(for: "set 1 affects=trailing · set 2 affects=own")
      try run.terminal.type(" 2")
      try run.terminal.wait(for: "set 1 affects=trailing · set 2 affects=trailing")
      try run.terminal.type("\r")
      try run.terminal.wait(for: "carried out: set 1 affects=trailing")
    }

    @Test(
      "A command runs in between: after a space, pasted, or as keys that come at once", arguments: [" ", ""])
    func commands(before: String) throws {
      try run.terminal.type(before + "select 2\r")
      try run.terminal.wait(for: "selected tab 2")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.paste("set 1 role=search")
      try run.terminal.type("\r")
      try run.terminal.wait(for: "role=search")
      try run.terminal.wait(for: Self.prompt)
      #expect(!run.terminal.text.contains("carried out"))
    }
  }
}
