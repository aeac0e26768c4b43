import TabBarPlayground
import TabBarTerminal

/// What the shell knows about lessons beside what was done in them.
package struct Learning {
  /// The lessons that follow on each other; `nil` for those that the file names, or else all of the program.
  var plan: Plan?
  /// The language of the texts, or `nil` for English.
  package var language: String?
  package var isExam = false
  /// Keeps what was done; `nil` where nothing is kept, or a line could not be.
  var file: LearningFile?
}

extension Shell {
  /// All that was done in lessons: what the one that is played knows, or else the file.
  var log: LearningLog {
    if let lesson = dialogues.lesson { return lesson.log }
    do throws(FileError) {
      return try learning.file?.log { remarkOnce([$0]) } ?? LearningLog()
    } catch {
      remarkOnce(["\(error.path): \(error.sentence)"])
      return LearningLog()
    }
  }

  /// Keeps in the file what happened in a lesson. Where that cannot be it is said once, and the lesson goes on all the same.
  func keep(_ kind: LearningEvent.Action, of lesson: String, _ value: String? = nil) -> LearningEvent {
    let event = LearningEvent(time: SessionClock.now, kind, lesson, value)
    do {
      try learning.file?.append(event)
    } catch {
      presenter.remark("\(learning.file?.path ?? ""): cannot keep what was learned: \(error.reason)")
      learning.file = nil
    }
    return event
  }
}
