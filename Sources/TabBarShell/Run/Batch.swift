import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground
import TabBarRendering

/// The calls without a prompt: one picture or document, or the check of many sessions.
package struct Batch {
  var presenter: Presenter
  let store: any SessionStore

  package init(presenter: Presenter, store: any SessionStore) {
    self.presenter = presenter
    self.store = store
  }

  /// Shows the final design of a session, or that of a mark; `isStrict` leaves out rules that no guideline states and no
  /// system follows.
  package func show(
    _ path: String, mark: String? = nil, format: Format, _ overrides: Overrides, isStrict: Bool = false,
    isDark: Bool = false
  ) -> ExitStatus {
    run {
      let session = try store.states(at: path).states(ofMark: mark)
      var settings = CheckSettings()
      settings.isStrict = isStrict
      let judge = Judge(settings: settings, overrides: try overrides.reading(store), device: nil)
      let design = try judge.design(path, session, findsPlaces: format.showsPlaces)
      var options = presenter.options
      options.isDark = isDark
      try presenter.show([format.render(design.scene, at: design.places, options)])
      return .fine
    }
  }

  /// Asks a command of the language about the design that a session ends with; `words` have no quotes or escapes.
  package func ask(
    _ command: Command, _ words: [String], about path: String, asJSON: Bool, _ overrides: Overrides
  ) -> ExitStatus {
    run {
      let session = try store.states(at: path)
      let overrides = try overrides.reading(store)
      let draft = try overrides.applied(to: session.draft)
      try answer(
        command, words, in: ViewContext(draft, session.timeline, presenter.options), asJSON: asJSON,
        of: session, as: path, overrides)
      return .fine
    }
  }

  package func ask(
    _ command: Command, _ words: [String], options: [(key: String, text: String)] = [], asJSON: Bool
  ) -> ExitStatus {
    run {
      try answer(command, words, options, in: ViewContext(presenter.options), asJSON: asJSON)
      return .fine
    }
  }

  private func answer(
    _ command: Command, _ words: [String], _ options: [(key: String, text: String)] = [],
    in context: ViewContext, asJSON: Bool,
    of session: SessionStates? = nil, as name: String = "", _ overrides: Overrides = Overrides()
  ) throws {
    let effect: Effect
    do {
      // The marks of the session may be asked about.
      var playground = Playground(context.draft, after: context.timeline)
      effect = try playground.perform(try Invocation(command, words, options: options)).effect
    } catch {
      throw SessionReadingError.option(command.name, error)
    }
    let view: any DocumentView
    switch effect {
    case .show(let asked as DesignsQuery): view = try asked.with(overrides)
    case .show(let asked as any DocumentView): view = asked
    case .compare(var designs):
      // The session that the call names first is the first one.
      if case .present? = designs.places.last, designs.places.count == 2 { designs.places.reverse() }
      var present = session.map(EndState.init) ?? EndState()
      present.draft = context.draft
      do {
        designs = try store.named(designs)
      } catch {
        throw SessionReadingError.option(command.name, error)
      }
      view = try store.query(for: designs, present: DesignsQuery.Side(name, present)).with(overrides)
    default:
      throw Refusal(
        "\(command.name) has no answer outside the playground",
        "open the session and ask there")
    }
    var context = context
    context.isCall = true
    guard asJSON else { return try presenter.show(view.lines(in: context)) }
    try presenter.show([view.document(in: context).text(ascii: presenter.options.ascii)])
  }

  package func say(_ lines: [HarmlessText]) -> ExitStatus {
    run {
      try presenter.show(lines)
      return .fine
    }
  }

  /// Does something with each session that paths name, also after one that fails; `toChange` is that of `sessions`.
  func each(
    _ paths: [String], toChange: Bool = false, _ body: (NamedSession) throws -> ExitStatus
  ) -> ExitStatus {
    store.sessions(under: paths, toChange: toChange, remark: presenter.remark).reduce(.fine) {
      status, session in
      status.joined(with: run { try body(session) })
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

extension DesignsQuery {
  /// Returns the query with the settings of the command line in each design.
  fileprivate func with(_ overrides: Overrides) throws -> DesignsQuery {
    var query = self
    for index in sides.indices {
      query.sides[index].state.draft = try overrides.applied(to: sides[index].state.draft)
    }
    return query
  }
}
