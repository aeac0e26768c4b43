import Foundation
import TabBarPlayground
@testable import TabBarShell
@testable import TabBarTerminal
import Testing

/// What the scripts of a few lines cannot say.
@Suite("The shell at work")
struct ShellTests {
  @Test("A line that cannot be read is an error of its place")
  func unreadableLine() {
    let steps: [PreparedLines.Step] = [
      .line("add A"), .error(.invalidUTF8(line: 2, byte: 3)), .line("add B"),
    ]
    let run = ShellRun(steps)
    #expect(run.status == .failed && run.titles == ["A"])
    #expect(run.errors == "standard input, line 2, byte 3: not valid UTF-8\n")
    #expect(ShellRun(steps, keepsGoing: true).titles == ["A", "B"])
  }

  @Test("An input that fails ends the shell", arguments: [false, true])
  func failingInput(keepsGoing: Bool) {
    let run = ShellRun([.error(.unreadable(line: 1, code: 5)), .line("add A")], keepsGoing: keepsGoing)
    #expect(run.status == .failed && run.titles == [])
  }

  @Test("A closed pipe ends the shell quietly, another failure with words")
  func closedOutput() {
    let closed = ShellRun(["add A", "add B"]) { console, _ in console.failure = .closed }
    #expect(closed.status == .fine && closed.errors == "")
    let full = ShellRun(["add A", "add B"]) { console, _ in console.failure = .failed(code: 28) }
    #expect(full.status == .failed)
    #expect(full.errors.hasPrefix("error: cannot write: "))
  }

  @Test("A failure to write leaves the session unsaved")
  func saveFails() {
    let full = ShellRun(["add A", "save a.tabs"]) { _, store in store.writeError = "no space" }
    #expect(full.errors == "a.tabs: error: no space\n" && full.status == .failed)
    #expect(full.shell.playground.hasUnsavedChanges && full.shell.playground.path == nil)
  }
}
