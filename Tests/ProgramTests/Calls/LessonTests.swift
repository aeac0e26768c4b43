import Foundation
import TabBarTestSupport
import Testing

@Suite("Lessons through pipes")
struct LessonTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(
    "A lesson in German has German words around its texts, and advice and findings from the page of its rule")
  func german() throws {
    let lines = ["", "hint", "hint", "hint", "hint", "check", "set Compose role=destination", "undo", "goal"]
    let result = try sandbox.run(
      ["learn", "places", "--language", "de"], input: (lines + ["remove Compose"]).joined(separator: "\n"))
    let shown = result.output.lines.joined(separator: " ")
    for text in [
      "Orte, keine Aktionen (1 Wofür eine Tableiste da ist, 3 Minuten)", "Manche sagen: Eine Plus-Taste",
      "hint hilft", "3 von 3: remove nimmt", "action-tab sagt: Setze die Aktion in die Symbolleiste",
      "das war der letzte Tipp", "noch: \"Compose\" führt etwas aus", "4 von 6 erfüllt",
      "Fehler  \"Compose\" führt etwas aus", "Das Wort destination macht daraus keinen Ort.",
      "gelöst: Orte, keine Aktionen, mit 1 Befehl; kürzer geht es nicht", "Probiere explain action-tab",
      "Weiter mit \"",
    ] {
      #expect(shown.contains(text), "\(text)")
    }
    for text in [
      "Some people", "hint helps", "Instead", "hold", "still:", "acts", "solved", "Try ", "Return",
    ] {
      #expect(!shown.contains(text), "\(text)")
    }
  }

  @Test("The lessons of the project have no fault")
  func project() throws {
    let result = try ProgramRunner.run(["lesson", "check", RepositoryRoot.url("sessions/lessons").path])
    #expect(result.status == 0 && result.errors == "", "\(result.errors)")
  }

  @Test(
    "The text of a lesson is no markup in a handout",
    arguments: [
      ("~~~", true), ("# Head", true), ("- x", true), ("+ x", true), ("1. x", true), ("2) x", true),
      ("> q", true), ("---", true), ("===", true), ("    code", true), ("@octocat", false), ("~~e~~", false),
      ("&lt;b&gt;", false), ("https://example.org", false), ("$x^2$", false),
    ])
  func handoutOfTask(task: String, isOfLine: Bool) throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      """
      # tabbar session 1
      lesson id harmless chapter=1
      lesson title "Title"
      lesson teaches too-few-tabs skill="add a tab" minutes=3
      lesson belief "One tab is enough."
      lesson start
      add Home
      lesson task "\(task)"
      lesson goal
      expect has Search
      lesson solution
      add Search

      """, to: "l.tabs")
    let page = try sandbox.run(["handout", "l.tabs"])
    let lines = page.output.split(separator: "\n")
    #expect(page.status == 0 && lines.contains("`learn harmless`. The goal:"), "\(page.errors)")
    #expect(
      isOfLine ? !lines.contains { $0.hasPrefix(task) } : !page.output.contains(task),
      "\(page.output)")
  }
}
