import SystemLibrary
package import TabBarDrawing

/// Lines that a person edits at a terminal.
///
/// Between two calls of `readLine` the terminal is in its ordinary modes and belongs to whoever wants to print.
package final class TerminalLineReader: LineReader {
  private let terminal: Terminal
  private let environment: ProcessEnvironment
  private let editor: Editor
  private let display: PromptDisplay
  private var input: TerminalInput
  private var submitted: ArraySlice<String> = []
  private var number = 0
  /// What has ended the line in place of a key, or `nil`.
  private var stop: Result<LineInput, LineError>?
  private var readHistory: (() -> [String])?
  private var heldSignals: [Int32] = []
  private var needsPaint = false
  package var pauseWork: PauseWork?
  /// When to draw for the new size, or `nil` if there is none: a window that is dragged changes its size many times.
  private var newSizeIsDue: Int?
  private var lastLook = 0

  /// Takes over the terminal; fails where it is none, or where the system gives libedit no pseudo-terminal.
  ///
  /// With `isOneRow` nothing moves but in the row of the text, for screen readers. `readHistory` is called once, when the first prompt is drawn, so that nobody waits for it.
  package init(
    input: Int32 = 0, output: TerminalOutput = .standardOutput, prompt: HarmlessText,
    bindings: KeyBindings = KeyBindings(), readHistory: @escaping () -> [String] = { [] },
    assistant: any PromptAssistant = NoAssistant(), environment: ProcessEnvironment = ProcessEnvironment(),
    isOneRow: Bool = false
  ) throws(SystemError) {
    editor = try Editor(bindings: bindings, assistant: assistant)
    self.readHistory = readHistory
    self.environment = environment
    terminal = try Terminal(input: input, output: output.descriptor)
    var decoder = KeyDecoder(escapeIsKey: bindings.mode == .vi)
    decoder.rebound = bindings.sequences
    self.input = TerminalInput(descriptor: input, decoder: decoder)
    display = PromptDisplay(
      editor: editor, output: output,
      screen: Screen(
        size: terminal.size, prompt: prompt, wrapsAgain: environment.wrapsAgain, isOneRow: isOneRow),
      size: { [terminal] in terminal.size })
    editor.inputWaits = { [unowned self] in inputWaits() }
    editor.takeCharacters = { [unowned self] in self.input.takeCharacters() }
    editor.editOutside = { [unowned self] in editOutside($0) }
  }

  // A person waits no longer for the first picture.
  private static let patienceOfQuestion = 100

  /// Asks the terminal for the colour of its background; keys that come with the answer are kept.
  ///
  /// Every terminal answers the second question, what it is, so that nobody waits for one that knows no colours. The Linux
  /// console writes the first one on its screen.
  package func background() -> Background? {
    guard environment["TERM"] != "linux" else { return nil }
    terminal.setRaw(true)
    defer { terminal.setRaw(false) }
    display.write("\u{1B}]11;?\u{1B}\\\u{1B}[c")
    let end = milliseconds() + Self.patienceOfQuestion
    while true {
      if let answer = input.takeAnswer() { return answer }
      switch terminal.wait(milliseconds: Int32(max(0, end - milliseconds()))) {
      case .readable: guard input.fill() == .some else { return nil }
      case .signal(let signal): heldSignals.append(signal)
      case .timeout, .failed: return nil
      }
    }
  }

  package func remember(_ line: String) { editor.history.append(line) }

  package var assistant: any PromptAssistant {
    get { editor.assistant }
    set { editor.assistant = newValue }
  }

  package func dropSubmittedLines() -> [String] {
    defer { submitted = [] }
    // A menu tells whether it was on the screen; a list does not.
    guard editor.tell != nil else { return Array(submitted) }
    while stop == nil, inputWaits(), heldSignals.isEmpty { read() }
    return submitted + input.takeLines()
  }

  package func offer(_ lines: [OfferedLine], insteadOf typed: String) -> Bool {
    let menu = ReadingMenu(lines: lines, typed: typed)
    let room = display.roomBelowPrompt()
    guard !lines.isEmpty, menu.head(room.columns, editor.assistant.options).count <= room.rows else {
      return false
    }
    editor.offered = menu
    return true
  }

  package func clearScreen() { if editor.tell == nil { display.clear() } }

  package var cancellation: Cancellation {
    Cancellation(terminal) { [unowned self] in heldSignals.append($0) }
  }

  package func readLine() throws(LineError) -> LineInput {
    defer { editor.offered = nil }
    if let signal = signalSinceLastLine() {
      submitted = []
      return signal
    }
    display.startOver()
    newSizeIsDue = nil
    if let line = submitted.popFirst() { return handOut(line) }

    stop = nil
    terminal.setRaw(true)
    display.begin()
    let outcome = editor.edit { [unowned self] in nextKey() }
    switch outcome {
    case .submitted(let lines): return submit(lines)
    case .end:
      leaveLine()
      return .end
    case .stopped:
      return try stopped()
    }
  }

  private func submit(_ lines: [String]) -> LineInput {
    if lines == [editor.text.text] {
      leaveLine()
      number += 1
      return .line(lines[0], number: number)
    }
    // Lines that were not typed here: each is shown again above its own result.
    display.erase()
    terminal.setRaw(false)
    submitted = lines.dropFirst()
    return handOut(lines[0])
  }

  private func handOut(_ line: String) -> LineInput {
    display.show(line)
    number += 1
    return .line(line, number: number)
  }

  private func stopped() throws(LineError) -> LineInput {
    leaveLine(mark: stop == .success(.interrupted) ? "^C" : "")
    return try stop?.get() ?? .end
  }

  private func leaveLine(mark: String = "") {
    display.finish(mark: mark)
    terminal.setRaw(false)
  }

  // MARK: Keys and signals

  private func nextKey() -> Key? {
    needsPaint = true
    while stop == nil {
      // What was offered opens when it is drawn.
      input.decoder.escapeCloses = editor.hasMenu
      // The terminal is gone.
      if display.hasFailed { stop = .success(.terminated(signal: SIGHUP)) }
      lookForInterrupt()
      if let key = input.nextKey() {
        switch key {
        case .interrupt: stop = .success(.interrupted)
        case .suspend: suspend(group: true)
        default:
          completeHistory()
          return key
        }
        continue
      }
      switch nextEvent() {
      case .readable: read()
      case .timeout:
        if needsPaint || newSizeIsDue != nil {
          paint()
          completeHistory()
        } else if input.patience != nil {
          input.decide()
        } else if display.pause != nil {
          needsPaint = !display.paintAtPause()
        } else {
          pauseWork?.perform()
        }
      case .signal(let signal): handle(signal)
      case .failed: fail(currentErrorNumber())
      }
    }
    return nil
  }

  // So many milliseconds after a key has come, ^C no longer waits for its turn.
  private static let patienceOfKeys = 30

  /// Looks among the keys that have not been handled for long, and those that came meanwhile, for ^C. As at a terminal
  /// in its ordinary modes, the keys before it are dropped.
  private func lookForInterrupt() {
    guard input.hasBytes, milliseconds() - lastLook > Self.patienceOfKeys else { return }
    // A terminal hands out its bytes a few kilobytes at a time.
    for _ in 0..<64 {
      // A signal is no input: reading would wait for some.
      guard inputWaits(), heldSignals.isEmpty, stop == nil else { break }
      read()
    }
    if stop == nil, input.dropToInterrupt() { stop = .success(.interrupted) }
    lastLook = milliseconds()
  }

  /// Returns whether there is something to handle after the present key.
  private func inputWaits() -> Bool {
    if !heldSignals.isEmpty { return true }
    switch terminal.wait(milliseconds: 0) {
    case .readable, .failed: return true
    case .timeout: return false
    case .signal(let signal):
      heldSignals.append(signal)
      return true
    }
  }

  private func completeHistory() {
    guard let readHistory else { return }
    self.readHistory = nil
    editor.history.putBefore(readHistory())
  }

  private func nextEvent() -> Terminal.Event {
    if !heldSignals.isEmpty { return .signal(heldSignals.removeFirst()) }
    if let newSizeIsDue { return terminal.wait(milliseconds: Int32(max(0, newSizeIsDue - milliseconds()))) }
    // Nothing is drawn while there is input that will change it.
    if needsPaint { return terminal.wait(milliseconds: 0) }
    return terminal.wait(milliseconds: input.patience ?? display.pause ?? pauseWork?.pause)
  }

  private func read() {
    lastLook = milliseconds()
    switch input.fill() {
    case .some: break
    case .failed(let code): fail(code)
    case .end:
      // In raw mode ^D is a key, so the terminal has hung up. It says so with a signal, too.
      stop = .success(.terminated(signal: SIGHUP))
      if case .signal(let signal) = terminal.wait(milliseconds: 0) { handle(signal) }
    }
  }

  private func fail(_ code: Int32) { stop = .failure(.unreadable(line: number + 1, code: code)) }

  private func handle(_ signal: Int32) {
    switch signal {
    case SIGINT: stop = .success(.interrupted)
    case SIGTERM, SIGHUP: stop = .success(.terminated(signal: signal))
    case SIGTSTP: suspend(group: false)
    case SIGWINCH: newSizeIsDue = milliseconds() + environment.restAfterResize
    case SIGCONT:
      // Stopped by SIGSTOP: whoever ran meanwhile has set the modes and written to the screen.
      resume()
    default: break
    }
  }

  private func suspend(group: Bool) {
    // As the terminal's driver does it: a parent that waits for this process has to stop with it.
    leaveTerminal(droppingSignals: [SIGCONT, SIGTSTP, SIGWINCH]) { terminal.stop(group: group) }
  }

  private func editOutside(_ text: String) -> String? {
    // ^C was meant for the other program.
    leaveTerminal(droppingSignals: [SIGINT, SIGCONT, SIGTSTP, SIGWINCH]) {
      OutsideEditor(environment: environment).edited(text)
    }
  }

  /// Leaves the terminal to others for a while.
  private func leaveTerminal<Result>(droppingSignals dropped: [Int32], _ body: () -> Result) -> Result {
    pauseWork?.hurry()
    display.erase()
    terminal.setRaw(false)
    let result = body()
    // What else has come meanwhile is handled later.
    while case .signal(let signal) = terminal.wait(milliseconds: 0) {
      if !dropped.contains(signal) { heldSignals.append(signal) }
    }
    resume()
    return result
  }

  private func resume() {
    terminal.setRaw(true)
    display.startOver()
    display.begin()
    editor.menu?.note(isOnScreen: false)
    needsPaint = true
  }

  private func paint() {
    if newSizeIsDue != nil { display.resize() }
    editor.openOffer()
    let isDrawn = display.paint()
    newSizeIsDue = isDrawn ? nil : milliseconds() + environment.restAfterResize
    guard isDrawn else { return }
    needsPaint = false
    if !inputWaits() { editor.noteShown() }
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
    // After the ^C that the terminal has shown.
    if interrupted { display.write("\r\n") }
    return interrupted ? .interrupted : nil
  }
}
