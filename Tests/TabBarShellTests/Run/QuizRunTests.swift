import TabBarPlayground
@testable import TabBarShell
import Testing

@Suite("The quiz in the playground")
struct QuizRunTests {
  @Test("Answers change nothing, and the lines after the end are commands again")
  func session() {
    let run = ShellRun(["add A", "quiz places", "4", "remove A", "more-tab", "hint", "skip", "done", "add B"])
    #expect(run.titles == ["A", "B"])
    #expect(run.status == .fine && run.errors == "")
    #expect(run.output.contains("the quiz is over"))
    #expect(run.shell.playground.timeline.position == 2)
  }

  @Test("The end of the lines in the middle of a quiz is no failure, and an empty line asks for the answer")
  func end() {
    let run = ShellRun(["quiz purpose", "", "no such rule"])
    #expect(run.status == .fine && run.errors == "")
    #expect(run.output.contains("rule     action-tab: "))
    #expect(run.output.contains("You said no such rule."))
    #expect(run.output.contains("It comes again after three others."))
  }

  @Test("A text about the guidelines can be read while a question is open, which stays")
  func reference() {
    let run = ShellRun(["quiz purpose", "explain action-tab", "action-tab", "done"])
    #expect(run.output.contains("action-tab · Use tabs to go somewhere"))
    #expect(run.output.contains("That is right: action-tab."))
  }

  @Test("A later quiz of the playground begins after the last question")
  func goesOn() {
    let first = ShellRun(["quiz purpose", "action-tab", "done"]).output
    let second = ShellRun(["quiz purpose", "action-tab", "done", "quiz purpose", "done"]).output
    let rest = second.dropFirst(first.count)
    #expect(!rest.isEmpty && !rest.contains("Compose"))
  }

  @Test("The interview lists its questions, and takes answers by number among commands")
  func interview() {
    let run = ShellRun(["new chat", "interview", "1 y", "3 n", "remove 1", "done", "remove 1"])
    #expect(
      run.output.contains("carried out: answer peer-tabs yes") && run.output.contains("the interview is over")
    )
    #expect(run.titles == ["Contacts", "Settings"])
  }
}
