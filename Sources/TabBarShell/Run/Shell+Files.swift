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

  func open(_ path: String, line: String) throws -> ExitStatus {
    try refuseStandardInput(path)
    let path = existing(path)
    let file = try store.sessionFile(at: path)
    let opened = try reader.cancellation.result { [playground] in
      var playground = playground
      try playground.open(file, by: line)
      return playground
    }
    guard let opened else { return .failed }
    playground = opened
    keepJournal()
    if !settings.isQuiet {
      let steps = playground.timeline.stepsOfSession
      say(
        steps == 0
          ? "opened \(path); `undo` goes back to what was there"
          : "opened \(path): \(counted: steps, "step"); `undo \(steps + 1)` goes back to what was there")
      showScene(below: 1)
    }
    return .fine
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

  /// Saves the session, or proposes a name for it.
  func save(_ path: String?, mayReplace: Bool) throws -> ExitStatus {
    try refuseStandardInput(path)
    guard let target = path.map(named) ?? playground.path, target != "-" else {
      if settings.isInteractive {
        proposeName()
        return .failed
      }
      throw Refusal("the session has no file yet", "`save FILE` gives it one, such as `save my-app.tabs`")
    }
    let isNew = target != playground.path
    let lost = isNew ? [] : playground.timeline.laterSavedSteps
    // A recovered session has a name that no file may have got meanwhile.
    let known = isNew ? nil : playground.savedText.map { WriteRequest.Replaced.text($0) }
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
    playground.markSaved(to: target, as: text)
    journals?.keepSaved(&playground)
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
    return reportPromises(of: target, text)
  }

  /// Writes a session anew from the present design. The session goes on as it is.
  func saveDesign(_ path: String) throws {
    try refuseStandardInput(path)
    let target = named(path)
    let text = SessionFile.text(of: playground.draft.lines)
    let design = Playground(Document(draft: playground.draft))
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

  /// Says which of the expectations at the end of a file do not hold any more.
  private func reportPromises(of path: String, _ text: String) -> ExitStatus {
    let broken = playground.brokenPromises
    guard !broken.isEmpty else { return .fine }
    let first = playground.lineOfPromises(in: text)
    for promise in broken {
      presenter.remark("\(path):\(first + promise.index): \(promise.mismatch.sentence)")
    }
    if settings.isInteractive {
      presenter.remark("  saved all the same: undo the change, or change these lines in the file")
    }
    return .found
  }

  /// Remarks what does not hold, each at the place of its line; returns that it was found.
  func remarkUnmet(_ clauses: [String], number: Int) -> ExitStatus {
    let place = settings.inputName.map { "\($0):\(number): " } ?? ""
    for clause in clauses { presenter.remark(place + clause) }
    return .found
  }

  /// Returns the file that a person names, or the session that is open.
  func played(_ path: String?) throws -> SessionFile {
    try refuseStandardInput(path)
    guard let path else {
      let name = playground.path ?? "this session"
      return try SessionFile(playground.text, name: name, app: playground.draft.app)
    }
    return try store.sessionFile(at: existing(path))
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
