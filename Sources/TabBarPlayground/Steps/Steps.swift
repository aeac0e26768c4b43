/// Every step that was ever taken: its text, and the drafts that they lead to.
///
/// Steps are numbered from 1 in the order in which they were taken; 0 is the draft before the first. A step follows
/// the one before it by number or, where others were undone first, an earlier one. It keeps its number, and so its
/// draft, even when it is undone for good.
///
/// Drafts are kept only now and then, so that a step costs the same however many there are. Any other draft is
/// computed by carrying out the few lines since the nearest one.
struct Steps: Sendable {
  /// A session that the steps after it go on from: the first one, or one that a step put in its place.
  struct Base: Sendable {
    let step: Int
    var document: Document
    /// The step after which it was last read or saved; `nil` where it has commands that were never saved.
    var savedStep: Int?
    /// The last step of all when it was read or saved.
    var lastStepAtSave: Int
    /// The last step that a lost journal gave it, where it has one.
    var journalEnd: Int
    /// The lines at the end of a session that was read, and the last step above them.
    var tail: (step: Int, lines: String)?

    init(step: Int, document: Document) {
      self.step = step
      self.document = document
      journalEnd = step
      lastStepAtSave = step
      savedStep = document.unsavedCommands == 0 ? step : nil
    }
  }

  /// Where a design is that a step goes back to.
  enum Destination: Sendable {
    case after(step: Int)
    /// In the document that the session begins with, after a step of its own.
    case inDocument(step: Int)
  }

  private var log: [StepText] = []
  /// The steps that do not follow the one before them by number, in order, each with the index of its last base.
  private var branches: [(first: Int, previous: Int, base: Int)] = []
  /// In order; the first is that of step 0.
  private(set) var bases: [Base]
  private(set) var checkpoints = Checkpoints()
  /// The steps that went back to a marked design, in order, each with the place of that.
  private(set) var returns: [(step: Int, to: Destination)] = []

  init(base: Document) { bases = [Base(step: 0, document: base)] }

  /// Takes a step after an earlier one, and returns its number. `document` is what it put in place of the one before,
  /// `place` the design that it went back to.
  mutating func append(
    _ text: StepText, after previous: Int, document: Document?, returningTo place: Destination?,
    resulting draft: Draft
  ) -> Int {
    let isBranch = previous != log.count
    log.append(text)
    let step = log.count
    if isBranch { branches.append((step, previous, indexOfBase(upTo: previous))) }
    if let place { returns.append((step, place)) }
    if let document {
      bases.append(Base(step: step, document: document))
    } else {
      checkpoints.note(draft, after: step, always: isBranch)
    }
    return step
  }

  // MARK: The way to a step

  /// Returns the steps that led to a step, in ranges of consecutive numbers: that with the step itself first, that
  /// with 0 last.
  func path(to step: Int) -> some Sequence<ClosedRange<Int>> {
    sequence(first: stretch(upTo: step)) { later in
      later.lowerBound == 0 ? nil : stretch(upTo: previous(of: later.lowerBound))
    }
  }

  /// Returns the step that a step follows, which must not be 0.
  func previous(of step: Int) -> Int {
    guard let index = branch(upTo: step), branches[index].first == step else { return step - 1 }
    return branches[index].previous
  }

  /// Returns the last step that two steps have in common on the ways to them.
  func fork(of step: Int, and other: Int) -> Int {
    var (step, other) = (step, other)
    // Each step has a higher number than those before it.
    while step != other {
      if step > other { step = previous(of: step) } else { other = previous(of: other) }
    }
    return step
  }

  /// Calls a closure with the steps after an earlier one on the way to a step, and their texts, the oldest first.
  func forEach(after earlier: Int, upTo step: Int, _ body: (_ step: Int, _ text: StepText) -> Void) {
    for range in ranges(after: earlier, upTo: step).reversed() {
      for index in range { body(index + 1, log[index]) }
    }
  }

  func distance(from earlier: Int, to step: Int) -> Int {
    ranges(after: earlier, upTo: step).reduce(0) { $0 + $1.count }
  }

  /// Returns the indices in the log of the steps after an earlier one on the way to a step, the newest first.
  private func ranges(after earlier: Int, upTo step: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for stretch in path(to: step) {
      let isLast = stretch.contains(earlier)
      // Step 1 has index 0.
      ranges.append((isLast ? earlier : stretch.lowerBound - 1)..<stretch.upperBound)
      if isLast { break }
    }
    return ranges
  }

  /// Adds lines that are no steps below the last step, or to its document where it began one.
  mutating func addBelow(_ lines: String) {
    let index = indexOfBase(upTo: log.count)
    if bases[index].step == log.count {
      bases[index].document.body += lines
    } else {
      log[log.count - 1].below += lines
    }
  }

  /// Adds lines that are no steps below the last step, which stay when that is undone, or to its document where it began
  /// one.
  mutating func addTail(_ lines: String) {
    let index = indexOfBase(upTo: log.count)
    guard bases[index].step < log.count else { return addBelow(lines) }
    bases[index].tail = (log.count, lines)
    log[log.count - 1].tail = lines
  }

  /// Returns the tail of a session whose step it was below is undone, with the step before it that is still in force,
  /// or the base's where there is none; `nil` where there is no such tail.
  func looseTail(upTo step: Int) -> (step: Int, lines: String)? {
    let base = base(of: step)
    guard let tail = base.tail else { return nil }
    // Every step that was taken after it has a higher number.
    let stretch = path(to: step).first { $0.lowerBound <= tail.step }
    let last = max(base.step, min(tail.step, stretch?.upperBound ?? base.step))
    return last == tail.step ? nil : (last, tail.lines)
  }

  private func stretch(upTo step: Int) -> ClosedRange<Int> {
    (branch(upTo: step).map { branches[$0].first } ?? 0)...step
  }

  private func branch(upTo step: Int) -> Int? { branches.lastIndexInOrder { $0.first <= step } }

  // MARK: Documents

  func base(of step: Int) -> Base { bases[indexOfBase(upTo: step)] }

  /// Notes that the session after a step is in a file.
  mutating func markSaved(_ step: Int, to path: String, as text: String, isPinned: Bool) {
    let index = indexOfBase(upTo: step)
    bases[index].document.path = path
    bases[index].document.savedText = text
    bases[index].document.isPinned = isPinned
    bases[index].savedStep = step
    bases[index].lastStepAtSave = log.count
  }

  /// Notes that the session after a step is in no file as it is.
  mutating func markUnsaved(_ step: Int) {
    let index = indexOfBase(upTo: step)
    bases[index].document.unsavedCommands = max(1, bases[index].document.unsavedCommands)
    bases[index].savedStep = nil
  }

  /// Notes that the file of the session after a step is gone or another one by now.
  mutating func loseFile(_ step: Int, goingOnIn path: String) {
    let index = indexOfBase(upTo: step)
    (bases[index].document.path, bases[index].document.savedText) = (path, nil)
    markUnsaved(step)
  }

  mutating func note(journal name: String, upTo step: Int) {
    let index = indexOfBase(upTo: step)
    bases[index].document.journal = name
    bases[index].journalEnd = step
  }

  /// Returns whether the session that was recovered from a lost journal is in a file.
  func hasSaved(journal name: String) -> Bool {
    bases.contains { $0.document.journal == name && $0.savedStep ?? -1 >= $0.journalEnd }
  }

  private func indexOfBase(upTo step: Int) -> Int {
    let index = bases.lastIndexInOrder { $0.step <= step } ?? 0
    guard let branch = branch(upTo: step), branches[branch].first > bases[index].step else { return index }
    return branches[branch].base
  }
}

extension Array {
  /// Returns the index of the last element for which a condition holds, or `nil`. It holds for those before, too.
  func lastIndexInOrder(where holds: (Element) -> Bool) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
