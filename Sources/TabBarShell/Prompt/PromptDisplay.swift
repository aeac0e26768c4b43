/// The editor's text as it stands on the terminal.
final class PromptDisplay {
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  /// Whether something could not be written.
  private(set) var hasFailed = false

  private let editor: Editor
  private let output: TerminalOutput
  private var screen: Screen
  private var shown: Screen.Content?
  private var mustBeep = false

  init(editor: Editor, output: TerminalOutput, screen: Screen) {
    self.editor = editor
    self.output = output
    self.screen = screen
    editor.beep = { [unowned self] in mustBeep = true }
    editor.clearScreen = { [unowned self] in
      write(self.screen.clear())
      shown = nil
    }
  }

  /// Asks the terminal to mark what is pasted.
  func begin() { write(Self.pasteOn) }

  /// Draws the present text, unless it stands there already.
  func paint() {
    let text = editor.text
    let room = TerminalSize(columns: screen.size.columns - 1, rows: screen.paneRoom(beside: text))
    let pane = room.rows > 0 ? editor.assistant.pane(text, room) : []
    let content = Screen.Content(
      text: text, colors: editor.assistant.colors(text), hint: editor.hint, pane: pane)
    let frame = content == shown ? "" : screen.draw(content)
    // One beep, however many keys did nothing.
    write(mustBeep ? frame + "\u{07}" : frame)
    mustBeep = false
    shown = content
  }

  /// Leaves the text, followed by `mark`, for the transcript.
  func finish(mark: String) {
    write(screen.finish(editor.text, mark: mark) + Self.pasteOff)
    shown = nil
  }

  /// Shows a line for the transcript that was not typed on its own.
  func show(_ line: String) { write(screen.finish(EditorText(line))) }

  func erase() {
    write(screen.erase() + Self.pasteOff)
    shown = nil
  }

  /// Notes that others have written since, and that the cursor stands at the beginning of a row.
  func startOver(size: TerminalSize) {
    screen.forget()
    resize(to: size)
  }

  func resize(to size: TerminalSize) {
    screen.resize(to: size)
    shown = nil
  }

  func write(_ text: String) {
    guard !text.isEmpty else { return }
    do { try output.write(text) } catch { hasFailed = true }
  }
}
