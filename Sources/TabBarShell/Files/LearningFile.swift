internal import TabBarGuidelines
internal import TabBarPlayground
internal import TabBarRendering
import TabBarTerminal

/// The file that keeps what a person did in lessons: one event a line, only ever appended to.
///
/// It is plain text, and can be carried to another machine. A failure here stops no lesson: it is a warning.
package struct LearningFile {
  let path: String
  let store: any SessionStore
  /// Where this program's last line ends; the file is longer where another program has written since.
  private var end: Int?
  private let writer = LearningEvent.writer + SessionClock.name

  init(path: String, store: any SessionStore) { (self.path, self.store) = (path, store) }

  /// Returns what the file says; throws if it says something else.
  func log(_ remark: (String) -> Void = { _ in }) throws(FileError) -> LearningLog {
    guard store.has(path) else { return LearningLog() }
    if let log = try store.log(at: path, remark) { return log }
    throw FileError(
      path: path, problem: "this file does not keep what was done in lessons, and stays as it is",
      remedy: "give the name of a new file")
  }

  /// Adds an event, below the name of this program where the line above is not its own.
  mutating func append(_ event: LearningEvent) throws(AppendedFile.Failure) {
    end = try AppendedFile(path: path, beginning: LearningEvent.firstLine).append(
      Array("\(event.line)\n".utf8), under: LearningEvent.firstLine, signed: (writer, end))
  }
}

extension SessionStore {
  /// Reads what was done in lessons; `nil` where a file says something else.
  func log(
    at path: String, in folder: String? = nil, _ remark: (String) -> Void
  ) throws(FileError) -> LearningLog? {
    let text = try read(path, as: .learning, in: folder)
    guard text.isEmpty || text.hasPrefix(LearningEvent.firstLine) else { return nil }
    let log = LearningLog(text)
    if log.damaged > 0 {
      remark("\(path): \(counted(log.damaged, "line")) cannot be read; they are left out")
    }
    return log
  }
}
