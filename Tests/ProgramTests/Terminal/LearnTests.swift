import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("Lessons at a terminal")
  struct LearnTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// The sixth of six tabs, with a question before the bar is shown.
    private static let lesson = """
      # tabbar session 1
      lesson id six
      lesson title "Six"
      lesson start
      device iphone-14
      system ios16
      guide hig-2022
      add A
      add B
      add C
      add D
      add E
      add F
      lesson predict visible "How many are in the bar?"
      lesson task "Take one out."
      lesson goal
      device iphone-14
      system ios16
      guide hig-2022
      expect met more-tab
      expect count 5
      lesson solution
      remove F

      """

    private func begin(_ arguments: [String] = []) throws -> PromptRun {
      try sandbox.write(Self.lesson, to: "six.tabs")
      let run = try PromptRun(sandbox)
      try run.terminal.type("learn \(sandbox.path("six.tabs"))\r")
      try run.terminal.wait(for: "How many are in the bar?")
      try run.terminal.wait(for: "guess> ")
      return run
    }

    /// A call of learn with an option, at a terminal of its own.
    private func learn(_ option: String) throws -> PseudoTerminal {
      try sandbox.write(Self.lesson, to: "six.tabs")
      return try PseudoTerminal(
        [ProgramRunner.program().path, "learn", sandbox.path("six.tabs"), option],
        environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"].merging(sandbox.home) {
          $1
        },
        columns: 60, rows: 20)
    }

    @Test("Return alone shows the bar that was asked about, and then the task")
    func noGuess() throws {
      let run = try begin()
      #expect(!run.terminal.text.contains("More ▸"))
      try run.terminal.type("\r")
      try run.terminal.wait(for: "It is 4: A, B, C and D.")
      try run.terminal.wait(for: "More ▸")
      try run.terminal.wait(for: "Take one out.")
      try run.waitForPrompt()
    }

    @Test(
      "A guess is free text; the pane gives no answer away; success is said, and undo leaves the lesson"
    )
    func played() throws {
      let run = try begin()
      try run.terminal.type("I don't know\r")
      try run.terminal.wait(for: "You said I don't know. It is 4")
      try run.waitForPrompt()
      try run.terminal.type("remove F")
      try run.terminal.wait(for: "gone ▸ F")
      #expect(!run.terminal.text.contains("hold") && !run.terminal.text.contains("too-many-tabs"))
      try run.terminal.type("\r")
      try run.terminal.wait(for: "solved Six: 1 command")
      try run.waitForPrompt()
      try run.enter("undo 2", answer: "it is left now")
    }

    @Test("In an exam what proposes is off in other words, too")
    func exam() throws {
      let terminal = try learn("--exam")
      try terminal.wait(for: "How many are in the bar?")
      try terminal.type("\r")
      try terminal.wait(for: "Take one out.")
      try terminal.type("repair it\r")
      try terminal.wait(for: "this is an exam: fix is off")
      try terminal.type("solve\r")
      try terminal.wait(for: "fix is off")
      #expect(!terminal.text.contains("solved Six"))
      try terminal.type("remove F\r")
      try terminal.wait(for: "solved Six")
      try terminal.type("quit\r")
    }

    @Test("A live class takes the place of the one before, and ^C ends it")
    func liveClass() throws {
      let result = "# tabbar learning 1\n100 begin six\n"
      _ = try sandbox.shell("mkdir class")
      try sandbox.write(result, to: "class/anna.txt")
      let run = try PromptRun(sandbox)
      try run.terminal.type("teach class \(sandbox.path("class")) live\r")
      try run.terminal.wait(for: "\u{1B}[H\u{1B}[2J1 learner,")
      try sandbox.write(result, to: "class/ben.txt")
      try run.terminal.wait(for: "\u{1B}[H\u{1B}[2J2 learners,")
      try run.terminal.type("\u{3}")
      try run.waitForPrompt()
    }

    @Test("Pages are shown one by one")
    func presented() throws {
      let terminal = try learn("--present")
      try terminal.wait(for: "1/6> ")
      try terminal.type("\r")
      try terminal.wait(for: "How many are in the bar?")
      #expect(!terminal.text.contains("More ▸"))
      try terminal.type("?\r")
      try terminal.wait(for: "b back")
      try terminal.type("\r")
      try terminal.wait(for: "It is 4: A, B, C and D.")
      try terminal.wait(for: "3/6> ")
      try terminal.type("q\r")
      #expect(try terminal.waitForEnd() == .exited(0))
    }
  }
}
