extension EndState {
  /// Returns the number of the line that brought each of some findings, by name; `found` names those in a draft.
  ///
  /// It is that of the step with which the finding appeared and since which it has stayed; the one that began the session
  /// for a finding of the empty bar. Each finding must be there at the end.
  package func lineNumbers(of findings: [String], found: (Draft) -> [String]) -> [String: Int] {
    let steps = timeline.leadingSteps
    // Findings often come with the same lines, so the findings of a draft are kept.
    var known: [Int: [String]] = [:]
    func isThere(_ finding: String, after count: Int) -> Bool {
      if let names = known[count] { return names.contains(finding) }
      let names = found(timeline.draft(after: steps[count]))
      known[count] = names
      return names.contains(finding)
    }
    var lines: [String: Int] = [:]
    for finding in findings where lines[finding] == nil {
      let start = Self.start(count: steps.count - 1) { isThere(finding, after: $0) }
      lines[finding] = numbers[steps[start]]
    }
    return lines
  }

  /// The number of steps that are examined one by one before the strides get longer.
  private static let singleSteps = 32

  /// Returns the step that began a state which lasts to the end; 0 if it was always there. `isThere` takes a step.
  ///
  /// The search goes backwards from the end, at first step by step and then in ever longer strides, until the
  /// state is missing; bisection finds its start within the last stride. So few drafts are examined however
  /// many there are. A state that goes and comes back within one stride may be taken for one.
  package static func start(count: Int, isThere: (Int) -> Bool) -> Int {
    var present = count
    var absent = count
    var stride = 1
    var looks = 0
    repeat {
      guard present > 0 else { return 0 }
      absent = max(0, present - stride)
      guard isThere(absent) else { break }
      present = absent
      looks += 1
      if looks >= singleSteps { stride *= 2 }
    } while true
    while present - absent > 1 {
      let middle = (present + absent) / 2
      if isThere(middle) { present = middle } else { absent = middle }
    }
    return present
  }
}
