import TabBarPlayground
import TabBarRendering

extension Batch {
  /// Plays sessions, and writes what came of each as soon as it is known, also after one that cannot be played.
  package func replay(_ paths: [String], _ settings: Replay.Settings) -> ExitStatus {
    let sessions = store.sessions(
      under: paths, toChange: settings.recording != nil || settings.updatesRecords, remark: presenter.remark)
    // A folder may have one session today and several tomorrow.
    let isOfMany = sessions.count > 1 || sessions.first?.path != paths.first
    var settings = settings
    settings.telling = telling(settings, isOfMany: isOfMany)
    var writer = ReportWriter(
      "replay", settings.format, presenter, isQuiet: settings.isQuiet, sum: ReplaySum(isOfMany: isOfMany))
    do {
      try settings.overrides.check()
      for session in sessions where !presenter.isClosed { replay(session, settings, &writer) }
      return writer.end()
    } catch {
      return writer.status.joined(with: presenter.report(error))
    }
  }

  /// Pictures are for one session, or for somebody who watches.
  private func telling(_ settings: Replay.Settings, isOfMany: Bool) -> Replay.Telling {
    if settings.format.id != ReportFormat.text.id { return .nothing }
    if settings.isQuiet || settings.recording != nil || settings.updatesRecords { return .problems }
    return isOfMany && settings.wait == nil ? .problems : .everything
  }

  private func replay(
    _ session: NamedSession, _ settings: Replay.Settings, _ writer: inout ReportWriter
  ) {
    let name = session.path == "-" ? settings.name ?? session.path : session.path
    var played = PlayedSession(session: name)
    var steps: KeptText?
    do {
      let file = try store.sessionFile(at: session.path, in: session.folder, named: name)
      var replay = Replay(file, settings: settings, presenter: presenter)
      do {
        defer { (played, steps) = (replay.played, replay.steps) }
        try replay.run()
      }
      if !replay.edits.isEmpty {
        do { try write(replay.edits, to: file) } catch {
          played.forgetChanges()
          writer.report(error, of: name)
        }
      }
    } catch {
      return writer.add(played, steps, error)
    }
    writer.add(played, steps, nil)
  }

  /// Changes lines of a session in its file; throws where they are as they were.
  private func write(_ edits: LineEdits, to file: SessionFile) throws {
    let playground = try Playground(file)
    presenter.remark(try store.rewrite(file, to: edits.applied(to: file.text), keeping: playground))
  }
}
