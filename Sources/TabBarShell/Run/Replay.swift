import TabBarCore
import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground
package import TabBarRendering
import TabBarTerminal

/// A session file played line by line, its remarks shown, and its expectations and records compared.
///
/// It changes nothing outside: commands that read or write files are skipped, and reported as such.
package struct Replay {
  package struct Settings {
    package var isQuiet = false
    /// The number of the last line that is played, or `nil` for all.
    package var lastLine: Int?
    package var overrides = Overrides()
    /// Waits before the next line; returns whether to go on. `nil` does not wait.
    package var wait: (() -> Bool)?
    package var format = ReportFormat.text
    /// The name of standard input in messages, or `nil`.
    package var name: String?
    /// Whether the result has the commands that changed the design.
    package var listsSteps = false
    /// What gets records where it has none, or `nil` where nothing does.
    package var recording: Recording?
    /// Whether records that do not hold are written anew.
    package var updatesRecords = false
    var telling = Telling.everything
    /// Whether each command is a page, with its comments, and marks are named, which a replay has nothing to say about.
    var isPaged = false
    var cancellation = Cancellation()

    package init() {}
    init(_ cancellation: Cancellation) { self.cancellation = cancellation }
  }

  package enum Recording: Sendable {
    /// The design that the session ends with.
    case end
    /// The design after each command that changes it.
    case steps
  }

  enum Telling {
    case everything
    case problems
    case nothing
  }

  private(set) var played: PlayedSession
  private(set) var steps: KeptText?
  /// What is to be changed in the file, if that was asked for.
  private(set) var edits = LineEdits()
  var isCancelled: Bool { presenter.isClosed || settings.cancellation.isCancelled() }

  private let file: SessionFile
  private let settings: Settings
  private let presenter: Presenter
  private var telling: Telling { settings.telling }
  /// The session as it is written, without the settings of the command line.
  private var playground: Playground
  /// What was shown last. An empty bar needs no picture.
  private let bar = ShownBar(Draft().scene)
  /// The draft as it is at present, laid out and judged, if anything has asked for it.
  private var scene: Scene?
  /// The records under the last command.
  private var records: [TextLine] = []
  /// Whether there were any before them.
  private var hasRecords = false
  /// The numbers of the first and the last line that changed the design since the last record.
  private var unrecorded: ClosedRange<Int>?
  private var isChecked = false

  package init(_ file: SessionFile, settings: Settings, presenter: Presenter) {
    self.file = file
    self.settings = settings
    self.presenter = presenter
    played = PlayedSession(session: file.name)
    playground = file.start
    startPlayed()
  }

  private mutating func startPlayed() {
    played = PlayedSession(session: file.name)
    if settings.listsSteps { (played.steps, steps) = (0, KeptText()) }
    if settings.recording != nil { played.recordsAdded = 0 }
    if settings.updatesRecords { played.recordsUpdated = 0 }
  }

  /// Plays the session; throws an error about the file or a line of it.
  mutating func run() throws {
    try settings.overrides.check { [file] in (try? file.draft()) ?? Draft() }
    do {
      // If nothing is shown on the way, each line is read only once.
      if telling == .everything || settings.wait != nil || settings.lastLine != nil { try check() }
      try playLines()
    } catch let error as SessionError {
      do {
        try check()
        addUnreached(from: error.line)
      } catch {
        // Nothing of a file with a line that is no command counts as played.
        startPlayed()
        addUnreached(from: 1)
      }
      // Read from the start, the error also says what was meant.
      _ = try settings.cancellation.result { [file, end] () throws(SessionError) in
        try file.draft(before: end)
      }
      throw error
    }
  }

  /// The number of the line that nothing is played from.
  private var end: Int {
    guard let last = settings.lastLine, last < .max else { return .max }
    return last + 1
  }

  /// Throws if a line that is to be played is no command: such a file is only reported.
  private mutating func check() throws(SessionError) {
    guard !isChecked else { return }
    _ = try settings.cancellation.result { [file, end] () throws(SessionError) in
      try file.checkLines(before: end)
    }
    isChecked = true
  }

  private mutating func playLines() throws {
    var unreached: Int?
    var comments: [String] = []
    // To see that a file of comments is no lesson takes a look at each line.
    if isCancelled { return }
    for line in file.playedLines {
      if isCancelled { return }
      let invocation = line.number < end ? try file.invocation(of: line) : nil
      let kind = LineKind(line.text)
      // The records below the last line are about it, too.
      if kind == .record, comparesRecords { records.append(line) }
      if settings.isPaged, kind != .record, let comment = line.comment(behind: invocation) {
        comments.append(comment)
      }
      guard kind.isCommand else { continue }
      try compareRecords()
      guard let invocation, settings.wait?() != false else {
        unreached = line.number
        break
      }
      for comment in comments { presenter.tell("# \(comment)") }
      comments = []
      try play(invocation, of: line)
    }
    try compareRecords(atEnd: unreached == nil)
    if let unreached { addUnreached(from: unreached) }
    // An option that did not fit on the way, such as a window of another device, has to fit in the end.
    _ = try settings.overrides.applied(to: playground.draft)
    rest()
  }

  /// The design with the settings of the command line.
  private var seen: Draft { settings.overrides.appliedWherePossible(to: playground.draft) }

  private mutating func play(_ invocation: Invocation, of line: TextLine) throws {
    if invocation.command.actsOutside { return skip(line, asksPerson: invocation.command.asksPerson) }
    let before = hasRecords || settings.recording != nil ? playground.draft : nil
    let outcome = try playground.perform(invocation, of: line, in: file)
    if outcome.sentence != nil { scene = nil }
    if let before, before != playground.draft {
      // Without a tab there is nothing yet that a change could break.
      let isSetup = before.design.tabs.isEmpty && playground.draft.design.tabs.isEmpty
      if !isSetup { unrecorded = (unrecorded?.lowerBound ?? line.number)...line.number }
    }
    if let sentence = outcome.sentence {
      if let steps {
        playground.workload.add(100, on: seen)
        steps.append(
          ReportFormat.step(
            invocation.canonical, line: line.number, seen, isFirst: played.steps == 0, presenter.options))
        played.steps? += 1
      }
      guard telling == .everything, !settings.overrides.replace(invocation.command) else { return }
      presenter.say("> \(invocation.canonical)")
      presenter.say("  \(presenter.options.said(sentence()))")
      if settings.wait != nil { rest() }
    } else if case .expect(let expectation) = outcome.effect {
      rest()
      let mismatch = expectation.mismatch(in: seenScene())
      try add(
        PlayedSession.Statement(
          line: line.number, text: invocation.canonical,
          mismatch.map { .unmet($0.sentence.text, found: $0.found) } ?? .met))
    } else if case .compare = outcome.effect {
      skip(line, asksPerson: false)
    } else if telling == .everything {
      rest()
      // A mark is a place to go to, which a replay does not.
      guard case .show(let query) = outcome.effect, let view = query.view else { return }
      guard !(query is MarkQuery) else {
        if settings.isPaged { presenter.say("> \(invocation.canonical)") }
        return
      }
      if invocation.command.isLook {
        let isOnEveryDevice = query is MatrixQuery || query is BudgetQuery
        playground.workload.add(isOnEveryDevice ? 5_000 : 200, on: seen)
      }
      let context = ViewContext(seen, playground.timeline, presenter.options)
      presenter.show(settings.cancellation.result { view.lines(in: context) } ?? [])
    }
  }

  private func skip(_ line: TextLine, asksPerson: Bool) {
    guard telling == .everything else { return }
    let reason = asksPerson ? "asks nobody" : "touches no file"
    presenter.remark("\(played.name):\(line.number): skipped, a replay \(reason): \(line.text)")
  }

  private mutating func seenScene() -> Scene {
    if scene == nil { playground.workload.add(32, on: seen) }
    let scene = scene ?? seen.scene
    self.scene = scene
    return scene
  }

  /// Shows the picture if it has changed; after several changes in a row only once, where a reader pauses.
  private mutating func rest() {
    guard telling == .everything, !bar.isOf(seen) else { return }
    let scene = seenScene()
    presenter.show(scene, DesignDifference(from: bar.scene, to: scene), on: bar, .on)
  }

  /// Notes what came of an expectation or a record, and says it.
  private mutating func add(_ statement: PlayedSession.Statement) throws {
    played.statements.append(statement)
    guard telling != .nothing else { return }
    if let problem = statement.problem {
      try check()
      rest()
      presenter.remark("\(played.name):\(statement.line): \(problem)")
    } else if telling == .everything, !statement.isRecord {
      presenter.say("ok: \(statement.text)")
    }
  }

  /// Notes the expectations and records from a line on as not reached.
  private mutating func addUnreached(from number: Int) {
    // A lesson's lines are not played in the order of the file.
    let isLesson = file.isLesson
    for line in file.playedLines.drop(while: {
      isLesson && number > 1 ? $0.number != number : $0.number < number
    }) where !isCancelled {
      let record = Record.text(of: line.text)
      guard record == nil || comparesRecords, let invocation = try? file.invocation(of: line),
        invocation.command.isExpect
      else { continue }
      played.statements.append(
        PlayedSession.Statement(
          line: line.number, text: record ?? invocation.canonical, .unreached, isRecord: record != nil))
    }
  }

  // MARK: Records

  /// Records are about the session as it is written.
  private var comparesRecords: Bool { settings.overrides.isEmpty }

  /// Compares the records under the last command with the present design, before the next command changes it.
  private mutating func compareRecords(atEnd isEnd: Bool = false) throws {
    guard !records.isEmpty else {
      guard let lines = unrecorded, isEnd || settings.recording == .steps else { return }
      if settings.recording != nil {
        unrecorded = nil
        let added = Record.lines(of: seenScene())
        edits.add(added, after: lines.upperBound)
        played.recordsAdded? += added.count
      } else if hasRecords {
        try addUnrecorded(lines)
      }
      return
    }
    defer { (records, hasRecords, unrecorded) = ([], true, nil) }
    let comparisons = Record.comparisons(of: records, with: seen, seenScene())
    let unmet = comparisons.count { $0.mismatch != nil }
    if settings.updatesRecords, unmet > 0 {
      Record.replace(records, by: seenScene(), in: &edits)
      played.recordsUpdated? += unmet
      return
    }
    for comparison in comparisons {
      try add(
        PlayedSession.Statement(
          line: comparison.number, text: comparison.text,
          comparison.mismatch.map { .unmet($0.sentence.text, found: $0.found) } ?? .met, isRecord: true,
          remedy: "tabbar replay --update writes what is found"))
    }
  }

  /// Notes that a session which has records ends without one.
  private mutating func addUnrecorded(_ lines: ClosedRange<Int>) throws {
    let (first, last) = (lines.lowerBound, lines.upperBound)
    let which = first == last ? "line \(last) changes" : "lines \(first) to \(last) change"
    try add(
      PlayedSession.Statement(
        line: last, text: "the end", .unmet("\(which) the design, and no record follows", found: nil),
        isRecord: true, remedy: "tabbar replay --record writes one"))
  }
}

extension TextLine {
  /// Returns its comment, without its sign; `nil` where it has none, or an empty one.
  fileprivate func comment(behind invocation: Invocation?) -> String? {
    let rest = Substring(text.utf8.dropFirst(invocation?.arguments.end ?? 0))
    guard let sign = rest.firstIndex(of: "#") else { return nil }
    let comment = rest[sign...].drop { $0 == "#" || $0 == " " }
    return comment.isEmpty ? nil : String(comment)
  }
}
