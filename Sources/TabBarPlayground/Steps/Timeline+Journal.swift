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
      isUnsaved(at: place) && steps.base(of: step(at: place)).document.lesson == nil
    }?.line
  }

  private func isUnsaved(at place: Int) -> Bool {
    steps.base(of: step(at: place)).savedStep != step(at: place)
  }

  /// The present session, and before it those that were replaced while they had changes in no file, the oldest first.
  var openSessions: [Timeline] {
    replaced.filter { isUnsaved(at: $0.place) }.map { ending(at: $0.place) }.reversed() + [self]
  }

  /// The steps that the session's file has and that saving would lose, where undo went to an older design: those after
  /// the last mark.
  package var laterSavedSteps: [String] {
    guard let saved = steps.base(of: present).savedStep, present < saved else { return [] }
    let kept = (stepsAside + [present]).map { steps.fork(of: saved, and: $0) }.max() ?? present
    var lines: [String] = []
    steps.forEach(after: kept, upTo: saved) { lines.append($1.line) }
    return lines
  }

  /// Compares the files of the sessions since a step, as a journal knows them, with what is there. A session whose file has
  /// changed meanwhile gets another name.
  ///
  /// - Parameters:
  ///   - read: Returns what a file holds, or `nil` where there is none.
  ///   - rename: Returns a name that no file has.
  mutating func settleFiles(since first: Int, _ read: (String) -> String?, rename: (String) -> String) {
    var last = present
    while last > first {
      let base = steps.base(of: last)
      if let path = base.document.path {
        let text = read(path)
        let end = Playground(draft(after: last), after: ending(with: last))
        // The end may have come after it was saved.
        if let text, text == end.text {
          steps.markSaved(last, to: path, as: text)
        } else if text == nil || text != base.document.savedText {
          steps.changeBase(of: last) { base in
            base.document.path = text == nil ? path : rename(path)
            (base.document.savedText, base.savedStep) = (nil, nil)
          }
        }
      }
      guard base.step > 0 else { return }
      last = steps.previous(of: base.step)
    }
  }

  /// What a session holds that its file does not.
  package struct Unsaved: Sendable {
    /// The commands that came to it; of one whose beginning is in no file only those since.
    package fileprivate(set) var added: [String] = []
    /// The commands of the file that were undone.
    package fileprivate(set) var undone: [String] = []
    /// The number of all of them.
    package internal(set) var count = 0
  }

  package var unsaved: Unsaved {
    let base = steps.base(of: present)
    let saved = base.savedStep ?? base.step
    let fork = steps.fork(of: saved, and: present)
    var unsaved = Unsaved()
    steps.forEach(after: fork, upTo: saved) { unsaved.undone.append($1.line) }
    steps.forEach(after: fork, upTo: present) { unsaved.added.append($1.line) }
    // What leads to names is not lost by undo.
    walk(from: present, to: stepsAside.filter { $0 > base.lastStepAtSave }, goBack: { _, _ in }) {
      unsaved.added.append($1.line)
    }
    unsaved.count = unsaved.added.count + unsaved.undone.count + (base.savedStep == nil ? 1 : 0)
    return unsaved
  }

  /// Notes that the last session with something unsaved was recovered from a lost journal.
  mutating func note(journal name: String) {
    let last = (openSessions.last { $0.unsaved.count > 0 } ?? self).present
    steps.changeBase(of: last) { base in (base.document.journal, base.journalEnd) = (name, last) }
  }

  /// Whether the session that was recovered from a lost journal is the present one, was put aside for it, or was saved:
  /// not one that was undone since, which is nowhere else.
  package func holds(journal name: String) -> Bool {
    if steps.hasSaved(journal: name) { return true }
    var base = steps.base(of: present)
    while base.document.journal != name {
      guard base.step > 0 else { return false }
      base = steps.base(of: steps.previous(of: base.step))
    }
    return true
  }

  mutating func markUnsaved() { steps.changeBase(of: present) { $0.savedStep = nil } }

  mutating func markSaved(to path: String, as text: String) {
    steps.markSaved(present, to: path, as: text)
  }
}
