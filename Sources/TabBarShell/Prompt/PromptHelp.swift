import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarTerminal

/// Facts about a line while it is typed: its colours, completions and effect. They change nothing.
///
/// What a key shows at once costs little; the effect of the line waits for a pause, and each is worked out once.
final class PromptHelp: PromptAssistant {
  private unowned let shell: Shell
  private var known = Known()

  /// What was worked out since the last line was run.
  private struct Known {
    var status: HarmlessText?
    var reading: Reading?
    /// The rows under an empty line, for a size.
    var resting: (size: TerminalSize, rows: [HarmlessText])?
    var shown: Effect?
    /// The line whose effect is not worked out yet.
    var wanted: (text: String, size: TerminalSize)?
  }

  /// A line as it is understood, and what may follow it.
  private struct Reading {
    let text: String
    let line: PartialLine
    let next: WordCompletions
  }

  /// What is under a line, which stays while only the cursor moves in it.
  private struct Effect {
    let text: String
    let size: TerminalSize
    let rows: [HarmlessText]
    let meaning: Meaning

    /// What the line is, as far as it was read.
    enum Meaning {
      case command
      /// No command, and maybe a sentence.
      case unread
      case sentence
      /// Neither a command nor a sentence.
      case nothing
    }
  }

  init(_ shell: Shell) { self.shell = shell }

  /// Forgets everything about the playground, which may have changed.
  func startOver() {
    shell.bar.follow(shell.playground.draft)
    known = Known()
  }

  var options: RenderOptions { shell.presenter.options }

  // MARK: Questions

  var question: HarmlessText? {
    (shell.dialogues.asking?.name ?? shell.openLesson?.name).map { HarmlessText(options.said($0) + "> ") }
  }

  var isEmptyAnswer: Bool { shell.dialogues.asking?.takesEveryLine ?? true }

  /// Whether a question takes every line, so that nothing about the session is shown below it.
  private var takesEveryLine: Bool { shell.dialogues.asking?.takesEveryLine == true }

  var status: HarmlessText {
    if let status = known.status { return status }
    let status = StyledText(options.shown(plainStatus), .faint).text(options)
    known.status = status
    return status
  }

  private var plainStatus: String {
    if let dialogue = shell.dialogues.asking { return options.said(dialogue.advice) }
    let scene = shell.bar.scene
    var parts: [Prose] = ["\(scene.design.device.name)"]
    if scene.layout.placement != .none {
      parts.append(Prose(scene.layout.sizeClasses.horizontal))
    }
    let count = scene.report.findings.count
    if count > 0 { parts.append("\(counted: count, "finding")") }
    return options.said(.joined(parts, by: options.ascii ? " - " : " · "))
  }

  private func reading(of text: String) -> Reading {
    if let reading = known.reading, reading.text == text { return reading }
    let line = PartialLine(text, for: shell.playground.draft)
    let next = WordCompletions(of: line, in: shell.playground)
    let reading = Reading(text: text, line: line, next: next)
    known.reading = reading
    return reading
  }

  // MARK: What is shown

  func view(of text: EditorText, in size: TerminalSize) -> LineView {
    guard options.editing == .whole else { return LineView() }
    let said = takesEveryLine ? nil : shell.dialogues.asking?.preview(of: text.text)
    var view = LineView(pane: pane(under: text.text, said: said, in: size), status: status)
    if !options.ascii { view.pane = view.pane.map { $0.isolated() } }
    guard !takesEveryLine else { return view }
    let reading = reading(of: text.text)
    if text.cursorIsAtEnd { (view.hint, view.usage) = (reading.next.rest, reading.next.usage) }
    if options.color, said == nil { view.colors = colors(of: reading) }
    return view
  }

  // MARK: The effect

  // Shorter than a person notices, and longer than between the keys of a paste and of one that is held down.
  private static let pauseBeforeEffect: Int32 = 25
  // Longer than between two keys of most people, and too short to be waited for.
  private static let pauseBeforeReading: Int32 = 200

  var pause: Int32? {
    guard known.wanted != nil else { return nil }
    return known.shown?.meaning == .unread
      ? Self.pauseBeforeReading - Self.pauseBeforeEffect : Self.pauseBeforeEffect
  }

  /// Returns the rows under a line that are known without a pause; `said` is what a question says of it.
  private func pane(under text: String, said: String?, in size: TerminalSize) -> [HarmlessText] {
    guard size.rows > 0 else { return [] }
    known.wanted = nil
    guard shell.playground.pane != .off, !takesEveryLine else { return [] }
    if let said {
      known.shown = nil
      return said.isEmpty ? [] : WordWrap.lines(of: options.shown(said), columns: size.columns)
    }
    guard !text.isEmpty else { return restingRows(in: size) }
    if let shown = known.shown, shown.text == text, shown.size == size {
      if shown.meaning == .unread { known.wanted = (text, size) }
      return shown.rows
    }
    known.wanted = (text, size)
    // What the last key has shown stays for a moment, rather than that all below flickers.
    guard let rows = known.shown?.rows, rows.count <= size.rows else { return [] }
    return rows
  }

  func work() {
    guard let (text, size) = known.wanted else { return }
    let isRead = known.shown.map { $0.meaning == .unread && $0.text == text && $0.size == size } ?? false
    known.shown = effect(of: text, in: size, isRead: isRead)
    known.wanted = nil
  }

  /// Returns what the line would do, read as a sentence as well or not.
  private func effect(of text: String, in size: TerminalSize, isRead: Bool) -> Effect {
    let line = reading(of: text).line
    guard !line.isBeginning else { return Effect(text: text, size: size, rows: [], meaning: .command) }
    let preview =
      shell.state.offered(by: text).map { shell.playground.preview(ofMeant: $0) }
      ?? shell.playground.preview(of: line.closed, reads: isRead)
    let rows = rows(for: line, preview, isRead: isRead, in: size)
    var meaning = isRead ? Effect.Meaning.sentence : .command
    if case .refused = preview { meaning = isRead ? .nothing : .unread }
    return Effect(text: text, size: size, rows: rows, meaning: meaning)
  }

  private func rows(
    for line: PartialLine, _ preview: Preview, isRead: Bool, in size: TerminalSize
  ) -> [HarmlessText] {
    let options = shell.options(in: size.columns)
    switch preview {
    case .nothing: return []
    case .noChange: return [HarmlessText(options.said("this would change nothing"))]
    case .says(let text): return text.lines(options).text(options)
    case .refused(let error): return objection(to: line, error, isRead: isRead, options)
    case .change(let draft, let sentence):
      // What comes of a line in a lesson is for the learner to think of first.
      return shell.rows(
        changingTo: draft, sentence(), in: size, isBrief: shell.playground.pane == .brief,
        withFindings: shell.openLesson?.isDone != false)
    }
  }

  /// Returns the problem of a line and its remedy, or the summary of its command if it is only unfinished, or may be a
  /// sentence that was not read yet.
  private func objection(
    to line: PartialLine, _ error: CommandError, isRead: Bool, _ options: RenderOptions
  ) -> [HarmlessText] {
    guard isRead || !line.mayBeSentence, var known = line.error else {
      return line.command.map { WordWrap.lines(of: options.shown($0.summary), columns: options.columns) }
        ?? []
    }
    if line.mayBeSentence { known = error }
    let clause = known.advised.map { "\(known.said): \($0)" } ?? known.said
    return clause.lines(options).text(options)
  }

  /// Returns the bar under an empty line once it has left the screen, or its titles where the answer above would leave the
  /// screen for it.
  private func restingRows(in size: TerminalSize) -> [HarmlessText] {
    let options = shell.options(in: size.columns)
    let (pane, picture) = (shell.playground.pane, shell.playground.picture)
    guard pane == .full, picture != .off, options.pictures, let room = options.rows, room > 0
    else { return [] }
    let window = room + Presenter.promptRows
    guard shell.bar.isGone(from: window) else { return [] }
    if let resting = known.resting, resting.size == size { return resting.rows }
    let left = picture == .brief ? 1 : min(size.rows, window - shell.bar.answerRows - 1)
    let rows = BarInRows.lines(shell.bar.scene, most: max(left, 1), options)
    known.resting = (size, rows)
    return rows
  }

  // MARK: Words

  private func colors(of reading: Reading) -> [TextColor] {
    // What is wrong in a command may be right in a sentence.
    let shown = known.shown.flatMap { $0.text == reading.text ? $0.meaning : nil }
    let mayBeRight = shown != .nothing && (reading.line.mayBeSentence || shown == .sentence)
    return reading.line.pieces.compactMap { piece in
      var piece = piece
      if mayBeRight { piece.isWrong = false }
      return piece.style.parameters(on: options.background).map {
        TextColor(range: reading.text.scalars(in: piece.range), parameters: $0)
      }
    }
  }

  func completions(at text: EditorText) -> Completions? {
    guard !takesEveryLine else { return nil }
    let start = text.beforeCursor
    let next = reading(of: start).next
    let typed = String(decoding: Array(start.utf8)[next.typed], as: UTF8.self)
    var choices = next.choices.map {
      Completion($0.insertion, meaning: $0.meaning, isComplete: $0.isComplete)
    }
    if let path = next.path {
      choices = PathChoices.completions(of: path, entries: shell.store.entries) + choices
    }
    if choices.isEmpty, text.cursorIsAtEnd, let shown = known.shown, shown.text == start,
      [.sentence, .nothing].contains(shown.meaning)
    {
      // What was typed of a command is replaced by no other.
      let owner = reading(of: start).line.command?.name
      choices = shell.playground.lines(insteadOf: start).filter { owner == nil || $0.hasPrefix(owner ?? "") }
        .map { Completion($0) }
      return choices.isEmpty ? nil : Completions(replaced: start.count, choices: choices)
    }
    return choices.isEmpty ? nil : Completions(replaced: typed.count, choices: choices)
  }

  func isAskedForHelp(at text: EditorText) -> Bool {
    guard !takesEveryLine else { return false }
    let row = text.beforeCursor
    guard row.allSatisfy(\.isWhitespace) || row.last?.isWhitespace == true else { return false }
    guard !row.isEmpty else { return true }
    let line = reading(of: row).line
    return !line.isInWord && line.pieces.last?.kind != .comment
  }

  func help(at text: EditorText, columns: Int) -> [HarmlessText] {
    let options = shell.options(in: columns)
    return HelpView.blocks(of: reading(of: text.text).line.command?.name, options).lines(options)
  }
}

extension String {
  /// Returns the offsets of the scalars in a range of UTF-8 bytes.
  fileprivate func scalars(in bytes: Range<Int>) -> Range<Int> {
    var (start, end, offset, count) = (0, 0, 0, 0)
    for scalar in unicodeScalars {
      if offset < bytes.lowerBound { start = count + 1 }
      if offset < bytes.upperBound { end = count + 1 }
      offset += UTF8.width(scalar)
      count += 1
    }
    return min(start, end)..<end
  }
}

extension PartialLine.Piece {
  fileprivate var style: Style {
    if isWrong { return .wrong }
    return switch kind {
    case .command: .strong
    case .name, .tab: .name
    case .key: .key
    case .comment: .faint
    case .text: .plain
    }
  }
}
