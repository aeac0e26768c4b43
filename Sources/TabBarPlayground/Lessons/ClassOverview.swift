import TabBarGuidelines

/// What the results of a class say, for the person who teaches it.
package struct ClassOverview: Sendable {
  /// Who needs help first: whoever has typed nothing for the longest time.
  package let learners: [Learner]
  /// The lessons of their plan, and others that somebody began.
  package let lessons: [Lesson]
  private let now: Int
  /// The seconds since the last line of all.
  package let pause: Int

  package struct Learner: Sendable {
    package let name: String
    package let log: LearningLog
    /// The seconds since the last line.
    package let silence: Int

    package var open: String? { log.last.flatMap { log.records[$0]?.isOpen == true ? $0 : nil } }
    package var solved: Int { log.records.values.count { $0.solvedIn != nil } }
  }

  package enum State: Hashable, Sendable {
    case solved, discussed, left
    /// For so many seconds.
    case atWork(Int)
  }

  /// - Parameters:
  ///   - results: What each learner did, with the name of the file.
  ///   - plan: Returns the lessons of a plan that a result names.
  ///   - isLive: Whether the class goes on at this time; else it ended with the last line of all.
  package init(
    _ results: [(name: String, log: LearningLog)], plan: (String) -> [Lesson], at time: Int, isLive: Bool
  ) {
    let last = results.compactMap(\.log.lastTime).max() ?? time
    let now = isLive ? time : last
    (self.now, pause) = (now, max(0, time - last))
    let planned = Set(results.compactMap(\.log.plan)).sorted().flatMap(plan)
    let begun = Set(results.flatMap(\.log.records.keys))
    let others = LessonList.all.filter { begun.contains($0.id) }
    lessons = (planned + others).reduce(into: []) { lessons, lesson in
      if !lessons.contains(where: { $0.id == lesson.id }) { lessons.append(lesson) }
    }
    let ids = lessons.map(\.id)
    func need(_ learner: Learner) -> (Int, Int, Int) {
      let isDone = ids.allSatisfy { learner.log.records[$0]?.isDone == true }
      let open = learner.open.flatMap { learner.log.records[$0] }
      // Within a minute a fresh error decides.
      return (isDone ? 0 : 1, learner.silence / 60, (open?.wrongEnds.count ?? 0) + (open?.hints ?? 0))
    }
    learners = results.map { name, log in
      let file = name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
      return Learner(name: file, log: log, silence: max(0, now - (log.lastTime ?? now)))
    }.sorted { need($0) > need($1) }
  }

  /// Returns how far a learner is in a lesson; `nil` where it was not begun.
  package func state(of learner: Learner, in lesson: Lesson) -> State? {
    guard let record = learner.log.records[lesson.id] else { return nil }
    if record.solvedIn != nil { return .solved }
    if record.isDiscussed { return .discussed }
    return learner.open == lesson.id ? .atWork(max(0, now - record.begun)) : .left
  }

  /// The misconceptions whose wrong ends were reached, the most frequent first.
  package var wrongEnds: [(lesson: Lesson, end: Lesson.WrongEnd, count: Int)] {
    lessons.flatMap { lesson in
      lesson.wrongEnds.map { end in
        (lesson, end, learners.count { $0.log.records[lesson.id]?.wrongEnds.contains(end.id) == true })
      }
    }.filter { $0.2 > 0 }.sorted { $0.2 > $1.2 }
  }

  /// The lesson in which most came to a wrong end, and how many.
  package var next: (lesson: Lesson, count: Int)? {
    lessons.map { lesson in
      (lesson, learners.count { $0.log.records[lesson.id]?.wrongEnds.isEmpty == false })
    }.filter { $0.1 > 0 }.max { $0.1 < $1.1 }
  }

  /// What learners wrote or guessed in words of their own, to be read aloud.
  package var sayings: [(lesson: Lesson, texts: [String])] {
    lessons.compactMap { lesson in
      let texts = learners.flatMap { learner in
        let record = learner.log.records[lesson.id]
        return [record?.guess, record?.texts].compactMap { $0.map { "\($0) (\(learner.name))" } }
      }
      return texts.isEmpty ? nil : (lesson, texts)
    }
  }
}
