import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("However the program ends")
  struct EndingTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT]

    @Test("A fault leaves the terminal as it was, and the status names the signal", arguments: faults)
    func fault(signal: Int32) throws {
      // Nobody is there to read a backtrace.
      let run = try PromptRun(sandbox, environment: ["SWIFT_BACKTRACE": "enable=no"])
      try run.type("add Half", shows: "add Half")
      #expect(!run.terminal.isCooked)
      run.terminal.send(signal: signal)
      #expect(try run.terminal.waitForEnd() == .killed(signal: signal))
      #expect(run.leftovers == [])
    }

    @Test("A fault while a list is open leaves the terminal as it was, too")
    func faultInMenu() throws {
      let run = try PromptRun(sandbox, environment: ["SWIFT_BACKTRACE": "enable=no"])
      try run.type("re", shows: "re")
      try run.terminal.type("\t")
      try run.terminal.wait(for: "> rename   Gives")
      run.terminal.send(signal: SIGABRT)
      #expect(try run.terminal.waitForEnd() == .killed(signal: SIGABRT))
      #expect(run.leftovers == [])
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
