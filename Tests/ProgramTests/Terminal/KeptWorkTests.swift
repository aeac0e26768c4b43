import Foundation
import TabBarTestSupport
import Testing

extension AtTerminal {
  @Suite("What is kept between two runs")
  struct KeptWorkTests {
    let sandbox: Sandbox

    init() throws { sandbox = try Sandbox() }

    @Test("A line with a space in front is not kept, nor anything of a private run")
    func keptOut() throws {
      let run = try PromptRun(sandbox)
      try run.enter("add Shown")
      try run.enter(" add Secret", answer: "added tab 2")
      let secret = try PromptRun(sandbox, ["--private"])
      try secret.enter("add Hidden", answer: "added tab 1")
      let kept = try sandbox.text("state/tabbar/history.jsonl")
      #expect(kept.contains("add Shown"))
      #expect(!kept.contains("Secret"))
      #expect(!kept.contains("Hidden"))
    }

    @Test("A history that cannot be written is said once and stops nothing")
    func noHistory() throws {
      try sandbox.write("a file where the folder should be", to: "state")
      let run = try PromptRun(sandbox)
      try run.enter("add One", answer: "added tab 1")
      try run.enter("add Two", answer: "added tab 2")
      let warnings = run.terminal.text.matches(of: /cannot (?:read|keep) the history/)
      #expect(warnings.count == 1)
    }

    @Test("Two signals in quick succession, as at a logout, keep unsaved work")
    func twoSignals() throws {
      let run = try PromptRun(sandbox)
      try run.enter("add Unsaved")
      run.terminal.send(signal: SIGTERM)
      run.terminal.send(signal: SIGHUP)
      _ = try run.terminal.waitForEnd()
      #expect(try PromptRun(sandbox).terminal.text.contains("1 command of a session without a file"))
    }

    @Test("A signal to a program where all is saved keeps nothing and ends it", arguments: [SIGTERM, SIGHUP])
    func endedWithoutWork(signal: Int32) throws {
      let run = try PromptRun(sandbox)
      run.terminal.send(signal: signal)
      #expect(try run.terminal.waitForEnd() == .exited(128 + signal))
      #expect(run.leftovers == [])
      #expect(!sandbox.has("state/tabbar/journal"))
    }
  }
}
