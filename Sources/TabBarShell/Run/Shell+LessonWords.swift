import TabBarCore
import TabBarGuidelines
import TabBarPlayground

/// What people say in a lesson that is no command.
extension Shell {
  /// Takes a line that is said to the lesson: an empty one after it is solved, an answer to its question, and words for
  /// its commands; returns whether it is one.
  func takeLessonLine(_ line: String) throws(OutputError) -> Bool {
    // Without a lesson it is the name of a language at most; most lines are commands.
    let first = line.prefix { $0 != " " }
    guard lessonRun != nil || Command.named(String(first)) == nil else { return false }
    let said = line.lowercased().split { " !.?,".contains($0) }.joined(separator: " ")
    if let language = Self.languages[said.split(separator: " ").last.map(String.init) ?? ""],
      // Of a bar of one's own, and in a lesson about languages, it is the language of the titles.
      lessonRun.map({ !$0.lesson.file.text.contains("locale de") }) ?? playground.draft.design.tabs.isEmpty,
      ["", "auf", "in"].contains(said.split(separator: " ").dropLast().joined(separator: " "))
    {
      try speak(language)
      return true
    }
    guard let run = lessonRun else { return false }
    let answer = run.answer(in: line)
    if run.isDoubted, let answer { return try confirm(answer) }
    if conversation == nil, answer != nil || Lesson.Prediction.isNumberWord(said) {
      try tell("nothing is asked here: task says what to do")
      return true
    }
    guard !said.isEmpty || run.isSolved else { return false }
    let word = said == "why" || said == "warum" ? (run.isSolved ? LessonWord.reason : nil) : Self.words[said]
    guard said.isEmpty || word != nil else { return false }
    if conversation is Guess {
      // What is asked first is answered first.
      guard word == .leave || word == .ask(.skip) else { return false }
      conversation = nil
    }
    _ = try attempt {
      switch word {
      case .leave: try leaveLesson()
      case .ask(let request): try take(request)
      case .back: _ = try obey("undo", number: 0)
      case .reason: try explainSolution(of: run.lesson)
      case nil: try goOn()
      }
      return true
    }
    return true
  }

  private enum LessonWord: Equatable {
    case leave, back, reason
    case ask(LessonRequest)
  }

  /// What people say in a lesson for its commands, in English and in German.
  private static let words: [String: LessonWord] = {
    let rows: [(LessonWord, [String])] = [
      (.leave, ["leave", "leave lesson", "leave the lesson", "verlassen"]),
      (.back, ["zurück", "rückgängig", "zurücknehmen"]),
      (.ask(.skip), ["next", "next lesson", "weiter", "nächste", "nächste lektion"]),
      (
        .ask(.solution), ["give up", "i give up", "show me the answer", "lösung", "aufgeben", "ich gebe auf"]
      ),
      (.ask(.hint), ["another hint", "next hint", "help me", "hilfe", "tipp", "noch ein tipp"]),
      (.ask(.task), ["repeat the task", "what do i do", "what now", "aufgabe", "was soll ich tun"]),
      (.ask(.goal), ["is this right", "done", "am i done", "ziel", "fertig", "stimmt das"]),
      (.ask(.reset), ["start over", "start again", "von vorn", "noch mal"]),
    ]
    return Dictionary(uniqueKeysWithValues: rows.flatMap { word, texts in texts.map { ($0, word) } })
  }()

  /// What the languages of lessons are called, in English and in themselves.
  static let languages = [
    "deutsch": "de", "german": "de", "english": RulePage.standardLanguage,
    "englisch": RulePage.standardLanguage,
  ]

  /// Says what is said from now on in another language, and the task or the question again.
  func speak(_ language: String) throws(OutputError) {
    learning.language = language
    presenter.speak(language)
    try tell("lessons are in English now: deutsch changes that")
    guard let run = lessonRun else { return }
    try tell("\(text(run.lesson.title))")
    if conversation is Guess, let guess = Guess(run.lesson, language: language) { return try begin(guess) }
    try sayTask()
  }

  private func confirm(_ isSo: Bool) throws(OutputError) -> Bool {
    guard isSo else {
      try tell("then say it better: the same command with other words")
      return true
    }
    guard var run = lessonRun, case .solved(let commands)? = run.confirm(playground) else { return false }
    learning.run = run
    try praise(run.lesson, commands)
    return true
  }

  /// Puts back what was there before the lesson, and the ones before it.
  private func leaveLesson() throws(OutputError) {
    while playground.lesson != nil, playground.timeline.position > 0 { _ = try? playground.perform("undo") }
    keepJournal()
    conversation = nil
    try tell("the lesson is left, and your bar is as it was: learn goes on with the lesson")
    isLessonLeft = true
    try showScene()
  }

  private func explainSolution(of lesson: Lesson) throws(OutputError) {
    if let reason = lesson.shortestSolution?.reason { try tell("\(text(reason))") }
    for rule in lesson.teaches { try tell("explain \(rule) says who says so") }
  }
}
