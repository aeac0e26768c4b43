import Foundation
import TabBarTestSupport
import Testing

@Suite("Lessons through pipes")
struct LessonTests {
  let sandbox: Sandbox
  /// A lesson of somebody's own.
  static let own = """
    # tabbar session 1
    lesson id small chapter=1
    lesson title "A small bar" de="Eine kleine Leiste"
    lesson teaches more-tab minutes=2
    lesson start
    device iphone-14
    system ios16
    guide hig-2022
    add A
    add B
    add C
    add D
    add E
    add F
    lesson task "Take one out, but not A." de="Nimm einen heraus, aber nicht A."
    lesson hint "remove takes out." de="remove nimmt heraus."
    lesson goal
    device iphone-14
    system ios16
    guide hig-2022
    expect met more-tab
    expect has A
    expect count 5
    lesson wrong no-a "A was to stay." de="A sollte bleiben."
    expect lacks A
    lesson try
    remove A
    lesson solution "Five fit." de="Fünf passen."
    remove F
    lesson then "explain more-tab"

    """

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write(Self.own, to: "small.tabs")
  }

  private func learn(_ lines: String..., options: [String] = []) throws -> ProgramRunner.Result {
    try sandbox.run(["learn", "small.tabs"] + options, input: lines.map { $0 + "\n" }.joined())
  }

  @Test("Success is a line that begins with solved; a wrong end speaks once; the end of input is status 0")
  func playing() throws {
    let result = try learn("remove A", "undo", "remove A", "undo", "hint", "remove F")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.lines.count { $0.hasPrefix("solved A small bar: 1 command") } == 1)
    #expect(result.output.count(of: "A was to stay.") == 1 && result.output.contains("remove takes out."))
    #expect(result.output.contains("Five fit.") && result.output.contains("Try explain more-tab"))
    let unsolved = try learn("undo")
    #expect(unsolved.status == 0 && !unsolved.output.contains("solved"))
  }

  @Test("Leaving and coming back continues; reset begins again; forget forgets")
  func comingBack() throws {
    _ = try learn("rename B Bee", "rename C Cee")
    let back = try learn("show list")
    #expect(back.output.contains("You were here before") && back.output.contains("Bee"))
    #expect(
      try learn("reset", "show list").output.components(separatedBy: "Take one out").last?.contains("Bee")
        == false)
    _ = try learn("rename B Bee", "learn forget small")
    #expect(try !learn("show list").output.contains("Bee"))
  }

  @Test("What was learned is a plain file, which can be carried elsewhere, and a result file takes its place")
  func progress() throws {
    _ = try learn("remove A", "undo", "remove F")
    let text = try sandbox.text("state/tabbar/learning.txt")
    let events = [
      "begin small", "line small \"remove A\"", "wrong small \"no-a\"", "line small \"undo\"",
      "line small \"remove F\"", "solved small \"1\"",
    ]
    #expect(text.lines.dropFirst().map { String($0.drop { $0 != " " }.dropFirst()) } == events)
    try sandbox.shell("mkdir class; rm -r state").expectNothing()
    _ = try learn("remove A", options: ["--result", "class/anna.txt"])
    _ = try learn("remove F", options: ["--result", "class/ben.txt"])
    #expect(!sandbox.has("state/tabbar/learning.txt"))
    let overview = try sandbox.run(["class", "class"])
    #expect(overview.status == 0 && overview.output.contains("anna: 0 solved"))
    #expect(overview.output.contains("ben: 1 solved") && overview.output.contains("anna in small"))
    #expect(try sandbox.run(["class", "state"]).status == 2)
  }

  @Test("A damaged file of progress keeps nobody from learning, and is not replaced")
  func damaged() throws {
    try sandbox.shell(
      "mkdir -p state/tabbar; printf '# tabbar learning 1\\nnonsense\\n' > state/tabbar/learning.txt"
    )
    .expectNothing()
    let result = try learn("remove F")
    #expect(result.output.contains("solved") && result.errors.contains("1 line"))
    #expect(try sandbox.text("state/tabbar/learning.txt").contains("nonsense\n"))
  }

  @Test("A line that was cut off stays by itself, and a private playground keeps nothing")
  func cutOff() throws {
    try sandbox.shell(
      "mkdir -p state/tabbar; printf '# tabbar learning 1\\n5 begin sm' > state/tabbar/learning.txt"
    )
    .expectNothing()
    _ = try learn("remove F")
    #expect(try sandbox.text("state/tabbar/learning.txt").contains("5 begin sm\n"))
    try sandbox.shell("rm -r state").expectNothing()
    let quiet = try sandbox.run(["--private"], input: "learn small.tabs\nremove F\n")
    #expect(quiet.output.contains("solved") && !sandbox.has("state/tabbar/learning.txt"))
  }

  @Test("Nothing in the texts of a lesson reaches the terminal raw")
  func hostile() throws {
    let texts = [
      "A small bar", "Take one out, but not A.", "remove takes out.", "A was to stay.", "Five fit.",
    ]
    var lesson = Self.own
    for text in texts { lesson = lesson.replacing("\"\(text)\"", with: "\"\u{1B}[31m\(text)\u{202E}\u{7}\"") }
    try sandbox.write(lesson, to: "small.tabs")
    let result = try learn("hint", "solution", "remove A", "undo", "remove F")
    let check = try sandbox.run(["lesson", "check", "small.tabs"])
    for text in [result.output, result.errors, check.output, check.errors] {
      #expect(!text.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}"].contains($0) })
    }
    #expect(result.output.contains("A small bar") && result.output.contains("Five fit."))
  }

  @Test("An exam has no hints, no solutions, and nothing that proposes")
  func exam() throws {
    let result = try learn("hint", "solution", "fix", "fit", "check", options: ["--exam"])
    #expect(result.output.count(of: "this is an exam") == 4 && !result.output.contains("remove F"))
    #expect(result.output.contains("more-tab"))
  }

  @Test("The texts are said in the language that was asked for")
  func language() throws {
    let result = try learn("hint", "remove A", "undo", "remove F", options: ["--language", "de"])
    for text in [
      "Eine kleine Leiste", "Nimm einen heraus", "remove nimmt heraus.", "A sollte bleiben.", "Fünf passen.",
    ] {
      #expect(result.output.contains(text), "\(text)")
    }
  }

  @Test(
    "A lesson in German has German words around its texts, and advice and findings from the page of its rule")
  func german() throws {
    let lines = ["", "hint", "hint", "hint", "hint", "goal", "check", "set Compose role=destination", "undo"]
    let result = try sandbox.run(
      ["learn", "places", "--language", "de"], input: (lines + ["remove Compose"]).joined(separator: "\n"))
    let shown = result.output.lines.joined(separator: " ")
    for text in [
      "Orte, keine Aktionen (1 Wofür eine Tableiste da ist, 3 Minuten)", "Manche sagen: Eine Plus-Taste",
      "hint hilft", "3 von 3: remove nimmt", "action-tab sagt: Setze die Aktion in die Symbolleiste",
      "das war der letzte Tipp", "noch nicht: action-tab soll nichts melden und meldet", "4 von 6 erfüllt",
      "Fehler  \"Compose\" führt etwas aus", "Das Wort destination macht daraus keinen Ort.",
      "gelöst: Orte, keine Aktionen, mit 1 Befehl; kürzer geht es nicht", "Probiere explain action-tab",
      "Weiter mit \"",
    ] {
      #expect(shown.contains(text), "\(text)")
    }
    for text in [
      "Some people", "hint helps", "Instead", "hold", "not yet", "acts", "solved", "Try ", "Return",
    ] {
      #expect(!shown.contains(text), "\(text)")
    }
  }

  @Test("In a session that is replayed lessons do nothing, and undo brings back the bar from before a lesson")
  func elsewhere() throws {
    let path = try sandbox.session(["add Mine", "learn small.tabs", "hint", "expect count 1"])
    let replay = try sandbox.run(["replay", path])
    #expect(replay.status == 0 && !replay.output.contains("Take one out") && !sandbox.has("state"))
    let undone = try sandbox.run([], input: "add Mine\nlearn small.tabs\nundo\nshow list\n")
    #expect(undone.output.lines.suffix(4).contains { $0.contains("Mine") })
  }

  @Test("A lesson that is not there, or is no lesson, is an error with a remedy and status 2")
  func unknown() throws {
    let path = try sandbox.session(["add Mine"])
    for (name, says) in [
      ("places2", "did you mean"), ("nowhere.tabs", "cannot be read"), (path, "no lesson"),
    ] {
      let result = try sandbox.run(["learn", name])
      #expect(result.status == 2 && result.errors.contains(says), "\(name): \(result)")
    }
    let none = try sandbox.run([], input: "hint\n")
    #expect(none.status == 2 && none.errors.contains("no lesson is open"))
  }

  @Test(
    "The check of a lesson says the line of each fault with status 1; one that cannot be read is status 2")
  func check() throws {
    let good = try sandbox.run(["lesson", "check", "small.tabs"])
    #expect(good.status == 0 && good.output.hasSuffix("1 lesson, no fault\n"), "\(good)")
    try sandbox.write(Self.own.replacing("expect count 5", with: "expect count 4"), to: "bad.tabs")
    let bad = try sandbox.run(["lesson", "check", "bad.tabs"])
    #expect(
      bad.status == 1 && bad.errors.contains("bad.tabs:28: the solution does not meet the goal"), "\(bad)")
    try sandbox.write(Self.own.replacing("lesson task", with: "lesson tusk"), to: "wrong.tabs")
    let wrong = try sandbox.run(["lesson", "check", "wrong.tabs"])
    #expect(wrong.status == 2 && wrong.errors.contains("wrong.tabs:15:8: error: "))
  }

  @Test(
    "show, check and diff use the start; replay plays the first solution and the goal; pin and tidy keep the rest"
  )
  func asSession() throws {
    #expect(try sandbox.run(["show", "--format", "list", "small.tabs"]).output.contains("F"))
    #expect(try sandbox.run(["check", "small.tabs"]).output.contains("more-tab"))
    #expect(try sandbox.run(["diff", "small.tabs", "small.tabs"]).status == 0)
    #expect(try sandbox.run(["replay", "small.tabs"]).output.hasSuffix("3 expectations, met\n"))
    #expect(try sandbox.run(["pin", "small.tabs"]).status == 0)
    #expect(try sandbox.text("small.tabs") == Self.own)
    #expect(try sandbox.run(["tidy", "small.tabs"]).status == 0)
    #expect(try sandbox.run(["lesson", "check", "small.tabs"]).status == 0)
    let unpinned = Self.own.replacing("system ios16\nguide hig-2022\nadd", with: "add")
    try sandbox.write(unpinned, to: "loose.tabs")
    #expect(try sandbox.run(["pin", "loose.tabs"]).status == 0)
    let text = try sandbox.text("loose.tabs")
    #expect(text.contains("add F\nguide hig-2022\nsystem ios16\nlesson task"), "\(text)")
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
    #expect(isOfLine ? !lines.contains { $0.hasPrefix(task) } : !page.output.contains(task), "\(page.output)")
  }

  @Test("A handout has what people believe before and after, and each lesson with its bars")
  func handout() throws {
    let page = try ProgramRunner.run(["handout", "1"]).output
    #expect(page.contains("## Before: true or false?") && page.contains("`learn places`"))
    #expect(try ProgramRunner.run(["handout", "7"]).status == 2)
    #expect(try ProgramRunner.run(["handout", "1", "--language", "de"]).output != page)
  }

  @Test("A handout has the lessons that are asked for, by chapter, number, name or file, also as a page")
  func handoutOfSome() throws {
    func lessons(_ words: String...) throws -> [String] {
      let page = try ProgramRunner.run(["handout"] + words).output
      return page.matches(of: #/`learn ([a-z-]+)`/#).map { String($0.1) }
    }
    #expect(try lessons("2.1", "places") == ["the-sixth", "places"])
    let chapter = try lessons("2")
    #expect(chapter.first == "the-sixth" && chapter.count == 7)
    let file = RepositoryRoot.url("sessions/lessons/2-03-heights.tabs").path
    #expect(try lessons(file) == ["heights"])
    for (word, remedy) in [("2.9", "2.1 to 2.7"), ("nothing", "lessons all lists"), ("9", "1 to 6")] {
      let refused = try ProgramRunner.run(["handout", word])
      #expect(refused.status == 2 && refused.output == "" && refused.errors.contains(remedy))
    }
    let page = try ProgramRunner.run(["handout", "2.1", "--format", "html", "--language", "de"]).output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<html lang=\"de\">"))
    #expect(
      page.contains("Das Ziel:") && !page.contains("<span lang=\"de\"")
        && page.components(separatedBy: "<svg").count == 3)
  }
}

extension ProgramRunner.Result {
  fileprivate func expectNothing() { #expect(noise == "") }
}
