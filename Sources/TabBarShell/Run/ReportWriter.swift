import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// Writes the results of a check.
struct ReportWriter {
  private let format: ReportFormat
  private let presenter: Presenter
  private var options: RenderOptions
  private var parts: PartWriter
  private var isComplete = true
  private var rows: [[HarmlessText]] = []
  private var notChecked = NotCheckedTally()
  /// The exit status so far.
  private(set) var status = ExitStatus.fine

  init(_ format: ReportFormat, _ presenter: Presenter, linkPrefix: String = "") {
    self.format = format
    self.presenter = presenter
    // Asking a terminal for its columns takes longer than judging a bar.
    options = presenter.options
    options.linkPrefix = linkPrefix
    parts = PartWriter(presenter, separator: format.separator, isHeld: format.row != nil)
  }

  mutating func begin() { parts.add(format.beginning("check", options)) }

  mutating func add(_ design: CheckedDesign) throws(OutputError) {
    if design.isFound { status = status.joined(with: .found) }
    if format.id == ReportFormat.text.id, design.isOneOfMany, design.listsAll {
      notChecked.add(design.scene.report)
    }
    try add(.design(design))
  }

  mutating func add(_ error: SessionReadingError, of path: String) throws(OutputError) {
    isComplete = false
    // Earlier parts come first, even if results and errors go to the same place.
    try parts.flush()
    status = status.joined(with: presenter.report(error))
    try add(.unread(error.unread(path)))
  }

  private mutating func add(_ item: ReportFormat.Item) throws(OutputError) {
    if let row = format.row?(item, options) { rows.append(row) }
    try parts.add(format.part(item, options))
  }

  /// Writes what follows the last design, and returns the exit status.
  mutating func end() throws(OutputError) -> ExitStatus {
    parts.add(
      format.ending(
        ReportFormat.End(
          remarks: parts.remarks, status: Int(status.code), isComplete: isComplete, notChecked: notChecked),
        options))
    parts.begin(with: ReportFormat.overview(rows))
    try parts.flush()
    return status
  }
}

extension SessionReadingError {
  func unread(_ path: String) -> UnreadSession {
    switch self {
    case .file(let error):
      UnreadSession(
        session: path, line: nil, problem: error.problem, remedies: error.remedy.map { [$0] } ?? [])
    case .session(let error):
      UnreadSession(
        session: path, line: error.line, column: error.error.column(in: error.text),
        problem: error.error.problem, remedies: error.error.remedies)
    case .option(let name, let error):
      UnreadSession(
        session: path, line: nil, problem: "\(name): \(error.problem)", remedies: error.remedies)
    }
  }
}
