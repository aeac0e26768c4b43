internal import TabBarGuidelines
internal import TabBarPlayground
internal import TabBarRendering
import TabBarTerminal

/// The file that keeps what a person did in lessons: one event a line, only ever appended to.
///
/// It is plain text, and can be carried to another machine. A failure here stops no lesson: it is a warning.
struct LearningFile {
  let path: String
  let store: any SessionStore
  /// Where this program's last line ends; the file is longer where another program has written since.
  private var end: Int?
  private let writer = LearningEvent.writer + SessionClock.name

  init(path: String, store: any SessionStore) { (self.path, self.store) = (path, store) }

  /// Returns what the file says; throws if it says something else.
  func log() throws(FileError) -> LearningLog {
    guard store.has(path) else { return LearningLog() }
    let text = try store.read(path, as: .learning)
    guard text.isEmpty || text.hasPrefix(LearningEvent.firstLine) else {
      throw FileError(
        path: path, problem: "this file does not keep what was done in lessons, and stays as it is",
        remedy: "give the name of a new file")
    }
    return LearningLog(text)
  }

  func read() -> (log: LearningLog, warning: String?) {
    do {
      let log = try log()
      let damaged = log.damaged
      return (
        log,
        damaged == 0
          ? nil : "\(path): \(counted(damaged, "line")) cannot be read; they are left out"
      )
    } catch {
      return (LearningLog(), "\(path): \(error.sentence)")
    }
  }

  /// Adds events, below the name of this program where the line above is not its own; returns a warning where that
  /// failed.
  mutating func append(_ events: [LearningEvent]) -> String? {
    guard !events.isEmpty else { return nil }
    do {
      end = try AppendedFile(path: path, beginning: LearningEvent.firstLine).append(
        events.flatMap { Array("\($0.line)\n".utf8) }, under: LearningEvent.firstLine,
        signed: (writer, end))
      return nil
    } catch {
      return "\(path): cannot keep what was learned: \(error.reason)"
    }
  }
}
