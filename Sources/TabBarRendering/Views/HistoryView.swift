import TabBarGuidelines
package import TabBarPlayground

extension HistoryQuery: View {
  package var isLong: Bool { true }

  package func lines(in context: ViewContext) -> [String] {
    context.timeline.map { HistoryView.lines(of: $0, context.options) } ?? []
  }
}

/// The steps of a session, with the place where one is.
enum HistoryView {
  /// The number of steps that are shown, the newest ones.
  private static let mostSteps = 40

  /// Returns the steps that can be undone, a mark, and those that can be redone.
  static func lines(of timeline: Timeline, _ options: RenderOptions) -> [String] {
    guard timeline.count > 0 else { return ["nothing to undo yet"] }
    let here = (!options.pictures ? "now:" : options.ascii ? "->" : "▸") + " you are here"
    let flag = !options.pictures ? "mark" : options.ascii ? "<" : "◂"
    let width = String(timeline.count).count
    var lines: [String] = []
    let start = max(0, min(timeline.count - mostSteps, timeline.position - mostSteps / 2))
    if start > 0 { lines.append("(\(counted(start, "earlier step")))") }
    for (number, line) in timeline.lines(from: start, most: mostSteps) {
      if number == timeline.position + 1 { lines.append(here) }
      let label = String(repeating: " ", count: width - String(number).count + 2) + "\(number)  "
      let marks = timeline.marks.filter { $0.position == number }.map {
        "  \(flag) " + options.shown($0.name)
      }.joined()
      let text = label + options.shown(line) + marks + (number > timeline.position ? "  (undone)" : "")
      lines.append(TerminalText.clipped(text, to: options.columns, ellipsis: options.ascii ? "..." : "…"))
    }
    let last = start + mostSteps
    if timeline.position == timeline.count { lines.append(here) }
    if last < timeline.count { lines.append("(\(timeline.count - last) later steps)") }
    return lines
  }
}
