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

  private let playground: Playground
  private let runs: [Run]
  /// The number of lines that changed the draft.
  package let count: Int

  /// Carries out the lines of a session from an empty draft.
  ///
  /// - Throws: An error with the line and the column of the first command that cannot be carried out.
  package init(_ file: SessionFile) throws(SessionError) {
    var runs: [Run] = []
    var count = 0
    var last = 0
    playground = try file.play { line, outcome, playground in
      let step = playground.timeline.present
      guard outcome.sentence != nil, step != last else { return }
      last = step
      let run = Run(count: count, line: line.number, step: step)
      if runs.last?.goesOn(with: run) != true { runs.append(run) }
      count += 1
    }
    self.runs = runs
    self.count = count
  }

  /// The draft that the session ends with.
  package var draft: Draft { playground.draft }

  /// The steps that led to it.
  package var timeline: Timeline { playground.timeline }

  /// Returns the number in the file of a line that changed the draft; they count from 1.
  package func number(ofChange change: Int) -> Int {
    let run = run(ofChange: change)
    return run.line + change - 1 - run.count
  }

  /// Returns the draft after a number of lines that changed it.
  package func draft(after count: Int) -> Draft {
    guard count > 0 else { return playground.timeline.draft(after: 0) }
    let run = run(ofChange: count)
    return playground.timeline.draft(after: run.step + count - 1 - run.count)
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
