package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension ClassOverview {
  // As many are read at a glance.
  private static let mostEnds = 5

  /// Returns what to speak about, a row for each learner, and what to read aloud. The first two fit into a window of 24 rows
  /// with 20 learners.
  package func lines(_ options: RenderOptions) -> [HarmlessText] {
    ([.lines([advice(options)])] + (pause < 60 ? [] : [said("the last line of all: \(Self.time(pause)) ago")])
      + shared + [.lines(table(options)), said(Self.legend, .faint)] + readAloud + ends)
      .lines(options)
  }

  private func said(_ text: Prose, _ style: Style = .plain) -> Block { .paragraph(text, style) }

  private func advice(_ options: RenderOptions) -> StyledText {
    let advice: Prose =
      next.map { lesson, end, count in
        return "to speak about next: \(end.sentence) (\(lesson.id), \(count) of \(learners.count))"
      } ?? "nothing to speak about: no wrong end in ten minutes"
    return StyledText(options.said(advice), .strong).clipped(options)
  }

  private var shared: [Block] {
    learners.filter(\.log.isShared).map {
      said("\($0.name): two programs write this file at once; each learner needs one alone", .warning)
    }
  }

  private func table(_ options: RenderOptions) -> [StyledText] {
    let rows = learners.map { learner in
      [
        learner.name, options.said("\(Prose(learner.state)) \(Self.time(learner.seconds))"),
        lessons.map { sign(of: learner, in: $0) }.joined(), learner.log.open ?? "",
        options.shown(learner.log.lastLine),
      ].map { StyledText($0) }
    }
    return Table(rows: rows, flexible: rows.first.map { $0.count - 1 }).lines(options)
  }

  private static let legend: Prose =
    "+ solved, ? to be discussed, * open, - left; ! before a refused line"

  private static func time(_ seconds: Int) -> String {
    let minutes = seconds / 60
    return minutes < 120 ? "\(minutes) min" : minutes < 2_880 ? "\(minutes / 60) h" : "\(minutes / 1_440) d"
  }

  private var readAloud: [Block] {
    let rows = sayings.map { lesson, texts in
      Block.entry("  \(lesson.id)", "\(texts.joined(separator: " · "))", labelStyle: .plain)
    }
    return rows.isEmpty ? [] : [said("to read aloud:"), .rows(rows)]
  }

  private var ends: [Block] {
    let rows = wrongEnds.prefix(Self.mostEnds).map { lesson, end, count in
      let sentence: Prose = "\(lesson.id): \(end.sentence)"
      return Block.entry("  \(count)/\(learners.count)", sentence, labelStyle: .plain)
    }
    let rest = wrongEnds.count - rows.count
    return rows.isEmpty
      ? []
      : [said("wrong ends:"), .rows(rows)]
        + (rest > 0 ? [said("and \(rest) more", .faint)] : [])
  }
}

extension Prose {
  fileprivate init(_ state: ClassOverview.State) {
    self =
      switch state {
      case .stuck: "stuck"
      case .working: "works"
      case .waiting: "waits"
      case .done: "done"
      }
  }
}

extension LearningLog {
  /// The last line that was typed, with a sign before one that was refused.
  fileprivate var lastLine: String {
    let typed = events.last { [.line, .refused, .forgotten, .guess].contains($0.kind) && $0.value != nil }
    let sign = typed.map { $0.kind == .refused || $0.kind == .forgotten } == true ? "! " : ""
    return sign + (typed?.value ?? "")
  }
}
