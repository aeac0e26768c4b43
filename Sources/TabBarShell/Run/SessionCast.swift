import TabBarCore
import TabBarGuidelines
import TabBarPlayground
package import TabBarRendering

/// A session as an asciicast: its commands are typed one by one, and answered as the prompt answers them.
///
/// Nothing in it depends on a terminal or a clock.
package struct SessionCast {
  /// How a session is recorded.
  package struct Settings {
    package var version = Asciicast.Version.v2
    /// The columns of the terminal in the recording, or `nil` for the usual ones. One of them stays free.
    package var columns: Int?
    package var isASCII = false
    package var hasColor = true
    package var hasPictures = true
    /// The settings that the command line replaces.
    package var overrides = Overrides()

    package init() {}
  }

  /// The recording, line by line.
  let lines: [HarmlessText]
  /// The lines of the session that are left out, because they read or write files, ask a person or set up the prompt.
  private(set) var skipped: [TextLine] = []

  /// Plays a session; throws a `SessionReadingError` where a line of it, or an option, cannot be carried out.
  init(_ file: SessionFile, _ settings: Settings) throws {
    let style = RenderOptions(
      columns: (settings.columns ?? RenderOptions.standardColumns) - 1, ascii: settings.isASCII,
      color: settings.hasColor, pictures: settings.hasPictures)
    let console = CastConsole(columns: style.columns)
    let presenter = Presenter(console: console, style: style)
    var cast = Asciicast(
      title: HarmlessText(style.shown(Self.title(of: file))), columns: style.columns + 1)
    var playground = Playground()
    var shown = settings.overrides.appliedWherePossible(to: playground.draft).scene
    do {
      try file.checkLines()
      for line in file.playedLines {
        guard let invocation = try file.invocation(of: line) else { continue }
        if invocation.command.actsOutside {
          skipped.append(line)
          continue
        }
        let outcome = try playground.perform(invocation, of: line, in: file)
        if settings.overrides.replace(invocation.command) { continue }
        let draft = settings.overrides.appliedWherePossible(to: playground.draft)
        if let sentence = outcome.sentence {
          let scene = draft.scene
          try presenter.show(sentence(), scene, since: shown)
          shown = scene
        }
        switch outcome.effect {
        case .show(let query):
          try presenter.show(
            query.view?.lines(in: ViewContext(draft, playground.timeline, presenter.options)) ?? [])
        case .expect(let expectation): _ = try presenter.answer(expectation, in: draft.scene)
        case .none where outcome.sentence != nil: break
        default:
          skipped.append(line)
          continue
        }
        if let chapter = StageStep.chapter(begunBy: invocation) {
          cast.mark(HarmlessText(style.shown(chapter)))
        }
        cast.type(HarmlessText(style.shown(invocation.canonical)), answer: console.take())
      }
    } catch let error as SessionError {
      throw SessionReadingError.session(error)
    }
    // An option that did not fit on the way, such as a window of another device, has to fit in the end.
    _ = try settings.overrides.applied(to: playground.draft)
    lines = cast.lines(settings.version, ascii: settings.isASCII)
  }

  /// The name of the file, without the folders, which may be others on the next machine.
  private static func title(of file: SessionFile) -> String {
    guard file.name != "-", let name = file.name.split(separator: "/").last else { return "tabbar" }
    return String(name)
  }
}

/// A terminal that keeps the rows of the present answer.
private final class CastConsole: Console {
  let columns: Int
  private var answer: [HarmlessText] = []

  init(columns: Int) { self.columns = columns }

  var errorColumns: Int? { columns }
  var rows: Int? { Asciicast.rows }

  func write(_ text: HarmlessText) { answer += text.rows }
  func writeError(_ text: HarmlessText) { answer += text.rows }

  /// Returns the rows that were written since the last call.
  func take() -> [HarmlessText] {
    defer { answer = [] }
    return answer
  }
}

extension Batch {
  /// Writes a session as an asciicast.
  package func cast(_ path: String, _ settings: SessionCast.Settings) -> ExitStatus {
    run {
      var settings = settings
      settings.overrides = try settings.overrides.reading(store)
      try settings.overrides.check()
      let cast = try SessionCast(try store.sessionFile(at: path), settings)
      for line in cast.skipped {
        presenter.remark("\(path):\(line.number): left out of the cast: \(line.text)")
      }
      try presenter.show(cast.lines)
      return .fine
    }
  }
}
