import TabBarCore

/// The steps that led to a draft, so that each can be undone and the session be saved.
package struct Timeline: Sendable {
  private(set) var steps: Steps
  /// The way to the last step that is in force or can be redone, in stretches of consecutive steps: the position after
  /// the first step of each, and its number.
  private var way = [(position: 0, step: 0)]
  /// The number of steps that are in force or can be redone.
  package private(set) var count = 0
  /// The number of steps that are in force.
  package private(set) var position = 0
  /// The position before the last line that took steps, of which it may have taken several; `nil` before the first one.
  var startOfLastLine: Int?
  /// The names that positions were given, the oldest first.
  package private(set) var marks: [(name: String, position: Int)] = []
  /// The names of steps that another step took the place of after an undo, the latest last: designs to compare with.
  private var forgottenMarks: [(name: String, step: Int)] = []

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

  /// Returns what the session was like after a number of steps, from 0 to `count`, with the steps up to there.
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
    steps.forEach(after: step(at: start), upTo: step(at: end)) { _, text in
      lines.append((try? Invocation.parsed(from: text.line))?.canonical ?? text.line)
    }
    return lines
  }

  // MARK: Going on and back

  /// Adds a step after those in force and forgets those that could be redone.
  ///
  /// - Parameters:
  ///   - text: The step, as a saved session has it.
  ///   - document: The document that the step put in place of the one before, or `nil`.
  ///   - draft: The draft after the step.
  mutating func record(_ text: StepText, document: Document? = nil, resulting draft: Draft) {
    let present = present
    // `removeAll` makes a new array even if nothing is removed.
    if marks.contains(where: { $0.position > position }) {
      forgottenMarks += marks.filter { $0.position > position }.map { ($0.name, self.step(at: $0.position)) }
      forgottenMarks = forgottenMarks.suffix(Self.mostForgottenMarks)
      marks.removeAll { $0.position > position }
    }
    let step = steps.append(text, after: present, document: document, resulting: draft)
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

  private static let mostForgottenMarks = 32

  /// Returns the name and the state of a mark that was left behind by going another way after an undo, ignoring case, or
  /// `nil` where there is none.
  func forgottenMark(named name: String) -> (name: String, state: EndState)? {
    guard let mark = lastForgottenMark(named: name), let fork = fork(withMark: name) else { return nil }
    var way = self
    _ = way.move(to: fork)
    guard let position = way.takeWay(toMark: name) else { return nil }
    return (mark.name, EndState(way.move(to: position), way))
  }

  private func lastForgottenMark(named name: String) -> (name: String, step: Int)? {
    let wanted = name.lowercased()
    return forgottenMarks.last { $0.name.lowercased() == wanted }
  }

  /// Returns the last position that the present way has in common with that of a mark that was left behind, ignoring case;
  /// `nil` where there is no such mark.
  func fork(withMark name: String) -> Int? {
    lastForgottenMark(named: name).map { steps.distance(from: 0, to: steps.fork(of: present, and: $0.step)) }
  }

  /// Puts the way to a mark that was left behind in place of the steps that can be redone, and leaves those behind; returns
  /// the position of the mark. The present position must be the one that both ways have in common.
  mutating func takeWay(toMark name: String) -> Int? {
    guard let mark = lastForgottenMark(named: name) else { return nil }
    let left = marks.filter { $0.position > position }.map { ($0.name, self.step(at: $0.position)) }
    marks.removeAll { $0.position > position }
    way = []
    var next = 0
    for stretch in steps.path(to: mark.step).reversed() {
      way.append((next, stretch.lowerBound))
      next += stretch.count
    }
    count = next - 1
    trail = []
    for (name, step) in forgottenMarks where steps.fork(of: step, and: mark.step) == step {
      marks.append((name, steps.distance(from: 0, to: step)))
    }
    forgottenMarks.removeAll { steps.fork(of: $0.step, and: mark.step) == $0.step }
    forgottenMarks += left
    return count
  }

  /// Gives the present position a name, and takes it from any other.
  mutating func mark(_ name: String) {
    marks.removeAll { $0.name == name }
    marks.append((name, position))
  }

  // MARK: Saving

  /// Whether saving now would keep something that is in no file yet.
  var hasUnsavedChanges: Bool { steps.base(of: present).savedStep != present }

  /// The number of steps that the session's file has and this design lacks, where undo or back went to an older one.
  package var laterSavedSteps: Int {
    guard let saved = steps.base(of: present).savedStep, present < saved else { return 0 }
    return steps.distance(from: steps.fork(of: saved, and: present), to: saved)
  }

  /// The names of the marks of this session that saving it now would not keep, as undo or back left them behind.
  package var leftMarks: [String] {
    let base = steps.base(of: present).step
    let ahead = marks.filter { $0.position > position }.map { ($0.name, step(at: $0.position)) }
    var names: [String] = []
    for (name, step) in forgottenMarks + ahead where steps.base(of: step).step == base {
      let isKept = marks.contains { $0.position <= position && $0.name.lowercased() == name.lowercased() }
      if !isKept, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The document that the present session goes back to.
  var document: Document {
    let base = steps.base(of: present)
    guard let tail = steps.looseTail(upTo: present), tail.step == base.step else { return base.document }
    var document = base.document
    document.body += tail.lines
    return document
  }

  /// Calls a closure with the steps of the present session, the oldest first.
  func forEachStep(_ body: (StepText) -> Void) {
    let tail = steps.looseTail(upTo: present)
    steps.forEach(after: steps.base(of: present).step, upTo: present) { step, text in
      var text = text
      if let tail, tail.step == step { text.tail += tail.lines }
      body(text)
    }
  }

  /// Carries out the last steps of the present session again, the oldest first, and calls a closure with each.
  ///
  /// The time that it takes depends on `most`, and not on the length of the session.
  ///
  /// - Parameters:
  ///   - most: The most steps.
  ///   - body: Called with a command, its outcome, and the draft after it.
  /// - Returns: The number of steps before them.
  package func recall(
    last most: Int, _ body: (Invocation, Playground.Outcome, Draft) -> Void
  ) -> Int {
    let base = steps.base(of: present).step
    let earlier = max(0, steps.distance(from: base, to: present) - most)
    var start = present
    for _ in 0..<most where start > base { start = steps.previous(of: start) }
    var playground = Playground(Document(draft: steps.draft(after: start)))
    steps.forEach(after: start, upTo: present) { _, text in
      // It was carried out on this very draft before, so it cannot fail now.
      guard let invocation = (try? Invocation.parsed(from: text.line)) ?? nil,
        let outcome = try? playground.perform(invocation)
      else { return }
      body(invocation, outcome, playground.draft)
    }
    return earlier
  }

  /// Adds lines that are no steps below the step that was just taken, or to the document where there is none.
  mutating func addBelow(_ lines: String) { steps.addBelow(lines) }

  /// Adds lines that are no steps below the step that was just taken, which stay when that is undone.
  mutating func addTail(_ lines: String) { steps.addTail(lines) }

  /// Notes that the present session was recovered from a lost journal.
  mutating func note(journal name: String) { steps.note(journal: name, upTo: present) }

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
      // What was done in a lesson is kept elsewhere.
      if replaced.savedStep != before, replaced.document.lesson == nil {
        var line: String?
        steps.forEach(after: before, upTo: step) { line = $1.line }
        // The tidied session is the same one.
        if line != Command.tidy.name { return line }
      }
      step = replaced.step
    }
    return nil
  }

  /// Notes that the session as it is now is in a file.
  mutating func markSaved(to path: String, as text: String, isPinned: Bool) {
    steps.markSaved(present, to: path, as: text, isPinned: isPinned)
  }
}
