import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Shell {
  /// Does what a command asked for; returns what came of it.
  func act(on effect: Effect) -> ShellState.Event {
    do {
      switch effect {
      // What changes only the session is done.
      case .none, .quit, .adjust, .ask: break
      case .show(let query): answer(query)
      case .learn(let request): return try learn(request)
      case .teach(let request): return try teach(request)
      case .sessions: listSessions()
      case .compare(let pair): try compare(pair)
      case .expect(let expectation): return .acted(compare(expectation))
      case .unmet(let clauses):
        if !settings.isInteractive { return .acted(remarkUnmet(clauses)) }
      case .open(let path): return .opened(try sessionFile(at: path))
      case .importBar(let number, let path):
        try refuseStandardInput(path)
        return .imported(
          try store.importedBar(
            number, of: [path], choosing: { "import \(Quoting.quoted(path)) bar=\($0)" },
            remark: presenter.remark))
      case .save(let path, let mayReplace): return try save(path, mayReplace: mayReplace)
      case .saveDesign(let path): try saveDesign(path)
      case .export(let query, let path, let mayReplace): try export(query, to: path, mayReplace: mayReplace)
      case .recover(let number): if let recovery = try recovery(number) { return .recovered(recovery) }
      case .showUnsaved(let number): try showUnsaved(number)
      case .discard(let number): try discard(number)
      case .view(let path, let mayReplace): try view(path, mayReplace: mayReplace)
      case .endView: try endView()
      case .replay(let path, true): return try step(path)
      case .replay(let path, false): return .acted(try replay(path))
      }
      return .acted(.fine)
    } catch let error as CommandError {
      return .refused(error)
    } catch {
      return .acted(fail(error))
    }
  }

  @discardableResult
  func fail(_ error: any Error) -> ExitStatus {
    defer { dropSubmittedLines() }
    return presenter.report(error)
  }

  func answer(_ query: any Query) {
    guard let view = query.view else { return }
    let context = ViewContext(
      playground.draft, playground.timeline, presenter.options, namesCures: namesCures)
    let cancellation = reader.cancellation
    guard let lines = cancellation.result({ view.lines(in: context) }) else { return }
    if let document = query as? ShowQuery, Format.named(document.format)?.isPicture == false {
      return presenter.put(lines)
    }
    var rest = lines[...]
    while !rest.isEmpty, !presenter.isClosed, !cancellation.isCancelled() {
      presenter.show(Array(rest.prefix(Self.portion)))
      rest = rest.dropFirst(Self.portion)
    }
  }

  /// Whether findings come with the commands that cure them: not where a question or a lesson asks to find them.
  private var namesCures: Bool {
    dialogues.asking == nil && openLesson?.holdsBack != true
  }

  // As many lines are written at once: few enough to be written soon, enough for a pipe.
  private static let portion = 1_000

  private func compare(_ expectation: Expectation) -> ExitStatus {
    if settings.isInteractive {
      return presenter.answer(expectation, in: playground.draft.scene) ? .fine : .found
    }
    guard let mismatch = expectation.mismatch(in: playground.draft.scene) else { return .fine }
    return remarkUnmet([mismatch.sentence.text])
  }
}
