package import TabBarCore
package import TabBarGuidelines
import TabBarPlayground
package import TabBarRendering

/// What is done without a prompt: one picture or document, or a judgement of many sessions.
package struct Batch {
  private let presenter: Presenter
  private let store: any SessionStore

  /// Creates the batch commands on a console and a store.
  package init(presenter: Presenter, store: any SessionStore) {
    self.presenter = presenter
    self.store = store
  }

  /// Shows the design that a session ends with.
  package func show(_ path: String, format: Format, _ overrides: Overrides) -> ExitStatus {
    run {
      let document = try SessionReading.document(at: path, in: store)
      let scene = try overrides.reading(store).applied(to: document.draft).scene
      try presenter.show([format.render(scene, presenter.options)])
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

  /// How sessions are judged.
  package struct CheckSettings {
    /// The devices that each design is judged on, or `nil` for its own.
    package var devices: [Device]?
    /// Whether the result is a JSON document.
    package var isJSON = false
    /// The least grave finding that makes the exit status `found`.
    package var threshold = Severity.warning
    /// What the command line says in place of the sessions.
    package var overrides = Overrides()

    /// Creates the settings that judge each design on its own device.
    package init() {}
  }

  /// Judges the designs that some sessions end with.
  ///
  /// A session that cannot be read does not keep the others from being judged.
  package func check(_ paths: [String], _ settings: CheckSettings) -> ExitStatus {
    var status = ExitStatus.fine
    var results: [CheckedSession] = []
    var isFirst = true
    for path in paths {
      status = status.joined(
        with: run {
          let document = try SessionReading.document(at: path, in: store)
          let draft = try settings.overrides.reading(store).applied(to: document.draft)
          var found = ExitStatus.fine
          for scene in scenes(of: draft, on: settings.devices) {
            let result = CheckedSession(session: path, scene: scene)
            if settings.isJSON {
              results.append(result)
            } else {
              try presenter.show(CheckedText.lines(result, isFirst: isFirst, presenter.options))
              isFirst = false
            }
            if result.isFound(from: settings.threshold) { found = .found }
          }
          return found
        })
    }
    guard settings.isJSON else { return status }
    return status.joined(
      with: run {
        let document = SceneJSON.document(results.map { ($0.session, $0.scene) })
        try presenter.show([document.text(ascii: presenter.options.ascii)])
        return .fine
      })
  }

  private func scenes(of draft: Draft, on devices: [Device]?) -> [Scene] {
    guard let devices else { return [draft.scene] }
    return devices.map { device in
      var draft = draft
      // Size classes that were set by hand belong to the session's own device.
      draft.design.sizeClasses = nil
      draft.use(device)
      return draft.scene
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

/// A session with the scene that it ends with on a device.
package struct CheckedSession {
  /// The path of the session.
  package let session: String
  /// The scene.
  package let scene: Scene

  /// Whether a rule is broken that is at least so grave. What needs a person is shown but not counted.
  func isFound(from threshold: Severity) -> Bool {
    scene.report.findings.contains { $0.verdict == .broken && $0.severity >= threshold }
  }
}
