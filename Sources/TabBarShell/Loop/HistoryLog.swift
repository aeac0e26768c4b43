/// The history of typed lines as the playground keeps it: a trouble with the file is said once and stops
/// nothing.
final class HistoryLog {
  private let file: HistoryFile?
  private let presenter: Presenter
  private let session = SessionClock.name
  private var hasWarned = false
  /// A warning that came up while the prompt stood, where it would have been written over.
  private var waiting: HistoryFile.Warning?

  /// Creates the log in a folder, or one that keeps nothing.
  init(folder: String?, presenter: Presenter) {
    file = folder.map { HistoryFile(folder: $0) }
    self.presenter = presenter
  }

  /// Returns the lines of earlier sessions, the oldest first.
  func read() -> [String] {
    guard let file else { return [] }
    let (entries, warning) = file.entries()
    waiting = warning
    file.compactIfLong()
    return entries.map(\.c)
  }

  /// Keeps a line.
  func append(_ line: String, wasFine: Bool) {
    if let waiting { warn(waiting) }
    guard let file else { return }
    do {
      try file.append(HistoryFile.Entry(t: SessionClock.now, s: session, c: line, ok: wasFine))
    } catch {
      warn(error)
    }
  }

  private func warn(_ warning: HistoryFile.Warning) {
    waiting = nil
    if !hasWarned { presenter.remark("\(warning)") }
    hasWarned = true
  }
}
