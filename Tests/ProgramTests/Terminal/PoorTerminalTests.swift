import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("Terminals that offer little, and input that is none")
  struct PoorTerminalTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("A line with bytes that are no UTF-8 is refused with the place of the first, and changes nothing")
    func invalidBytes() throws {
      let run = try PromptRun(sandbox)
      try run.type("add Gr", shows: "add Gr")
      // A byte that never occurs, half a letter, a surrogate, an overlong slash, and a lone continuation.
      try run.terminal.type(
        bytes: [0xFF, 0xC3] + Array("ü".utf8) + [0xED, 0xA0, 0x80, 0xC0, 0xAF, 0x80] + Array("n".utf8))
      try run.terminal.wait(for: "tabbar> add Gr\u{FFFD}\u{FFFD}ü\u{FFFD}\u{FFFD}\u{FFFD}n")
      try run.terminal.type("\r")
      try run.terminal.wait(for: "what was typed here is not UTF-8")
      try run.terminal.wait(for: "^")
      try run.waitForPrompt()
      try run.enter("add Grün", answer: "added tab 1 \"Grün\"")
    }

    @Test("A program that starts in a window of one cell can be used and left")
    func startInOneCell() throws {
      let terminal = try PseudoTerminal(
        [ProgramRunner.program().path],
        environment: ["TERM": "xterm-256color", "NO_COLOR": "1"].merging(sandbox.home) { $1 }, columns: 1,
        rows: 1)
      try terminal.wait(for: "\u{1B}[?2026l")
      try terminal.type("add Tiny\rsave '\(sandbox.path("tiny.tabs"))'\rquit\r")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.isCooked)
      #expect(try sandbox.text("tiny.tabs").contains("add Tiny"))
    }

    @Test("Keys can be read from /dev/tty, where the standard input was something else")
    func controllingTerminal() throws {
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "exec '\(try ProgramRunner.program().path)' < /dev/tty"],
        environment: ["TERM": "xterm-256color", "NO_COLOR": "1"].merging(sandbox.home) { $1 })
      // Before any key: what cannot be waited for would be drawn at a key only.
      try terminal.wait(for: PromptRun.prompt)
      try terminal.type("add Gr\u{7F}\u{7F}Today")
      try terminal.wait(for: "tabbar> add Today")
      try terminal.type("\r")
      try terminal.wait(for: "added tab 1 \"Today\"")
      try terminal.wait(for: PromptRun.prompt)
      try terminal.type("quit\rquit\r")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.isCooked)
    }

    @Test("Where the system gives no pseudo-terminal, lines are read plainly")
    func noPrivateTerminal() throws {
      // One file more than the three that are open is not enough for the two sides of a terminal.
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "ulimit -n 4; exec '\(try ProgramRunner.program().path)'"],
        environment: ["TERM": "xterm-256color", "NO_COLOR": "1"].merging(sandbox.home) { $1 })
      try terminal.wait(for: "tabbar> ")
      try terminal.type("add Today\r")
      try terminal.wait(for: "added tab 1 \"Today\"")
      try terminal.wait(for: "tabbar> ")
      try terminal.type("quit\rquit\r")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(!terminal.output.contains(0x1B))
      #expect(terminal.isCooked)
    }
  }
}
