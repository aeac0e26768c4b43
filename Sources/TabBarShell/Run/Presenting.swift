import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

extension Presenter {
  /// Two bars, the answer and the prompt are in sight together, where only one of them has small screens.
  private static let rowsOfSmallBar = 11

  /// Writes what a dialogue says; a query is about a playground.
  func say(_ utterances: [Utterance], of playground: Playground) {
    // A picture has air above and below it.
    var (hasGap, wantsGap) = (true, false)
    for utterance in utterances {
      let isPicture = if case .bar = utterance { true } else { false }
      if case .gap = utterance {
        wantsGap = true
        continue
      }
      if !hasGap, wantsGap || isPicture { show([""]) }
      (hasGap, wantsGap) = (false, isPicture)
      switch utterance {
      case .gap: break
      case .sentence(let sentence): tell(sentence)
      case .page(let query):
        let context = ViewContext(playground.draft, playground.timeline, options)
        show(query.view?.lines(in: context) ?? [])
      case .bar(let draft, let withFindings):
        let scene = draft.scene
        show(BarPicture.lines(scene, options))
        if withFindings { show(FindingsBlock.lines(scene.report, change: nil, options)) }
      case .smallBar(let draft):
        show(BarInRows.lines(draft.scene, most: Self.rowsOfSmallBar, options))
      case .commands(let lines): show(lines.map { HarmlessText("  " + options.shown($0)) })
      }
    }
  }
}

extension Shell {
  func present(
    _ pages: Presentation, _ result: Result<ExitStatus, any Error> = .success(.fine)
  ) throws -> ShellState.Event {
    guard settings.isInteractive else { throw Refusal.noTerminal }
    if pages.wall != nil, settings.openInBrowser != nil, livePage == nil { try view(nil, mayReplace: false) }
    return .pages(pages, result)
  }

  /// Shows a session command by command.
  func step(_ path: String?) throws -> ShellState.Event {
    let played = ReplayPages(
      try played(path), Replay.Settings(reader.cancellation), presenter)
    guard !played.isCancelled else { return .acted(.fine) }
    return try present(Presentation(played.pages), played.result)
  }
}

extension Batch {
  /// Shows sessions to people, command by command.
  package func step(_ paths: [String], _ settings: Replay.Settings) -> ExitStatus {
    var pages: [[Utterance]] = []
    let status = each(paths) { session in
      try settings.overrides.check()
      let played = ReplayPages(
        try store.sessionFile(at: session.path, in: session.folder), settings, presenter)
      pages += played.pages
      return try played.result.get()
    }
    return run { try present(pages) }.joined(with: status)
  }

  /// Shows pages at a terminal, as lines ask for them.
  private func present(_ pages: [[Utterance]]) throws -> ExitStatus {
    guard TerminalOutput(descriptor: 0).isTerminal, TerminalOutput.standardOutput.isTerminal else {
      throw Refusal.noTerminal
    }
    let reader = PlainLineReader(prompt: "")
    var presentation = Presentation(pages)
    presenter.tell(presentation.advice)
    presenter.say(presentation.question, of: Playground())
    while !presentation.isOver {
      switch try reader.readLine(after: HarmlessText((presentation.name?.text ?? "") + "> ")) {
      case .line(let line, _):
        if presentation.hear(TypedLine(line, source: .prompt), in: Playground()) == nil {
          presenter.tell(presentation.advice)
        }
        presenter.say(presentation.question, of: Playground())
      case .terminated(let signal): return .signal(signal)
      case .interrupted, .end: return .fine
      }
    }
    return .fine
  }
}

extension Refusal {
  static let noTerminal = Refusal(
    "pages wait for Return, and there is no terminal",
    "replay FILE writes a session at once, and tabbar handout the lessons")
}

/// A session as pages: what a replay writes for each command.
struct ReplayPages {
  private(set) var pages: [[Utterance]]
  /// What came of the replay, which the last page has nothing of.
  let result: Result<ExitStatus, any Error>
  let isCancelled: Bool

  init(_ file: SessionFile, _ settings: Replay.Settings, _ presenter: Presenter) {
    let console = PageConsole(presenter.console)
    var written: [[HarmlessText]] = []
    var settings = settings
    // What comes before the first command is nothing.
    settings.wait = {
      written.append(console.takeRows())
      return true
    }
    settings.telling = .everything
    settings.isPaged = true
    var replay = Replay(
      file, settings: settings, presenter: Presenter(console: console, style: presenter.style))
    result = Result {
      try replay.run()
      console.write(.wholeLines([HarmlessText(presenter.options.shown(replay.played.line))]))
      return replay.played.isAsExpected ? .fine : .found
    }
    isCancelled = replay.isCancelled
    written.append(console.takeRows())
    pages = written.dropFirst().map { [.page(PrintedPage(rows: $0))] }
  }
}

/// Rows that were written before they are shown.
private struct PrintedPage: View {
  static var command: Command { .replay }
  let rows: [HarmlessText]

  func lines(in context: ViewContext) -> [HarmlessText] {
    rows.flatMap { row in
      let isWide =
        !row.text.contains("\u{1B}") && row.text.columns > context.options.columns
      return isWide ? WordWrap.lines(of: row.text, columns: context.options.columns) : [row]
    }
  }
}

/// A console that keeps what is written until a page of it is complete.
private final class PageConsole: Console {
  private let real: any Console
  private var written: [HarmlessText] = []

  init(_ real: any Console) { self.real = real }

  func write(_ text: HarmlessText) { written += text.rows }
  func writeError(_ text: HarmlessText) { written += text.rows }
  var columns: Int { real.columns }
  var errorColumns: Int? { real.errorColumns }
  var rows: Int? { real.rows }

  /// Returns the rows that were written since the last call.
  func takeRows() -> [HarmlessText] {
    defer { written = [] }
    return written
  }
}
