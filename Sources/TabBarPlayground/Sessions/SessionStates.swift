import TabBarCore

/// The drafts that a session goes through, change by change.
///
/// They are those of the timeline of the playground that carried it out, so that a long session costs no more room than
/// a short one.
package struct SessionStates: Sendable {
  /// Changes that follow on each other, each on the next line and the next step of the timeline.
  private struct Run {
    /// The number of changes before the first.
    let count: Int
    /// The number in the file of the first one's line.
    let line: Int
    /// The step of the timeline after the first.
    let step: Int

    func goesOn(with other: Run) -> Bool {
      line - count == other.line - other.count && step - count == other.step - other.count
    }
  }

  /// The draft that the session ends with, or that of a mark.
  package let draft: Draft
  package let timeline: Timeline
  /// The changes that led to it.
  private let runs: [Run]
  /// The number of lines that changed the draft.
  package let count: Int
  /// What led to the designs that were named, by their names in small letters.
  private var named: [String: (runs: [Run], count: Int)] = [:]

  /// Carries out the lines of a session from an empty draft.
  ///
  /// - Throws: An error with the line and the column of the first command that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    var runs: [Run] = []
    var count = 0
    var last = 0
    var named: [String: (runs: [Run], count: Int)] = [:]
    let playground = try file.play { line, outcome, playground in
      let words = {
        (try? Invocation.parsed(from: line.text))?.arguments.words.map { $0.text.lowercased() } ?? []
      }
      if case .show(is MarkQuery) = outcome.effect { named[words().first ?? ""] = (runs, count) }
      let step = playground.timeline.present
      guard outcome.sentence != nil, step != last else { return }
      last = step
      // What was done before going back is not among what led to the draft.
      if playground.timeline.isReturn, let name = words().first {
        (runs, count) = named[name] ?? (runs, count)
      }
      let run = Run(count: count, line: line.number, step: step)
      if runs.last?.goesOn(with: run) != true { runs.append(run) }
      count += 1
    }
    self.init(playground.draft, playground.timeline, runs, count)
    self.named = named
  }

  private init(_ draft: Draft, _ timeline: Timeline, _ runs: [Run], _ count: Int) {
    (self.draft, self.timeline, self.runs, self.count) = (draft, timeline, runs, count)
  }

  /// The designs that have names, each as if the session ended with it, the oldest name first.
  package var marked: [(name: String, states: SessionStates)] {
    timeline.ideas.map { idea in
      let (runs, count) = named[idea.name.lowercased()] ?? (runs, count)
      return (idea.name, SessionStates(idea.draft, idea.state.timeline ?? timeline, runs, count))
    }
  }

  /// Returns the number in the file of a line that changed the draft; they count from 1.
  package func number(ofChange change: Int) -> Int {
    let run = run(ofChange: change)
    return run.line + change - 1 - run.count
  }

  /// Returns the draft after a number of lines that changed it.
  package func draft(after count: Int) -> Draft { timeline.draft(after: step(ofChange: count)) }

  /// Returns the step of the timeline after a number of lines that changed the draft.
  func step(ofChange count: Int) -> Int {
    guard count > 0 else { return 0 }
    let run = run(ofChange: count)
    return run.step + count - 1 - run.count
  }

  private func run(ofChange change: Int) -> Run {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].count < change { low = middle } else { high = middle }
    }
    return runs[low]
  }
}
