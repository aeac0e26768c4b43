import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("The quiz at a terminal")
  struct QuizTests {
    static let prompt = "quiz> \u{1B}[J"

    let run: PromptRun

    init() throws {
      run = try PromptRun(Sandbox(), rows: 40)
      try run.enter("add Mine", answer: "added tab 1")
      try run.terminal.type("quiz purpose\r")
      try run.terminal.wait(for: "What is wrong with this bar?")
      try run.terminal.wait(for: Self.prompt)
    }

    @Test("The prompt says what to type; the pane shows nothing of a line; Return alone asks for the answer")
    func answers() throws {
      try run.terminal.wait(for: "hint · skip · done")
      let before = run.terminal.text.count
      try run.terminal.type("remove 1")
      try run.terminal.wait(for: "quiz> remove 1")
      try run.terminal.type("\u{15}")
      try run.terminal.type("action-tab\r")
      try run.terminal.wait(for: "That is right: action-tab.")
      #expect(!run.terminal.text.dropFirst(before).contains("there are no tabs"))
      #expect(!run.terminal.text.dropFirst(before).contains("removed"))
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("\r")
      try run.terminal.wait(for: "It comes again")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("done\r")
      try run.terminal.wait(for: "the quiz is over")
      try run.waitForPrompt()
      try run.enter("history", answer: "add Mine")
    }

    @Test("A prompt that is not drawn on names the quiz, too")
    func plain() throws {
      let run = try PromptRun(Sandbox(), ["--plain"], isPlain: true)
      try run.terminal.type("quiz purpose\n")
      try run.terminal.wait(for: "What is wrong with this bar?")
      try run.terminal.wait(for: "quiz> ")
      try run.terminal.type("done\n")
      try run.terminal.wait(for: "the quiz is over")
      try run.waitForPrompt()
    }

    @Test("Answers are no lines to come back to, and an apostrophe is no open quote")
    func history() throws {
      try run.terminal.type("don't\r")
      try run.terminal.wait(for: "You said don't.")
      try run.terminal.wait(for: Self.prompt)
      try run.terminal.type("quit\r")
      try run.terminal.wait(for: "the quiz is over")
      try run.waitForPrompt()
      try run.terminal.type("\u{1B}[A")
      try run.terminal.wait(for: "tabbar> quiz purpose")
    }
  }
}
