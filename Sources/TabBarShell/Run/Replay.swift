import TabBarGuidelines
package import TabBarPlayground
import TabBarRendering

/// A session file played line by line, its remarks shown and its expectations compared.
///
/// It changes nothing outside: commands that read or write files are skipped, and reported as such.
package struct Replay {
  /// How a session is played.
  package struct Settings {
    /// Whether only what is not as expected is shown.
    package var isQuiet = false
    /// The number of the last line that is played, or `nil` for all.
    package var lastLine: Int?
    /// The settings that the command line replaces.
    package var overrides = Overrides()
    /// Waits before the next line; returns whether to go on. `nil` does not wait.
    package var wait: (() -> Bool)?
    /// What a person at a prompt may give up.
    var patience = Patience()

    /// Creates the settings of a session that is played at once and in full.
    package init() {}
  }

  private let file: SessionFile
  private let settings: Settings
  private let presenter: Presenter
  /// The session as it is written, without the settings of the command line.
  private var playground = Playground()
  /// The draft whose picture was shown last. An empty one needs no picture.
  private var shown = Draft()
  /// The draft as it is at present, laid out and judged, if anything has asked for it.
  private var scene: Scene?
  /// The answers to looks at it, by their commands: the same look is not worked out twice.
  private var answers: [String: [HarmlessText]] = [:]
  private var met = 0
  private var missed = 0
  private var isChecked = false

  // As many as a session has in a row; each may be long.
  private static let mostAnswers = 16

  /// Prepares to play a session.
  package init(_ file: SessionFile, settings: Settings, presenter: Presenter) {
    self.file = file
    self.settings = settings
    self.presenter = presenter
  }

  /// Plays the session; `found` where an expectation was not met.
  ///
  /// - Throws: A `SessionReadingError` about the file or a line of it, or an `OutputError`.
  package mutating func run() throws -> ExitStatus {
    do {
      // If nothing is shown on the way, each line is read only once.
      if !settings.isQuiet || settings.wait != nil || settings.lastLine != nil { try check() }
      do {
        try playLines()
      } catch {
        try check()
        throw error
      }
    } catch let error as SessionError {
      // Read from the start, the error also says what was meant.
      do { _ = try file.document() } catch { throw SessionReadingError.session(error) }
      throw SessionReadingError.session(error)
    }
    return missed == 0 ? .fine : .found
  }

  /// Throws if a line is no command: such a file is only reported.
  private mutating func check() throws(SessionError) {
    guard !isChecked else { return }
    isChecked = true
    try settings.patience.result { [file] in
      Result { () throws(SessionError) in try file.checkLines() }
    }?.get()
  }

  private mutating func playLines() throws {
    try settings.overrides.check()
    for line in file.lines {
      if let last = settings.lastLine, line.number > last { break }
      guard let invocation = try file.invocation(of: line) else { continue }
      if let wait = settings.wait, !wait() { break }
      if settings.patience.isOver() { return }
      try play(invocation, of: line)
    }
    // An option that did not fit on the way, such as a window of another device, has to fit in the end.
    _ = try settings.overrides.applied(to: playground.draft)
    try rest()
    try sum()
  }

  /// The design with the settings of the command line.
  private var seen: Draft { settings.overrides.appliedWherePossible(to: playground.draft) }

  private mutating func play(_ invocation: Invocation, of line: TextLine) throws {
    if invocation.command.actsOutside {
      if !settings.isQuiet {
        presenter.remark("\(file.name):\(line.number): skipped, a replay touches no file: \(line.text)")
      }
      return
    }
    let outcome = try playground.perform(invocation, of: line, in: file)
    if outcome.sentence != nil { scene = nil }
    if outcome.sentence != nil || !invocation.command.isLook { answers = [:] }
    if let sentence = outcome.sentence {
      guard !settings.isQuiet, !settings.overrides.replace(invocation.command) else { return }
      try presenter.say("> \(invocation.canonical)")
      try presenter.say("  \(sentence())")
      if settings.wait != nil { try rest() }
    } else if case .expect(let expectation) = outcome.effect {
      try rest()
      try compare(expectation, invocation, line: line)
    } else if !settings.isQuiet {
      try rest()
      // A mark is a place to go to, which a replay does not.
      guard case .show(let query) = outcome.effect, !(query is MarkQuery), let view = query.view else {
        return
      }
      try presenter.show(answer(to: invocation.canonical, by: view))
    }
  }

  private mutating func answer(to command: String, by view: any View) -> [HarmlessText] {
    if let known = answers[command] { return known }
    let context = ViewContext(seen, playground.timeline, presenter.options)
    guard let lines = settings.patience.result({ view.lines(in: context) }) else { return [] }
    if answers.count == Self.mostAnswers { answers = [:] }
    answers[command] = lines
    return lines
  }

  private mutating func seenScene() -> Scene {
    let scene = scene ?? seen.scene
    self.scene = scene
    return scene
  }

  /// Shows the picture if it has changed; after several changes in a row only once, where a reader pauses.
  private mutating func rest() throws {
    guard !settings.isQuiet else { return }
    let draft = seen
    guard draft != shown else { return }
    try presenter.show(seenScene(), since: shown.scene)
    shown = draft
  }

  private mutating func compare(
    _ expectation: Expectation, _ invocation: Invocation, line: TextLine
  ) throws {
    if let mismatch = expectation.mismatch(in: seenScene()) {
      missed += 1
      try check()
      presenter.remark("\(file.name):\(line.number): \(mismatch)")
    } else {
      met += 1
      if !settings.isQuiet { try presenter.say("ok: \(invocation.canonical)") }
    }
  }

  private func sum() throws {
    guard met + missed > 0, !settings.isQuiet || missed > 0 else { return }
    let words = counted(met + missed, "expectation")
    let result = missed == 0 ? "\(words), met" : "\(missed) of \(words) not met"
    if settings.isQuiet {
      presenter.remark("\(file.name): \(result)")
    } else {
      try presenter.say("\(file.name): \(result)")
    }
  }
}
