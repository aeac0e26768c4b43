import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// Facts about a line while it is typed: its colours, completions and effect. They change nothing.
///
/// What a key shows at once costs little; the effect of the line waits for a pause, and each is worked out once.
final class PromptHelp: PromptAssistant {
  var pane = LivePane()
  /// Whether the bar is drawn under an empty line once it has left the screen.
  var keepsBarInSight = true

  private let playground: () -> Playground
  private let renderOptions: () -> RenderOptions
  private let entries: (_ folder: String) -> [FolderEntry]
  private let conversation: () -> (any Conversation)?
  private let lesson: () -> LessonRun?
  private let sight: BarInSight?
  private var present: Scene?
  private var known = Known()

  /// What was worked out since the last line was run.
  private struct Known {
    var status: HarmlessText?
    var line: (text: String, above: [String], isCertain: Bool, line: PartialLine, next: WordCompletions)?
    /// The picture of the present scene, for a width.
    var picture: (columns: Int, rows: [HarmlessText])?
    /// The rows under an empty line, for a size.
    var resting: (size: TerminalSize, rows: [HarmlessText])?
    var shown: Effect?
    /// The text whose effect is not worked out yet.
    var wanted: (text: EditorText, size: TerminalSize)?
    var rows = CommandRows([])
    /// The effect of the rows above the cursor's.
    var rehearsal: Rehearsal?
    /// The other rows, by their text.
    var lines: [String: PartialLine] = [:]
  }

  /// What is under a text, which stays while only the cursor moves in a row of it.
  private struct Effect {
    let text: [String]
    let row: Int
    let size: TerminalSize
    let rows: [HarmlessText]
    /// Whether it may be a sentence that was not read yet.
    var isUnread = false
    /// Whether it was read as a sentence, too.
    var isRead = false
    /// Whether it said nothing then.
    var isRefused = false
  }

  /// - Parameters:
  ///   - present: The scene of the playground, if already known.
  ///   - sight: What is still on the screen; without it the bar is drawn only while a line is typed.
  ///   - entries: Lists a folder, only to complete a path.
  init(
    playground: @escaping () -> Playground, options: @escaping () -> RenderOptions, present: Scene? = nil,
    sight: BarInSight? = nil, entries: @escaping (_ folder: String) -> [FolderEntry] = { _ in [] },
    conversation: @escaping () -> (any Conversation)? = { nil },
    lesson: @escaping () -> LessonRun? = { nil }
  ) {
    self.playground = playground
    self.renderOptions = options
    self.entries = entries
    self.conversation = conversation
    self.lesson = lesson
    self.present = present
    self.sight = sight
  }

  // Longer lists are not useful in a menu.
  private static let mostSymbols = 60

  /// Forgets everything about the playground, which may have changed.
  func startOver() {
    // Most of what is typed at a prompt changes nothing, and laying out a bar again takes its time.
    let draft = playground().draft
    if let scene = present, scene.design != draft.design || scene.guide.id != draft.guide.id { present = nil }
    known = Known()
  }

  var options: RenderOptions { renderOptions() }

  // MARK: Questions

  var question: HarmlessText? {
    conversation().map { HarmlessText(Phrase($0.name).text(in: options.language) + "> ") }
  }

  var isEmptyAnswer: Bool { isQuestionAlone }

  func isAnswer(_ key: Character) -> Bool { conversation()?.isAnswered(by: key) == true }

  /// Whether a question takes every line, so that nothing about the session is shown below it.
  private var isQuestionAlone: Bool {
    switch conversation()?.expects {
    case nil, .answerOrCommand, .nothing: false
    case .answer, .command: true
    }
  }

  /// Whether the line can be a command.
  private var takesCommands: Bool { if case .answer? = conversation()?.expects { false } else { true } }

  /// The playground that a command is for: the session, or what a question is about.
  private var subject: Playground {
    if case .command(let other)? = conversation()?.expects { other } else { playground() }
  }

  var status: HarmlessText {
    if let status = known.status { return status }
    let status = StyledText(options.shown(plainStatus), .faint).text(color: options.color)
    known.status = status
    return status
  }

  private var plainStatus: String {
    if let conversation = conversation() { return conversation.advice }
    let scene = presentScene
    var parts = [scene.design.device.name]
    if scene.layout.placement != .none {
      parts.append(Phrase(scene.layout.sizeClasses.horizontal.rawValue).text(in: options.language))
    }
    let count = scene.report.findings.count
    if count > 0 { parts.append(counted(count, "finding")) }
    return parts.joined(separator: options.ascii ? " - " : " · ")
  }

  private var presentScene: Scene {
    let scene = present ?? playground().draft.scene
    present = scene
    return scene
  }

  private func presentPicture(_ options: RenderOptions) -> [HarmlessText] {
    if let picture = known.picture, picture.columns == options.columns { return picture.rows }
    let rows = BarPicture.lines(presentScene, options)
    known.picture = (options.columns, rows)
    return rows
  }

  // MARK: Rows that run before others

  /// The commands of a text.
  private func commandRows(of text: EditorText) -> CommandRows {
    if known.rows.rows != text.rows { known.rows = CommandRows(text.rows) }
    return known.rows
  }

  /// The command that the cursor's row belongs to.
  private func command(of text: EditorText) -> String {
    // Rows that go on with others are rare.
    text.rows.count > 1 ? commandRows(of: text).command(at: text.row).line : text.currentRow
  }

  /// The commands that would run before the one at the cursor.
  private func linesAbove(_ text: EditorText) -> [String] {
    guard text.row > 0 else { return [] }
    let commands = commandRows(of: text)
    return Array(
      commands.lines.prefix(commands.lineOfRow[commands.openRow.map { min($0, text.row) } ?? text.row]))
  }

  /// Whether a row continues the text of the row above.
  private func isJoined(_ text: EditorText) -> Bool {
    text.rows.count > 1 && commandRows(of: text).isShared(text.row)
  }

  /// Returns what comes of lines; `nil` where it was given up.
  private func rehearsed(_ lines: [String], unless isOver: () -> Bool = { false }) -> Trial? {
    var rehearsal = known.rehearsal ?? Rehearsal(on: subject)
    defer { known.rehearsal = rehearsal }
    return rehearsal.carryOut(lines, unless: isOver)
  }

  /// Reads a line as it would be understood after those above it have run, as far as their effect is known.
  private func understood(_ text: String, below above: [String] = []) -> (
    line: PartialLine, next: WordCompletions, isCertain: Bool
  ) {
    let outcome = above.isEmpty ? nil : known.rehearsal?.outcome(of: above)
    let isCertain = above.isEmpty || outcome != nil
    if let line = known.line, line.text == text, line.above == above, line.isCertain == isCertain {
      return (line.line, line.next, isCertain)
    }
    let subject = subject
    let draft = outcome?.draft ?? subject.draft
    let line = PartialLine(text, for: draft)
    let next = WordCompletions(
      of: line, text: text, for: draft, symbols: { Symbol.names(startingWith: $0, atMost: Self.mostSymbols) },
      marks: { subject.timeline.marks.map(\.name) })
    known.line = (text, above, isCertain, line, next)
    return (line, next, isCertain)
  }

  func commands(in rows: [String]) -> (lines: [String], isOpen: Bool) {
    guard takesCommands else { return (rows, false) }
    let rows = CommandRows(rows)
    return (rows.lines, rows.isOpen)
  }

  // MARK: The effect

  // Shorter than a person notices, and longer than between the keys of a paste and of one that is held down.
  private static let pauseBeforeEffect: Int32 = 25
  // Longer than between two keys of most people, and too short to be waited for.
  private static let pauseBeforeReading: Int32 = 200

  var pause: Int32? {
    guard known.wanted != nil else { return nil }
    return known.shown?.isUnread == true
      ? Self.pauseBeforeReading - Self.pauseBeforeEffect : Self.pauseBeforeEffect
  }

  func pane(under text: EditorText, in size: TerminalSize) -> [HarmlessText] {
    known.wanted = nil
    guard pane.form != .off, !isQuestionAlone else { return [] }
    if text.rows.count == 1, let words = conversation()?.preview(of: text.currentRow) {
      known.shown = nil
      return words.isEmpty ? [] : WordWrap.lines(of: options.shown(words), columns: size.columns)
    }
    guard text.rows != [""] else { return restingRows(in: size) }
    if let shown = known.shown, shown.text == text.rows, shown.row == text.row, shown.size == size {
      if shown.isUnread { known.wanted = (text, size) }
      return shown.rows
    }
    known.shown?.isUnread = false
    known.wanted = (text, size)
    // What the last key has shown stays for a moment, rather than that all below flickers.
    guard let rows = known.shown?.rows, rows.count <= size.rows else { return [] }
    return rows
  }

  func work(unless isOver: () -> Bool) {
    guard let (text, size) = known.wanted else { return }
    let isRead = known.shown?.isUnread == true
    guard let effect = effect(of: text, in: size, isRead: isRead, unless: isOver) else { return }
    (known.shown, known.wanted) = (effect, nil)
  }

  /// Returns what the command at the cursor would do; `nil` where it was given up.
  private func effect(
    of text: EditorText, in size: TerminalSize, isRead: Bool, unless isOver: () -> Bool
  ) -> Effect? {
    let above = linesAbove(text)
    let outcome = above.isEmpty ? nil : rehearsed(above, unless: isOver)
    guard above.isEmpty || outcome != nil else { return nil }
    let line = understood(command(of: text), below: above).line
    guard !line.isBeginning else { return Effect(text: text.rows, row: text.row, size: size, rows: []) }
    let playground = playground()
    let preview =
      outcome.map { playground.preview(of: line.closed, after: $0, reads: isRead) }
      ?? playground.preview(of: line.closed, reads: isRead)
    var options = options
    options.columns = min(options.columns, size.columns)
    // What comes of a line in a lesson is for the learner to think of first.
    let isOpen = lesson()?.isSolved == false
    let rows = pane.rows(
      for: line, preview, isRead: isRead, present: presentScene, picture: { self.presentPicture(options) },
      in: size, options, withFindings: !isOpen)
    var effect = Effect(text: text.rows, row: text.row, size: size, rows: rows)
    effect.isRead = isRead
    if case .refused = preview { (effect.isUnread, effect.isRefused) = (!isRead, isRead) }
    return effect
  }

  /// Returns the bar under an empty line once it has left the screen, or its titles where the answer above would leave the
  /// screen for it.
  private func restingRows(in size: TerminalSize) -> [HarmlessText] {
    var options = options
    guard pane.form == .full, keepsBarInSight, options.pictures, let sight, let room = options.rows, room > 0
    else {
      return []
    }
    let window = room + Presenter.promptRows
    guard sight.isGone(from: window) else { return [] }
    if let resting = known.resting, resting.size == size { return resting.rows }
    options.columns = min(options.columns, size.columns)
    let left = min(size.rows, window - sight.answerRows - 1)
    let rows = BarInRows.lines(presentScene, most: max(left, 1), options)
    known.resting = (size, rows)
    return rows
  }

  // MARK: Words

  func hint(after text: EditorText) -> String {
    guard takesCommands, text.cursorIsAtEnd, !isJoined(text) else { return "" }
    return understood(text.currentRow, below: linesAbove(text)).next.ghost
  }

  func colors(of text: EditorText, in rows: Range<Int>) -> [TextColor] {
    guard options.color, takesCommands,
      text.rows.count > 1 || isQuestionAlone || conversation()?.preview(of: text.currentRow) == nil
    else { return [] }
    let commands = text.rows.count > 1 ? commandRows(of: text) : nil
    return rows.clamped(to: text.rows.indices).flatMap { index -> [TextColor] in
      if let commands, commands.isShared(index) { return [] }
      let row = text.rows[index]
      let (line, mayBeRight, mayTabBeRight) = index == text.row ? cursorLine(of: text) : otherLine(row)
      return line.pieces.compactMap { piece in
        var piece = piece
        if mayBeRight || mayTabBeRight && piece.kind == .tab { piece.isWrong = false }
        return piece.parameters.map {
          TextColor(row: index, range: row.scalars(in: piece.range), parameters: $0)
        }
      }
    }
  }

  /// Returns the line at the cursor, and whether what is wrong in it may be right in a sentence, and a tab because the rows
  /// above make it.
  private func cursorLine(of text: EditorText) -> (PartialLine, mayBeRight: Bool, mayTabBeRight: Bool) {
    let (line, _, isCertain) = understood(text.currentRow, below: linesAbove(text))
    guard let shown = known.shown, shown.text == text.rows, shown.row == text.row else {
      return (line, line.mayBeSentence, !isCertain)
    }
    return (line, !shown.isRefused && (line.mayBeSentence || shown.isRead), !isCertain)
  }

  private func otherLine(_ row: String) -> (PartialLine, mayBeRight: Bool, mayTabBeRight: Bool) {
    let line = known.lines[row] ?? PartialLine(row, for: subject.draft)
    known.lines[row] = line
    return (line, line.mayBeSentence, true)
  }

  func completions(at text: EditorText) -> Completions? {
    guard takesCommands, !isJoined(text) else { return nil }
    let start = text.beforeCursor
    if text.row > 0 { _ = rehearsed(linesAbove(text)) }
    let next = understood(start, below: linesAbove(text)).next
    let typed = String(decoding: Array(start.utf8)[next.typed], as: UTF8.self)
    var choices = next.choices.map {
      Completion($0.insertion, meaning: $0.meaning, isComplete: $0.isComplete)
    }
    if let path = next.path { choices = PathChoices.completions(of: path, entries: entries) + choices }
    if choices.isEmpty, known.shown?.isRead == true, known.shown?.text == text.rows, text.cursorIsAtEnd {
      let meant = CommandError("", at: 0..<0)
      let error = subject.suggesting(meant, insteadOf: start)
      choices = (error.areSteps ? [error.lines.joined(separator: "; ")] : error.lines).map { Completion($0) }
      return choices.isEmpty ? nil : Completions(replaced: start.count, choices: choices)
    }
    return choices.isEmpty ? nil : Completions(replaced: typed.count, choices: choices)
  }

  /// Whether a question mark would begin a word of its own, outside of quotes and comments.
  func isAskedForHelp(at text: EditorText) -> Bool {
    guard takesCommands else { return false }
    let row = text.beforeCursor
    guard row.allSatisfy(\.isWhitespace) || row.last?.isWhitespace == true, !isJoined(text) else {
      return false
    }
    guard !row.isEmpty else { return true }
    let line = understood(row, below: linesAbove(text)).line
    return !line.isInWord && line.pieces.last?.kind != .comment
  }

  func help(at text: EditorText, columns: Int) -> [HarmlessText] {
    var options = options
    options.columns = min(options.columns, columns)
    return HelpView.lines(for: understood(command(of: text), below: linesAbove(text)).line.command, options)
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
  /// The SGR parameters of the part: its kind, or an underline if it is wrong.
  fileprivate var parameters: String? {
    if isWrong { return "4;31" }
    switch kind {
    case .command: return "1"
    case .name, .tab: return "36"
    case .key: return "34"
    case .comment: return "2"
    case .text: return nil
    }
  }
}
