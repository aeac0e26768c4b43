import TabBarPlayground
import TabBarRendering

/// A session shown to people command by command, back and forth.
///
/// A replay goes on only as far as somebody has asked for. What it writes is kept as pages, so going back needs no more
/// than showing one again, and in the end all of them are the transcript.
final class Stage {
  private let file: SessionFile
  private let settings: Replay.Settings
  private let presenter: Presenter
  private let view: any StageView
  private let steps: [StageStep]
  private let console: PageConsole
  private var pages: [Page] = []
  /// The design whose picture was written last, and whether the present page has it.
  private var shown: Draft?
  private var hasPicture = false
  /// The page that is shown, the page to go to, and the last one that was seen.
  private var position = 0
  private var target = 0
  private var furthest = 0
  /// The page to come back to after a restart, or `nil`.
  private var resumesAt: Int?
  private var state = State.playing
  private var failure: OutputError?

  private enum State {
    case playing
    /// From the start, because the rows have another width now.
    case restarting
    case left
  }

  /// What a command has written.
  private struct Page {
    var comments: [HarmlessText] = []
    var pieces: [PageConsole.Piece] = []
    /// Whether it is read on the stage only, and written again as a transcript afterwards.
    var isBrief = false
    /// The bar, where none of the pieces has it: it stays in sight, and is no part of the transcript.
    var picture: [HarmlessText] = []

    /// Its rows, with sentences wrapped that a replay leaves to the terminal.
    func rows(columns: Int) -> [HarmlessText] {
      comments
        + pieces.flatMap { (isBrief ? $0.brief : $0.text).rows }.flatMap { row in
          let isWide = !row.text.contains("\u{1B}") && TerminalText.columns(of: row.text) > columns
          return isWide ? WordWrap.lines(of: row.text, columns: columns) : [row]
        } + picture
    }
  }

  init(_ file: SessionFile, settings: Replay.Settings, presenter: Presenter, view: any StageView) {
    self.file = file
    self.settings = settings
    self.presenter = presenter
    self.view = view
    steps = StageStep.all(of: file, upTo: settings.lastLine)
    console = PageConsole(presenter.console)
  }

  /// Whether the person left before the end.
  private(set) var wasLeft = false

  /// Plays the session as far as the person wants, and leaves a transcript of it.
  ///
  /// - Throws: What a replay throws.
  func run() throws -> ExitStatus {
    var result: Result<ExitStatus, any Error>
    repeat {
      state = .playing
      pages = []
      _ = console.take()
      result = Result { try play() }
      if case .success = result, state == .playing { showEnd() }
    } while state == .restarting
    try view.leave()
    if let failure { throw failure }
    if view.isDrawnInPlace { try writeTranscript() }
    return try result.get()
  }

  private func play() throws -> ExitStatus {
    var settings = settings
    var count = 0
    settings.wait = { [unowned self] in
      defer { count += 1 }
      return goOn(before: count)
    }
    settings.telling = .everything
    settings.namesMarks = true
    settings.didShow = { [unowned self] in (shown, hasPicture) = ($0, true) }
    shown = nil
    var replay = Replay(file, settings: settings, presenter: presenter.writing(to: console))
    try replay.run()
    if state != .restarting {
      console.write(.wholeLines([HarmlessText(presenter.options.shown(replay.played.line))]))
    }
    return replay.played.isAsExpected ? .fine : .found
  }

  /// Ends the page of the last command, and returns whether to play the next one, whose index is given.
  private func goOn(before index: Int) -> Bool {
    guard index > 0 else { return true }
    addPage()
    return index <= target || lead(isOver: false)
  }

  private func showEnd() {
    guard !steps.isEmpty else { return }
    addPage()
    _ = lead(isOver: true)
  }

  private func addPage() {
    let options = presenter.options
    let comments = pages.count < steps.count ? steps[pages.count].comments : []
    pages.append(
      Page(
        comments: comments.flatMap { WordWrap.hanging("# ", options.shown($0), options) },
        pieces: console.take(), isBrief: view.isDrawnInPlace,
        picture: view.isDrawnInPlace && !hasPicture ? picture : []))
    hasPicture = false
  }

  private var picture: [HarmlessText] {
    guard let shown, presenter.options.pictures else { return [] }
    return [""] + BarPicture.lines(shown.scene, presenter.options)
  }

  /// Shows pages until one is asked for that is not there yet, and returns whether it is to be played.
  private func lead(isOver: Bool) -> Bool {
    position = min(resumesAt ?? target, pages.count - 1)
    resumesAt = nil
    while true {
      furthest = max(furthest, position)
      let key: StageKey
      do throws(OutputError) {
        key = try view.ask(page)
      } catch {
        failure = error
        key = .quit
      }
      switch key {
      case .next where isOver && position == pages.count - 1:
        state = .left
        return false
      case .quit:
        state = .left
        wasLeft = !isOver || position < pages.count - 1
        return false
      case .resized:
        (resumesAt, target) = (position, furthest)
        state = .restarting
        return false
      default: target = key.page(from: position, among: steps.map { $0.chapter != nil }) ?? position
      }
      if target >= pages.count, !isOver { return true }
      position = min(target, pages.count - 1)
    }
  }

  private var page: StagePage {
    let chapter = steps[...min(position, steps.count - 1)].last { $0.chapter != nil }?.chapter
    return StagePage(
      number: position + 1, count: steps.count, chapter: chapter ?? "",
      rows: pages[position].rows(columns: presenter.options.columns))
  }

  /// Writes the pages up to the last one that was seen, and what follows the last command, to where a replay writes.
  private func writeTranscript() throws(OutputError) {
    for page in pages.prefix(furthest + 1) {
      try presenter.show(page.comments)
      try presenter.console.write(page.pieces)
    }
    try presenter.console.write(console.take())
  }
}

/// A console that keeps what is written until a page of it is complete.
final class PageConsole: Console {
  struct Piece {
    let text: HarmlessText
    /// The text as it is shown where room is short.
    let brief: HarmlessText
    let isError: Bool
  }

  private let real: any Console
  private var pieces: [Piece] = []

  init(_ real: any Console) { self.real = real }

  func write(_ text: HarmlessText) { write(text, orBriefly: text) }
  func write(_ text: HarmlessText, orBriefly brief: HarmlessText) {
    pieces.append(Piece(text: text, brief: brief, isError: false))
  }
  func writeError(_ text: HarmlessText) { pieces.append(Piece(text: text, brief: text, isError: true)) }
  var columns: Int { real.columns }
  var errorColumns: Int? { real.errorColumns }
  var rows: Int? { real.rows }

  /// Returns what was written since the last call.
  func take() -> [Piece] {
    defer { pieces = [] }
    return pieces
  }
}

extension Console {
  fileprivate func write(_ pieces: [PageConsole.Piece]) throws(OutputError) {
    for piece in pieces {
      if piece.isError { writeError(piece.text) } else { try write(piece.text) }
    }
  }
}
