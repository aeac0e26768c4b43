import TabBarCore

/// The steps that led to a draft, so that each can be undone and the session be saved.
///
/// A step is kept as its line of text and a draft is kept only now and then, so that going on costs the
/// same however long the session is. Going back replays the few steps since the last draft kept.
package struct Timeline: Sendable {
  /// A document that a step put in place of the one before.
  private struct Arrival {
    /// The position behind that step.
    let position: Int
    var document: Document
  }

  /// The document that the timeline starts from.
  private var base: Document
  /// The commands, as a saved session has them.
  private var steps = StepLog()
  /// The number of steps that are in force; those beyond can be redone.
  package private(set) var position = 0
  private var checkpoints = Checkpoints()
  /// The names that positions were given, the oldest first.
  package private(set) var marks: [(name: String, position: Int)] = []
  private var arrivals: [Arrival] = []

  init(base: Document) {
    self.base = base
    self.base.savedPosition = 0
  }

  /// The number of steps that are in force or can be redone.
  package var count: Int { steps.count }

  /// The number of drafts that are kept, which has a limit however many steps there are.
  package var keptDrafts: Int { checkpoints.count }

  /// Returns some steps from an index on, each with its number, counted from 1.
  package func lines(from start: Int, most count: Int) -> [(number: Int, line: String)] {
    let start = min(max(0, start), steps.count)
    return (start..<min(steps.count, start + count)).map { ($0 + 1, steps[$0]) }
  }

  /// Returns the steps from one position to another, the oldest first.
  func lines(from start: Int, to end: Int) -> [String] { steps[start..<end] }

  // MARK: Going on and back

  /// Adds a step behind those in force and forgets those that could be redone.
  ///
  /// - Parameters:
  ///   - line: The command, as a saved session has it.
  ///   - document: The document that the step put in place of the one before, or `nil`.
  ///   - draft: The draft behind the step.
  mutating func record(_ line: String, document: Document? = nil, resulting draft: Draft) {
    if position < steps.count { forgetUndone() }
    steps.append(line)
    position += 1
    if var document {
      document.savedPosition = position
      arrivals.append(Arrival(position: position, document: document))
    }
    checkpoints.note(draft, at: position, always: document != nil)
  }

  private mutating func forgetUndone() {
    steps.removeAll(from: position)
    checkpoints.removeAll(behind: position)
    marks.removeAll { $0.position > position }
    arrivals.removeAll { $0.position > position }
    changeSource { source, position in
      // What was saved lies in the steps that are forgotten now.
      if source.savedPosition ?? 0 > position { source.savedPosition = nil }
    }
  }

  /// Moves to a position, which must be from 0 to `count`, and returns the draft there.
  ///
  /// - Parameter apply: Applies a step to a draft.
  mutating func move(to target: Int, apply: (String, inout Draft) -> Void) -> Draft {
    position = target
    let kept = checkpoints.last(upTo: target)
    var draft = kept?.draft ?? base.draft
    for index in (kept?.position ?? 0)..<target { apply(steps[index], &draft) }
    return draft
  }

  /// Gives the present position a name, which no other position has any more.
  mutating func mark(_ name: String) {
    marks.removeAll { $0.name == name }
    marks.append((name, position))
  }

  // MARK: Saving

  /// The session as it is saved: the document that it goes back to, and the steps since.
  var document: (source: Document, added: [String]) {
    let arrival = arrivals.last { $0.position <= position }
    return (arrival?.document ?? base, steps[(arrival?.position ?? 0)..<position])
  }

  /// The file that the session was read from or last saved to, or `nil`.
  var path: String? { source.path }

  /// What that file held then, or `nil`.
  var savedText: String? { source.savedText }

  /// Whether saving now would keep something that is in no file yet.
  var hasUnsavedChanges: Bool { source.savedPosition != position }

  /// The command that last put a session aside whose changes are in no file, or `nil` where none did.
  var unsavedAside: String? {
    for (index, arrival) in arrivals.enumerated().reversed() where arrival.position <= position {
      let before = index == 0 ? base : arrivals[index - 1].document
      if before.savedPosition != arrival.position - 1 { return steps[arrival.position - 1] }
    }
    return nil
  }

  /// Notes that the session as it is now stands in a file.
  mutating func markSaved(to path: String, as text: String) {
    changeSource { source, position in
      source.path = path
      source.savedText = text
      source.savedPosition = position
    }
  }

  private var source: Document { (arrivals.last { $0.position <= position })?.document ?? base }

  private mutating func changeSource(_ change: (inout Document, Int) -> Void) {
    if let index = arrivals.lastIndex(where: { $0.position <= position }) {
      change(&arrivals[index].document, position)
    } else {
      change(&base, position)
    }
  }
}
