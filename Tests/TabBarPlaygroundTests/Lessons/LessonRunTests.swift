import TabBarCore
import TabBarGuidelines
@testable import TabBarPlayground
import TabBarTestSupport
import Testing

@Suite("A lesson while somebody works on it")
struct LessonRunTests {
  private func begin(_ lesson: Lesson?) throws -> (LessonRun, Playground) {
    let lesson = try #require(lesson)
    let playground = Playground(try lesson.document())
    return (LessonRun(lesson, on: playground), playground)
  }

  private func begin() throws -> (LessonRun, Playground) { try begin(LessonSketch().lesson()) }

  /// Carries out a line and returns what happened, in words.
  private func type(_ line: String, _ run: inout LessonRun, _ playground: inout Playground) throws -> [String]
  {
    _ = try playground.perform(line)
    let turn = run.look(at: playground, after: [line])
    return (turn?.notes ?? []).filter { $0.kind != .line }.map {
      "\($0.kind)" + ($0.value.map { " \($0)" } ?? "")
    }
  }

  /// Lines that lead to the goal but for the last one, the last one, and what comes of it.
  static let texts: [(id: String, lines: [String], last: String, event: String)] =
    [
      ("No connection. Play what you downloaded.", "solved 4"),
      ("No internet here. Play your saved songs.", "discuss"),
      ("asdf. Play qwer.", "discuss"),
      ("There is no connection in a tunnel. Your downloads are one tab further.", "discuss"),
      // Why is said, and not what to do.
      ("No connection.", "wrong no-way-forward"),
    ].map { text, event in
      (
        "empty",
        [
          "set Radio enabled=yes", "set Downloads visible=yes",
          "set Downloads explanation=\"Nothing here yet. Save a song to hear it offline.\"",
        ], "set Radio explanation=\"\(text)\"", event
      )
    }
    + [("Movies", "solved 3"), ("Cinema", "discuss"), ("Media", "wrong one-says-more")].map { title, event in
      ("say-what-is-there", ["rename 1 Today", "rename 4 Settings"], "rename 2 \(title)", event)
    }
    + [("whose-sentence", ["badge Cards off"], "allow same-icon because \"Bananas are yellow.\"", "discuss")]

  @Test(
    "A text in words of one's own is never called right or wrong: people talk about it, and the lesson goes on",
    arguments: texts)
  func ownWords(id: String, lines: [String], last: String, event: String) throws {
    var (run, playground) = try begin(LessonList.named(id))
    for line in lines { _ = try type(line, &run, &playground) }
    let events = try type(last, &run, &playground)
    #expect(events.map { $0.hasPrefix("discuss ") ? "discuss" : $0 } == [event])
    #expect(run.isDone != event.hasPrefix("wrong") && run.isSolved == event.hasPrefix("solved"))
    if case .next? = run.hear(TypedLine("", source: .prompt), in: playground)?.request {
    } else {
      #expect(!run.isDone)
    }
  }

  @Test("Before anything was tried, goal neither draws the bar nor names a tab; a command is no guess")
  func goalFirst() throws {
    var (run, playground) = try begin(LessonList.named("the-sixth"))
    _ = run.begin(on: playground, asks: true)
    #expect(
      run.hear(TypedLine("remove Radio", source: .prompt), in: playground)?.asks == true && run.name != nil)
    for said in ["beide", "yes", "both of them", "ok"] {
      #expect(
        run.hear(TypedLine(said, source: .prompt), in: playground)?.notes.isEmpty == true && run.name != nil,
        "\(said)")
    }
    #expect(
      run.hear(TypedLine("the last two", source: .prompt), in: playground)?.notes.map(\.value) == [
        "the last two"
      ])
    #expect(run.hear(TypedLine("goal", source: .prompt), in: playground)?.says.count == 1)
    _ = try type("move Radio 1", &run, &playground)
    #expect((run.hear(TypedLine("goal", source: .prompt), in: playground)?.says.count ?? 0) > 3)
  }

  @Test(
    "What may be asked of a dialogue is asked in the same words of each, and nothing is granted that it does not have",
    arguments: ["hint", "skip", "back", "leave", "give up"])
  func requests(line: String) throws {
    let (run, playground) = try begin()
    let request = try #require(DialogueRequest(line))
    #expect(DialogueRequest(" \(line.uppercased())! ") == request)
    let pages = Presentation([[.sentence("one")], [.sentence("two")]])
    let granted = [run, Quiz(.purpose), Interview(playground.draft), pages].map { (dialogue: any Dialogue) in
      var dialogue = dialogue
      return dialogue.grant(request, in: playground) != nil
    }
    let has = ["hint": [true, true, true, false], "back": [true, true, false, true]]
    #expect(granted == has[line] ?? [true, true, true, true], "\(line)")
  }

  /// What is predicted, of which bar, the right guesses, and wrong ones.
  static let guesses: [(what: String, right: [String], wrong: [String])] = [
    ("count", ["6", "six", "6 tabs"], ["5", "", "five"]),
    (
      "visible", ["4", "Home Offers Cart Orders", "home, offers, cart, orders"],
      ["5", "Home", "Orders Home Offers Cart"]
    ),
    (
      "overflow",
      [
        "2", "Help About", "about and help", "Help und About", "5 and 6", "5 und 6", "the last two", "last 2",
        "die letzten zwei", "die letzten beiden", "die beiden letzten", "der vorletzte und der letzte",
        "the fifth and the last", "zwei",
      ],
      [
        "none", "About", "1", "4 and 6", "der letzte", "the last", "die ersten beiden", "the last three",
        "alle", "all",
        "keiner", "both", "banana", "the last 9", "the ninth",
      ]
    ),
    (
      "truncated", ["0", "none", "keiner", "keine", "gar keiner", "none of them"],
      ["1", "Home", "all", "beide"]
    ),
    (
      "finding", ["more-tab", "too-many-tabs", "More List", "out of the more list"],
      ["action-tab", "none", "tab", "badges"]
    ),
    ("met", ["duplicate-titles"], ["more-tab"]),
  ]

  @Test("A guess is compared with the bar, as a number or in words", arguments: guesses)
  func predictions(what: String, right: [String], wrong: [String]) throws {
    var sketch = LessonSketch()
    sketch.head.append("lesson predict \(what) \"What is it?\"")
    let lesson = try #require(try sketch.lesson())
    let prediction = try #require(lesson.prediction)
    let scene = prediction.draft(on: lesson.startDraft).scene
    for guess in right { #expect(prediction.answer(to: guess, in: scene).isRight, "\(guess)") }
    for guess in wrong { #expect(!prediction.answer(to: guess, in: scene).isRight, "\(guess)") }
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
    let record = try #require(log.records["a"])
    #expect(record.route == ["remove X", "undo", "remove Y"] && record.wrongEnds == ["no-x"])
    #expect(record.hints == 1 && record.solvedIn == 1 && !record.isOpen)
    #expect(log.last == "b" && log.records["b"]?.isOpen == true && log.damaged == 1)
  }

  @Test(
    "A lesson that is reset or begun again after its end begins with no lines; a forgotten one is unknown")
  func again() throws {
    let log = LearningLog(
      "1 begin a\n2 line a x\n3 reset a\n4 line a y\n5 solved a 1\n6 begin a\n7 line b z\n8 forget b\n")
    #expect(
      log.records["a"]?.lines == [] && log.records["a"]?.route == ["x", "y"] && log.records["b"] == nil)
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
    let texts = lesson.parts.filter { $0.text != nil && $0.kind != .title }
    #expect(headings == texts.map(\.heading), "sessions/lessons/de/\(id).md")
    #expect(page.hasPrefix("# \(lesson.title.text(in: "de"))\n"))
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

  @Test("At least 36 lessons and three briefs, the first chapter also in German")
  func scope() throws {
    let briefs = zip(try Self.files.get(), LessonList.all).filter { $0.0.contains("-9") }
    for (_, brief) in briefs { #expect(brief.solutions.count > 1, "\(brief.id)") }
    #expect(LessonList.all.count - briefs.count >= 36 && briefs.count >= 3)
    for lesson in LessonList.all where lesson.chapter?.number == 1 {
      #expect(lesson.languages.contains("de"), "\(lesson.id)")
    }
  }

  @Test("Each builds on lessons that there are")
  func order() {
    let ids = LessonList.all.map(\.id)
    for lesson in LessonList.all { #expect(lesson.after.allSatisfy(ids.contains), "\(lesson.id)") }
  }
}
