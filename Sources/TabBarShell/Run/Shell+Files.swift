import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Shell {
  /// Throws for `-`, which means standard input on the command line: here the commands themselves come from there.
  func refuseStandardInput(_ path: String?) throws(Refusal) {
    guard path == "-" else { return }
    throw Refusal("- cannot be used here: commands come from standard input", "name a file")
  }

  func sessionFile(at path: String) throws -> SessionFile {
    try refuseStandardInput(path)
    return try store.sessionFile(at: existing(path))
  }

  /// Returns the path of the file that a person means at the prompt: a name that no file has may be without the ending
  /// of sessions.
  func existing(_ path: String) -> String {
    settings.isInteractive && !store.has(path) && store.has(path + ".tabs") ? path + ".tabs" : path
  }

  /// Returns the name of the file that a person means at the prompt: one without an ending gets that of sessions.
  private func named(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard settings.isInteractive, !name.isEmpty, !name.contains("."), path != playground.path,
      !store.has(path)
    else { return path }
    return path + ".tabs"
  }

  /// Proposes a name for a session without one: Up brings the line to the prompt.
  private func proposeName() {
    let line = "save \(store.freePath("my-app", ".tabs"))"
    presenter.tell("this session has no name yet; Up brings this line, with a name to keep or to change:")
    presenter.tell("type: \(line)")
    reader.remember(line)
    dropSubmittedLines()
  }

  /// Writes the session to its file, or proposes a name for it.
  func save(_ path: String?, mayReplace: Bool) throws -> ShellState.Event {
    try refuseStandardInput(path)
    guard let target = path.map(named) ?? playground.path, target != "-" else {
      if settings.isInteractive {
        proposeName()
        return .acted(.failed)
      }
      throw Refusal("the session has no file yet", "`save FILE` gives it one, such as `save my-app.tabs`")
    }
    // A recovered session has a name that no file may have got meanwhile.
    let known = target != playground.path ? nil : playground.savedText.map { WriteRequest.Replaced.text($0) }
    let text = playground.text
    let app = try store.app(beside: target)
    if app?.path != playground.draft.app?.path, (try? playground.check(text, name: target, in: app)) == nil {
      let there = app?.path ?? "no \(AppFile.name)"
      throw Refusal(
        "this session begins with \(playground.draft.app?.path ?? "no \(AppFile.name)"), and there is \(there) there",
        "`save FILE anew` writes a design without its steps; `tabbar pin` writes what is so of the app into a session"
      )
    }
    let request = WriteRequest(text, to: target, replacing: mayReplace ? .any : known ?? .nothing)
    remarkOnce(try store.write(playground, as: request))
    return .saved(to: target, text: text)
  }

  /// Says what was saved, and which expectations at the end of the file do not hold any more.
  func tellSaved(_ lost: [String]) -> ExitStatus {
    guard let target = playground.path, let text = playground.savedText else { return .failed }
    journals?.releaseSaved(playground.timeline)
    if !settings.isQuiet {
      // sessions and completion go by the end of the name.
      let hint: Prose =
        target.hasSuffix(".tabs")
        ? "" : "; `sessions` does not list it, because its name does not end in .tabs"
      say("saved to \(target)\(hint)")
      if !lost.isEmpty {
        let steps = abridged(lost, most: 5)
        say("the file has lost \(counted: lost.count, "step") that came after this: \(steps)")
      }
    }
    let broken = playground.brokenPromises
    guard !broken.isEmpty else { return .fine }
    let first = playground.lineOfPromises(in: text)
    for promise in broken {
      presenter.remark("\(target):\(first + promise.index): \(promise.mismatch.sentence)")
    }
    if settings.isInteractive {
      presenter.remark("  saved all the same: undo the change, or change these lines in the file")
    }
    return .found
  }

  /// Writes a session anew from the present design. The session goes on as it is.
  func saveDesign(_ path: String) throws {
    try refuseStandardInput(path)
    let target = named(path)
    let text = SessionFile.text(of: playground.draft.lines)
    let design = Playground(playground.draft)
    remarkOnce(try store.write(design, as: WriteRequest(text, to: target)))
    guard !settings.isQuiet else { return }
    say(
      "wrote this design to \(target), without its steps; `open \(Quoting.quoted(target))` goes on with it")
  }

  /// Says a sentence, in one row for a script.
  func say(_ sentence: Prose) {
    if settings.isInteractive { tell(sentence) } else { presenter.say(sentence.text) }
  }

  func remarkOnce(_ remarks: [String]) {
    for remark in remarks where !saveRemarks.contains(remark) {
      saveRemarks.append(remark)
      presenter.remark(remark)
    }
  }

  func export(_ query: ShowQuery, to path: String, mayReplace: Bool) throws {
    guard path != "-" else {
      let remedy: Prose =
        query.isPage ? "`export html bar.html`" : "`export \(query.format)` alone shows the answer here"
      throw Refusal("- is not a file", remedy)
    }
    let text = HarmlessText.wholeLines(lines(of: query)).text
    presenter.remark(
      try store.write(
        WriteRequest(
          text, to: path, replacing: mayReplace ? .any : writtenDocuments[path].map { .text($0) } ?? .nothing,
          purpose: .document(query.format))))
    writtenDocuments[path] = text
    if !settings.isQuiet { say("wrote \(path)") }
  }

  /// A file is read by others: nothing in it depends on this terminal.
  private func lines(of query: ShowQuery) -> [HarmlessText] {
    let options = RenderOptions(pictures: presenter.options.pictures)
    return query.isPage
      ? [DesignPage.document(of: [PlayedDesign(playground)], options)]
      : query.lines(in: ViewContext(playground.draft, playground.timeline, options))
  }

  /// Remarks what does not hold, each at the place of its line; returns that it was found.
  func remarkUnmet(_ clauses: [String]) -> ExitStatus {
    for clause in clauses { presenter.remark((place.map { $0 + ": " } ?? "") + clause) }
    return .found
  }

  /// Returns the file that a person names, or the session that is open.
  func played(_ path: String?) throws -> SessionFile {
    guard let path else {
      let name = playground.path ?? "this session"
      return try SessionFile(playground.text, name: name, app: playground.draft.app)
    }
    return try sessionFile(at: path)
  }

  func replay(_ path: String?) throws -> ExitStatus {
    var replay = Replay(
      try played(path), settings: Replay.Settings(reader.cancellation),
      presenter: presenter)
    try replay.run()
    let played = replay.played
    if !replay.isCancelled { presenter.say(played.line) }
    return played.isAsExpected ? .fine : .found
  }
}

extension Playground {
  /// Puts the session of a file in place of this one; returns what is said of it, or `nil` where the person gave it up and
  /// nothing has changed.
  mutating func open(_ file: SessionFile, by line: String, _ cancellation: Cancellation) throws -> Prose? {
    let opened = try cancellation.result { [self] in
      var playground = self
      try playground.open(file, by: line)
      return playground
    }
    guard let opened else { return nil }
    self = opened
    let steps = timeline.stepsOfSession
    return steps == 0
      ? "opened \(file.name); `undo` goes back to what was there"
      : "opened \(file.name): \(counted: steps, "step"); `undo \(steps + 1)` goes back to what was there"
  }

  /// Carries out a command; `nil` where it is empty, or the person gave it up and nothing has changed. Nobody can give up
  /// what has no `cancellation`.
  mutating func run(_ command: TypedLine, _ cancellation: Cancellation?) throws(CommandError) -> Done? {
    guard let cancellation else { return try run(command) }
    workload = Workload()
    // A change is quick; a plan may be a search.
    guard command.command?.plans == true || Int(command.text) != nil else { return try run(command) }
    let result = try cancellation.result { [self] () throws(CommandError) in
      var playground = self
      let done = try playground.run(command)
      return (playground, done)
    }
    guard let (later, done) = result else { return nil }
    self = later
    return done
  }
}
