import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("However the program ends")
  struct EndingTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT]
    static let others = [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS]
    #if os(Linux)
      /// Those that macOS lacks or ignores; the last two are the first and the last of the real-time signals.
      static let ofLinux = [SIGIO, SIGPWR, 16, 34, 64]
    #else
      static let ofLinux: [Int32] = []
    #endif

    @Test(
      "A signal leaves the terminal as it was, and the status names the signal",
      arguments: faults + others + ofLinux)
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

    @Test(
      "A typed line that is not UTF-8 is refused, and does not make a failure of quit",
      arguments: [true, false])
    func invalidLine(isPlain: Bool) throws {
      let run = try PromptRun(sandbox, isPlain ? ["--plain"] : [], isPlain: isPlain)
      try run.terminal.type(bytes: Array("add ".utf8) + [0xFF, 0x0D])
      try run.waitForPrompt()
      try run.terminal.type("quit\rquit\r")
      #expect(try run.terminal.waitForEnd() == .exited(0))
    }

    @Test("What was entered before the program was killed is in the next run's history")
    func killed() throws {
      let run = try PromptRun(sandbox)
      try run.enter("add Today badge=1", answer: "added tab 1")
      run.terminal.send(signal: SIGKILL)
      #expect(try run.terminal.waitForEnd() == .killed(signal: SIGKILL))
      let next = try PromptRun(sandbox)
      try next.terminal.type("\u{1B}[A")
      try next.terminal.wait(for: "tabbar> add Today badge=1")
    }
  }
}
