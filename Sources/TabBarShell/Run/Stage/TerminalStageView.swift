import TabBarGuidelines
import TabBarRendering

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A page that is drawn in place of the one before, and the keys of a terminal.
final class TerminalStageView: StageView {
  private let terminal: Terminal
  private let output: TerminalOutput
  private let environment: ProcessEnvironment
  private let presenter: Presenter
  private var input: TerminalInput
  private var screen: Screen
  /// Called with each signal that ends the stage, for who is to end then.
  private let hold: (_ signal: Int32) -> Void
  private var isEntered = false
  private var showsKeys = false
  /// The number of a page, as far as it is typed; 0 is none.
  private var typed = 0

  init(
    _ terminal: Terminal, input: Int32, output: TerminalOutput, environment: ProcessEnvironment,
    presenter: Presenter, hold: @escaping (_ signal: Int32) -> Void
  ) {
    self.terminal = terminal
    self.output = output
    self.environment = environment
    self.presenter = presenter
    self.hold = hold
    self.input = TerminalInput(descriptor: input, decoder: KeyDecoder())
    screen = Screen(
      size: terminal.size, prompt: "",
      wrapsAgain: environment.wrapsAgain, columns: { TerminalText.columns(of: $0) })
  }

  var isDrawnInPlace: Bool { true }

  func ask(_ page: StagePage) throws(OutputError) -> StageKey {
    if !isEntered { enter() }
    // The first row that is shown of a page that is longer than the screen.
    var top = 0
    while true {
      let room = max(1, screen.paneRoom(beside: EditorText()))
      let isLong = page.rows.count > room
      let shown = isLong ? room - 1 : room
      try draw(page, from: top, most: shown, isLong: isLong)
      switch nextEvent() {
      case .key(.next) where isLong && top + shown < page.rows.count: top += shown
      case .key(.back) where top > 0: top = max(0, top - shown)
      case .key(let key):
        showsKeys = false
        return key
      case .help: showsKeys.toggle()
      case .drawn: break
      }
    }
  }

  func leave() throws(OutputError) {
    guard isEntered else { return }
    isEntered = false
    defer { terminal.setRaw(false) }
    // tmux keeps what is erased from the top of the screen down as if it had scrolled away: the rows below go first.
    try output.write(screen.draw(Screen.Content(prompt: " ")))
    try output.write("\r\u{1B}[2K" as Screen.Frame)
    screen.forget()
  }

  private func enter() {
    isEntered = true
    terminal.setRaw(true)
    screen.forget()
  }

  // MARK: Drawing

  private static let keys = [
    ("space, Enter, right", "the next page"), ("b, left", "back"),
    ("NUMBER Enter", "the page with that number"),
    ("], n", "the next chapter: a note, a mark or a lesson"), ("[, p", "the chapter before"), ("q", "leave"),
  ]

  private func draw(_ page: StagePage, from top: Int, most: Int, isLong: Bool) throws(OutputError) {
    let options = presenter.options
    let dot = options.ascii ? "|" : "·"
    let words =
      [page.isLast ? "the end: space leaves" : "space next"]
      + (screen.size.columns < 80 ? [] : ["b back", "q quit"]) + ["? keys"]
    let status = words.map { said($0) }.joined(separator: " \(dot) ")
    let title = TerminalText.clipped(
      options.shown(page.chapter), to: max(0, screen.size.columns - page.place.count - status.count - 8),
      ellipsis: options.ascii ? "..." : "…")
    var rows = page.rows.dropFirst(top).prefix(most)
    let left = page.rows.count - top - rows.count
    if isLong {
      rows.append(
        HarmlessText(
          left > 0 ? said("({rows} more {rows: row|rows}: space)", ["rows": left]) : said("(all is shown)")))
    }
    let pane =
      showsKeys
      ? Self.keys.map { HarmlessText(TerminalText.padded(said($0), to: 21) + said($1)) } : Array(rows)
    let content = Screen.Content(
      view: LineView(pane: pane, status: HarmlessText(status)),
      prompt: HarmlessText("\(page.place) \(typed > 0 ? "> \(typed)" : title)"))
    try output.write(screen.draw(content))
  }

  private func said(_ english: String, _ values: Message.Values = [:]) -> String {
    presenter.options.shown(Phrase(english, values).text(in: presenter.options.language))
  }

  // MARK: Keys and signals

  private enum Event {
    case key(StageKey)
    case help
    /// The page has to be drawn again.
    case drawn
  }

  private func nextEvent() -> Event {
    while true {
      if let key = input.nextKey() {
        if key == .suspend { return suspend(group: true) }
        if case .scalar(let digit) = key, ("0"..."9").contains(digit) {
          typed = min(typed * 10 + Int(digit.value - 48), 99_999)
          return .drawn
        }
        defer { typed = 0 }
        if typed > 0, key == .scalar("\r") || key == .scalar("\n") { return .key(.page(typed)) }
        if let event = event(of: key) { return event }
        continue
      }
      switch terminal.wait(milliseconds: nil) {
      case .readable:
        switch input.fill() {
        case .some: break
        case .end, .failed: return end(SIGHUP)
        }
      case .signal(SIGINT): return .key(.quit)
      case .signal(SIGWINCH): return resize()
      case .signal(SIGTSTP): return suspend(group: false)
      case .signal(SIGCONT): return resume()
      case .signal(let signal) where signal == SIGTERM || signal == SIGHUP: return end(signal)
      case .failed: return end(SIGHUP)
      case .signal, .timeout: break
      }
    }
  }

  private func event(of key: Key) -> Event? {
    switch key {
    case .scalar(" "), .scalar("\r"), .scalar("\n"), .command(.forward), .command(.down), .command(.pageDown):
      .key(.next)
    case .scalar("b"), .scalar("\u{7F}"), .scalar("\u{08}"), .command(.backward), .command(.up),
      .command(.pageUp):
      .key(.back)
    case .scalar("n"), .scalar("]"): .key(.nextChapter)
    case .scalar("p"), .scalar("["): .key(.previousChapter)
    case .scalar("q"), .scalar("\u{04}"), .interrupt: .key(.quit)
    case .scalar("?"), .command(.help): .help
    default: nil
    }
  }

  private func end(_ signal: Int32) -> Event {
    hold(signal)
    return .key(.quit)
  }

  private func suspend(group: Bool) -> Event {
    try? leave()
    terminal.stop(group: group)
    return resume()
  }

  /// Stopped by SIGSTOP: whoever ran meanwhile has set the modes and written to the screen.
  private func resume() -> Event {
    enter()
    guard terminal.size == screen.size else { return resize() }
    return .drawn
  }

  private func resize() -> Event {
    // A window that is dragged changes its size many times.
    let rest = Int32(environment.restAfterResize)
    while case .signal(SIGWINCH) = terminal.wait(milliseconds: rest) {}
    screen.resize(to: terminal.size)
    return .key(.resized)
  }
}
