import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Shell {
  /// Does what a command asked for; returns whether it worked.
  func perform(_ effect: Effect, line: String, number: Int) throws(OutputError) -> Bool {
    try attempt {
      switch effect {
      case .none, .quit: break
      case .show(let query): try answer(query)
      case .adjust(let setting, let value): try adjust(setting, to: value)
      case .ask(let dialogue): try begin(dialogue)
      case .learn(let request): try learn(request)
      case .teach(let request): try teach(request)
      case .sessions: try listSessions()
      case .compare(let pair):
        do { try compare(pair) } catch let error as CommandError {
          refuse(error, in: line, number: number)
          return false
        }
      case .expect(let expectation): return try compare(expectation, line: line, number: number)
      case .unmet(let clauses): return settings.isInteractive || noteUnmet(clauses, number: number)
      case .open(let path): return try open(path, line: line)
      case .importBar(let number, let path): try importBar(number, of: path)
      case .save(let path, let mayReplace): return try save(path, mayReplace: mayReplace)
      case .saveDesign(let path): try saveDesign(path)
      case .export(let query, let path, let mayReplace): try export(query, to: path, mayReplace: mayReplace)
      case .recover(let number): return try recover(number)
      case .showUnsaved(let number): return try showUnsaved(number)
      case .discard(let number): return try discard(number)
      case .view(let path, let mayReplace): return try view(path, mayReplace: mayReplace)
      case .endView: try endView()
      case .replay(let path, let isByStep): return try isByStep ? step(path) : replay(path)
      }
      return true
    }
  }

  /// Does something that may fail, and says why it did; returns whether it worked.
  func attempt(_ body: () throws -> Bool) throws(OutputError) -> Bool {
    do {
      return try body()
    } catch let error as OutputError {
      throw error
    } catch {
      fail(error)
      return false
    }
  }

  func fail(_ error: any Error) {
    let result = presenter.report(error)
    dropSubmittedLines()
    if !settings.isInteractive { status = status.joined(with: result) }
  }

  func answer(_ query: any Query) throws(OutputError) {
    guard let view = query.view else { return }
    let context = ViewContext(
      playground.draft, playground.timeline, presenter.options, namesCures: namesCures)
    let cancellation = reader.cancellation
    guard let lines = cancellation.result({ view.lines(in: context) }) else { return }
    if let document = query as? ShowQuery, Format.named(document.format)?.isPicture == false {
      return try presenter.put(lines)
    }
    var rest = lines[...]
    while !rest.isEmpty, !cancellation.isCancelled() {
      try presenter.show(Array(rest.prefix(Self.portion)))
      rest = rest.dropFirst(Self.portion)
    }
  }

  /// Whether findings come with the commands that cure them: not where a question or a lesson asks to find them.
  private var namesCures: Bool {
    dialogues.asking == nil && openLesson?.holdsBack != true
  }

  // As many lines are written at once: few enough to be written soon, enough for a pipe.
  private static let portion = 1_000

  private func compare(
    _ expectation: Expectation, line: String, number: Int
  ) throws(OutputError) -> Bool {
    if settings.isInteractive { return try presenter.answer(expectation, in: playground.draft.scene) }
    guard let mismatch = expectation.mismatch(in: playground.draft.scene) else { return true }
    return noteUnmet([mismatch.sentence.text], number: number)
  }

  /// Returns whether to end; the first time it warns about unsaved work instead.
  func leave() throws(OutputError) -> Bool {
    guard settings.isInteractive, !isLeaving else { return end() }
    // A bar that was made from nothing is a person's own, also in a lesson.
    let isOwn = openLesson?.lesson.beginsEmpty ?? (playground.lesson == nil)
    if playground.hasUnsavedChanges, isOwn {
      let command = playground.path == nil ? "save FILE" : "save"
      try presenter.tell("not saved yet: `\(command)` keeps it; `quit` again to leave without")
    } else if let line = playground.replacedUnsaved {
      try presenter.tell(
        "what was there before \(line) is not saved: `undo` goes back to it; `quit` again to leave without")
    } else if let lesson = openLesson, !lesson.isDone, !mayLeaveLesson {
      try offerToLeaveLesson(by: ["quit"])
    } else {
      return end()
    }
    isLeaving = true
    return false
  }

  private func end() -> Bool {
    journals?.remove(playground.timeline)
    return true
  }
}
