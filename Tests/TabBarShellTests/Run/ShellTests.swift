import Foundation
import TabBarPlayground
import TabBarRendering
@testable import TabBarShell
import Testing

@Suite("The shell at work")
struct ShellTests {
  /// The first lines of a new file of a session that names no device.
  static let pinned = "# tabbar session 1\ndevice iphone-14\nguide hig-2022\nsystem ios16\n"
  private static let names = "which names device iphone-14, guide hig-2022 and system ios16"

  private static let session = "# tabbar session 1\nnote hello\nadd X\nadd Y\nexpect count 2\n"

  // MARK: What is shown

  @Test("A change is described in words, then drawn")
  func change() {
    let run = ShellRun(["add A", "add B"])
    #expect(run.output.hasPrefix("added tab 1 \"A\"\n\n"))
    #expect(run.output.contains("\nadded tab 2 \"B\"\n\n"))
    #expect(run.errors == "" && run.status == .fine)
  }

  @Test("A tab that moves to More is reported in the same sentence")
  func more() {
    let run = ShellRun((1...6).map { "add T\($0)" })
    #expect(run.output.contains("added tab 6 \"T6\"; T5 and T6 are now in the More list\n"))
  }

  @Test("Quiet shows only what is asked for")
  func quiet() {
    let run = ShellRun(["add A", "note hi", "show list"], isQuiet: true)
    #expect(!run.output.contains("added"))
    #expect(run.output.hasPrefix("— hi\n"))
    #expect(run.output.contains("A"))
  }

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

  @Test("Empty lines do nothing, and a comment is kept without a word")
  func nothing() {
    let run = ShellRun(["", "  "], isInteractive: true)
    #expect(run.output == "" && run.errors == "" && run.remembered.isEmpty)
    let comment = ShellRun(["# tabbar session 1", "# add A", "save a.tabs", "undo"], isInteractive: true)
    #expect(comment.store.files["a.tabs"] == Self.pinned + "# add A\n")
    #expect(comment.output.hasPrefix("saved to a.tabs, ") && comment.output.contains("\nundid: # add A\n"))
  }

  // MARK: Errors and the exit status

  @Test("A script ends at its first error, with the place in its input")
  func firstError() {
    let run = ShellRun(["add A", "selct A", "add B"])
    #expect(run.status == .failed && run.status.code == 2)
    #expect(run.titles == ["A"])
    #expect(
      run.errors == """
        standard input:2:1: error: there is no command selct
          selct A
          ^^^^^
        type: select A

        """)
  }

  @Test("Keep going continues after errors, and the status stays 2")
  func keepGoing() {
    let run = ShellRun(["add A", "x", "add B", "open none", "add C"], keepsGoing: true)
    #expect(run.status == .failed)
    #expect(run.titles == ["A", "B", "C"])
  }

  @Test("At a prompt a long remedy is broken between words, and in a file it stays whole")
  func longRemedy() {
    let remedy = """
        add TITLE… [icon=SYMBOL] [badge=VALUE]
        [role=destination|action|search|settings|prominent] [at=N|first|last]
        [before=TAB] [after=TAB]

      """
    #expect(ShellRun(["add"], isInteractive: true).errors.hasSuffix(remedy))
    let file = ShellRun(["add"]).errors
    #expect(file.split(separator: "\n").count == 4)
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
      ["add Home, Search and Inbox", "rename Home to Start", "save x.tabs", "exit"], isInteractive: true)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("that is: add Home Search Inbox\nadded tab 1 \"Home\", tab 2 \"Search\""))
    #expect(run.output.contains("that is: rename Home Start\nrenamed tab 1 from \"Home\" to \"Start\"\n"))
    #expect(
      run.store.files["x.tabs"]
        == Self.pinned + "add Home Search Inbox\nrename Home Start\n")
    #expect(run.remembered.first?.line == "add Home, Search and Inbox")
  }

  @Test("At a prompt a line that could mean two things asks, and both lines can be taken")
  func twoMeanings() {
    let run = ShellRun(["add Home Garden", "merge Home and Garden"], isInteractive: true)
    #expect(
      run.errors == """
        which one? type its number
          1  merge Home Garden
          2  merge Garden Home

        """)
    #expect(run.titles == ["Home", "Garden"])
    #expect(run.reader.offered == ["merge Home Garden", "merge Garden Home"])
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

  @Test("An expectation that is not met is found, and does not end a script")
  func expectation() {
    let run = ShellRun(["add A", "expect count 2", "add B"])
    #expect(run.status == .found && run.status.code == 1)
    #expect(run.errors == "standard input:2: expected 2 tabs, and there is 1\n")
    #expect(run.titles == ["A", "B"])
    #expect(ShellRun(["expect count 1", "x"]).status == .failed)
  }

  @Test("At a prompt an expectation is answered, and leaves the exit status alone")
  func promptExpectation() {
    let run = ShellRun(["expect count 0", "expect count 2", "undo 2"], isInteractive: true)
    #expect(run.output.hasPrefix("as expected\n"))
    #expect(
      run.errors
        == "recorded, but it does not hold yet: expected 2 tabs, and there are 0\n  undo takes it back\n")
    #expect(run.status == .fine)
  }

  @Test("At a prompt an expectation of a tab that there is not is kept, and its name doubted")
  func doubtfulExpectation() {
    let run = ShellRun(["add News", "expect visible Newz", "save x.tabs"], isInteractive: true)
    #expect(run.errors.contains("\n  no tab is called Newz (did you mean News?); undo takes it back\n"))
    #expect(run.store.files["x.tabs"]?.hasSuffix("\nexpect visible Newz\n") == true)
    let script = ShellRun(["add News", "expect visible Newz"])
    #expect(script.errors == "standard input:2: expected Newz to be visible, and News is\n")
  }

  @Test("A file whose name ends otherwise is saved, and it is said that it is not listed")
  func otherEnding() {
    let run = ShellRun(["add A", "save strava", "save b.tabs"], isQuiet: false)
    #expect(
      run.output.contains(
        "\nsaved to strava, \(Self.names); sessions does not list it, because its name "
          + "does not end in .tabs\n"))
    #expect(run.output.hasSuffix("\nsaved to b.tabs, \(Self.names)\n"))
    #expect(run.store.files["strava"] != nil)
  }

  @Test("A remark with line breaks is shown in rows, each of them harmless")
  func remarkInRows() {
    let run = ShellRun([##"note "first row\nsecond\u{1B}[31m\u{D}\n\nlast""##])
    #expect(run.output == "— first row\n  second\\u{1B}[31m\n\n  last\n")
  }

  @Test("check ends with counts, and check all lists what they count")
  func briefCheck() {
    let tabs = (1...6).map { "add T\($0)" }
    let brief = ShellRun(tabs + ["check"], isQuiet: true).output
    let full = ShellRun(tabs + ["check all"], isQuiet: true).output
    let rows = brief.split(separator: "\n")
    #expect(rows.count <= 20 && rows.contains { $0.hasPrefix("! more-tab ") })
    #expect(rows.last?.hasSuffix("check all lists them") == true)
    #expect(!brief.contains("not applicable:") && full.contains("not applicable:"))
    #expect(full.contains("\nmet ") && full.hasPrefix(brief.prefix { $0 != "\n" }))
  }

  @Test("Another guide that brings another system says so, also where no picture is shown")
  func guideAndSystem() {
    let run = ShellRun(["set picture off", "add A", "guide hig-2024"], options: RenderOptions(columns: 200))
    #expect(
      run.output.contains(
        "judged by HIG 2024; the system is auto, so it is iOS 18 now (system ios16 keeps iOS 16)\n"))
    let pinned = ShellRun(["system ios16", "guide hig-2024"], options: RenderOptions(columns: 200))
    #expect(pinned.output.contains("judged by HIG 2024\n"))
    // The oldest system of an iPhone 14 is the one that it has already.
    #expect(ShellRun(["guide hig-2013"]).output.hasPrefix("judged by HIG 2013\n"))
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

  // MARK: Interruptions

  @Test("^C gives up a line at the prompt and ends a script")
  func interruption() {
    let steps: [PreparedLines.Step] = [.line("add A"), .input(.interrupted), .line("add B")]
    #expect(ShellRun(steps, isInteractive: true).titles == ["A", "B"])
    let run = ShellRun(steps)
    #expect(run.titles == ["A"] && run.status == .signal(2) && run.status.code == 130)
  }

  @Test("A closed pipe ends the shell quietly, another failure with words")
  func closedOutput() {
    let closed = ShellRun(["add A", "add B"]) { console, _ in console.failure = .closed }
    #expect(closed.status == .fine && closed.errors == "")
    let full = ShellRun(["add A", "add B"]) { console, _ in console.failure = .failed(code: 28) }
    #expect(full.status == .failed)
    #expect(full.errors.hasPrefix("error: cannot write: "))
  }

  @Test("A signal ends the shell with its status, and says what becomes of what is not saved")
  func termination() {
    let steps: [PreparedLines.Step] = [.line("add A"), .input(.terminated(signal: 15))]
    let run = ShellRun(steps, isInteractive: true)
    #expect(run.status == .signal(15) && run.status.code == 143)
    #expect(run.errors == "what is not saved is lost: this playground keeps no journal\n")
    #expect(ShellRun(steps).errors == "")
    let saved = ShellRun(
      [.line("add A"), .line("save a.tabs"), .input(.terminated(signal: 1))], isInteractive: true)
    #expect(saved.errors == "")
  }

  // MARK: Leaving

  @Test("Leaving with something unsaved asks once", arguments: ["quit", "the end of input"])
  func leaving(way: String) {
    let leave: PreparedLines.Step = way == "quit" ? .line("quit") : .input(.end)
    let run = ShellRun([.line("add A"), leave, leave, .line("add B")], isInteractive: true)
    #expect(run.output.hasSuffix("not saved yet: save FILE keeps it; quit again to leave without\n"))
    #expect(run.titles == ["A"])
    let other = ShellRun([.line("add A"), leave, .line("show"), leave, leave], isInteractive: true)
    #expect(other.output.components(separatedBy: "not saved yet").count == 3)
    let after = ShellRun(
      [.line("add A"), leave, .line("save a.tabs"), leave, .line("add B")], isInteractive: true)
    #expect(after.titles == ["A"])
    let known = ShellRun(
      [.line("add A"), .line("save \"my app.tabs\""), .line("add B"), leave, leave], isInteractive: true)
    #expect(known.output.hasSuffix("not saved yet: save keeps it; quit again to leave without\n"))
    let empty = ShellRun([leave, .line("add B")], isInteractive: true)
    #expect(empty.output == "" && empty.titles == [])
  }

  @Test("Leaving asks about what new has put aside unsaved, too")
  func leavingAside() {
    let run = ShellRun(
      ["add A", "new", "quit", "undo", "save a.tabs", "redo", "quit", "add B"], isInteractive: true)
    #expect(
      run.output.replacing("\n", with: " ").contains(
        "what was there before new is not saved: undo goes back to it; quit again to leave without "))
    #expect(run.titles == [])
    #expect(run.store.files["a.tabs"] == Self.pinned + "add A\n")
  }

  @Test(
    "A mark that undo went behind is in the file; an older design goes over later steps only with replace")
  func olderDesign() {
    let lines = ["add A", "mark one", "add B", "mark two", "add C", "save a.tabs", "undo 4"]
    let run = ShellRun(lines + ["save"], keepsGoing: true)
    #expect(run.status == .failed && run.store.files["a.tabs"]?.hasSuffix("\nadd C\n") == true)
    #expect(
      run.errors == """
        a.tabs: error: the file has 1 step after this design
          save FILE keeps both; save a.tabs replace writes this older one over it

        """)
    let kept = "add A\nmark one\nadd B\nmark two\nback one\n"
    for save in ["save b.tabs", "save a.tabs replace"] {
      let run = ShellRun(lines + [save], keepsGoing: true)
      #expect(run.store.files[String(save.split(separator: " ")[1])]?.hasSuffix(kept) == true)
      #expect(run.titles == ["A"])
    }
    // All that the file has is named.
    let named = ShellRun(lines.filter { $0 != "add C" }.dropLast() + ["undo 2", "save", "back two", "save"])
    #expect(named.status == .fine && named.store.files["a.tabs"]?.hasSuffix(kept + "back two\n") == true)
    let asked = ShellRun(["add A", "save a.tabs", "add B", "mark b", "undo 2", "quit"], isInteractive: true)
    #expect(asked.output.contains("not saved yet"))
  }

  @Test("A script ends at quit without a question")
  func scriptLeaves() {
    let run = ShellRun(["add A", "quit", "add B"])
    #expect(run.titles == ["A"] && run.status == .fine && !run.output.contains("saved"))
  }

  // MARK: Files

  @Test("save writes the session, and again to the same file; another's file only with replace")
  func save() {
    let run = ShellRun(
      [
        "add A", "save a.tabs", "add B", "save", "save b.tabs", "save b.tabs replace", "add C", "save b.tabs",
      ],
      keepsGoing: true, files: ["b.tabs": "mine"])
    let pinned = Self.pinned + "add A\nadd B\n"
    #expect(run.store.files["a.tabs"] == pinned)
    #expect(run.store.files["b.tabs"] == pinned + "add C\n")
    #expect(run.errors == "b.tabs: error: it is there\n")
    #expect(run.output.contains("saved to a.tabs, \(Self.names)\n"))
    #expect(run.output.contains("\nsaved to a.tabs\n"))
  }

  @Test("At a prompt save without a file proposes a name that is free, and Up brings the line")
  func proposedName() {
    let run = ShellRun([.line("add A"), .line("save")], isInteractive: true)
    #expect(run.output.contains("type: save my-app.tabs\n") && run.errors == "")
    #expect(run.reader.offered.first == "save my-app.tabs")
    #expect(
      ShellRun(["save"], isInteractive: true, files: ["my-app.tabs": "x"]).reader.offered.first
        == "save my-app-2.tabs")
  }

  @Test("A line of several commands ends with what it asks, and stops where that fails")
  func rest() {
    let run = ShellRun(
      [.line("add Home"), .line("rename Home Start and check"), .line("quit")], isInteractive: true)
    #expect(run.titles == ["Start"] && run.output.contains("too-few-tabs"))
    #expect(run.remembered.map(\.line).contains("rename Home Start and check"))
    let saved = ShellRun([.line("add A"), .line("save x and quit"), .line("add B")], isInteractive: true)
    #expect(saved.titles == ["A"] && saved.store.files["x.tabs"] != nil)
    // Nothing was saved, so nothing ends.
    let unsaved = ShellRun([.line("add A"), .line("save and quit"), .line("add B")], isInteractive: true)
    #expect(unsaved.titles == ["A", "B"])
  }

  @Test("save without a file says how to give one, and a failure to write leaves the session unsaved")
  func saveFails() {
    let none = ShellRun(["add A", "save"])
    #expect(none.errors.hasPrefix("error: the session has no file yet\n  save FILE"))
    #expect(none.status == .failed)
    let full = ShellRun(["add A", "save a.tabs"]) { _, store in store.writeError = "no space" }
    #expect(full.errors == "a.tabs: error: no space\n" && full.status == .failed)
    #expect(full.shell.playground.hasUnsavedChanges && full.shell.playground.path == nil)
  }

  @Test("open goes on from a session's end, and undo goes back to what was there")
  func open() {
    let run = ShellRun(["add A", "open x.tabs", "add Z"], files: ["x.tabs": Self.session])
    #expect(run.titles == ["X", "Y", "Z"])
    #expect(run.output.contains("opened x.tabs: 3 steps; undo 4 goes back to what was there\n"))
    let back = ShellRun(["add A", "open x.tabs", "undo"], files: ["x.tabs": Self.session])
    #expect(back.titles == ["X"])
    #expect(ShellRun(["add A", "open x.tabs", "undo 4"], files: ["x.tabs": Self.session]).titles == ["A"])
  }

  @Test("save keeps the expectations at the end last, and names those that do not hold any more")
  func promises() {
    let run = ShellRun(["open x.tabs", "add Z", "save"], files: ["x.tabs": Self.session])
    #expect(
      run.store.files["x.tabs"] == "# tabbar session 1\nnote hello\nadd X\nadd Y\nadd Z\nexpect count 2\n")
    #expect(run.errors == "x.tabs:6: expected 2 tabs, and there are 3\n" && run.status == .found)
    let atPrompt = ShellRun(
      ["open x.tabs", "add Z", "save"], isInteractive: true, files: ["x.tabs": Self.session])
    #expect(
      atPrompt.errors.hasPrefix("x.tabs:6: expected 2 tabs, and there are 3\n  saved all the same: undo "))
    #expect(atPrompt.status == .fine)
    let kept = ShellRun(["open x.tabs", "rename X Z", "save"], files: ["x.tabs": Self.session])
    #expect(kept.errors == "" && kept.status == .fine)
  }

  @Test(
    "A file that cannot be opened or replayed leaves everything as it is",
    arguments: ["open", "replay"],
    [
      ("none.tabs", "none.tabs: error: there is none\n"),
      ("bad.tabs", "bad.tabs:3:1: error: there is no command frob\n  frob\n  ^^^^\n"),
      ("new.tabs", "new.tabs:1:18: error: this session is of version 7"),
      ("-", "error: - cannot be used here"),
    ])
  func badFiles(command: String, file: (path: String, error: String)) {
    let run = ShellRun(
      ["add A", "\(command) \(file.path)"],
      files: [
        "bad.tabs": "# tabbar session 1\nadd X\nfrob\n", "new.tabs": "# tabbar session 7\n",
        "-": Self.session,
      ])
    #expect(run.errors.hasPrefix(file.error))
    #expect(run.titles == ["A"] && run.status == .failed)
    #expect(run.shell.playground.timeline.count == 1)
  }

  @Test("save - is refused")
  func saveToStandardOutput() {
    let run = ShellRun(["add A", "save -"])
    #expect(run.errors.hasPrefix("error: - cannot be used here") && run.store.writes == 0)
  }

  @Test("replay shows a session and leaves the present one alone")
  func replay() {
    let run = ShellRun(["add A", "replay x.tabs"], files: ["x.tabs": Self.session])
    #expect(run.titles == ["A"] && run.shell.playground.timeline.count == 1)
    #expect(run.output.contains("— hello\n"))
    #expect(run.output.contains("> add X\n  added tab 1 \"X\"\n"))
    #expect(run.output.contains("ok: expect count 2\n"))
    #expect(run.output.hasSuffix("x.tabs: 1 expectation, met\n"))
    #expect(run.status == .fine)
  }

  @Test("A session that is replayed touches nothing outside, and says so")
  func replayOutside() {
    let session = """
      # tabbar session 1
      add X
      save stolen.tabs
      open other.tabs
      replay other.tabs
      quit
      expect count 1

      """
    let run = ShellRun(["replay x.tabs"], files: ["x.tabs": session, "other.tabs": Self.session])
    #expect(run.store.writes == 0 && run.store.files.count == 2)
    for (number, line) in [
      (3, "save stolen.tabs"), (4, "open other.tabs"), (5, "replay other.tabs"), (6, "quit"),
    ] {
      #expect(run.errors.contains("x.tabs:\(number): skipped, a replay touches no file: \(line)\n"))
    }
    #expect(run.output.hasSuffix("x.tabs: 1 expectation, met\n"))
  }

  @Test("A session that is replayed asks nobody, and says so")
  func replayAsking() {
    let session = "# tabbar session 1\nadd X\nquiz names\nadd Y\nexpect count 2\n"
    let run = ShellRun(["replay x.tabs", "add A"], files: ["x.tabs": session])
    #expect(run.errors == "x.tabs:3: skipped, a replay asks nobody: quiz names\n")
    #expect(run.status == .fine && run.titles == ["A"])
  }

  @Test("A replay whose expectation is not met is found by a script, and goes on")
  func replayMissed() {
    let session = "# tabbar session 1\nadd X\nexpect count 2\nadd Y\nexpect count 2\n"
    let run = ShellRun(["replay x.tabs", "add A"], files: ["x.tabs": session])
    #expect(run.status == .found && run.titles == ["A"])
    #expect(run.errors == "x.tabs:3: expected 2 tabs, and there is 1\n")
    #expect(run.output.contains("x.tabs: 1 of 2 expectations not met\n"))
  }

  @Test("The sessions are listed as they are typed")
  func sessions() {
    let run = ShellRun(["sessions"], files: ["a.tabs": "", "my app.tabs": "", "sessions/b.tabs": ""])
    #expect(run.output.hasPrefix("a.tabs\n\"my app.tabs\"\nsessions/b.tabs\n"))
    #expect(ShellRun(["sessions"]).output.hasPrefix("no session files here"))
  }
}
