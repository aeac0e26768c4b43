import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import TabBarTestSupport
import Testing

/// A lesson that is played without a shell: what the shell writes to the log is noted at once.
private struct Play {
  private(set) var run: LessonRun
  private(set) var playground: Playground

  init(_ lesson: Lesson?, isExam: Bool = false) throws {
    let lesson = try #require(lesson)
    playground = Playground(try lesson.document())
    let log = LearningLog("1 begin \(lesson.id)\n" + (isExam ? "1 exam \(lesson.id)" : ""))
    run = LessonRun(lesson, on: playground, from: playground.timeline.position, after: log)
  }

  /// Takes what was typed as an answer, or else as a command.
  mutating func type(_ line: String) throws -> Turn {
    var turn = run.hear(TypedLine(line, source: .prompt), in: playground)
    if turn == nil {
      _ = try playground.perform(line)
      turn = run.look(at: playground, after: [line])
    }
    for note in turn?.notes ?? [] {
      run.log.add(LearningEvent(time: 2, note.kind, run.lesson.id, note.value))
    }
    return turn ?? Turn(says: [])
  }

  /// What was noted beside the lines themselves.
  mutating func events(of line: String) throws -> [String] {
    try type(line).notes.filter { $0.kind != .line }.map {
      "\($0.kind)" + ($0.value.map { " \($0)" } ?? "")
    }
  }
}

extension Turn {
  fileprivate var sentences: [String] {
    says.compactMap { if case .sentence(let text) = $0 { text.text } else { nil } }
  }
}

@Suite("A lesson while somebody works on it")
struct LessonRunTests {
  /// Lines that lead to the goal but for the last one, the last one, and what comes of it.
  static let texts: [(id: String, lines: [String], last: String, event: String)] =
    [
      "No connection. Play what you downloaded.", "asdf. Play qwer.", "No connection.", "Nothing.", "x",
    ].map { text in
      (
        "empty",
        [
          "set Radio enabled=yes", "set Downloads visible=yes",
          "set Downloads explanation=\"Nothing here yet. Save a song to hear it offline.\"",
        ], "set Radio explanation=\"\(text)\"", "discuss"
      )
    }
    + [("Movies", "discuss"), ("Xyzzy", "discuss"), ("Media", "wrong one-says-more")].map { title, event in
      ("say-what-is-there", ["rename 1 Today", "rename 4 Settings"], "rename 2 \(title)", event)
    }
    + [("whose-sentence", ["badge Cards off"], "allow same-icon because \"Bananas are yellow.\"", "discuss")]

  @Test(
    "A text is not judged: people talk about it, the lesson ends with its sentence, and an exam shows no sample",
    arguments: texts, [false, true])
  func ownWords(row: (id: String, lines: [String], last: String, event: String), isExam: Bool) throws {
    var play = try Play(LessonList.named(row.id), isExam: isExam)
    for line in row.lines { _ = try play.type(line) }
    let turn = try play.type(row.last)
    let notes = turn.notes.filter { $0.kind != .line }
    let events = notes.map { "\($0.kind)" + ($0.value.map { " \($0)" } ?? "") }
    #expect(events == [row.event])
    #expect(play.run.isDone != row.event.hasPrefix("wrong"))
    guard play.run.isDone else { return }
    let solution = try #require(play.run.lesson.shortestSolution)
    #expect(turn.sentences.contains { $0.contains(solution.text ?? "-") })
    if row.event == "discuss" {
      #expect(!turn.sentences.contains { said in solution.script.contains { said.contains($0.text) } })
      #expect(turn.sentences.contains { $0.contains("`solution`") || $0.hasPrefix("solution ") } != isExam)
    }
    if case .next? = try play.type("").request {} else { Issue.record("Return does not go on") }
  }

  @Test(
    "Where people write words of their own, nothing shows those of a solution before the end",
    arguments: LessonList.all.filter { $0.discussion != nil }.map(\.id))
  func noSample(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    let own = lesson.solutions.flatMap(\.script).map(\.text).filter {
      $0.hasPrefix("rename") || $0.contains("because") || $0.contains("explanation=")
    }
    var play = try Play(lesson)
    _ = try play.type("")
    _ = try play.type(lesson.beginsEmpty ? "add Today" : "select 2")
    let hints = [String](repeating: "hint", count: lesson.hints.count + 1)
    for line in hints + ["task", "goal", "solution", "give up"] {
      let turn = try play.type(line)
      #expect(!turn.sentences.contains { said in own.contains { said.contains($0) } }, "\(line)")
      let shows = turn.says.contains {
        switch $0 {
        case .commands, .smallBar: true
        default: false
        }
      }
      #expect(!shows && !play.run.isDone, "\(line)")
    }
  }

  @Test("Before anything was tried, goal neither draws the bar nor names a tab; a command is no guess")
  func goalFirst() throws {
    var play = try Play(LessonList.named("the-sixth"))
    for said in ["remove Radio", "hint", "both", "yes", "two", "Search", "9", "1 x", "-1"] {
      #expect(try play.type(said).notes.isEmpty && play.run.isAsking, "\(said)")
    }
    #expect(try play.type("6, 5").notes.map(\.value) == ["Downloads and Search"])
    #expect(try play.type("goal").says.count == 1)
    _ = try play.type("move Radio 1")
    #expect(try play.type("goal").says.count > 3)
  }

  @Test("Return alone shows the answer, is no guess, and nothing is asked again")
  func noGuess() throws {
    var play = try Play(LessonList.named("the-sixth"))
    #expect(try play.type("").notes.map(\.value) == [nil])
    #expect(!play.run.isAsking && play.run.record.guess == nil)
  }

  @Test("A bar on a right way is no wrong end")
  func onTheWay() throws {
    var sketch = LessonSketch()
    sketch.goal.append("expect badge Cart 2")
    sketch.solutions = [["remove About", "badge Cart 2"]]
    sketch.wrong = ["lesson wrong bare \"Bare.\"", "expect badge Cart none", "expect lacks About"]
    sketch.attempt = ["remove About"]
    var play = try Play(try sketch.lesson())
    #expect(try play.events(of: "remove About") == [])
    var other = try Play(try sketch.lesson())
    #expect(try other.events(of: "remove About Help") == ["wrong bare"])
  }

  @Test("Undo past the beginning leaves the lesson, and says so; a step back into it says so, too")
  func left() throws {
    var play = try Play(try LessonSketch().lesson())
    _ = try play.type("remove Help")
    #expect(try play.type("new").sentences.first?.contains("it is left now") == true)
    #expect(try play.type("undo").sentences.first?.contains("in the lesson again") == true)
  }

  @Test(
    "What may be asked of a dialogue is asked in the same words of each, and nothing is granted that it does not have",
    arguments: ["hint", "skip", "back", "leave", "give up"])
  func requests(line: String) throws {
    let play = try Play(try LessonSketch().lesson())
    let request = try #require(DialogueRequest(line))
    #expect(DialogueRequest(" \(line.uppercased())! ") == request)
    let pages = Presentation([[.sentence("one")], [.sentence("two")]])
    let dialogues: [any Dialogue] = [play.run, Quiz(.purpose), Interview(play.playground.draft), pages]
    let granted = dialogues.map { dialogue in
      var dialogue = dialogue
      return dialogue.grant(request, in: play.playground) != nil
    }
    let has = ["hint": [true, true, true, false], "back": [true, true, false, true]]
    #expect(granted == has[line] ?? [true, true, true, true], "\(line)")
  }

  /// What is asked, of the bar of six tabs, the right guesses, wrong ones, and lines that are none.
  static let guesses: [(what: String, right: [String], wrong: [String], other: [String])] = [
    ("count", ["6"], ["5", "0", "60"], ["six", "6 tabs", "5 6", "all"]),
    ("visible", ["1 2 3 4", "1,2,3,4"], ["2 1 3 4", "1", "0"], ["1 2 7", "Home", "all"]),
    ("overflow", ["5 6", "6 5"], ["5", "4 6", "0"], ["the last two", "5 and 6", "none", "7", "0 5"]),
    ("truncated", ["0"], ["1", "1 2"], ["none", "zero", "-1"]),
    ("findings", ["3"], ["2", "0"], ["both", "1 1"]),
    ("finding", ["1 2", "2 1"], ["1", "0"], ["3", "more-tab"]),
  ]

  @Test("A guess is a choice by number, and every other line is none", arguments: guesses)
  func predictions(what: String, right: [String], wrong: [String], other: [String]) throws {
    var sketch = LessonSketch()
    sketch.head.append("lesson predict \(what) \"What is it?\"")
    let lesson = try #require(try sketch.lesson())
    let prediction = try #require(lesson.prediction)
    let scene = prediction.draft(on: lesson.startDraft).scene
    for (isRight, guesses) in [(true, right), (false, wrong)] {
      for guess in guesses {
        #expect(prediction.answer(to: guess, about: scene)?.isRight == isRight, "\(guess)")
      }
    }
    for line in other { #expect(prediction.answer(to: line, about: scene) == nil, "\(line)") }
    #expect(prediction.rows(in: scene).isEmpty == ["count", "findings"].contains(what))
  }
}

@Suite("What was learned")
struct LearningLogTests {
  @Test("A line of the file is read as it was written, whatever the value")
  func lines() throws {
    for value in [nil, "remove Search", "add \"A b\" icon=star", "it's", "", "ü # ' \" \\"] {
      let event = LearningEvent(time: 17, .line, "the-sixth", value)
      #expect(LearningEvent(event.line) == event, "\(event.line)")
    }
    for line in ["", "17", "17 begin", "x begin a", "17 dance a", "17 line a b c", "17 line a \"b"] {
      #expect(LearningEvent(line) == nil, "\(line)")
    }
  }

  @Test("It says what was tried, also what was undone")
  func records() throws {
    let log = LearningLog(
      """
      # tabbar learning 1
      100 begin a
      130 line a "remove X"
      140 wrong a no-x
      150 line a "undo"
      1000 hint a "1"
      1010 line a "remove Y"
      1010 solved a "1"
      1020 begin b
      cut off
      """)
    let record = log["a"]
    #expect(record.route == ["remove X", "undo", "remove Y"])
    #expect(record.hints == 0 && record.solvedIn == 1 && !record.isOpen)
    #expect(log.last == "b" && log["b"].isOpen && log.damaged == 1)
  }

  @Test(
    "A lesson that is reset or begun again after its end begins with no lines; a forgotten one is unknown")
  func again() throws {
    let log = LearningLog(
      "1 begin a\n2 line a x\n3 reset a\n4 line a y\n5 solved a 1\n6 begin a\n7 line b z\n8 forget b\n")
    #expect(
      log["a"].lines == [] && log["a"].route == ["x", "y"] && log["b"].route == [] && log["b"].begun == nil)
  }
}

@Suite("The lessons of the program")
struct LessonListTests {
  private static let files = Result {
    try RepositoryRoot.names(in: "sessions/lessons").filter { $0.hasSuffix(".tabs") }
  }

  @Test(
    "The page of a lesson in another language has each of its texts, in their order, and no others",
    arguments: LessonList.all.map(\.id) + ["tour"])
  func pages(id: String) throws {
    let lesson = try #require(LessonList.named(id))
    let page = try RepositoryRoot.text("sessions/lessons/de/\(id).md")
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let texts = lesson.parts.filter { $0.text(in: nil) != nil && $0.kind != .title }
    #expect(headings == texts.map(\.heading), "sessions/lessons/de/\(id).md")
    #expect(page.hasPrefix("# \(lesson.said(in: "de").title)\n"))
  }

  @Test("Each file of sessions/lessons is in the list, in the order of the names")
  func complete() throws {
    let texts = try Self.files.get().map { try RepositoryRoot.text("sessions/lessons/\($0)") }
    #expect(LessonList.texts == texts)
  }

  @Test("Each is found by its identifier, its file is named after it, and its chapters are in order")
  func names() throws {
    let files = try Self.files.get()
    #expect(LessonList.all.count == files.count - 1 && LessonList.named("tour")?.chapter == nil)
    for (name, lesson) in zip(files, LessonList.all) {
      #expect(name.hasSuffix("-\(lesson.id).tabs") && LessonList.named(lesson.id)?.id == lesson.id)
      #expect(name.hasPrefix("\(lesson.chapter?.number ?? 0)-"), "\(name)")
    }
    #expect(Set(LessonList.all.compactMap(\.chapter)) == Set(Chapter.allCases))
  }

  @Test("Each builds on lessons that there are")
  func order() {
    let ids = LessonList.all.map(\.id)
    for lesson in LessonList.all { #expect(lesson.after.allSatisfy(ids.contains), "\(lesson.id)") }
  }
}
