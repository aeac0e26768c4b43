import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

/// Writes what came of sessions that are checked or played, many parts at once, and forgets each as soon as it is written.
struct ReportWriter {
  private let format: ReportFormat
  private let presenter: Presenter
  private var options: RenderOptions
  private let isQuiet: Bool
  private var waiting: HarmlessText
  private var partCount = 0
  /// What the parts have said for the end.
  private var remarks: [HarmlessText] = []
  /// The rows of a table that comes before all parts, and the parts, which therefore wait.
  private let rows = KeptText()
  private let held: KeptText?
  /// What came of a replay so far, or `nil` for a check.
  private var sum: ReplaySum?
  private var isComplete = true
  private(set) var status = ExitStatus.fine

  init(
    _ call: String, _ format: ReportFormat, _ presenter: Presenter, linkPrefix: String = "",
    isQuiet: Bool = false, sum: ReplaySum? = nil
  ) {
    (self.format, self.presenter, self.isQuiet, self.sum) = (format, presenter, isQuiet, sum)
    // Asking a terminal for its columns takes longer than judging a bar.
    options = presenter.options
    options.linkPrefix = linkPrefix
    waiting = format.beginning(call, options)
    held = format.row != nil && sum == nil ? KeptText() : nil
  }

  private var isText: Bool { format.id == ReportFormat.text.id }
  // Lines of text need no empty line between them, as designs do.
  private var separator: HarmlessText { format.endsWithSum && sum != nil ? "" : format.separator }

  mutating func add(_ design: CheckedDesign) {
    if design.isFound { status = status.joined(with: .found) } else if isQuiet, !format.isDocument { return }
    add(.design(design))
  }

  mutating func add(_ error: any Error, of path: String) {
    isComplete = false
    add(.unread(report(error, of: path)))
  }

  /// Adds a session that was played, with its steps, and with the error that kept it from being played to its end.
  mutating func add(
    _ played: PlayedSession, _ steps: KeptText?, _ error: (any Error)?
  ) {
    var played = played
    if let error { played.unread = report(error, of: played.session) }
    if !played.isAsExpected { status = status.joined(with: .found) }
    sum?.add(played)
    if isText, isQuiet {
      if !played.isAsExpected { presenter.remark(played.line) }
      return
    }
    add(.session(played), steps)
    // Messages about the next one come after it.
    if isText { flush() }
  }

  @discardableResult
  mutating func report(_ error: any Error, of path: String) -> UnreadSession {
    // Earlier parts come first, even if results and errors go to the same place.
    flush()
    status = status.joined(with: presenter.report(error))
    return UnreadSession(path, error)
  }

  private mutating func add(_ item: ReportFormat.Item, _ steps: KeptText? = nil) {
    if held != nil, let row = format.row?(item, options) { rows.append(.wholeLines([row])) }
    let part = format.part(item, options)
    if !part.remark.isEmpty { remarks.append(part.remark) }
    guard !part.text.isEmpty else { return }
    if partCount > 0 { waiting += separator }
    partCount += 1
    waiting += part.text
    if let steps, !part.afterSteps.isEmpty {
      flush()
      steps.write(by: presenter)
      waiting = part.afterSteps
    }
    if waiting.text.utf8.count >= KeptText.portion { flush() }
  }

  private mutating func flush() {
    guard !waiting.isEmpty else { return }
    if let held { held.append(waiting) } else { write(waiting) }
    waiting = ""
  }

  /// Writes what follows the last one, and returns the exit status.
  mutating func end() -> ExitStatus {
    if isQuiet, format.endsWithSum {
      flush()
      if let sum, sum.isOfMany, status != .fine { presenter.remark(sum.line) }
      return status.joined(with: presenter.status)
    }
    let end = ReportFormat.End(
      remarks: remarks, status: Int(status.code), isComplete: isComplete, sum: sum)
    if let held {
      // One design needs no table.
      if partCount > 1 {
        presenter.write(ReportFormat.headOfRows)
        rows.write(by: presenter)
        presenter.write("\n")
      }
      held.write(by: presenter)
    }
    waiting += format.ending(end, options)
    if !waiting.isEmpty { write(waiting) }
    return status.joined(with: presenter.status)
  }

  private func write(_ text: HarmlessText) {
    presenter.write(isText ? presenter.isolated(text) : text)
  }
}

extension UnreadSession {
  init(_ path: String, _ error: any Error) {
    switch error {
    case let error as SessionError:
      self.init(
        session: path, line: error.line, column: error.named.column(in: error.text),
        problem: error.named.problem, remedies: error.named.remedies)
    case let error as OptionError:
      self.init(
        session: path, line: nil, problem: "\(error.option): \(error.error.problem)",
        remedies: error.error.remedies)
    case let error as FileError:
      self.init(session: path, line: nil, problem: error.problem, remedies: error.remedy.map { [$0] } ?? [])
    default: self.init(session: path, line: nil, problem: "\(error)")
    }
  }
}
