internal import TabBarPlayground
internal import TabBarRendering

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The file that keeps what a person did in lessons: one event a line, only ever appended to.
///
/// It is plain text, and can be carried to another machine. A failure here stops no lesson: it is a warning.
struct LearningFile {
  let path: String
  let store: any SessionStore

  /// Returns what the file says, and a warning.
  func read() -> (log: LearningLog, warning: String?) {
    guard store.has(path) else { return (LearningLog(), nil) }
    do {
      let log = LearningLog(try store.read(path, as: .learning))
      let damaged = log.damaged
      return (log, damaged == 0 ? nil : "\(path): \(damaged) lines cannot be read; they are left out")
    } catch {
      return (LearningLog(), "\(path): \(error.sentence)")
    }
  }

  /// Adds events; returns a warning where that failed.
  func append(_ events: [LearningEvent]) -> String? {
    guard !events.isEmpty else { return nil }
    makeFolders(above: path)
    let isNew = !store.has(path)
    let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard file >= 0 else { return "\(path): cannot keep what was learned: \(systemMessage(errno))" }
    defer { close(file) }
    // What was cut off leaves a line without end.
    let text =
      (endsWithNewline(file) ? "" : "\n") + (isNew ? LearningEvent.firstLine + "\n" : "")
      + events.map { $0.line + "\n" }.joined()
    let bytes = Array(text.utf8)
    guard bytes.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == bytes.count else {
      return "\(path): cannot keep what was learned: \(systemMessage(errno))"
    }
    return nil
  }
}
