/// Lines that are tried on a copy.
extension Playground {
  /// Returns a line in canonical form, or `nil` where it is no command.
  package func canonical(_ line: String) -> String? { Invocation.canonical(line) }

  /// Returns the session after some lines; `nil` where one of them cannot be carried out. Those that only look leave it
  /// as it is.
  package func after(_ lines: [String]) -> Playground? {
    var copy = self
    for line in lines {
      guard let invocation = try? Invocation.parsed(from: line, source: .pipe),
        let outcome = try? copy.perform(invocation)
      else { return nil }
      if outcome.sentence != nil { copy.draft.moveSubject(since: draft.design) }
    }
    return copy
  }

  /// Whether two sessions are the same for the person in front of them.
  package func isSame(as other: Playground) -> Bool {
    draft == other.draft && timeline.marks.map(\.name) == other.timeline.marks.map(\.name)
  }
}
