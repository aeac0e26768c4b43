import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("A replay command by command")
  struct PagesTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    private static let lines = ["# Three tabs.", "add One", "add Two", "expect count 3"]

    @Test("Lines turn the pages at any terminal, and an expectation that is not met is the status")
    func lines() throws {
      let terminal = try PseudoTerminal(
        [ProgramRunner.program().path, "replay", "--step", sandbox.session(Self.lines)],
        environment: ["TERM": "dumb", "LANG": "C.UTF-8", "NO_COLOR": "1"].merging(sandbox.home) { $1 })
      try terminal.wait(for: "1/3> ")
      try terminal.type("\r")
      try terminal.wait(for: "added tab 2")
      try terminal.wait(for: "2/3> ")
      try terminal.type("3\r")
      try terminal.wait(for: "expected 3 tabs")
      try terminal.wait(for: "3/3> ")
      try terminal.type("q\r")
      #expect(try terminal.waitForEnd() == .exited(1))
      #expect(!terminal.text.contains("\u{1B}"))
    }

    @Test("SIGTERM ends it", arguments: [(15, 143)])
    func signals(signal: Int32, status: Int32) throws {
      let terminal = try PseudoTerminal(
        [ProgramRunner.program().path, "replay", "--step", sandbox.session(Self.lines)],
        environment: ["TERM": "dumb", "LANG": "C.UTF-8"].merging(sandbox.home) { $1 })
      try terminal.wait(for: "1/3> ")
      terminal.send(signal: signal)
      #expect(try terminal.waitForEnd() == .exited(status))
    }
  }
}
