import TabBarCore
package import TabBarDrawing
package import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

/// Writes events as text to the console, until nobody reads it any more.
package final class Presenter {
  package let console: any Console
  /// What the options are, but for the size of the console.
  var style: RenderOptions
  /// What is still on the screen, where a person sees it.
  var sight: ShownBar?
  /// Whether a write has failed, so that nothing more is written, and there is nothing left to do.
  private(set) var isClosed = false
  /// What came of writing. A closed output is no failure: nobody reads the results any more.
  package private(set) var status = ExitStatus.fine

  package init(console: any Console, style: RenderOptions) {
    self.console = console
    self.style = style
  }

  package var options: RenderOptions {
    var options = style
    options.columns = RenderOptions(columns: console.columns).columns
    options.rows = console.rows.map { $0 - Self.promptRows }
    return options
  }

  /// Errors may go elsewhere than to a terminal that the results go to.
  private var errorOptions: RenderOptions {
    var options = options
    options.color = options.color && console.errorColumns != nil
    return options
  }

  static let promptRows = 2

  /// Writes lines for people to read; at a terminal each title in them keeps its place, whichever way it is read.
  package func show(_ lines: [HarmlessText]) {
    guard !lines.isEmpty else { return }
    sight?.wrote(lines.count)
    write(isolated(.wholeLines(lines)))
  }

  /// Writes a document, or a line to be typed: the same bytes wherever they go.
  package func put(_ lines: [HarmlessText]) {
    guard !lines.isEmpty else { return }
    sight?.wrote(lines.count)
    write(.wholeLines(lines))
  }

  func write(_ text: HarmlessText) {
    guard !isClosed else { return }
    do { try console.write(text) } catch { fail(error) }
  }

  func fail(_ error: OutputError) {
    isClosed = true
    guard case .failed(let code) = error else { return }
    complain(["error: cannot write: \(options.shown(systemMessage(code)))"])
    status = .failed
  }

  func isolated(_ text: HarmlessText) -> HarmlessText {
    console.rows == nil || style.ascii ? text : text.isolated(besides: typed)
  }

  /// What lines begin with that are to be typed.
  private var typed: [String] { [options.said("type: \("")"), options.said("or: \("")")] }

  package func complain(_ lines: [HarmlessText]) {
    let lines =
      console.errorColumns.map { columns in
        lines.flatMap { WordWrap.rows(of: $0, columns: columns) }
      } ?? lines
    sight?.wrote(lines.count)
    let text = HarmlessText.wholeLines(lines)
    console.writeError(console.errorColumns == nil || style.ascii ? text : text.isolated(besides: typed))
  }

  package func say(_ sentence: String) {
    show([HarmlessText(options.shown(sentence))])
  }

  /// Writes one text to the results, wrapped, for people and not for scripts, in the language of rules and lessons.
  package func tell(_ text: Prose) {
    show(text.lines(options).text(options))
  }

  /// Writes one sentence to the errors: a warning, or an expectation that is not met. Neither is an
  /// error, so whoever writes it decides on the exit status.
  package func remark(_ sentence: String) { complain([HarmlessText(options.shown(sentence))]) }

  /// Writes sentences to the errors, such as what a store could not make sure of.
  func remark(_ sentences: [String]) {
    for sentence in sentences { remark(sentence) }
  }

  /// Writes an error and returns its exit status.
  package func report(_ error: any Error) -> ExitStatus {
    complain(ErrorText.lines(for: error, errorOptions))
    return .failed
  }

  /// Writes an error in a line and returns its exit status; `place` is that of the line, or `nil` for a typed one.
  func report(_ error: CommandError, in line: String, place: String?) -> ExitStatus {
    complain(ErrorText.lines(for: error, in: line, place: place, errorOptions))
    return .failed
  }

  /// Writes an error of the input with the input's name, if it has one, and returns its exit status.
  func report(_ error: LineError, of input: String?) -> ExitStatus {
    remark("\(input.map { $0 + ", " } ?? "")\(error)")
    return .failed
  }

  /// The most rows of a result that has a picture: the line, the result and the next prompt are in sight together.
  private static let resultRows = 14

  /// Writes what a command changed, with what moved into or out of More because of it, and then the picture and what
  /// changed in the findings, where any of this is different from the bar that was shown before.
  package func show(
    _ sentence: Prose, _ scene: Scene, since bar: ShownBar, _ form: PictureForm = .on
  ) {
    let change = DesignDifference(from: bar.scene, to: scene)
    let said = ChangeWords.saying(sentence, change).lines(options).text(options)
    show(said)
    show(scene, change, on: bar, form, below: said.count)
  }

  /// Writes the picture of a scene, and its findings; a `change` leaves out what is the same as before. `said` is the number
  /// of rows above it that are part of the same result.
  func show(
    _ scene: Scene, _ change: DesignDifference? = nil, on bar: ShownBar, _ form: PictureForm,
    below said: Int = 0
  ) {
    var options = options
    options.isBrief = form == .brief
    let earlier = change.map { _ in bar.picture(options) }
    bar.keep(scene)
    let drawing = bar.picture(options)
    var picture = drawing.head + drawing.bar
    if let earlier, earlier == drawing {
      picture = []
    } else if sight != nil, let earlier, earlier.head == drawing.head {
      // A person has the same headline in sight.
      picture = drawing.bar
    }
    if form == .off, !picture.isEmpty {
      sight?.changedBar()
      picture = change.map { nowSelected(since: $0) } ?? []
    } else if let before = change?.before, form == .on, !options.pictures, options.editing != .whole,
      !picture.isEmpty
    {
      picture = BarInWords.changes(in: scene, since: before, options)
    }
    if picture.isEmpty, let change, change.newFindings.isEmpty, change.goneFindings.isEmpty { return }
    // An empty row before the picture, after it, and at the end; where there is room.
    let room = Self.resultRows - said - picture.count
    let whole = FindingsBlock.lines(scene.report, change: change, options)
    let isSpaced = form == .on && whole.count <= room - 3
    let findings =
      isSpaced ? whole : FindingsBlock.lines(scene.report, change: change, rows: max(room - 1, 2), options)
    guard !picture.isEmpty else { return show(findings) }
    let gap: [HarmlessText] = isSpaced ? [""] : []
    let hasEnd = said + picture.count + findings.count < Self.resultRows
    let rows = picture + (findings.isEmpty ? [] : gap + findings) + (hasEnd ? [""] : [])
    show(gap + rows)
    sight?.drewBar(rows.count)
  }

  /// Returns which tab is selected in place of one that is gone, or has come back, which a picture would show.
  private func nowSelected(since change: DesignDifference) -> [HarmlessText] {
    let (old, new) = (change.before.design, change.after.design)
    guard let gone = old.selectedTab, let now = new.selectedTab,
      !new.tabs.contains(where: { $0.origin.id == gone.origin.id })
        || !old.tabs.contains(where: { $0.origin.id == now.origin.id })
    else { return [] }
    let sentence: Prose = "\(new.title(of: now), .title) is selected now"
    return sentence.lines(options).text(options)
  }

  /// Answers an expectation that was typed at the prompt; returns whether it holds.
  func answer(_ expectation: Expectation, in scene: Scene) -> Bool {
    guard let mismatch = expectation.mismatch(in: scene) else {
      tell("as expected")
      return true
    }
    // No error: the design may still come to meet the expectation.
    remark(options.said("recorded, but it does not hold yet: \(mismatch.sentence)"))
    let doubt = expectation.doubt(in: scene).map { "\($0); " as Prose } ?? ""
    complain(ErrorText.advice("\(doubt)`undo` takes it back", errorOptions))
    return false
  }
}
