import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("However the program ends")
  struct EndingTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    /// Faults, requests, and on Linux the last of the real-time signals, which macOS lacks.
    static let signals: [Int32] = {
      let everywhere = [SIGSEGV, SIGBUS, SIGTRAP, SIGABRT, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU]
      #if os(Linux)
        return everywhere + [64]
      #else
        return everywhere
      #endif
    }()

    @Test("A signal leaves the terminal as it was, and the status names the signal", arguments: signals)
    func fault(signal: Int32) throws {
      // Nobody is there to read a backtrace.
      let run = try PromptRun(sandbox, environment: ["SWIFT_BACKTRACE": "enable=no"])
      try run.type("add Half", shows: "add Half")
      #expect(!run.terminal.isCooked)
      run.terminal.send(signal: signal)
      #expect(try run.terminal.waitForEnd() == .killed(signal: signal))
      #expect(run.leftovers == [])
    }

    @Test("A request to end in the middle of a line restores the terminal", arguments: [SIGTERM, SIGHUP])
    func request(signal: Int32) throws {
      let run = try PromptRun(sandbox)
      try run.enter("add Today", answer: "added tab 1")
      try run.type("add Half", shows: "add Half")
      run.terminal.send(signal: signal)
      #expect(try run.terminal.waitForEnd() == .exited(128 + signal))
      #expect(run.leftovers == [])
    }

    @Test("A signal that the caller ignores is still ignored", arguments: [SIGUSR1, SIGQUIT, SIGHUP])
    func ignored(signal: Int32) throws {
      let terminal = try PseudoTerminal(
        ["/bin/sh", "-c", "trap '' \(signal); exec \"$0\" --private", ProgramRunner.program().path],
        environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"].merging(
          sandbox.home
        ) {
          $1
        })
      try terminal.wait(for: PromptRun.prompt)
      terminal.send(signal: signal)
      try terminal.type("add Still\r")
      try terminal.wait(for: "added tab 1")
      try terminal.type("quit\rquit\r")
      #expect(try terminal.waitForEnd() == .exited(0))
    }
  }
}
