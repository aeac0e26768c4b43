import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Shell {
  /// Does what a command asked for.
  func act(on effect: Effect, line: String = "", number: Int = 0) -> ExitStatus {
    do {
      switch effect {
      case .none, .quit: break
      case .show(let query): answer(query)
      case .adjust(let setting, let value): adjust(setting, to: value)
      case .ask(let dialogue): begin(dialogue)
      case .learn(let request): try learn(request)
      case .teach(let request): try teach(request)
      case .sessions: listSessions()
      case .compare(let pair): try compare(pair)
      case .expect(let expectation): return compare(expectation, number: number)
      case .unmet(let clauses): return settings.isInteractive ? .fine : remarkUnmet(clauses, number: number)
      case .open(let path): return try open(path, line: line)
      case .importBar(let number, let path): return try importBar(number, of: path)
      case .save(let path, let mayReplace): return try save(path, mayReplace: mayReplace)
      case .saveDesign(let path): try saveDesign(path)
      case .export(let query, let path, let mayReplace): try export(query, to: path, mayReplace: mayReplace)
      case .recover(let number): try recover(number)
      case .showUnsaved(let number): try showUnsaved(number)
      case .discard(let number): try discard(number)
      case .view(let path, let mayReplace): try view(path, mayReplace: mayReplace)
      case .endView: try endView()
      case .replay(let path, let isByStep): return try isByStep ? step(path) : replay(path)
      }
      return .fine
    } catch let error as CommandError {
      return refuse(error, in: line, number: number)
    } catch {
      return fail(error)
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

  private func compare(_ expectation: Expectation, number: Int) -> ExitStatus {
    if settings.isInteractive {
      return presenter.answer(expectation, in: playground.draft.scene) ? .fine : .found
    }
    guard let mismatch = expectation.mismatch(in: playground.draft.scene) else { return .fine }
    return remarkUnmet([mismatch.sentence.text], number: number)
  }
}
