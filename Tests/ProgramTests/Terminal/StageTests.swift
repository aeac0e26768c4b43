import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("A replay command by command")
  struct StageTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let lines = [
      "# Three tabs.", "add One", "add Two", "note \"Now the third.\"", "add Three", "expect count 3",
    ]

    private func start(
      _ lines: [String] = lines, _ options: [String] = [], columns: Int = 80, rows: Int = 24
    ) throws -> PseudoTerminal {
      let session = try sandbox.session(lines)
      return try PseudoTerminal(
        [ProgramRunner.program().path, "replay", "--step", session] + options,
        environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "NO_COLOR": "1"].merging(sandbox.home) {
          $1
        },
        columns: columns, rows: rows)
    }

    @Test("Keys go on, back, to the next chapter and away; the terminal is as before")
    func keys() throws {
      let terminal = try start()
      try terminal.wait(for: "[1/5]")
      try terminal.wait(for: "added tab 1 \"One\"")
      try terminal.type(" ")
      try terminal.wait(for: "[2/5]")
      try terminal.type("\u{1B}[D")
      try terminal.wait(for: "[1/5]")
      try terminal.type("]")
      try terminal.wait(for: "[3/5] Now the third.")
      try terminal.type("b?")
      try terminal.wait(for: "the next chapter")
      try terminal.type("?\r\r\r")
      try terminal.wait(for: "[5/5]")
      try terminal.wait(for: "the end")
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(terminal.isCooked)
    }

    @Test(
      "What stays on the terminal is a transcript without frames, at any size",
      arguments: [(60, 20), (80, 24), (40, 10)])
    func transcript(columns: Int, rows: Int) throws {
      let terminal = try start(columns: columns, rows: rows)
      try terminal.wait(for: "[1/5]")
      try terminal.type("]")
      try terminal.wait(for: "[3/5]")
      try terminal.type("bb")
      try terminal.wait(for: "[1/5]")
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exited(0))
      let screen = try TerminalScreen(sandbox, columns: columns, rows: rows)
      try screen.show(terminal.output)
      let text = try screen.rows().joined(separator: "\n")
      #expect(text.hasPrefix("# Three tabs.\n> add One\n"))
      for once in ["> add One", "> add Two", "Now the third."] { #expect(text.count(of: once) == 1) }
      #expect(!text.contains("/5]") && !text.contains("Three\""))
    }

    @Test("A page is never longer than the screen, and the rest of a long one comes first")
    func longPages() throws {
      let remark = String(repeating: "many words about one tab ", count: 60)
      let terminal = try start(["# \(remark)", "add One", "add Two"], columns: 60, rows: 20)
      try terminal.wait(for: "more rows")
      try terminal.type(" ")
      try terminal.wait(for: "more row")
      try terminal.type("  ")
      try terminal.wait(for: "[2/2]")
      try terminal.type(" ")
      #expect(try terminal.waitForEnd() == .exited(0))
    }

    @Test("An expectation that is not met is the status in the end")
    func status() throws {
      let terminal = try start(["add One", "expect count 2"])
      try terminal.wait(for: "[1/2]")
      try terminal.type(" ")
      try terminal.wait(for: "expected")
      try terminal.type(" ")
      #expect(try terminal.waitForEnd() == .exited(1))
    }

    @Test("Without drawing, a line asks, and answers go the same ways")
    func plain() throws {
      let terminal = try start(Self.lines, ["--plain"])
      try terminal.wait(for: "[1/5] Enter goes on, b back, q ends")
      try terminal.type("\r")
      try terminal.wait(for: "added tab 2")
      try terminal.wait(for: "[2/5]")
      try terminal.type(" b\r")
      try terminal.wait(for: "[1/5]")
      try terminal.type("n\r")
      try terminal.wait(for: "Now the third.")
      try terminal.type("  q\r")
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(!terminal.text.contains("\u{1B}"))
    }

    @Test("Signals end it, and put the terminal back", arguments: [(15, 143), (1, 129)])
    func signals(signal: Int32, status: Int32) throws {
      let terminal = try start()
      try terminal.wait(for: "[1/5]")
      terminal.send(signal: signal)
      #expect(try terminal.waitForEnd() == .exited(status))
      #expect(terminal.isCooked)
    }

    @Test("^Z stops the program, with the terminal as it was; fg brings the page back")
    func suspend() throws {
      let session = try sandbox.session(Self.lines)
      let terminal = try PseudoTerminal(
        ["/bin/bash", "--norc", "--noediting", "-i"],
        environment: [
          "TERM": "xterm-256color", "LANG": "C.UTF-8", "PS1": "shell$ ", "PATH": "/usr/bin:/bin",
        ].merging(sandbox.home) { $1 })
      try terminal.wait(for: "shell$ ")
      try terminal.type("'\(try ProgramRunner.program().path)' replay --step \(session)\r")
      try terminal.wait(for: "[1/5]")
      try terminal.type(" \u{1A}")
      try terminal.wait(for: "Stopped")
      try terminal.wait(for: "shell$ ")
      #expect(terminal.isCooked)
      try terminal.type("fg\r")
      try terminal.wait(for: "[2/5]")
      try terminal.type("q")
      try terminal.wait(for: "shell$ ")
      try terminal.type("exit\r")
      #expect(try terminal.waitForEnd() == .exited(0))
    }

    @Test("Another size draws the page anew")
    func resizing() throws {
      let terminal = try start()
      try terminal.wait(for: "[1/5]")
      terminal.resize(columns: 60, rows: 20)
      try terminal.wait(for: "[1/5]")
      try terminal.type(" ")
      try terminal.wait(for: "[2/5]")
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exited(0))
    }

    @Test("At the prompt the stage is left for the prompt, and the session there is untouched")
    func prompt() throws {
      try sandbox.session(Self.lines, to: "talk.tabs")
      let run = try PromptRun(sandbox, isInFolder: true)
      try run.enter("add Own", answer: "added tab 1 \"Own\"")
      try run.terminal.type("replay talk.tabs step\r")
      try run.terminal.wait(for: "[1/5]")
      try run.terminal.type("]")
      try run.terminal.wait(for: "[3/5]")
      try run.terminal.type("q")
      try run.waitForPrompt()
      try run.enter("undo", answer: "undid: add Own")
      try run.enter("quit", leaving: 0)
    }

    @Test("Without a terminal it is refused, with what to leave out", arguments: ["", "\n\n"])
    func noTerminal(input: String) throws {
      let session = try sandbox.session(Self.lines)
      let result = try sandbox.run(["replay", "--step", session], input: input)
      #expect(result.status == 2 && result.output == "")
      #expect(result.errors.contains("there is no terminal") && result.errors.contains("leave out --step"))
    }
  }
}
