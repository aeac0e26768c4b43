import TabBarPlayground
import TabBarTerminal

extension Shell {
  /// All that was done in lessons: what the one that is played knows, or else the file.
  var log: LearningLog {
    if let lesson = dialogues.lesson { return lesson.log }
    do throws(FileError) {
      return try learning?.log { remarkOnce([$0]) } ?? LearningLog()
    } catch {
      remarkOnce(["\(error.path): \(error.sentence)"])
      return LearningLog()
    }
  }

  /// Keeps in the file what happened in a lesson. Where that cannot be it is said once, and the lesson goes on all the same,
  /// unless somebody has named the file.
  func keep(_ event: LearningEvent) -> ShellState.Event? {
    do {
      try learning?.append(event)
      return nil
    } catch {
      presenter.remark("\(learning?.path ?? ""): cannot keep what was learned: \(error.reason)")
      learning = nil
      return state.settings.learningPath == nil ? nil : .acted(.failed)
    }
  }
}
