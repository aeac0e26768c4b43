import TabBarCore
import TabBarDrawing
import TabBarGuidelines
import TabBarPlayground
import TabBarRendering
import TabBarTerminal

/// The rows under a line while it is typed: the effect of running it.
struct LivePane {
  let form: LivePaneForm

  /// Returns the rows for a line and the effect of running it on the present bar, in the fullest form with room.
  func rows(
    for line: PartialLine, _ preview: Preview, isRead: Bool, on bar: ShownBar, in size: TerminalSize,
    _ options: RenderOptions,
    withFindings: Bool = true
  ) -> [HarmlessText] {
    guard form != .off, size.rows > 0 else { return [] }
    switch preview {
    case .nothing: return []
    case .noChange: return [HarmlessText(options.said("this would change nothing"))]
    case .says(let text): return text.lines(options).text(options)
    case .refused(let error): return objection(to: line, error, isRead: isRead, options)
    case .change(let draft, let sentence):
      let block = PreviewBlock(
        DesignDifference(from: bar.scene, to: draft.scene), sentence: sentence(), options,
        pictureBefore: { bar.picture(options) }, withFindings: withFindings)
      if form == .full {
        let rows = block.full
        if rows.count <= size.rows { return rows }
      }
      return Array(block.brief.prefix(size.rows))
    }
  }

  /// Returns the problem of a line and its remedy, or the summary of its command if it is only unfinished, or may be a
  /// sentence that was not read yet.
  private func objection(
    to line: PartialLine, _ error: CommandError, isRead: Bool, _ options: RenderOptions
  ) -> [HarmlessText] {
    guard isRead || !line.mayBeSentence, var known = line.error else {
      return line.command.map { WordWrap.lines(of: options.shown($0.summary), columns: options.columns) }
        ?? []
    }
    if line.mayBeSentence { known = error }
    let clause = known.advised.map { "\(known.said): \($0)" } ?? known.said
    return clause.lines(options).text(options)
  }
}

/// How much is shown under a line while it is typed.
package enum LivePaneForm: String, Hashable, Sendable, CaseIterable {
  case off
  /// The change, in a line or two.
  case brief
  case full
}
