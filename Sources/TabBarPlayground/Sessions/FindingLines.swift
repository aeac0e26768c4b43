extension SessionStates {
  /// Returns for each of some findings the number of the line since which it is there.
  ///
  /// It is the line before which the finding was not there and since which it is; 1, where the session begins,
  /// for one that is there without any line. The finding must be there at the end.
  ///
  /// - Parameters:
  ///   - findings: The names of the findings.
  ///   - found: Returns the names of those that are in a draft.
  package func lines(of findings: [String], found: (Draft) -> [String]) -> [String: Int] {
    // Findings often come with the same lines, so that what was found in a draft is kept.
    var known: [Int: [String]] = [:]
    func isThere(_ finding: String, after count: Int) -> Bool {
      if let names = known[count] { return names.contains(finding) }
      let names = found(draft(after: count))
      known[count] = names
      return names.contains(finding)
    }
    var lines: [String: Int] = [:]
    for finding in findings where lines[finding] == nil {
      let start = Self.start(count: count) { isThere(finding, after: $0) }
      lines[finding] = start == 0 ? 1 : number(ofChange: start)
    }
    return lines
  }

  /// How many steps are looked at one by one before the steps get longer.
  private static let singleSteps = 32

  /// Returns the step with which something began that is there after the last one; 0 where it always was.
  ///
  /// From the end backwards the last few steps are looked at one by one, those before in ever longer strides;
  /// what is between the last place where it was found missing and the next where it was there is halved until
  /// one step is left. So few places are looked at however many there are. A thing that came, went and
  /// came again within one stride may be taken for one.
  ///
  /// - Parameters:
  ///   - count: The number of steps.
  ///   - isThere: Returns whether it is there after a number of steps.
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
