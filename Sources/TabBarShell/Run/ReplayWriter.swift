import TabBarPlayground
import TabBarRendering

/// Writes what came of sessions that are played.
struct ReplayWriter {
  private let settings: Replay.Settings
  private let presenter: Presenter
  private let options: RenderOptions
  private var parts: PartWriter
  private var sum: ReplaySum
  /// The exit status so far.
  private(set) var status = ExitStatus.fine

  init(_ settings: Replay.Settings, _ presenter: Presenter, isOfMany: Bool) {
    self.settings = settings
    self.presenter = presenter
    options = presenter.options
    // Lines of text need no empty line between them, as designs do.
    parts = PartWriter(presenter, separator: settings.format.endsWithSum ? "" : settings.format.separator)
    sum = ReplaySum(isOfMany: isOfMany)
  }

  private var isText: Bool { settings.format.id == ReportFormat.text.id }

  mutating func begin() { parts.add(settings.format.beginning("replay", options)) }

  /// Adds a session, with the error that kept it from being played to its end.
  mutating func add(_ played: PlayedSession, _ error: SessionReadingError?) throws(OutputError) {
    var played = played
    if let error {
      try parts.flush()
      status = status.joined(with: presenter.report(error))
      played.unread = error.unread(played.session)
    }
    if !played.isAsExpected { status = status.joined(with: .found) }
    sum.add(played)
    if isText, settings.isQuiet {
      if !played.isAsExpected { presenter.remark(played.line) }
      return
    }
    try parts.add(settings.format.part(.session(played), options))
    // Messages about the next one come after it.
    if isText { try parts.flush() }
  }

  /// Writes what follows the last session, and returns the exit status.
  mutating func end() throws(OutputError) -> ExitStatus {
    if settings.format.endsWithSum, settings.isQuiet {
      try parts.flush()
      if sum.isOfMany, status != .fine { presenter.remark(sum.line) }
      return status
    }
    let end = ReportFormat.End(
      remarks: parts.remarks, status: Int(status.code), isComplete: true, sum: sum)
    parts.add(settings.format.ending(end, options))
    try parts.flush()
    return status
  }
}
