import TabBarDrawing

final class PromptDisplay {
  private static let pasteOn: Screen.Frame = "\u{1B}[?2004h"
  private static let pasteOff: Screen.Frame = "\u{1B}[?2004l"

  private(set) var hasFailed = false

  private let editor: Editor
  private let output: TerminalOutput
  private var screen: Screen
  private let size: () -> TerminalSize
  private let usualPrompt: HarmlessText
  private var shown: Screen.Content?
  private var mustBeep = false
  /// Written in front of the next frame, in the same write.
  private var pending: Screen.Frame = ""

  init(editor: Editor, output: TerminalOutput, screen: Screen, size: @escaping () -> TerminalSize) {
    self.editor = editor
    self.size = size
    self.output = output
    self.screen = screen
    usualPrompt = screen.prompt
    editor.beep = { [unowned self] in mustBeep = true }
    editor.clearScreen = { [unowned self] in
      pending += self.screen.clear()
      shown = nil
    }
    if screen.isOneRow {
      editor.tell = { [unowned self] lines in
        pending += self.screen.told(lines, below: self.editor.text)
        shown = nil
      }
    }
    editor.menuRoom = { [unowned self] in self.screen.menuRoom(beside: self.editor.text) }
  }

  /// How many milliseconds without a key what is shown waits for, so that there is more to show; `nil` where there is no
  /// more.
  var pause: Int32? { editor.assistant.pause }

  /// Draws what a pause shows, unless the next key comes meanwhile.
  func paintAtPause() -> Bool {
    editor.assistant.work()
    return editor.inputWaits() || paint()
  }

  /// Asks the terminal to mark pasted text.
  func begin() { pending += Self.pasteOn }

  /// Draws the present text, unless it is already shown; returns false if the terminal has another size by now.
  func paint() -> Bool {
    let content = content()
    var drawn = screen
    let frame: Screen.Frame = content == shown ? "" : drawn.draw(content)
    // Right before it is written: the rows are no longer where they were, and the signal may still be on its way.
    guard size() == screen.size else { return false }
    screen = drawn
    // One beep, however many keys did nothing.
    write(mustBeep ? frame + "\u{07}" : frame)
    mustBeep = false
    shown = content
    return true
  }

  private func content() -> Screen.Content {
    let text = editor.text
    let columns = screen.size.columns - 1
    let menuRows = editor.menu == nil && editor.notice == nil ? 0 : screen.menuRoom(beside: text)
    guard let rows = editor.menuRows(in: TerminalSize(columns: columns, rows: menuRows)) else {
      let room = TerminalSize(columns: columns, rows: screen.paneRoom(beside: text))
      return Screen.Content(text: text, view: editor.assistant.view(of: text, in: room))
    }
    if let line = editor.menuLine {
      return Screen.Content(
        text: EditorText(line.text), view: LineView(pane: rows), prompt: line.prompt, paneComesFirst: true)
    }
    var view = editor.assistant.view(of: text, in: TerminalSize(columns: columns, rows: 0))
    (view.pane, view.status) = (rows, "")
    if editor.hasMenu { (view.hint, view.usage) = ("", "") }
    return Screen.Content(text: text, view: view, paneComesFirst: true)
  }

  /// Leaves the text, followed by `mark`, in the transcript.
  func finish(mark: String) {
    resize()
    write(screen.finish(editor.text, mark: mark) + Self.pasteOff)
    shown = nil
  }

  func show(_ line: String) { write(screen.finish(EditorText(line))) }

  func erase() {
    resize()
    write(screen.erase() + Self.pasteOff)
    shown = nil
  }

  func clear() { write(screen.clear()) }

  /// Notes that others have written since, and that the cursor is at the beginning of a row.
  func startOver() {
    screen.forget()
    screen.prompt = editor.assistant.question ?? usualPrompt
    resize()
  }

  /// The room for a menu below an empty line.
  func roomBelowPrompt() -> TerminalSize {
    startOver()
    return TerminalSize(columns: screen.size.columns - 1, rows: screen.menuRoom(beside: EditorText()))
  }

  func resize() {
    screen.resize(to: size())
    shown = nil
  }

  func write(_ frame: Screen.Frame) {
    let frame = pending + frame
    pending = ""
    guard !frame.text.isEmpty else { return }
    do { try output.write(frame) } catch { hasFailed = true }
  }
}
