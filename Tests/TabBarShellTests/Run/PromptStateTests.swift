import TabBarPlayground
import TabBarRendering
import Testing

@testable import TabBarShell

@Suite("What belongs to the prompt and to no session")
struct PromptStateTests {
  @Test("The forms of the pane are those that can be typed")
  func pane() { #expect(PromptSetting.pane.values == LivePaneForm.allCases.map(\.rawValue)) }

  @Test("Setting it is not work that could be lost")
  func unsaved() {
    let run = ShellRun(["set pane off", "set picture off", "quit", "add Home"], isInteractive: true)
    #expect(run.titles == [])
  }

  @Test("The tour follows the typed lines, and can be left")
  func tour() {
    let run = ShellRun([
      "tour hint", "tour", "add A", "tour hint", "tour", "tour off", "add B", "add C", "tour off",
    ])
    #expect(run.status == .fine)
    #expect(run.output.contains("no tour is running"))
    #expect(run.output.count(of: "Step 1 of 6") == 2)
    #expect(run.output.contains("Type add Recipes"))
    #expect(!run.output.contains("Step 2"))
    #expect(run.output.count(of: "the tour is over") == 1)
  }

  @Test("The tour ends with its last step")
  func tourEnds() {
    let run = ShellRun([
      "tour", "add A icon=star", "add B icon=star", "add C icon=star", "add D icon=star", "add E icon=star",
      "add F icon=star", "undo", "guide sap-fiori", "undo", "tour hint",
    ])
    #expect(run.output.contains("That was the tour, and the bar is yours"))
    #expect(run.output.hasSuffix("no tour is running: tour begins one\n"))
    #expect(run.titles == ["A", "B", "C", "D", "E"])
  }

  @Test("What shows long lists is used while it is on")
  func longLists() {
    var shown: [Int] = []
    var lists = LongLists { lines in
      shown.append(lines.count)
      return true
    }
    // A program that takes the keyboard opens only for who asked for it.
    #expect(!lists.take(["a"]))
    lists.isOn = true
    #expect(lists.take(["a", "b"]))
    #expect(shown == [2])
  }

  @Test(
    "A list is long, and nothing else is",
    arguments: [
      ("devices", true), ("help", true), ("rules", false), ("rules all", true), ("guides", false),
      ("guides hig-2025", false),
      ("guides hig-2025 all", true), ("check all", true), ("check", false),
      ("matrix", false), ("matrix all", true), ("explain", false), ("explain all", true),
      ("budget all", true),
      ("show", false), ("why", false), ("note x", false),
    ])
  func isLong(line: String, isLong: Bool) throws {
    var playground = Playground()
    let invocation = try #require(try Invocation.parsed(from: line))
    guard case .show(let query) = try playground.perform(invocation).effect else {
      Issue.record("\(line) shows nothing")
      return
    }
    #expect(query.view?.isLong == isLong)
  }

  @Test("The pager is the one that is asked for, else less, else none")
  func pager() {
    func words(_ values: [String: String], _ programs: [String] = ["/bin/less"]) -> [String]? {
      Pager(ProcessEnvironment(values)) { programs.contains($0) }?.words
    }
    #expect(words(["PATH": "/usr/bin:/bin"]) == ["less", "-FRX"])
    #expect(words(["PATH": "/usr/bin"]) == nil)
    #expect(words(["PAGER": "most -w 'a b'", "PATH": "/bin"]) == ["most", "-w", "a b"])
    #expect(words(["PAGER": "", "PATH": "/bin"]) == nil)
    #expect(words(["PAGER": "/usr/bin/less"]) == ["/usr/bin/less", "-FRX"])
    #expect(words(["PAGER": "less", "LESS": "-S"]) == ["less"])
    #expect(words(["PAGER": "less -S"]) == ["less", "-S"])
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
