import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
package import TabBarPlayground
import TabBarRendering

/// The calls without a prompt: one picture or document, or the check of many sessions.
package struct Batch {
  package let presenter: Presenter
  package let store: any SessionStore

  package init(presenter: Presenter, store: any SessionStore) {
    self.presenter = presenter
    self.store = store
  }

  /// Shows the final design of a session, or that of a mark.
  package func show(
    _ path: String, mark: String? = nil, format: Format, _ overrides: Overrides, isDark: Bool = false
  ) -> ExitStatus {
    run {
      let session = try store.state(at: path).state(ofMark: mark)
      let design = try CheckSettings(overrides).design(path, session, findsPlaces: format.showsPlaces)
      var options = presenter.options
      options.isDark = isDark
      let text = [format.render(design.scene, at: design.places, options)]
      format.isPicture ? presenter.show(text) : presenter.put(text)
      return .fine
    }
  }

  /// Asks a command of the language about the design that a session ends with, or without one about none; `words` have no
  /// quotes or escapes.
  package func ask(
    _ command: Command, _ words: [String], options: [(key: String, text: String)] = [],
    about path: String? = nil, asJSON: Bool, _ overrides: Overrides = Overrides()
  ) -> ExitStatus {
    run {
      let session = try path.map { try store.state(at: $0) }
      var context =
        try session.map {
          ViewContext(try overrides.applied(to: $0.draft), $0.timeline, presenter.options)
        } ?? ViewContext(presenter.options)
      context.isCall = true
      let view = try view(
        of: command, words, options, in: context, of: session, as: path ?? "", overrides)
      if asJSON {
        presenter.put([view.document(in: context).text(ascii: presenter.options.ascii)])
      } else {
        presenter.show(view.lines(in: context))
      }
      return .fine
    }
  }

  private func view(
    of command: Command, _ words: [String], _ options: [(key: String, text: String)],
    in context: ViewContext, of session: EndState?, as name: String, _ overrides: Overrides
  ) throws -> any DocumentView {
    let effect: Effect
    do {
      // The marks of the session may be asked about.
      var playground = Playground(context.draft, after: context.timeline)
      effect = try playground.perform(try Invocation(command, words, options: options)).effect
    } catch {
      throw OptionError(command.name, error)
    }
    switch effect {
    case .show(let asked as DesignsQuery): return try asked.with(overrides)
    case .show(let asked as any DocumentView): return asked
    case .compare(var designs):
      // The session that the call names first is the first one.
      if case .present? = designs.places.last, designs.places.count == 2 { designs.places.reverse() }
      designs.places = designs.places.map {
        if case .present(let state) = $0 { .state(name, state) } else { $0 }
      }
      do {
        if let query = try store.query(for: designs) { return try query.with(overrides) }
      } catch let error as CommandError {
        throw OptionError(command.name, error)
      }
      fallthrough
    default:
      throw Refusal(
        "\(command.name) has no answer outside the playground",
        "open the session and ask there")
    }
  }

  package func say(_ lines: [HarmlessText]) -> ExitStatus {
    presenter.show(lines)
    return presenter.status
  }

  /// Does something with each session that paths name, also after one that fails; `toChange` is that of `sessions`.
  func each(
    _ paths: [String], toChange: Bool = false, _ body: (NamedSession) throws -> ExitStatus
  ) -> ExitStatus {
    store.sessions(under: paths, toChange: toChange, remark: presenter.remark).reduce(.fine) {
      status, session in
      presenter.isClosed ? status : status.joined(with: run { try body(session) })
    }
  }

  func run(_ body: () throws -> ExitStatus) -> ExitStatus {
    do {
      return try body().joined(with: presenter.status)
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
