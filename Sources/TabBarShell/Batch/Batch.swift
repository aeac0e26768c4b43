import TabBarCore
import TabBarGuidelines
import TabBarPlayground
package import TabBarRendering

/// What is done without a prompt: one picture or document, or a judgement of many sessions.
package struct Batch {
  let presenter: Presenter
  let store: any SessionStore

  /// Creates the batch commands on a console and a store.
  package init(presenter: Presenter, store: any SessionStore) {
    self.presenter = presenter
    self.store = store
  }

  /// Shows the design that a session ends with.
  ///
  /// - Parameter isStrict: Whether only rules count that a guideline states or a system was seen to follow.
  package func show(
    _ path: String, format: Format, _ overrides: Overrides, isStrict: Bool = false
  ) -> ExitStatus {
    run {
      let session = try SessionReading.states(at: path, in: store)
      var settings = CheckSettings()
      settings.isStrict = isStrict
      let checking = Checking(settings: settings, overrides: try overrides.reading(store), device: nil)
      let design = try checking.design(path, session, findsPlaces: format.showsPlaces)
      try presenter.show([format.render(design.scene, at: design.places, presenter.options)])
      return .fine
    }
  }

  /// Looks at the design that a session ends with as a command of the language does.
  package func look(
    _ path: String, command: String, asJSON: Bool, _ overrides: Overrides
  ) -> ExitStatus {
    run {
      let document = try SessionReading.document(at: path, in: store)
      let draft = try overrides.reading(store).applied(to: document.draft)
      let effect = try LookingPages.effect(of: command, on: draft)
      if asJSON {
        try presenter.show([
          LookingPages.document(for: effect, of: draft)?.text(ascii: presenter.options.ascii) ?? ""
        ])
      } else {
        try presenter.show(LookingPages.lines(for: effect, of: draft, presenter.options) ?? [])
      }
      return .fine
    }
  }

  /// Plays sessions, one after the other.
  package func replay(_ paths: [String], _ settings: Replay.Settings) -> ExitStatus {
    paths.reduce(.fine) { status, path in status.joined(with: replay(path, settings)) }
  }

  private func replay(_ path: String, _ settings: Replay.Settings) -> ExitStatus {
    run {
      var settings = settings
      settings.overrides = try settings.overrides.reading(store)
      var replay = Replay(
        try SessionReading.file(at: path, in: store), settings: settings, presenter: presenter)
      do {
        return try replay.run()
      } catch let failure as Replay.Failure {
        throw failure.cause
      }
    }
  }

  /// Shows a page of reference, as text or as a JSON document.
  package func show(_ page: ReferencePage, asJSON: Bool) -> ExitStatus {
    run {
      try presenter.show(
        asJSON ? [page.json.text(ascii: presenter.options.ascii)] : page.lines(presenter.options))
      return .fine
    }
  }

  /// Does something and turns what goes wrong into words and a status.
  private func run(_ body: () throws -> ExitStatus) -> ExitStatus {
    do {
      return try body()
    } catch let error as SessionReadingError {
      presenter.complain(error.lines(presenter.options))
    } catch let error as OutputError {
      return presenter.status(after: error)
    } catch {
      presenter.remark("error: \(error)")
    }
    return .failed
  }
}
