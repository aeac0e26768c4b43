import TabBarGuidelines
import TabBarPlayground

/// What people say in a lesson that is no command.
extension Shell {
  /// Takes an empty line as going on after a solved lesson; returns whether it is one.
  func takeLessonLine(_ line: String) throws(OutputError) -> Bool {
    guard let run = lessonRun else { return false }
    let said = line.lowercased().split { $0 == " " || $0 == "!" || $0 == "." }.joined(separator: " ")
    guard !said.isEmpty || run.isSolved else { return false }
    if run.isDoubted, ["y", "yes"].contains(said) {
      guard var run = lessonRun, case .solved(let commands)? = run.confirm(playground) else { return false }
      learning.run = run
      try praise(run.lesson, commands)
      return true
    }
    let isWhy = ["why", "why?"].contains(said) && run.isSolved
    guard said.isEmpty || isWhy || Self.words[said] != nil else { return false }
    if conversation is Guess {
      guard said != "give up", said != "i give up" else { return false }
      conversations.removeAll { $0 is Guess }
    }
    _ = try attempt {
      switch Self.words[said] {
      case .leave: try leaveLesson()
      case .ask(let request): try take(request)
      case nil where isWhy: try explainSolution(of: run.lesson)
      case nil: try goOn()
      }
      return true
    }
    return true
  }

  private enum LessonWord {
    case leave
    case ask(LessonRequest)
  }

  /// What people say in a lesson for its commands.
  private static let words: [String: LessonWord] = [
    "leave": .leave, "leave lesson": .leave, "leave the lesson": .leave, "give up": .ask(.solution),
    "i give up": .ask(.solution), "next": .ask(.skip), "next lesson": .ask(.skip),
  ]

  /// Puts back what was there before the lesson.
  private func leaveLesson() throws(OutputError) {
    guard let run = lessonRun else { return }
    let position = run.start - 1
    _ = try? playground.perform("undo to \(position)")
    keepJournal()
    conversations.removeAll(where: \.asks)
    try tell("the lesson is left, and your bar is as it was: learn goes on with the lesson")
    isLessonLeft = true
    try showScene()
  }

  private func explainSolution(of lesson: Lesson) throws(OutputError) {
    if let reason = lesson.shortestSolution?.reason { try presenter.tell(text(reason)) }
    for rule in lesson.teaches { try tell("explain {rule} says who says so", ["rule": rule]) }
  }
}
