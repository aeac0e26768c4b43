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
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
