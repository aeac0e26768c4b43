import TabBarCore
import TabBarGuidelines

/// A draft with the steps that led to it: the whole state of a playground, as a value.
package struct Playground: Sendable {
  package internal(set) var draft: Draft
  package internal(set) var timeline: Timeline
  /// What was done since the last file was opened, or the last line typed.
  package var workload = Workload()
  /// What `new` begins with: an empty session, or the one that the person's startup file sets up.
  package var blank = Document()
  /// What the prompt was set to, by hand or by the startup file.
  package var promptSettings: [PromptSetting: (value: String, isOfStartup: Bool)] = [:]
  /// What was carried out and is in no journal yet; `nil` where no journal is kept.
  var entries: [JournalEntry]?
  /// The numbered list that was shown last, and the design that it is about, so that a number alone is enough; `nil` where
  /// none was.
  var numbered: (query: any NumberedQuery, draft: Draft)?

  package init(_ document: Document = Document()) {
    draft = document.draft
    timeline = Timeline(base: document)
  }

  package init(_ draft: Draft) { self.init(Document(draft: draft)) }

  /// Creates a playground for what a command would do after some steps.
  package init(_ draft: Draft, after timeline: Timeline) {
    self.draft = draft
    self.timeline = timeline
  }

  /// Remembers that a line took the steps after a position.
  package mutating func joinLine(from position: Int) { timeline.joinLine(from: position) }

  /// Carries out a line; `nil` for an empty one. Comments are kept. If it throws, nothing has changed.
  package mutating func perform(_ line: String, source: LineSource = .file) throws(CommandError) -> Outcome? {
    try perform(TypedLine(line, source: source))
  }

  mutating func perform(_ line: TypedLine) throws(CommandError) -> Outcome? {
    let (text, isTyped) = (line.text, line.source == .prompt)
    let before = isTyped ? draft.design : nil
    guard let invocation = try line.invocation else {
      // What is read from a pipe may begin as a session file does.
      guard LineKind(text) != .blank, !text.hasPrefix(SessionFile.mark) else { return nil }
      record(StepText(line: Quoting.harmless(String(text.drop { $0.isWhitespace }))))
      return .asks(.none)
    }
    if isTyped, let question = invocation.question(in: draft) { throw question }
    let outcome =
      isTyped && draft.titlesAreForeign
      ? try performInForeignLanguage(invocation, of: text)
      : try perform(invocation, of: text)
    keepList(of: outcome)
    if isTyped, let before {
      draft.moveSubject(since: before)
      if let tab = draft.tab(askedAboutBy: invocation) { draft.subject = tab }
    }
    return outcome
  }

  /// Carries out a command. If it throws, nothing has changed.
  package mutating func perform(
    _ invocation: Invocation, of line: String? = nil
  ) throws(CommandError) -> Outcome {
    // What the startup file describes is known at the prompt, and in no file.
    if !blank.draft.devices.isEmpty { draft.learn(blank.draft.devices) }
    guard let lines = try invocation.kept(in: draft) else {
      return try perform(invocation, as: line.map { invocation.step(in: draft, of: $0) })
    }
    do throws(CommandError) {
      return try lines.count == 1 ? perform(lines[0]) ?? .asks(.none) : carryOut(lines)
    } catch {
      let start = invocation.arguments.words[0].range.lowerBound
      throw CommandError(error.said, at: start..<invocation.arguments.end, remedy: error.advised)
    }
  }

  /// Carries out a command as the step that the session keeps; `nil` for the command in its canonical form.
  mutating func perform(
    _ invocation: Invocation, as text: consuming StepText?
  ) throws(CommandError) -> Outcome {
    let invocation = try invocation.known(in: draft)
    let arguments = invocation.arguments
    try workload.check()
    workload.add(1, on: draft)
    let isFirst = draft.design.tabs.isEmpty
    switch invocation.command.body {
    case .edit(let edit):
      let before = draft
      let sentence = try edit(&draft, arguments)
      if isFirst { draft.language = draft.design.locale }
      return .changed(recordChange(by: invocation, as: text, from: before) ?? sentence)
    case .change(let change):
      let step = text ?? invocation.step(in: draft)
      guard let sentence = try change(&draft, arguments) else { return .changed(Self.nothing) }
      if isFirst { draft.language = draft.design.locale }
      record(step)
      return .changed(sentence)
    case .ask(let ask):
      return .asks(try ask(draft, arguments))
    case .recall(let ask):
      return .asks(try ask(self, arguments))
    case .annotate(let ask):
      let effect = try ask(draft, arguments)
      record(text ?? invocation.step(in: draft))
      return .asks(effect)
    case .plan(let plan):
      let (lines, effect) = try plan(draft, arguments)
      return try carryOut(lines, effect)
    case .time(let travel):
      return self.travel(to: try travel(timeline, arguments))
    case .step:
      return try changeStep(invocation)
    case .mark:
      let name = arguments.words[0]
      let isOff = arguments.word(1) != nil
      if isOff {
        workload.add(again: timeline.markChanges.count, on: draft)
        guard timeline.mark(named: name.text) != nil else { throw timeline.noMark(named: name) }
      } else {
        // What judges it also judges designs after some of the steps before.
        workload.add(512, on: draft)
      }
      record(text ?? invocation.step(in: draft), naming: Steps.Naming(name: name.text, isOff: isOff))
      return .asks(.show(MarkQuery(name: name.canonical, isOff: isOff)))
    case .back:
      return try goBack(to: arguments.words[0], as: text ?? invocation.step(in: draft))
    case .startOver:
      return try startOver(invocation)
    }
  }

  /// Begins a session, with the commands of a starter where one is named, so that what is kept does not depend on what
  /// a later version has by that name.
  private mutating func startOver(_ invocation: Invocation) throws(CommandError) -> Outcome {
    guard let starter = invocation.arguments.word(0).flatMap({ Starter.named($0.text) }) else {
      replace(with: blank, by: invocation.canonical)
      let state: Prose = blank.body.isEmpty ? "an empty session" : "a session with your own settings"
      return .changed { "started \(state); `undo` brings the last one back" }
    }
    // Tabs of the startup file are not the starter's.
    let lines = (blank.draft.design.tabs.isEmpty ? [] : ["clear"]) + starter.lines
    let session = Trial(lines, on: Playground(blank)).playground
    var document = Document(body: session.body, draft: session.draft)
    document.isBlank = blank.isBlank
    replace(with: document, by: invocation.canonical)
    let sentence: Prose =
      "started with \(starter.summary): \(counted: lines.count, "command"); `undo` brings the last one back"
    return Outcome(sentence: { sentence }, effect: .none, proposed: lines)
  }

  /// Records a command, unless it left the draft as it was: undo would then take back nothing.
  /// Returns what is to be said in place of the command's own sentence, or `nil`.
  private mutating func recordChange(
    by invocation: Invocation, as text: consuming StepText?, from before: Draft
  ) -> Sentence? {
    let hasSameDesign = draft.design == before.design
    // Equal texts may have other bytes, and what is no step may change none.
    if hasSameDesign { draft.design = before.design }
    let isSame = hasSameDesign && draft == before
    guard !isSame || invocation.command.isRecordedUnchanged else { return Self.nothing }
    record(text ?? invocation.step(in: before))
    // Which titles a language lacks is worth saying again.
    guard isSame, invocation.command.name != Command.locale.name else { return nil }
    return { "nothing changed: already set; recorded in the session" }
  }

  /// Carries out the commands of an answer, each as a step of its own. If it throws, nothing has changed.
  package mutating func carryOut(_ lines: [String]) throws(CommandError) -> Outcome {
    try carryOut(lines, .none)
  }

  /// Carries out commands in place of the one that proposed them, so that the session keeps what was done
  /// and not what a later version would choose.
  private mutating func carryOut(_ lines: [String]?, _ effect: Effect) throws(CommandError) -> Outcome {
    guard let lines else { return .asks(effect) }
    let before = self
    let start = timeline.position
    do throws(CommandError) {
      for line in lines {
        if let invocation = try Invocation.parsed(from: line) { _ = try perform(invocation) }
      }
    } catch {
      self = before
      throw error
    }
    guard !lines.isEmpty else { return Outcome(sentence: nil, effect: effect, proposed: lines) }
    let steps = timeline.position - start
    guard steps > 0 else { return Outcome(sentence: Self.nothing, effect: effect, proposed: lines) }
    joinLine(from: start)
    return Outcome(
      sentence: { "carried out: \(lines.joined(separator: " · ")); `undo` takes it back" }, effect: effect,
      proposed: lines)
  }

  /// Puts another session in place of this one, as one step that can be undone, which `line` did.
  package mutating func replace(with document: Document, by line: String) {
    draft = document.draft
    log(.session(document, by: line))
    timeline.record(StepText(line: line), document: document, resulting: draft)
  }

  mutating func record(
    _ text: StepText, naming: Steps.Naming? = nil, returningTo step: Int? = nil
  ) {
    log(.line(text.line))
    timeline.record(text, naming: naming, returningTo: step, resulting: draft)
    if !text.tail.isEmpty { timeline.steps.addTail(text.tail) }
  }

  mutating func log(_ entry: JournalEntry) { entries?.append(entry) }

  static let nothing: Sentence = { "nothing changed: already set" }

  /// Takes a step that was taken before, maybe after other steps; returns its outcome, or `nil` for a comment.
  mutating func perform(_ step: StepText) throws(CommandError) -> Outcome? {
    guard let invocation = try Invocation.parsed(from: step.line) else {
      record(step)
      return nil
    }
    return try perform(invocation, as: step)
  }
}
