#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Lines that a person edits at a terminal.
///
/// Between two calls of `readLine` the terminal is in its ordinary modes and belongs to whoever wants to print.
package final class TerminalLineReader: LineReader {
  private enum Stop {
    case interrupted
    case end
    case terminated(Int32)
    case failed(Int32)
  }

  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  private let terminal: Terminal
  private let output: TerminalOutput
  private let editor: Editor
  private var input: TerminalInput
  private var screen: Screen
  private var submitted: ArraySlice<String> = []
  private var number = 0
  private var stop: Stop?
  private var heldSignals: [Int32] = []
  private var shown: Screen.Content?
  private var needsPaint = false
  private var hasNewSize = false
  private var mustBeep = false

  /// Takes over the terminal; fails where it is none, or where the system gives libedit no pseudo-terminal.
  ///
  /// `columns` returns how many cells a character takes.
  package init(
    input: Int32 = 0, output: TerminalOutput = .standardOutput, prompt: Screen.Prompt,
    mode: Editor.Mode = .emacs, history: History = History(),
    assistant: PromptAssistant = PromptAssistant(), columns: @escaping (Character) -> Int
  ) throws(EditorError) {
    editor = try Editor(mode: mode, history: history, assistant: assistant)
    terminal = try Terminal(input: input, output: output.descriptor)
    self.output = output
    self.input = TerminalInput(descriptor: input, decoder: KeyDecoder(escapeIsKey: mode == .vi))
    screen = Screen(size: terminal.size, prompt: prompt, columns: columns)
    editor.beep = { [unowned self] in mustBeep = true }
    editor.clearScreen = { [unowned self] in
      write(screen.clear())
      shown = nil
    }
  }

  /// The lines that ↑ goes through.
  ///
  /// Whoever runs a line appends it.
  package var history: History {
    get { editor.history }
    set { editor.history = newValue }
  }

  package var assistant: PromptAssistant {
    get { editor.assistant }
    set { editor.assistant = newValue }
  }

  package func dropSubmittedLines() { submitted = [] }

  package func readLine() throws(LineError) -> LineInput {
    if let signal = signalSinceLastLine() {
      submitted = []
      return signal
    }
    screen.forget()
    screen.resize(to: terminal.size)
    hasNewSize = false
    if let line = submitted.popFirst() { return handOut(line) }

    begin()
    let outcome = editor.edit { [unowned self] in nextKey() }
    let text = editor.text
    switch outcome {
    case .submitted(let whole):
      return submit(whole.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    case .end:
      finish(screen.finish(text))
      return .end
    case .stopped:
      return try stopped(at: text)
    }
  }

  private func begin() {
    stop = nil
    shown = nil
    needsPaint = true
    terminal.setRaw(true)
    write(Self.pasteOn)
  }

  private func finish(_ lastFrame: String) {
    write(lastFrame + Self.pasteOff)
    terminal.setRaw(false)
  }

  private func submit(_ rows: [String]) -> LineInput {
    let lines = rows.filter { row in row.contains { !$0.isWhitespace } }
    guard rows.count > 1, let first = lines.first else {
      finish(screen.finish(EditorText(rows: rows, row: .max, offset: .max)))
      number += 1
      return .line(rows.first ?? "", number: number)
    }
    // Each line is shown again above its own result.
    finish(screen.erase())
    submitted = lines.dropFirst()
    return handOut(first)
  }

  private func handOut(_ line: String) -> LineInput {
    write(screen.finish(EditorText(line)))
    number += 1
    return .line(line, number: number)
  }

  private func stopped(at text: EditorText) throws(LineError) -> LineInput {
    switch stop ?? .end {
    case .interrupted:
      finish(screen.finish(text, mark: "^C"))
      return .interrupted
    case .end:
      finish(screen.finish(text))
      return .end
    case .terminated(let signal):
      finish(screen.finish(text))
      return .terminated(signal: signal)
    case .failed(let code):
      finish(screen.finish(text))
      throw .unreadable(line: number + 1, code: code)
    }
  }

  // MARK: Keys and signals

  private func nextKey() -> Key? {
    needsPaint = true
    while stop == nil {
      if let key = input.nextKey() {
        switch key {
        case .interrupt: stop = .interrupted
        case .suspend: suspend(group: true)
        default: return key
        }
        continue
      }
      switch nextEvent() {
      case .readable: read()
      case .timeout:
        if needsPaint || hasNewSize { paint() } else if let key = input.decide() { return key }
      case .signal(let signal): heed(signal)
      case .failed: stop = .failed(currentErrorNumber())
      }
    }
    return nil
  }

  private func nextEvent() -> Terminal.Event {
    if !heldSignals.isEmpty { return .signal(heldSignals.removeFirst()) }
    // A window that is dragged changes its size many times.
    if hasNewSize { return terminal.wait(milliseconds: 30) }
    // Nothing is drawn while there is input that will change it.
    if needsPaint { return terminal.wait(milliseconds: 0) }
    return terminal.wait(milliseconds: input.isUndecided ? 50 : nil)
  }

  private func read() {
    switch input.fill() {
    case .some: break
    case .failed(let code): stop = .failed(code)
    case .end:
      stop = .end
      // A terminal that hangs up says so with a signal, too.
      if case .signal(let signal) = terminal.wait(milliseconds: 0) { heed(signal) }
    }
  }

  private func heed(_ signal: Int32) {
    switch signal {
    case SIGINT: stop = .interrupted
    case SIGTERM, SIGHUP: stop = .terminated(signal)
    case SIGTSTP: suspend(group: false)
    case SIGWINCH: hasNewSize = true
    case SIGCONT:
      // Stopped by SIGSTOP: whoever ran meanwhile has set the modes and written to the screen.
      screen.forget()
      resume()
    default: break
    }
  }

  private func suspend(group: Bool) {
    finish(screen.erase())
    // As the terminal's driver does it: a parent that waits for this process has to stop with it.
    terminal.stop(group: group)
    while case .signal(let signal) = terminal.wait(milliseconds: 0) {
      if ![SIGCONT, SIGTSTP, SIGWINCH].contains(signal) { heldSignals.append(signal) }
    }
    resume()
  }

  private func resume() {
    terminal.setRaw(true)
    write(Self.pasteOn)
    screen.resize(to: terminal.size)
    shown = nil
    needsPaint = true
  }

  private func signalSinceLastLine() -> LineInput? {
    var interrupted = false
    while case .signal(let signal) = heldSignals.isEmpty ? terminal.wait(milliseconds: 0) : nextEvent() {
      switch signal {
      case SIGTERM, SIGHUP: return .terminated(signal: signal)
      case SIGINT: interrupted = true
      default: break
      }
    }
    // Behind the ^C that the terminal has shown.
    if interrupted { write("\r\n") }
    return interrupted ? .interrupted : nil
  }

  // MARK: Drawing

  private func paint() {
    needsPaint = false
    if hasNewSize {
      hasNewSize = false
      screen.resize(to: terminal.size)
      shown = nil
    }
    let text = editor.text
    let room = TerminalSize(columns: screen.size.columns - 1, rows: screen.paneRoom(beside: text))
    let content = Screen.Content(
      text: text, hint: editor.hint, pane: room.rows > 0 ? editor.assistant.pane(text, room) : [])
    let frame = content == shown ? "" : screen.draw(content)
    write(mustBeep ? frame + "\u{07}" : frame)
    shown = content
    mustBeep = false
  }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    do { try output.write(text) } catch { stop = stop ?? .end }
  }
}
