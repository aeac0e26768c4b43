import TabBarCore
import TabBarGuidelines
import TabBarLexicon
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
    if let language = Self.language(said.split(separator: " ").last.map(String.init) ?? ""),
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
    let word = Lexicon.shared.lessonCommand(said)
    guard said.isEmpty || word != nil, word != "why" || run.isSolved else { return false }
    if conversation is Guess {
      // What is asked first is answered first.
      guard word == "leave" || word == "skip" else { return false }
      conversation = nil
    }
    _ = try attempt {
      switch word {
      case "leave": try leaveLesson()
      case "why": try explainSolution(of: run.lesson)
      case let command?: _ = try obey(command, number: 0)
      case nil: try goOn()
      }
      return true
    }
    return true
  }

  /// Returns the language of lessons that a word names.
  static func language(_ word: String) -> String? {
    guard word.count > 2, let sense = Lexicon.shared.senses(of: word).first(where: { $0.kind == .language }),
      [RulePage.standardLanguage, "de"].contains(sense.text)
    else { return nil }
    return sense.text
  }

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
