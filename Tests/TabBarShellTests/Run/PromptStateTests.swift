import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import Testing

@testable import TabBarShell

@Suite("What belongs to the prompt and to no session")
struct PromptStateTests {
  @Test("The forms of the pane are those that can be typed")
  func pane() { #expect(PromptSetting.pane.values == LivePaneForm.allCases.map(\.rawValue)) }

  @Test("What a start calls today's is judged by Apple's newest guidelines")
  func today() throws {
    var playground = Playground()
    _ = try playground.perform(#require(try Invocation.parsed(from: "device \(PlaygroundRun.deviceOfToday)")))
    #expect(playground.draft.guide.id == Guide.editions.last?.id)
  }

  @Test("Setting it is not work that could be lost")
  func unsaved() {
    let run = ShellRun(["set pane off", "set picture off", "quit", "add Home"], isInteractive: true)
    #expect(run.titles == [])
  }

  @Test(
    "The tour is a lesson on a bar of one's own: hint helps, leave ends it, and what follows is tried on that bar"
  )
  func tour() {
    let begun = ShellRun(["add Mine", "tour", "hint", "add A", "leave"])
    #expect(begun.status == .fine && begun.output.contains("Make the bar of an app of yours"))
    #expect(begun.output.contains("Type add Recipes") && begun.titles == ["Mine"])
    let done = ShellRun([
      "tour", "add A B C", "icon 1 star", "icon 2 map", "icon 3 bell", "add D E F", "undo",
    ])
    #expect(done.output.contains("Now an icon for each") && done.output.contains("solved A bar of your own"))
    #expect(done.output.contains("Try device ipad-10") && done.titles == ["A", "B", "C"])
  }

  @Test(
    "What was made from nothing in a lesson is not left without a word", arguments: ["tour", "learn bakery"])
  func ownWork(line: String) {
    let run = ShellRun([line, "add Home", "quit", "add Search"], isInteractive: true)
    #expect(run.output.contains("not saved yet") && run.titles == ["Home", "Search"])
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
