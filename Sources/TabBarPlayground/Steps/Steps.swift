/// Every step that was ever taken, as a tree: its text, and the drafts that they lead to.
///
/// Steps are identified by 1, 2, 3 … in the order in which they were taken; 0 is the draft before the first. A step
/// follows the one before it or, where others were undone first, an earlier one. It keeps its draft even when it is undone
/// for good. People know a step by its number, which begins with 1 in each session.
///
/// Drafts are kept only now and then, so that a step costs the same however many there are. Any other draft is
/// computed by carrying out the few lines since the nearest one.
struct Steps: Sendable {
  /// A session that the steps after it go on from: the first one, or one that a step put in its place.
  struct Base: Sendable {
    let step: Int
    var document: Document
    /// The step after which it was last read or saved; `nil` where not all of it was ever in its file.
    var savedStep: Int?
    /// The last step of all when it was read or saved.
    var lastStepAtSave: Int
    /// The last step that a lost journal gave it, where it has one.
    var journalEnd: Int
    /// The lines at the end of a session that was read, and the last step above them.
    var tail: (step: Int, lines: String)?
    /// The marks that are set now, by their names in small letters.
    var marks: [String: Mark]
    /// The highest number of a step.
    var lastNumber = 0

    init(step: Int, document: Document) {
      self.step = step
      self.document = document
      journalEnd = step
      lastStepAtSave = step
      savedStep = step
      marks = document.marks
    }
  }

  /// Some steps of which each follows the one before by identifier and by number, up to the next branch.
  private struct Branch {
    let first: Int
    /// The step that the first one follows.
    let previous: Int
    let base: Int
    /// The number of the first one.
    let number: Int
    /// The branch that `previous` is of, and one further back.
    let parent: Int
    let jump: Int
    let depth: Int
  }

  /// What `mark` does.
  struct Naming: Sendable {
    let name: String
    let isOff: Bool
  }

  private var texts = StepTexts()
  private var branches = [Branch(first: 0, previous: 0, base: 0, number: 0, parent: 0, jump: 0, depth: 0)]
  /// In order; the first is that of step 0.
  private(set) var bases: [Base]
  private(set) var checkpoints = Checkpoints()
  /// The steps that went back to the design after another step, in order.
  private var returns: [(step: Int, to: Int)] = []
  /// What the steps do that give a design a name, or take one away.
  private(set) var namings: [Int: Naming] = [:]

  init(base: Document) { bases = [Base(step: 0, document: base)] }

  /// Takes a step after an earlier one, and returns its identifier.
  ///
  /// - Parameters:
  ///   - document: What it put in place of the session before.
  ///   - naming: The name that it gave, or took away.
  ///   - destination: The step whose design it went back to.
  ///   - number: That of the step which it is again; `nil` for a new one.
  mutating func append(
    _ text: StepText, after previous: Int, document: Document? = nil, naming: Naming? = nil,
    returningTo destination: Int? = nil, numbered number: Int? = nil, resulting draft: Draft
  ) -> Int {
    texts.append(text)
    let step = texts.count
    // A document is large, and taken out of an optional it is copied, even where there is none.
    let isBase = document != nil
    let base = isBase ? bases.count : indexOfBase(of: previous)
    if isBase, let document { bases.append(Base(step: step, document: document)) }
    let number = isBase ? 0 : number ?? bases[base].lastNumber + 1
    bases[base].lastNumber = max(bases[base].lastNumber, number)
    let isBranch = previous != step - 1
    if isBranch || isBase || number != self.number(of: previous) + 1 {
      let parent = branch(of: previous)
      let (skipped, isFar) = (branches[parent].jump, branches[branches[parent].jump])
      let isEven = branches[parent].depth - isFar.depth == isFar.depth - branches[isFar.jump].depth
      branches.append(
        Branch(
          first: step, previous: previous, base: base, number: number, parent: parent,
          jump: isEven ? branches[skipped].jump : parent, depth: branches[parent].depth + 1))
    }
    if let destination { returns.append((step, destination)) }
    if let naming { namings[step] = naming }
    if !isBase { checkpoints.keep(draft, after: step, always: isBranch) }
    return step
  }

  // MARK: The way to a step

  private func branch(of step: Int) -> Int { branches.lastIndexInOrder { $0.first <= step } ?? 0 }

  func number(of step: Int) -> Int {
    let branch = branches[branch(of: step)]
    return branch.number + step - branch.first
  }

  /// Returns the step of a number on the way to a step of the same session, or `nil`.
  func step(numbered number: Int, onWayTo step: Int) -> Int? {
    guard 0...base(of: step).lastNumber ~= number else { return nil }
    let stretch = path(to: step).first { self.number(of: $0.lowerBound) <= number } ?? 0...0
    let found = stretch.lowerBound + number - self.number(of: stretch.lowerBound)
    return stretch.contains(found) && base(of: found).step == base(of: step).step ? found : nil
  }

  /// Returns the steps that led to a step, in ranges of consecutive identifiers: that with the step itself first, that
  /// with 0 last.
  func path(to step: Int) -> some Sequence<ClosedRange<Int>> {
    sequence(first: stretch(upTo: step)) { later in
      later.lowerBound == 0 ? nil : stretch(upTo: previous(of: later.lowerBound))
    }
  }

  private func stretch(upTo step: Int) -> ClosedRange<Int> { branches[branch(of: step)].first...step }

  /// Returns the step that a step follows, which must not be 0.
  func previous(of step: Int) -> Int {
    let branch = branches[branch(of: step)]
    return branch.first == step ? branch.previous : step - 1
  }

  /// Whether a step is another one, or on the way to it.
  func isOnWay(_ step: Int, to other: Int) -> Bool {
    guard step <= other else { return false }
    var later = branch(of: other)
    guard branches[later].first > step else { return true }
    while branches[branches[later].parent].first > step {
      let jump = branches[later].jump
      later = branches[jump].first > step ? jump : branches[later].parent
    }
    return step <= branches[later].previous
  }

  /// Returns the last step that two steps have in common on the ways to them.
  func fork(of step: Int, and other: Int) -> Int {
    var (step, other) = (step, other)
    while true {
      let (branch, otherBranch) = (branch(of: step), branch(of: other))
      if branch == otherBranch { return min(step, other) }
      // The later branch cannot be on the way to the other step.
      if branch > otherBranch {
        step = branches[branch].previous
      } else {
        other = branches[otherBranch].previous
      }
    }
  }

  /// Calls a closure with the steps after an earlier one on the way to a step, and their texts, the oldest first.
  func forEach(after earlier: Int, upTo step: Int, _ body: (_ step: Int, _ text: StepText) -> Void) {
    for range in ranges(after: earlier, upTo: step).reversed() {
      for step in range { body(step, texts[step]) }
    }
  }

  /// Returns the steps that lead to a step from the last one before for which a condition holds, the oldest first.
  func way(to step: Int, from isStart: (Int) -> Bool) -> [Int] {
    let steps = sequence(first: step) { previous(of: $0) }
    return steps.prefix { !isStart($0) }.reversed()
  }

  func distance(from earlier: Int, to step: Int) -> Int {
    ranges(after: earlier, upTo: step).reduce(0) { $0 + $1.count }
  }

  /// Returns the steps after an earlier one on the way to a step, the newest first.
  private func ranges(after earlier: Int, upTo step: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for stretch in path(to: step) {
      let isLast = stretch.contains(earlier)
      ranges.append((isLast ? earlier + 1 : stretch.lowerBound)..<stretch.upperBound + 1)
      if isLast { break }
    }
    return ranges
  }

  func text(of step: Int) -> StepText { texts[step] }

  /// Adds lines that are no steps below the last step, or to its document where it began one.
  mutating func addBelow(_ lines: String) {
    let index = indexOfBase(of: texts.count)
    if bases[index].step == texts.count {
      bases[index].document.body += lines
    } else {
      texts.last.below += lines
    }
  }

  /// Adds lines that are no steps below the last step, which stay when that is undone, or to its document where it began
  /// one.
  mutating func addTail(_ lines: String) {
    let index = indexOfBase(of: texts.count)
    guard bases[index].step < texts.count else { return addBelow(lines) }
    bases[index].tail = (texts.count, lines)
    texts.last.tail = lines
  }

  /// Returns the tail of a session whose step it was below is undone, with the step before it that is still in force,
  /// or the base's where there is none; `nil` where there is no such tail.
  func looseTail(upTo step: Int) -> (step: Int, lines: String)? {
    let base = base(of: step)
    guard let tail = base.tail, !isOnWay(tail.step, to: step) else { return nil }
    // Every step that was taken after it has a higher identifier.
    let stretch = path(to: step).first { $0.lowerBound <= tail.step }
    return (max(base.step, min(tail.step, stretch?.upperBound ?? base.step)), tail.lines)
  }

  // MARK: Sessions

  func indexOfBase(of step: Int) -> Int { branches[branch(of: step)].base }

  func base(of step: Int) -> Base { bases[indexOfBase(of: step)] }

  /// Changes what is known of the session of a step.
  mutating func changeBase(of step: Int, _ change: (inout Base) -> Void) {
    change(&bases[indexOfBase(of: step)])
  }

  /// Makes a change of a mark, or takes it back.
  mutating func apply(_ change: Mark.Change, isBack: Bool = false) {
    bases[change.base].marks[change.key] = isBack ? change.old : change.new
  }

  /// Notes that the session after a step is in a file.
  mutating func markSaved(_ step: Int, to path: String, as text: String) {
    let last = texts.count
    changeBase(of: step) { base in
      base.document.path = path
      base.document.savedText = text
      base.savedStep = step
      base.lastStepAtSave = last
    }
  }

  // MARK: Steps that go back

  /// Returns the step whose design a step goes back to, or `nil` where it does not.
  func destination(ofReturn step: Int) -> Int? { lastReturn(in: step...step)?.to }

  func lastReturn(in stretch: ClosedRange<Int>) -> (step: Int, to: Int)? {
    returns.lastIndexInOrder { $0.step <= stretch.upperBound }.map { returns[$0] }.flatMap {
      stretch.contains($0.step) ? $0 : nil
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the last element for which a condition holds, or `nil`. It holds for those before, too.
  func lastIndexInOrder(where holds: (Element) -> Bool) -> Int? {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == startIndex ? nil : low - 1
  }
}
