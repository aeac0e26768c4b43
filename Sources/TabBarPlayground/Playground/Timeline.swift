import TabBarCore

/// The steps that led to a draft, so that each can be undone and the session be saved.
///
/// A step is kept as its line of text and a draft is kept only now and then, so that going on costs the
/// same however long the session is. Going back replays the few steps since the last draft kept.
package struct Timeline: Sendable {
  /// A step that can be undone.
  package struct Step: Sendable {
    /// The command, as a saved session has it; for a document, the command that brought it.
    package let line: String
    /// The session that the step put in place of the one before, or `nil`.
    fileprivate(set) var document: Document?
  }

  /// A draft that was kept.
  private struct Checkpoint {
    let position: Int
    let draft: Draft
  }

  /// The session that the timeline starts from.
  private var base: Document
  private var steps: [Step] = []
  /// The indices of the steps that put another session in place, in order.
  private var sourceSteps: [Int] = []
  /// The number of steps that are in force; those beyond can be redone.
  package private(set) var position = 0
  private var checkpoints: [Checkpoint] = []

  init(base: Document) {
    self.base = base
    self.base.savedPosition = 0
  }

  /// The number of steps that are in force or can be redone.
  package var count: Int { steps.count }

  /// Returns some steps from an index on, each with its number, counted from 1.
  package func lines(from start: Int, most count: Int) -> [(number: Int, line: String)] {
    steps.indices.dropFirst(start).prefix(count).map { ($0 + 1, steps[$0].line) }
  }

  /// Adds a step behind those in force and forgets those that could be redone.
  mutating func record(_ line: String, document: Document? = nil, resulting draft: Draft) {
    if position < steps.count {
      steps.removeSubrange(position...)
      while let last = sourceSteps.last, last >= position { sourceSteps.removeLast() }
      while let last = checkpoints.last, last.position > position { checkpoints.removeLast() }
      changeSource { source, position in
        // What was saved lies in the steps that are forgotten now.
        if source.savedPosition ?? 0 > position { source.savedPosition = nil }
      }
    }
    position += 1
    var document = document
    document?.savedPosition = position
    if document != nil { sourceSteps.append(steps.count) }
    steps.append(Step(line: line, document: document))
    // A draft of many tabs is larger, so it is kept less often: what is kept stays in proportion to the
    // steps, and so does what going back has to replay.
    let since = position - (checkpoints.last?.position ?? 0)
    if document != nil || since >= max(64, draft.design.tabs.count) {
      checkpoints.append(Checkpoint(position: position, draft: draft))
    }
  }

  /// Moves to a position, which must be from 0 to `count`, and returns the draft there.
  ///
  /// - Parameter apply: Applies the line of a step to a draft.
  mutating func move(to target: Int, apply: (String, inout Draft) -> Void) -> Draft {
    position = target
    let kept = checkpoints.last { $0.position <= target }
    var draft = kept?.draft ?? base.draft
    for step in steps[(kept?.position ?? 0)..<target] { apply(step.line, &draft) }
    return draft
  }

  /// Returns the lines of the steps from one position to another, the oldest first.
  func lines(from start: Int, to end: Int) -> [String] { steps[start..<end].map(\.line) }

  /// The session as it is saved: the document that was opened last, and the lines of the steps since.
  var document: (source: Document, added: [String]) {
    let last = sourceStep
    return (
      last.flatMap { steps[$0].document } ?? base,
      steps[(last.map { $0 + 1 } ?? 0)..<position].map(\.line)
    )
  }

  /// The file that the session was read from or last saved to, or `nil`.
  var path: String? { source.path }

  /// Whether saving now would keep something that is in no file yet.
  var hasUnsavedChanges: Bool { source.savedPosition != position }

  /// The command that last put a session aside whose changes are in no file, or `nil` where none did.
  var unsavedAside: String? {
    for (place, index) in sourceSteps.enumerated().reversed() where index < position {
      let source = place == 0 ? base : steps[sourceSteps[place - 1]].document
      if source?.savedPosition != index { return steps[index].line }
    }
    return nil
  }

  /// Notes that the session as it is now stands in a file.
  mutating func markSaved(to path: String) {
    changeSource { source, position in
      source.path = path
      source.savedPosition = position
    }
  }

  private var source: Document { sourceStep.flatMap { steps[$0].document } ?? base }

  /// The index of the step in force that brought the present document, or `nil` where it is the first.
  private var sourceStep: Int? { sourceSteps.last { $0 < position } }

  private mutating func changeSource(_ change: (inout Document, Int) -> Void) {
    if let index = sourceStep, var document = steps[index].document {
      change(&document, position)
      steps[index].document = document
    } else {
      change(&base, position)
    }
  }
}

/// A session as it was read or last saved: its lines, and the draft that they end with.
package struct Document: Sendable {
  /// Where it was read from, or `nil` for one that is in no file.
  package var path: String?
  /// Its lines without the first, as they stand in the file.
  package var lines: [String]
  /// The draft that it ends with.
  package var draft: Draft
  /// The position in the timeline at which it was read or last saved, or `nil` where that can no longer be
  /// gone back to.
  fileprivate var savedPosition: Int?

  /// Creates a document; without arguments it is an empty session.
  package init(path: String? = nil, lines: [String] = [], draft: Draft = Draft()) {
    self.path = path
    self.lines = lines
    self.draft = draft
  }
}
