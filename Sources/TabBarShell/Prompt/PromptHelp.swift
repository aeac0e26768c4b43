import TabBarCore
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering

/// Facts about a line while it is typed: its colours, completions and effect. They change nothing.
final class PromptHelp {
  var pane = LivePane()
  /// Whether the bar is drawn under an empty line once it has left the screen.
  var keepsBarInSight = true

  private let playground: () -> Playground
  private let options: () -> RenderOptions
  private let entries: (_ folder: String) -> [FolderEntry]
  private let conversation: () -> (any Conversation)?
  private let lesson: () -> LessonRun?
  private let sight: BarInSight?
  private var present: Scene?
  private var lastStatus: HarmlessText?
  private var last: (text: String, above: [String], line: PartialLine, next: WordCompletions)?
  /// The rows under a text, which stay while only the cursor moves in a row of it.
  private var kept: (text: [String], row: Int, size: TerminalSize, rows: [HarmlessText])?
  /// Whether the line may be a sentence that was not read yet, whether it was read, and whether it said nothing then.
  private var (isUnread, isRead, isRefused) = (false, false, false)
  /// The effect of the rows above the cursor's.
  private var rehearsal: Trial?

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
    self.options = options
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
    lastStatus = nil
    last = nil
    kept = nil
    (isUnread, isRead, isRefused) = (false, false, false)
    rehearsal = nil
  }

  var assistant: PromptAssistant {
    PromptAssistant(
      hint: { [unowned self] in ghost(after: $0) },
      pane: { [unowned self] in rows(under: $0, in: $1) },
      waitsForPause: { [unowned self] in isUnread },
      pause: { [unowned self] in (isUnread, isRead, kept) = (false, true, nil) },
      colors: { [unowned self] in colors(of: $0) }, complete: { [unowned self] in completions(at: $0) },
      isAskedForHelp: { [unowned self] in isAskedForHelp(at: $0) },
      help: { [unowned self] in help(at: $0, columns: $1) },
      commands: { [unowned self] rows in
        guard takesCommands else { return (rows, false) }
        let rows = CommandRows(rows)
        return (rows.lines, rows.isOpen)
      }, status: { [unowned self] in status },
      question: { [unowned self] in question },
      isAnswer: { [unowned self] in conversation()?.isAnswered(by: $0) == true },
      isEmptyAnswer: { [unowned self] in isQuestionAlone }, options: options)
  }

  // MARK: Questions

  private var question: HarmlessText? {
    conversation().map { HarmlessText(options().shown($0.name) + "> ") }
  }

  /// Whether a question takes every line, so that nothing about the session is shown below it.
  private var isQuestionAlone: Bool {
    switch conversation()?.expects {
    case nil, .answerOrCommand: false
    case .answer, .command: true
    }
  }

  /// Whether the line can be a command.
  private var takesCommands: Bool { if case .answer? = conversation()?.expects { false } else { true } }

  /// The playground that a command is for: the session, or what a question is about.
  private var subject: Playground {
    if case .command(let other)? = conversation()?.expects { other } else { playground() }
  }

  private var status: HarmlessText {
    if let lastStatus { return lastStatus }
    if let conversation = conversation() { return faint(conversation.advice) }
    let scene = presentScene
    let separator = options().ascii ? " - " : " · "
    var parts = [scene.design.device.name]
    if scene.layout.placement != .none { parts.append(scene.layout.sizeClasses.horizontal.rawValue) }
    let count = scene.report.findings.count
    if count > 0 { parts.append(counted(count, "finding")) }
    var status = parts[0]
    for part in parts.dropFirst() { status += separator + part }
    return faint(status)
  }

  private func faint(_ status: String) -> HarmlessText {
    let options = options()
    let text = StyledText(options.shown(status), .faint).text(color: options.color)
    lastStatus = text
    return text
  }

  private var presentScene: Scene {
    let scene = present ?? playground().draft.scene
    present = scene
    return scene
  }

  /// Reads a line as it would be understood after those above it have run.
  private func understood(_ text: String, below above: [String] = []) -> (
    line: PartialLine, next: WordCompletions
  ) {
    if let last, last.text == text, last.above == above { return (last.line, last.next) }
    let subject = subject
    let draft = rehearsed(above)?.draft ?? subject.draft
    let line = PartialLine(text, for: draft)
    let next = WordCompletions(
      of: line, text: text, for: draft, symbols: { Symbol.names(startingWith: $0, atMost: Self.mostSymbols) },
      marks: { subject.timeline.marks.map(\.name) })
    last = (text, above, line, next)
    return (line, next)
  }

  private func rehearsed(_ lines: [String]) -> Trial? {
    guard !lines.isEmpty else { return nil }
    if let rehearsal, rehearsal.lines == lines { return rehearsal }
    let rehearsal = Trial(lines, on: subject, takesSentences: true)
    self.rehearsal = rehearsal
    return rehearsal
  }

  private func ghost(after text: EditorText) -> String {
    guard takesCommands, text.cursorIsAtEnd, !isJoined(text) else { return "" }
    return understood(text.currentRow, below: linesAbove(text)).next.ghost
  }

  private func rows(under text: EditorText, in size: TerminalSize) -> [HarmlessText] {
    guard pane.form != .off, !isQuestionAlone else { return [] }
    if text.rows.count == 1, let words = conversation()?.preview(of: text.currentRow) {
      return words.isEmpty ? [] : WordWrap.lines(of: options().shown(words), columns: size.columns)
    }
    guard text.rows != [""] else { return restingRows(in: size) }
    if let kept, kept.text == text.rows, kept.row == text.row, kept.size == size { return kept.rows }
    if kept != nil { isRead = false }
    isRefused = false
    let rows = effect(of: text, in: size)
    kept = (text.rows, text.row, size, rows)
    return rows
  }

  /// Returns what the command at the cursor would do.
  private func effect(of text: EditorText, in size: TerminalSize) -> [HarmlessText] {
    let playground = playground()
    let present = presentScene
    let above = linesAbove(text)
    let line = understood(command(of: text), below: above).line
    isUnread = false
    guard !line.isBeginning else { return [] }
    let preview =
      rehearsed(above).map { playground.preview(of: line.closed, after: $0, reads: isRead) }
      ?? playground.preview(of: line.closed, reads: isRead)
    if case .refused = preview { (isUnread, isRefused) = (!isRead, isRead) }
    var options = options()
    options.columns = min(options.columns, size.columns)
    guard let goal = goalRow(after: preview, options) else {
      return pane.rows(for: line, preview, isRead: isRead, present: present, in: size, options)
    }
    let rest = TerminalSize(columns: size.columns, rows: size.rows - 1)
    return pane.rows(for: line, preview, isRead: isRead, present: present, in: rest, options) + [goal]
  }

  /// Returns how many parts of a lesson's goal would hold after a change; `nil` where no lesson is open.
  private func goalRow(after preview: Preview, _ options: RenderOptions) -> HarmlessText? {
    guard case .change(let draft, _) = preview, let run = lesson(), !run.isSolved else { return nil }
    let (met, all) = run.progress(of: draft)
    let text = Phrase("goal: {met} of {all} hold", ["met": met, "all": all]).text(in: options.language)
    return StyledText(text, .faint).text(color: options.color)
  }

  /// Returns the bar under an empty line once it has left the screen, or its titles where the answer above would leave the
  /// screen for it.
  private func restingRows(in size: TerminalSize) -> [HarmlessText] {
    var options = options()
    guard pane.form == .full, keepsBarInSight, options.pictures, let sight, let room = options.rows, room > 0
    else {
      return []
    }
    let window = room + Presenter.promptRows
    guard sight.isGone(from: window) else { return [] }
    options.columns = min(options.columns, size.columns)
    let left = min(size.rows, window - sight.answerRows - 1)
    return BarInRows.lines(presentScene, most: max(left, 1), options)
  }

  /// The command that the cursor's row belongs to.
  private func command(of text: EditorText) -> String {
    // Rows that go on with others are rare.
    guard text.rows.count > 1 else { return text.currentRow }
    return CommandRows(text.rows).command(at: text.row).line
  }

  /// The commands that would run before the one at the cursor.
  private func linesAbove(_ text: EditorText) -> [String] {
    guard text.row > 0 else { return [] }
    let commands = CommandRows(text.rows)
    return Array(
      commands.lines.prefix(commands.lineOfRow[commands.openRow.map { min($0, text.row) } ?? text.row]))
  }

  /// Whether a row continues the text of the row above.
  private func isJoined(_ text: EditorText) -> Bool {
    guard text.rows.count > 1 else { return false }
    return CommandRows(text.rows).isShared(text.row)
  }

  private static let reach = 100

  private func colors(of text: EditorText) -> [TextColor] {
    guard options().color, takesCommands,
      text.rows.count > 1 || isQuestionAlone || conversation()?.preview(of: text.currentRow) == nil
    else { return [] }
    let commands = text.rows.count > 1 ? CommandRows(text.rows) : nil
    // Of a long text only what is near can be on the screen.
    let near = max(0, text.row - Self.reach)..<min(text.rows.count, text.row + Self.reach)
    let above = linesAbove(text)
    return near.flatMap { index -> [TextColor] in
      if let commands, commands.isShared(index) { return [] }
      let row = text.rows[index]
      let isCursorRow = index == text.row
      let line =
        isCursorRow ? understood(row, below: above).line : PartialLine(row, for: subject.draft)
      return line.pieces.compactMap { piece in
        var piece = piece
        // The rows above may make the tab, and what is wrong in a command may be right in a sentence.
        if !isCursorRow, piece.kind == .tab { piece.isWrong = false }
        if isCursorRow ? !isRefused && (line.mayBeSentence || isRead) : line.mayBeSentence {
          piece.isWrong = false
        }
        return piece.parameters.map {
          TextColor(row: index, range: row.scalars(in: piece.range), parameters: $0)
        }
      }
    }
  }

  private func completions(at text: EditorText) -> Completions? {
    guard takesCommands, !isJoined(text) else { return nil }
    let start = text.beforeCursor
    let next = understood(start, below: linesAbove(text)).next
    let typed = String(decoding: Array(start.utf8)[next.typed], as: UTF8.self)
    var choices = next.choices.map {
      Completion($0.insertion, meaning: $0.meaning, isComplete: $0.isComplete)
    }
    if let path = next.path { choices = PathChoices.completions(of: path, entries: entries) + choices }
    if choices.isEmpty, isRead, text.cursorIsAtEnd {
      let meant = CommandError("", at: 0..<0)
      let error = subject.suggesting(meant, insteadOf: start)
      choices = (error.areSteps ? [error.lines.joined(separator: "; ")] : error.lines).map { Completion($0) }
      return choices.isEmpty ? nil : Completions(replaced: start.count, choices: choices)
    }
    return choices.isEmpty ? nil : Completions(replaced: typed.count, choices: choices)
  }

  /// Whether a question mark would begin a word of its own, outside of quotes and comments.
  private func isAskedForHelp(at text: EditorText) -> Bool {
    guard takesCommands else { return false }
    let row = text.beforeCursor
    guard row.allSatisfy(\.isWhitespace) || row.last?.isWhitespace == true, !isJoined(text) else {
      return false
    }
    guard !row.isEmpty else { return true }
    let line = understood(row, below: linesAbove(text)).line
    return !line.isInWord && line.pieces.last?.kind != .comment
  }

  private func help(at text: EditorText, columns: Int) -> [HarmlessText] {
    var options = options()
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
