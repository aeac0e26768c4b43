package import TabBarDrawing
import TabBarGuidelines
package import TabBarPlayground

extension ClassOverview {
  // As many are read at a glance.
  private static let mostEnds = 5

  /// Returns the advice, a table of the learners and the lessons, and what to read aloud, the most needed first.
  package func lines(_ options: RenderOptions) -> [HarmlessText] {
    ([.paragraph(advice, .strong)]
      + (pause < 60 ? [] : [.paragraph("the last line of all: \(Self.time(pause)) ago")])
      + shared + [.lines(table(options))] + legend + stuck + readAloud + ends).lines(options)
  }

  private var advice: String {
    guard let next else { return "\(counted(learners.count, "learner")); no wrong end was reached" }
    let belief = (next.lesson.belief ?? next.lesson.title).english
    return "to speak about next: \(belief) (\(next.lesson.id), \(next.count) of \(learners.count))"
  }

  private var shared: [Block] {
    learners.filter(\.log.isShared).map {
      .paragraph("\($0.name): two programs write this file at once; each learner needs one alone", .warning)
    }
  }

  private func table(_ options: RenderOptions) -> [StyledText] {
    let header = ["learner", "silent", "solved"] + lessons.indices.map { "\($0 + 1)" }
    let rows = learners.map { learner in
      [learner.name, Self.time(learner.silence), "\(learner.solved)"]
        + lessons.map { state(of: learner, in: $0).map(Self.sign) ?? "" }
    }
    return Table(
      rows: ([header] + rows).enumerated().map { index, row in
        row.map { StyledText($0, index == 0 ? .faint : .plain) }
      },
      rightAligned: Set(1..<header.count), flexible: 0
    ).lines(options)
  }

  private static func sign(of state: State) -> String {
    switch state {
    case .solved: "+"
    case .discussed: "?"
    case .left: "-"
    case .atWork(let seconds): "\(seconds / 60)"
    }
  }

  private static func time(_ seconds: Int) -> String {
    let minutes = seconds / 60
    return minutes < 120 ? "\(minutes) min" : minutes < 2_880 ? "\(minutes / 60) h" : "\(minutes / 1_440) d"
  }

  private var legend: [Block] {
    let names = lessons.enumerated().map { "\($0 + 1) \($1.id)" }.joined(separator: ", ")
    return lessons.isEmpty
      ? []
      : [
        .paragraph("\(names); + solved, ? to be discussed, - left, a number: minutes at work", .faint)
      ]
  }

  /// What those who are silent, or at a wrong end, tried last.
  private var stuck: [Block] {
    let rows = learners.compactMap { learner -> Block? in
      guard let id = learner.open, let record = learner.log.records[id] else { return nil }
      let tries = record.route.suffix(3).joined(separator: " · ")
      let facts =
        "\(id), \(counted(record.hints, "hint"))" + (tries.isEmpty ? ", nothing tried" : ": \(tries)")
      return .entry("  \(learner.name)", facts, labelStyle: .plain)
    }
    return rows.isEmpty ? [] : [.paragraph("at work:"), .rows(rows)]
  }

  private var readAloud: [Block] {
    let rows = sayings.map { lesson, texts in
      Block.entry("  \(lesson.id)", texts.joined(separator: " · "), labelStyle: .plain)
    }
    return rows.isEmpty ? [] : [.paragraph("to read aloud:"), .rows(rows)]
  }

  private var ends: [Block] {
    let all = wrongEnds
    let rows = all.prefix(Self.mostEnds).map { lesson, end, count in
      Block.entry(
        "  \(count) of \(learners.count)", "\(lesson.id): \(end.sentence.english)", labelStyle: .plain)
    }
    guard !rows.isEmpty else { return [] }
    let rest = all.count - rows.count
    return [.paragraph("wrong ends:"), .rows(rows)]
      + (rest > 0 ? [.paragraph("  and \(rest) less frequent ones", .faint)] : [])
  }
}
