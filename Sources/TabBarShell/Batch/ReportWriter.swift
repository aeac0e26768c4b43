import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// The result of a check on its way out: what is judged is written and forgotten.
struct ReportWriter {
  private let format: ReportFormat
  private let presenter: Presenter
  private let options: RenderOptions
  /// What is ready to be written.
  private var waiting = ""
  private var isFirst = true
  private var remarks: [String] = []
  private var isComplete = true
  private var notChecked = NotCheckedTally()
  /// What the caller will be told, as far as it is known.
  private(set) var status = ExitStatus.fine

  /// As much is written at once, in bytes.
  private static let portion = 1 << 16

  init(_ format: ReportFormat, _ presenter: Presenter) {
    self.format = format
    self.presenter = presenter
    // Asking a terminal for its columns takes longer than judging a bar.
    options = presenter.options
  }

  /// Writes what comes before the first design.
  mutating func begin() throws(OutputError) { waiting += format.beginning(options) }

  /// Adds a design that was judged.
  mutating func add(_ design: CheckedDesign) throws(OutputError) {
    if design.isFound { status = status.joined(with: .found) }
    if design.isOneOfMany { notChecked.add(design.scene.report) }
    try add(format.part(of: design, options))
  }

  /// Adds a session that could not be judged.
  mutating func add(_ error: SessionReadingError, of path: String) throws(OutputError) {
    status = .failed
    isComplete = false
    // The parts before it come first, also where results and errors go to the same place.
    try flush()
    presenter.complain(error.lines(options))
    try add(format.part(of: error.unread(path), options))
  }

  /// Writes what comes behind the last design, and returns what the caller is told.
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
    if waiting.utf8.count >= Self.portion { try flush() }
  }

  private mutating func flush() throws(OutputError) {
    guard !waiting.isEmpty else { return }
    try presenter.console.write(waiting)
    waiting = ""
  }
}

extension SessionReadingError {
  /// Returns the error as one about a session.
  fileprivate func unread(_ path: String) -> UnreadSession {
    switch self {
    case .file(let error): UnreadSession(session: path, line: nil, problem: error.problem)
    case .session(let error): UnreadSession(session: path, line: error.line, problem: error.error.problem)
    case .option(let name, let error):
      UnreadSession(session: path, line: nil, problem: "\(name): \(error.problem)")
    }
  }
}
