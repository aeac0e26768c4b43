import TabBarCore
package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension HistoryQuery: View {
  private static let mostAtAGlance = 40

  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    let timeline = context.timeline
    let (done, all) = timeline.course
    guard all > 0 else {
      return [
        timeline.position == 0 ? "nothing to undo yet" : "no steps yet; undo goes back to the session before"
      ]
    }
    let here = HarmlessText(
      (!options.pictures ? "" : options.ascii ? "-> " : "▸ ")
        + options.shown(options.pictures ? "you are here" : "now: you are here"))
    let flag = !options.pictures ? "mark" : options.ascii ? "<" : "◂"
    var lines: [HarmlessText] = []
    let mostSteps = min(most ?? Self.mostAtAGlance, all)
    let start = max(0, min(all - mostSteps, most == nil ? done - mostSteps / 2 : all))
    if start > 0 { lines.append("(\(counted(start, "earlier step")))") }
    let steps = timeline.lines(from: start, most: mostSteps)
    let width = String(steps.last?.number ?? 0).count
    for (index, (number, line)) in steps.enumerated() {
      if start + index == done { lines.append(here) }
      let label = String(repeating: " ", count: width - String(number).count + 2) + "\(number)  "
      let marks = timeline.marks.filter { timeline.number(of: $0) == number }.map {
        "  \(flag) " + options.shown($0.name)
      }.joined()
      let text =
        label + options.shown(line) + marks
        + (start + index >= done ? "  " + "(undone)" : "")
      let clipped = TerminalText.clipped(
        text, to: options.columns, ellipsis: options.ascii ? "..." : "…")
      lines.append(HarmlessText(clipped))
    }
    let last = start + mostSteps
    if done == all { lines.append(here) }
    if last < all { lines.append("(\(counted(all - last, "later step")))") }
    return lines
  }
}

extension StepQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    [HarmlessText("\(number)  " + context.options.shown(line))]
      + BarPicture.lines(draft.scene, context.options)
  }
}

extension MarkQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    [.paragraph(isOff ? "\(name) is no mark any more" : "marked: `back \(name)` comes back here")].lines(
      context.options)
  }
}

extension MarksQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let ideas = context.timeline.ideas
    guard !ideas.isEmpty else {
      return [.paragraph("there are no marks yet: `mark NAME` names this design")].lines(context.options)
    }
    let rows = ideas.map { idea in
      let scene = idea.draft.scene
      let found = scene.report.findings.count
      let parts = [
        scene.design.tabs.isEmpty
          ? "no tabs" : scene.design.tabs.indices.map(scene.design.plainName).joined(separator: ", "),
        found == 0 ? "no findings" : counted(found, "finding"),
        idea.step.map { "step \($0)" },
        idea.draft == context.draft ? "this design" : nil,
      ]
      return Block.entry(
        "\(idea.name)", .english(parts.compactMap(\.self).joined(separator: "; ")), labelStyle: .strong)
    }
    return [.rows(rows)].lines(context.options)
  }
}

extension NoteQuery: View {
  /// Returns the remark after a dash, with its own line breaks kept.
  package func lines(in context: ViewContext) -> [HarmlessText] {
    let options = context.options
    let label = options.ascii ? "-- " : "— "
    let indent = String(repeating: " ", count: label.count)
    // Each row is made harmless by itself, or the break would be shown as the escape that it is typed as.
    let rows = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
    return rows.enumerated().flatMap { index, row in
      row.isEmpty
        ? [.gap] : [.entry("\(index == 0 ? label : indent)", "\(row)", labelStyle: .plain)] as [Block]
    }.lines(options)
  }
}

extension ShowQuery: View {
  package func lines(in context: ViewContext) -> [HarmlessText] {
    [(Format.named(format) ?? .standard).render(context.scene, context.options)]
  }
}
