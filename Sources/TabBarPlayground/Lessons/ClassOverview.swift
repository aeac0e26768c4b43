import TabBarGuidelines

/// What the results of a class say, for the person who teaches it.
package struct ClassOverview {
  /// Who needs help first.
  package let learners: [Learner]
  /// The lessons of their plan, and others that somebody began.
  package let lessons: [Lesson]
  /// The seconds since the last line of all.
  package let pause: Int
  /// What to speak about next: the wrong end that most came to in the last ten minutes, in the present part of the plan.
  package let next: Reached?
  /// All wrong ends that were reached, the most frequent first.
  package let wrongEnds: [Reached]

  package struct Learner {
    package let name: String
    package let log: LearningLog
    package let state: State
    /// The seconds since the state began.
    package let seconds: Int
  }

  /// What a learner does, those first who need somebody.
  package enum State: Int {
    case stuck, working, waiting, done
  }

  /// A wrong end, and how many learners came to it.
  package typealias Reached = (lesson: Lesson, end: Lesson.WrongEnd, count: Int)

  /// How long somebody may do nothing, or try in vain, in seconds. In the class of November 2026 a learner who needed
  /// somebody was known by it after three minutes.
  private static let patience = 180
  private static let mostVain = 3
  private static let mostHints = 2
  /// How long ago a wrong end is still worth speaking about, in seconds.
  private static let recent = 600

  /// - Parameters:
  ///   - results: What each learner did, with the name of the file.
  ///   - plan: Returns the plan that a result names.
  ///   - isLive: Whether the class goes on at this time; else it ended with the last line of all.
  package init(
    _ results: [(name: String, log: LearningLog)], plan: (String) -> Plan?, at time: Int, isLive: Bool,
    language: String? = nil
  ) {
    let last = results.compactMap(\.log.events.last?.time).max() ?? time
    let now = isLive ? time : last
    pause = max(0, time - last)
    let parts = Set(results.compactMap(\.log.plan)).sorted().compactMap(plan).flatMap(\.parts)
    let begun = Set(results.flatMap(\.log.events).map(\.lesson))
    let lessons = (parts.joined() + LessonList.all.filter { begun.contains($0.id) }).reduce(into: [Lesson]())
    {
      lessons, lesson in
      if !lessons.contains(where: { $0.id == lesson.id }) { lessons.append(lesson.said(in: language)) }
    }
    self.lessons = lessons
    learners = results.map { name, log in
      let file = name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
      let (state, since) = Self.state(of: log, in: lessons, at: now)
      return Learner(name: file, log: log, state: state, seconds: max(0, now - since))
    }.sorted { ($0.state.rawValue, -$0.seconds, $0.name) < ($1.state.rawValue, -$1.seconds, $1.name) }

    let logs = results.map(\.log.events)
    func reached(in lessons: [Lesson], since: Int) -> [Reached] {
      lessons.flatMap { lesson in
        lesson.wrongEnds.map { end in
          let count = logs.count {
            $0.contains {
              $0.kind == .wrong && $0.lesson == lesson.id && $0.value == end.id && $0.time >= since
            }
          }
          return (lesson, end, count)
        }
      }.filter { $0.count > 0 }.sorted { $0.count > $1.count }
    }
    wrongEnds = reached(in: lessons, since: .min)
    let latest = logs.joined().filter { $0.kind == .begin }.max { $0.time < $1.time }?.lesson
    let present = parts.first { $0.contains { $0.id == latest } }
    next = reached(in: present ?? lessons, since: now - Self.recent).first
  }

  /// Returns what a learner does, and since when.
  private static func state(of log: LearningLog, in lessons: [Lesson], at now: Int) -> (State, since: Int) {
    let last = log.events.last?.time ?? now
    guard let open = log.open, let begun = log[open].begun else {
      return (lessons.allSatisfy { log[$0.id].isDone } ? .done : .waiting, last)
    }
    let events = log.events.filter { $0.lesson == open && $0.time >= begun }
    let vain = events.filter(\.isInVain).map(\.time)
    let hints = events.filter { $0.kind == .hint }.map(\.time)
    var signs = [last + patience]
    // Three tries in vain, within the time that somebody may take for one.
    signs += vain.indices.dropFirst(mostVain - 1).filter { index in
      vain[index] - vain[index - mostVain + 1] <= patience && now - vain[index] <= patience
    }.map { vain[$0] }
    signs += hints.dropFirst(mostHints - 1) + events.filter { $0.kind == .solution }.map(\.time)
    var ends: Set<String?> = []
    signs += events.filter { $0.kind == .wrong && !ends.insert($0.value).inserted }.map(\.time)
    return signs.min().flatMap { $0 <= now ? (.stuck, $0) : nil } ?? (.working, begun)
  }

  /// How far a learner is in a lesson: `+` solved, `?` to be discussed, `*` open, `-` left, `.` not begun.
  package func sign(of learner: Learner, in lesson: Lesson) -> String {
    let record = learner.log[lesson.id]
    return record.solvedIn != nil
      ? "+"
      : record.isDiscussed ? "?" : record.begun == nil ? "." : learner.log.open == lesson.id ? "*" : "-"
  }

  /// What learners guessed, and did in lessons that no program can judge, to be read aloud.
  package var sayings: [(lesson: Lesson, texts: [String])] {
    lessons.compactMap { lesson in
      let texts = learners.flatMap { learner in
        let record = learner.log[lesson.id]
        let said = record.isDiscussed ? record.lines.joined(separator: " · ") : nil
        return [record.guess, said].compactMap { $0.map { "\($0) (\(learner.name))" } }
      }
      return texts.isEmpty ? nil : (lesson, texts)
    }
  }
}

extension LearningLog {
  /// The lesson that somebody works on; `nil` where the last one has come to its end.
  package var open: String? { last.flatMap { self[$0].isOpen ? $0 : nil } }
}

extension LearningEvent {
  /// Whether nothing came of it: a line that was refused or not understood, or steps that were taken back.
  fileprivate var isInVain: Bool {
    switch kind {
    case .refused, .forgotten, .reset: true
    case .line: value?.hasPrefix(Command.undo.name) == true
    default: false
    }
  }
}
