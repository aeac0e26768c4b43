import Foundation
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

/// What the scripts of a few lines cannot say.
@Suite("The shell at work")
struct ShellTests {
  /// The first lines of a new file of a session that names no device.
  static let pinned = "# tabbar session 1\ndevice iphone-14\nguide hig-2022\nsystem ios16\n"

  @Test("A device's file is read, and the session has all that it says")
  func deviceFile() {
    let file = "id = fold\nname = Fold\nwidth = 500\nheight = 700\nscale = 2\nsafeTop = 30\n"
    let run = ShellRun(["device fold.device", "add A", "save x.tabs"], files: ["fold.device": file])
    #expect(run.output.hasPrefix("laid out for Fold\n") && run.errors == "")
    #expect(
      run.store.files["x.tabs"]
        == "# tabbar session 1\nguide hig-2022\ndevice custom id=fold name=Fold size=500x700@2 safe=30,0,0\n"
        + "system ios16\nadd A\n")
    let bad = ShellRun(["device fold.device"], files: ["fold.device": file + "safeTop = 20\n"])
    #expect(bad.errors.hasPrefix("fold.device:7:1: error: safeTop is given in line 6 already\n"))
    #expect(bad.status == .failed && bad.output == "")
    #expect(ShellRun(["device no.device"]).errors.hasPrefix("no.device: error: "))
  }

  @Test("At a prompt an error is reported without a place, and what was submitted with it is dropped")
  func promptError() {
    let run = ShellRun(["add A", "move 1"], isInteractive: true)
    #expect(
      run.errors == """
        error: where to is missing
          move 1
                ^
          give one of: a number, first, last, left, right, before=TAB, after=TAB

        """)
    #expect(run.reader.drops == 1)
    #expect(run.remembered.map(\.line) == ["add A", "move 1"])
    #expect(run.remembered.map(\.wasFine) == [true, false])
  }

  @Test("At a prompt a sentence is carried out as the command that it means, which is shown and kept")
  func sentence() {
    let run = ShellRun(
      ["add Home, Search and Inbox", "Home should be called Start", "save x.tabs", "exit"],
      isInteractive: true)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("added tab 1 \"Home\", tab 2 \"Search\", tab 3 \"Inbox\"\n"))
    #expect(run.output.contains("that is: rename Home Start\nrenamed tab 1 from \"Home\" to \"Start\"\n"))
    #expect(
      run.store.files["x.tabs"]
        == Self.pinned + "add Home Search Inbox\nrename Home Start\n")
    #expect(
      run.remembered.prefix(2).map(\.line) == ["add Home, Search and Inbox", "Home should be called Start"])
  }

  @Test(
    "In a script a sentence is refused, and the last line of the error is the line to type",
    arguments: [
      ("rename Home to Start", "rename Home Start"), ("ipad", "device ipad-a16"),
      ("badge Home none", "badge Home off"), ("add For You", "add \"For You\""),
    ])
  func sentenceInScript(line: String, meant: String) {
    let setup = "add Home Search"
    for errors in [
      ShellRun([setup, line]).errors,
      ShellRun(["open x.tabs"], files: ["x.tabs": "# tabbar session 1\n\(setup)\n\(line)\n"]).errors,
      ShellRun(["replay x.tabs"], files: ["x.tabs": "# tabbar session 1\n\(setup)\n\(line)\n"]).errors,
    ] {
      #expect(errors.hasSuffix("\ntype: \(meant)\n"))
      #expect(errors.contains(":2:") || errors.contains(":3:"))
    }
    #expect(ShellRun([setup, meant]).status == .fine)
  }

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
