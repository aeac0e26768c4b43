import TabBarPlayground
import TabBarTerminal

/// What the shell knows about lessons: which there are, and what was done in them.
package struct Learning {
  /// The lessons that follow on each other; `nil` for those that the file names, or else all of the program.
  var plan: Plan?
  /// The language of the texts, or `nil` for English.
  package var language: String?
  package var isExam = false
  private var file: LearningFile?
  private var log: LearningLog?
  private var warning: String?

  /// - Parameter path: The file that keeps what was done, or `nil` where nothing is kept.
  package init(path: String?, store: any SessionStore) {
    file = path.map { LearningFile(path: $0, store: store) }
  }

  mutating func record(of lesson: String) -> LearningLog.Progress? { known[lesson] }

  var known: LearningLog {
    mutating get {
      if let log { return log }
      let (read, warning) = file?.read() ?? (LearningLog(), nil)
      self.warning = warning
      log = read
      return read
    }
  }

  mutating func note(_ kind: LearningEvent.Action, _ lesson: String, _ value: String? = nil) {
    let event = LearningEvent(time: SessionClock.now, kind, lesson, value)
    var log = known
    log.add(event)
    self.log = log
    if let problem = file?.append([event]) {
      warning = problem
      // Said once: the lesson goes on all the same.
      file = nil
    }
  }

  mutating func takeWarning() -> String? {
    defer { warning = nil }
    return warning
  }
}
