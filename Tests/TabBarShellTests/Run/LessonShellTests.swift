import TabBarCore
import TabBarPlayground
@testable import TabBarShell
import Testing

@Suite("Lessons and a class at the prompt")
struct LessonShellTests {
  @Test("leave puts a person's own bar back, whatever lessons were played, and ends nothing")
  func leave() {
    let run = ShellRun([
      "add A B", "learn places", "remove Compose", "", "remove Shop", "leave", "add C",
    ])
    #expect(run.titles == ["A", "B", "C"] && run.errors == "" && run.status == .fine)
  }

  @Test(
    "What a learner says for a command of a lesson is that, in English and in German, and never a tab",
    arguments: [
      ("another hint", "1 of 3: "), ("hilfe", "1 of 3: "), ("what do I do?", "opens no section"),
      ("is this right?", " hold"), ("give up", "reset begins again"), ("weiter", "A tab lights up"),
      ("yes", "nothing is asked here"), ("fix", "fix is off here"),
    ])
  func words(line: String, answer: String) {
    let run = ShellRun(["learn places", line])
    #expect(run.output.contains(answer) && run.errors == "", "\(run.output)\(run.errors)")
    #expect(run.shell.playground.draft.design.tabs.count == 4 || line == "weiter")
  }

  @Test("The bar above a task, and a page of it on a projector, say nothing of what is found")
  func answers() {
    let run = ShellRun(["learn places"])
    #expect(run.output.contains("Compose") && !run.output.contains("action-tab"))
  }

  @Test("The last words of a solved lesson count hints and steps back, and say why, whatever the way was")
  func score() {
    let run = ShellRun([
      "learn places", "hint", "remove Search", "undo", "select Search", "remove Compose",
    ])
    #expect(run.output.contains("on the way: 1 hint, 1 undone"))
    #expect(run.output.contains("Another way, remove Compose: "))
  }

  @Test("An instructor finds the plan of two hours, and writes a handout and a lesson that replace nothing")
  func teach() {
    let run = ShellRun(
      [
        "plan", "teach handout 2 two.md", "add A", "mark start", "add B", "teach lesson mine.tabs",
        "teach handout 2 two.md",
      ], keepsGoing: true)
    #expect(run.output.contains("120 minutes"))
    #expect(run.store.files["two.md"]?.contains("# The tab bar, lesson by lesson") == true)
    #expect(run.store.files["mine.tabs"]?.contains("lesson solution") == true)
    #expect(run.errors.contains("two.md: error: there is a file of this name"))
  }
}
