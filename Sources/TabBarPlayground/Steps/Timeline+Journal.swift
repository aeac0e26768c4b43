/// What of a timeline is in files, and in the journals of lost sessions.
extension Timeline {
  /// Whether saving now would keep something that is in no file yet.
  var hasUnsavedChanges: Bool {
    let base = steps.base(of: present)
    return base.savedStep != present || stepsAside.contains { $0 > base.lastStepAtSave }
  }

  /// Whether the present session, or one that was put aside for it, has changes in no file.
  package var hasUnsavedWork: Bool { hasUnsavedChanges || replacedUnsaved != nil }

  package var replacedUnsaved: String? {
    replaced.first { place, _ in
      // What was done in a lesson is kept elsewhere.
      steps.base(of: step(at: place)).document.lesson == nil && ending(at: place).hasUnsavedChanges
    }?.line
  }

  /// The present session, and before it those that were replaced while they had changes in no file, the oldest first.
  var openSessions: [Timeline] {
    replaced.map { ending(at: $0.place) }.filter(\.hasUnsavedChanges).reversed() + [self]
  }

  /// The steps that the session's file has and that saving would lose, where undo went to an older design: those after
  /// the last mark.
  package var laterSavedSteps: [String] {
    guard let saved = steps.base(of: present).savedStep, present < saved else { return [] }
    let kept = stepsAside.map { steps.fork(of: saved, and: $0) }.max() ?? 0
    return steps(upTo: saved, butNotTo: present).filter { $0 > kept }.map { steps.text(of: $0).line }
  }

  /// Returns the steps that lead to one and not to another, but for those that were taken again with their numbers.
  private func steps(upTo step: Int, butNotTo other: Int) -> [Int] {
    let fork = steps.fork(of: step, and: other)
    var lines: [Int: String] = [:]
    steps.forEach(after: fork, upTo: other) { lines[steps.number(of: $0)] = $1.line }
    return steps.way(to: step) { $0 == fork }.filter {
      lines[steps.number(of: $0)] != steps.text(of: $0).line
    }
  }

  /// The last places of the present session and of those that it took the place of, the newest first.
  var ends: [Int] { [position] + replaced.map(\.place) }

  /// What a session holds that its file does not.
  package struct Unsaved: Sendable {
    /// The commands since it was read, saved or begun, also those to marks that undo went behind.
    package fileprivate(set) var added: [String] = []
    /// The commands of the file that were undone.
    package fileprivate(set) var undone: [String] = []
    /// The number of all of them.
    package internal(set) var count = 0
  }

  package var unsaved: Unsaved {
    let base = steps.base(of: present)
    let saved = base.savedStep ?? base.step
    var added = steps(upTo: present, butNotTo: saved)
    // What leads to names is not lost by undo.
    var known = Set(added)
    for step in stepsAside where step > base.lastStepAtSave {
      let way = steps.way(to: step) { isDone($0) || known.contains($0) }
      known.formUnion(way)
      added += way
    }
    var unsaved = Unsaved()
    unsaved.undone = steps(upTo: saved, butNotTo: present).map { steps.text(of: $0).line }
    unsaved.added = added.map { steps.text(of: $0).line }
    unsaved.count = unsaved.added.count + unsaved.undone.count + (base.savedStep == nil ? 1 : 0)
    return unsaved
  }

  /// Whether the session that was recovered from a lost journal is the present one, was put aside for it, or was saved:
  /// not one that was undone since, which is nowhere else.
  package func holds(journal name: String) -> Bool {
    steps.bases.contains { $0.document.journal == name && $0.savedStep ?? -1 >= $0.journalEnd }
      || ends.contains { steps.base(of: step(at: $0)).document.journal == name }
  }
}
