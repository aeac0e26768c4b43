import TabBarCore

/// The steps that led to a draft, so that each can be undone and the session be saved.
package struct Timeline: Sendable {
  private var steps: Steps
  /// The way to the last step that is in force or can be redone, in stretches of consecutive steps: the position after
  /// the first step of each, and its number.
  private var way = [(position: 0, step: 0)]
  /// The number of steps that are in force or can be redone.
  package private(set) var count = 0
  /// The number of steps that are in force.
  package private(set) var position = 0
  /// The names that positions were given, the oldest first.
  package private(set) var marks: [(name: String, position: Int)] = []

  /// The drafts that were last worked out on the way to a step, so that whoever goes on step by step, back or forth, does
  /// not wait for each to be worked out from one that is far away.
  private var trail: [(step: Int, draft: Draft)] = []

  /// Half of the drafts on the trail, fewer where each is large.
  private static func trailLength(for draft: Draft) -> Int {
    max(1, min(64, 100_000 / max(1, draft.design.tabs.count)))
  }

  init(base: Document) { steps = Steps(base: base) }

  /// The last step that is in force. Going back and forth comes to the same step again, whatever was done between.
  var present: Int { step(at: position) }

  private func step(at position: Int) -> Int {
    let stretch = way[way.lastIndexInOrder { $0.position <= position } ?? 0]
    return stretch.step + position - stretch.position
  }

  /// Returns the draft after any step that was ever in force.
  func draft(after step: Int) -> Draft { steps.draft(after: step) }

  /// Returns the draft at a position, which must be from 0 to `count`.
  /// Returns what the session was like after a number of steps, with the steps up to there.
  func state(at position: Int) -> EndState {
    var earlier = self
    let draft = earlier.move(to: position)
    return EndState(draft, earlier)
  }

  /// The number of drafts that are kept, which has a limit however many steps there are.
  package var keptDrafts: Int { steps.keptDrafts }

  /// Returns some steps from an index on, each with its number, counted from 1.
  package func lines(from start: Int, most limit: Int) -> [(number: Int, line: String)] {
    let start = min(max(0, start), count)
    return lines(from: start, to: min(count, start + limit)).enumerated().map { (start + $0 + 1, $1) }
  }

  /// Returns the steps from one position to another, the oldest first.
  func lines(from start: Int, to end: Int) -> [String] {
    var lines: [String] = []
    steps.forEachLine(after: step(at: start), upTo: step(at: end)) { lines.append($1) }
    return lines
  }

  // MARK: Going on and back

  /// Adds a step after those in force and forgets those that could be redone.
  ///
  /// - Parameters:
  ///   - line: The command, as a saved session has it.
  ///   - document: The document that the step put in place of the one before, or `nil`.
  ///   - draft: The draft after the step.
  mutating func record(_ line: String, document: Document? = nil, resulting draft: Draft) {
    let present = present
    // `removeAll` makes a new array even if nothing is removed.
    if !marks.isEmpty { marks.removeAll { $0.position > position } }
    let step = steps.append(line, after: present, document: document, resulting: draft)
    while way[way.count - 1].position > position { way.removeLast() }
    position += 1
    count = position
    if step != present + 1 { way.append((position, step)) }
  }

  /// Moves to a position, which must be from 0 to `count`, and returns the draft there.
  mutating func move(to target: Int) -> Draft {
    position = target
    var worked: [(step: Int, draft: Draft)] = []
    let draft = steps.draft(after: present, trail: trail) { step, draft in
      worked.append((step, draft))
      let length = Self.trailLength(for: draft)
      if worked.count == 2 * length { worked.removeFirst(length) }
    }
    if !worked.isEmpty { trail = (trail + worked).suffix(2 * Self.trailLength(for: draft)) }
    return draft
  }

  /// Gives the present position a name, and takes it from any other.
  mutating func mark(_ name: String) {
    marks.removeAll { $0.name == name }
    marks.append((name, position))
  }

  // MARK: Saving

  /// The file that the session was read from or last saved to, or `nil`.
  var path: String? { steps.base(of: present).document.path }

  /// What that file held then, or `nil`.
  var savedText: String? { steps.base(of: present).document.savedText }

  /// Whether saving now would keep something that is in no file yet.
  var hasUnsavedChanges: Bool { steps.base(of: present).savedStep != present }

  /// Calls a closure with the session's lines, those of the document that it goes back to first.
  func forEachLine(_ body: (String) -> Void) {
    let base = steps.base(of: present)
    for line in TextLines(String(base.document.body)) { body(line.text) }
    steps.forEachLine(after: base.step, upTo: present) { body($1) }
  }

  /// The session's lines, those of the document that it goes back to first, each with its newline.
  var body: String {
    let base = steps.base(of: present)
    var body = String(base.document.body)
    steps.forEachLine(after: base.step, upTo: present) { body += $1 + "\n" }
    return body
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

  /// Whether the present session, or one that was put aside for it, has changes in no file.
  package var hasUnsavedWork: Bool { hasUnsavedChanges || replacedUnsaved != nil }

  /// The command that last replaced a session whose changes are in no file, or `nil` where none did.
  package var replacedUnsaved: String? {
    var step = steps.base(of: present).step
    while step > 0 {
      let before = steps.previous(of: step)
      let replaced = steps.base(of: before)
      if replaced.savedStep != before {
        var line: String?
        steps.forEachLine(after: before, upTo: step) { line = $1 }
        // The tidied session is the same one.
        if line != Command.tidy.name { return line }
      }
      step = replaced.step
    }
    return nil
  }

  /// Notes that the session as it is now is in a file.
  mutating func markSaved(to path: String, as text: String) {
    steps.markSaved(present, to: path, as: text)
  }

  // MARK: What a journal needs

  /// A state of the timeline, to ask later what has changed since. It takes no room that grows with the steps.
  struct Place: Sendable {
    fileprivate let present: Int
    fileprivate let position: Int
    fileprivate let mark: (name: String, position: Int)?
    fileprivate let path: String?
    fileprivate let savedStep: Int?
  }

  /// Something that has changed since an earlier state.
  enum Change {
    case marked(String)
    /// The session as it is now was saved to a file that holds a text.
    case saved(to: String, as: String?)
    /// A line was carried out, for the first time or again.
    case added(String)
    /// So many of the last steps were taken back.
    case undone(Int)
    /// A session was put in place of the one before, or brought back. Those that it had been put in place of, which have
    /// lower numbers, are as they were.
    case replaced(Section)
  }

  var place: Place {
    let base = steps.base(of: present)
    return Place(
      present: present, position: position, mark: marks.last, path: base.document.path,
      savedStep: base.savedStep)
  }

  /// Returns what one command has changed since a place that was the present one before it, in order.
  func changes(since place: Place) -> [Change] {
    let base = steps.base(of: present)
    guard present != place.present else {
      if base.savedStep != place.savedStep || base.document.path != place.path {
        return [.saved(to: base.document.path ?? "", as: base.document.savedText)]
      }
      guard let mark = marks.last, place.mark.map({ $0 == mark }) != true else { return [] }
      return [.marked(mark.name)]
    }
    let fork = steps.fork(of: place.present, and: present)
    var changes: [Change] = []
    steps.forEachLine(after: fork, upTo: present) { step, line in
      changes.append(steps.base(of: step).step == step ? .replaced(section(upTo: step)) : .added(line))
    }
    let undone = place.position + changes.count - position
    if steps.base(of: fork).step != steps.base(of: place.present).step {
      changes.insert(.replaced(section(upTo: fork)), at: 0)
    } else if undone > 0 {
      changes.insert(.undone(undone), at: 0)
    }
    return changes
  }

  /// A session on the way to the present: what it began with, and the lines since.
  struct Section {
    /// The step that it began with.
    let number: Int
    let document: Document
    /// The lines that were in force when it was last saved.
    var savedLines: [String] = []
    /// The number of those that were undone since.
    var undone = 0
    /// The lines that were carried out after them.
    var lines: [String] = []
    /// The number of its commands that are in no file, apart from `lines`.
    var unsavedBefore: Int { isSaved ? 0 : document.unsavedCommands }
    /// Whether its file holds the document and `savedLines`.
    let isSaved: Bool
  }

  /// The present session, and before it those that were replaced while they had changes in no file, the oldest first.
  var unsavedSections: [Section] {
    var sections = [section(upTo: present)]
    var step = steps.base(of: present).step
    while step > 0 {
      step = steps.previous(of: step)
      let base = steps.base(of: step)
      if base.savedStep != step { sections.append(section(upTo: step)) }
      step = base.step
    }
    return sections.reversed()
  }

  private func section(upTo step: Int) -> Section {
    let base = steps.base(of: step)
    let saved = base.savedStep ?? base.step
    let fork = steps.fork(of: saved, and: step)
    var section = Section(number: base.step, document: base.document, isSaved: base.savedStep != nil)
    steps.forEachLine(after: base.step, upTo: saved) { section.savedLines.append($1) }
    steps.forEachLine(after: fork, upTo: saved) { _, _ in section.undone += 1 }
    steps.forEachLine(after: fork, upTo: step) { section.lines.append($1) }
    return section
  }
}
