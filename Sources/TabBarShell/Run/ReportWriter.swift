import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// Writes the results of a check, and forgets each one as soon as it is written.
struct ReportWriter {
  private let format: ReportFormat
  private let presenter: Presenter
  private let options: RenderOptions
  private var waiting: HarmlessText = ""
  private var isFirst = true
  private var remarks: [HarmlessText] = []
  private var isComplete = true
  private var notChecked = NotCheckedTally()
  /// The exit status so far.
  private(set) var status = ExitStatus.fine

  /// The number of bytes to write at once.
  private static let portion = 1 << 16

  init(_ format: ReportFormat, _ presenter: Presenter) {
    self.format = format
    self.presenter = presenter
    // Asking a terminal for its columns takes longer than judging a bar.
    options = presenter.options
  }

  mutating func begin() throws(OutputError) { waiting += format.beginning(options) }

  mutating func add(_ design: CheckedDesign) throws(OutputError) {
    if design.isFound { status = status.joined(with: .found) }
    if format.listsNotChecked, design.isOneOfMany, design.listsAll { notChecked.add(design.scene.report) }
    try add(format.design(design, options))
  }

  mutating func add(_ error: SessionReadingError, of path: String) throws(OutputError) {
    isComplete = false
    // Earlier parts come first, even if results and errors go to the same place.
    try flush()
    status = status.joined(with: presenter.report(error))
    try add(format.unread(error.unread(path), options))
  }

  /// Writes what follows the last design, and returns the exit status.
  mutating func end() throws(OutputError) -> ExitStatus {
    waiting += format.ending(
      ReportFormat.End(
        remarks: remarks, status: Int(status.code), isComplete: isComplete, notChecked: notChecked), options)
    try flush()
    return status
  }

  private mutating func add(_ part: ReportFormat.Part) throws(OutputError) {
    if !part.remark.isEmpty { remarks.append(part.remark) }
    guard !part.text.isEmpty else { return }
    if !isFirst { waiting += format.separator }
    isFirst = false
    waiting += part.text
    if waiting.text.utf8.count >= Self.portion { try flush() }
  }

  private mutating func flush() throws(OutputError) {
    guard !waiting.isEmpty else { return }
    try presenter.console.write(waiting)
    waiting = ""
  }
}

extension SessionReadingError {
  fileprivate func unread(_ path: String) -> UnreadSession {
    switch self {
    case .file(let error): UnreadSession(session: path, line: nil, problem: error.problem)
    case .session(let error): UnreadSession(session: path, line: error.line, problem: error.error.problem)
    case .option(let name, let error):
      UnreadSession(session: path, line: nil, problem: "\(name): \(error.problem)")
    }
  }
}
