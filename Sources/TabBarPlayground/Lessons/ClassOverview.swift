import TabBarGuidelines

/// What the results of a class say, for the person who teaches it.
package struct ClassOverview: Sendable {
  private let learners: [Learner]
  private let lessons: [Lesson]

  private struct Learner: Sendable {
    let name: String
    let log: LearningLog

    /// The lesson that the learner is in, or `nil`.
    var open: String? { log.last.flatMap { log.records[$0]?.isOpen == true ? $0 : nil } }

    /// Whether the learner has tried the open lesson without coming to its end.
    var isStuck: Bool {
      guard let record = open.flatMap({ log.records[$0] }) else { return false }
      return !record.wrongEnds.isEmpty || record.route.count >= ClassOverview.manyTries || record.sawSolution
        || record.seconds >= ClassOverview.longTime
    }
  }

  /// As many lines tried, or as many seconds spent, in a lesson that is still open are a sign of being stuck.
  private static let manyTries = 4
  private static let longTime = 480

  // As many are read at a glance.
  private static let mostEnds = 5

  /// - Parameters:
  ///   - results: What each learner did, with the name of the file.
  ///   - lessons: The lessons that may be in it.
  package init(_ results: [(name: String, log: LearningLog)], lessons: [Lesson]) {
    learners = results.map { Learner(name: Self.name(of: $0.name), log: $0.log) }
    self.lessons = lessons
  }

  private static func name(of file: String) -> String {
    file.lastIndex(of: ".").map { $0 > file.startIndex ? String(file[..<$0]) : file } ?? file
  }

  package var lines: [String] {
    let solved = learners.flatMap(\.log.records.values).count { $0.solvedIn != nil }
    return ["\(counted(learners.count, "learner")), \(counted(solved, "lesson")) solved in all"] + stuck + [
      ""
    ]
      + learners.map(line) + heldBeliefs
  }

  private func line(_ learner: Learner) -> String {
    let records = learner.log.records.values
    let facts = [
      "\(records.count { $0.solvedIn != nil }) solved", counted(records.reduce(0) { $0 + $1.hints }, "hint"),
      counted(records.count { $0.sawSolution }, "solution") + " seen",
      "\((records.reduce(0) { $0 + $1.seconds } + 59) / 60) min",
    ]
    let undone = records.reduce(0) { $0 + $1.undone }
    let place = learner.open.map { "now in \($0)" + (learner.isStuck ? ", stuck" : "") }
    return "\(learner.name): "
      + (facts + (undone > 0 ? ["\(undone) undone"] : []) + [place].compactMap(\.self))
      .joined(separator: ", ")
  }

  private var stuck: [String] {
    let stuck = learners.filter(\.isStuck)
    guard !stuck.isEmpty else { return ["", "nobody is stuck"] }
    return ["", "stuck:"]
      + stuck.compactMap { learner in
        guard let id = learner.open, let record = learner.log.records[id] else { return nil }
        let tries = record.route.suffix(3).joined(separator: " · ")
        return "  \(learner.name) in \(id), \(counted(record.hints, "hint"))"
          + (tries.isEmpty ? "" : ": \(tries)")
      }
  }

  /// The misconceptions whose wrong ends were reached, the most frequent first.
  private var heldBeliefs: [String] {
    let held = lessons.map { ($0, ends(of: $0)) }.filter { !$0.1.isEmpty }
      .sorted { count(of: $0.0) > count(of: $1.0) }
    guard let first = held.first else { return ["", "no wrong end was reached"] }
    let all = held.flatMap { lesson, ends in ends.map { (lesson, $0.end, $0.count) } }.sorted { $0.2 > $1.2 }
    var lines = ["", "wrong ends:"]
    lines += all.prefix(Self.mostEnds).map { lesson, end, count in
      "  \(lesson.id), \(end.id): \(count) of \(learners.count): \(end.sentence.english)"
    }
    if all.count > Self.mostEnds { lines.append("  and \(all.count - Self.mostEnds) less frequent ones") }
    let lesson = first.0
    let belief = lesson.belief?.english ?? lesson.title.english
    return lines + [
      "", "to speak about next: \(belief) (\(lesson.id), \(count(of: lesson)) of \(learners.count))",
    ]
  }

  private func ends(of lesson: Lesson) -> [(end: Lesson.WrongEnd, count: Int)] {
    lesson.wrongEnds.map { end in
      (end, learners.count { $0.log.records[lesson.id]?.wrongEnds.contains(end.id) == true })
    }.filter { $0.1 > 0 }
  }

  /// The number of learners who came to a wrong end of a lesson.
  private func count(of lesson: Lesson) -> Int {
    learners.count { $0.log.records[lesson.id]?.wrongEnds.isEmpty == false }
  }
}
