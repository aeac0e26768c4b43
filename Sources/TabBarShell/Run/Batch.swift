import TabBarCore
import TabBarGuidelines
package import TabBarPlayground
package import TabBarRendering

/// The calls without a prompt: one picture or document, or the check of many sessions.
package struct Batch {
  let presenter: Presenter
  let store: any SessionStore

  package init(presenter: Presenter, store: any SessionStore) {
    self.presenter = presenter
    self.store = store
  }

  /// Shows the final design of a session; `isStrict` leaves out rules that no guideline states and no system follows.
  package func show(
    _ path: String, format: Format, _ overrides: Overrides, isStrict: Bool = false
  ) -> ExitStatus {
    run {
      let session = try store.states(at: path)
      var settings = CheckSettings()
      settings.isStrict = isStrict
      let judge = Judge(settings: settings, overrides: try overrides.reading(store), device: nil)
      let design = try judge.design(path, session, findsPlaces: format.showsPlaces)
      try presenter.show([format.render(design.scene, at: design.places, presenter.options)])
      return .fine
    }
  }

  /// Asks a command of the language about the design that a session ends with.
  ///
  /// - Parameter words: The arguments of the command, without quotes or escapes.
  package func ask(
    _ command: Command, _ words: [String], about path: String, asJSON: Bool, _ overrides: Overrides
  ) -> ExitStatus {
    run {
      let document = try store.document(at: path)
      let draft = try overrides.reading(store).applied(to: document.draft)
      try answer(command, words, in: ViewContext(draft, nil, presenter.options), asJSON: asJSON)
      return .fine
    }
  }

  package func ask(_ command: Command, _ words: [String], asJSON: Bool) -> ExitStatus {
    run {
      try answer(command, words, in: ViewContext(presenter.options), asJSON: asJSON)
      return .fine
    }
  }

  private func answer(
    _ command: Command, _ words: [String], in context: ViewContext, asJSON: Bool
  ) throws {
    let effect: Effect
    do {
      var playground = Playground(Document(draft: context.draft))
      effect = try playground.perform(try Invocation(command, words)).effect
    } catch {
      throw SessionReadingError.option(command.name, error)
    }
    guard case .show(let query) = effect, let view = query.view else { return }
    guard asJSON else { return try presenter.show(view.lines(in: context)) }
    try presenter.show([view.document(in: context)?.text(ascii: presenter.options.ascii) ?? ""])
  }

  package func replay(_ paths: [String], _ settings: Replay.Settings) -> ExitStatus {
    paths.reduce(.fine) { status, path in status.joined(with: replay(path, settings)) }
  }

  private func replay(_ path: String, _ settings: Replay.Settings) -> ExitStatus {
    run {
      var settings = settings
      settings.overrides = try settings.overrides.reading(store)
      var replay = Replay(
        try store.sessionFile(at: path), settings: settings, presenter: presenter)
      return try replay.run()
    }
  }

  /// Writes a text of the program's own.
  package func say(_ lines: [HarmlessText]) -> ExitStatus {
    run {
      try presenter.show(lines)
      return .fine
    }
  }

  func run(_ body: () throws -> ExitStatus) -> ExitStatus {
    do {
      return try body()
    } catch {
      return presenter.report(error)
    }
  }
}
