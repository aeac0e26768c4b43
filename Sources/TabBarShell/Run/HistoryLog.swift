import TabBarTerminal

/// The history of typed lines. A problem with the file is reported once and stops nothing.
package final class HistoryLog {
  private let file: HistoryFile
  private let presenter: Presenter
  private var hasWarned = false
  /// A warning that came up while the prompt was shown, which would have overwritten it.
  private var waiting: String?

  init(folder: String, presenter: Presenter) {
    file = HistoryFile(folder: folder)
    self.presenter = presenter
  }

  func read() -> [String] {
    let (lines, warning) = file.lines()
    waiting = warning
    return lines
  }

  func append(_ line: String) {
    if let waiting { warn(waiting) }
    do { try file.append(line) } catch {
      warn("\(file.path): cannot keep the history: \(error.reason)")
    }
  }

  private func warn(_ warning: String) {
    waiting = nil
    if !hasWarned { presenter.remark(warning) }
    hasWarned = true
  }
}
