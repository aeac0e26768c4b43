import TabBarGuidelines

/// A name that a person, or the program, gave to the design after a step, to come back to it.
package struct Mark: Sendable {
  package let name: String
  let step: Int
  /// Whether the step is the `mark` that gave it; else the program named the design.
  var isTyped = true

  /// What `mark` did, for undo and redo.
  struct Change: Sendable {
    /// The name in small letters.
    let key: String
    /// The index of the session, and the step after which it was done.
    let base: Int
    let step: Int
    let old: Mark?
    let new: Mark?
    /// Whether the old mark is not even needed any more for what comes after it.
    var isForgotten = false
  }
}

/// A design with a mark.
package struct Idea: Sendable {
  package let name: String
  package let state: EndState
  package var draft: Draft { state.draft }
  /// The number of the step that gave the name, as `history` has it; `nil` where that is no step of its own any more.
  package let step: Int?
}

extension Steps {
  mutating func apply(_ change: Mark.Change, _ mark: Mark?) {
    setMark(mark, named: change.key, inBase: change.base)
  }
}

extension Timeline {
  /// The marks by their names in small letters: those that are set, and those that redo would set.
  private var named: [String: Mark] {
    let index = steps.indexOfBase(of: present)
    var undone: [String: Mark] = [:]
    for change in undoneMarkChanges where change.base == index { undone[change.key] = change.new }
    return steps.bases[index].marks.merging(undone) { set, _ in set }
  }

  /// The marks, the oldest first.
  package var marks: [Mark] { named.values.sorted { ($0.step, $0.name) < ($1.step, $1.name) } }

  /// Returns the mark of a name, ignoring case, or `nil` where there is none.
  func mark(named name: String) -> Mark? {
    let key = name.lowercased()
    return markChanges.count == marksInForce ? steps.base(of: present).marks[key] : named[key]
  }

  /// Returns the number of the step of a mark, as `history` has it; `nil` where it has none.
  package func number(of mark: Mark) -> Int? {
    let number = steps.number(of: mark.step)
    return number > 0 && step(numbered: number) == mark.step ? number : nil
  }

  /// The designs that have names, the oldest name first.
  package var ideas: [Idea] { marks.map(idea) }

  package func idea(named name: String) -> Idea? { mark(named: name).map(idea) }

  private func idea(of mark: Mark) -> Idea {
    Idea(name: mark.name, state: state(after: mark.step), step: number(of: mark))
  }

  package func noMark(named word: Word) -> CommandError {
    let names = marks.map(\.name)
    let remedy: Prose =
      names.isEmpty
      ? "`mark \(Quoting.quoted(word.text, always: true))` sets it"
      : Suggestion.nearest(to: word.text, in: names).map { "did you mean \(Quoting.quoted($0))?" }
        ?? "the marks are \(names.suffix(5).map { Quoting.quoted($0) }.joined(separator: ", "))"
    return CommandError("there is no mark \(word.quoted)", at: word, remedy: remedy)
  }

  // What lists them lays each out.
  private static let mostMarks = 1_000
  private static let before = "before-"

  /// Throws if there are as many marks as there can be, and none has this name. For the names that a saved session gives
  /// to what undo went behind there is always room: a mark that a person sets brings no more than one of these.
  func checkRoom(forMark name: Word) throws(CommandError) {
    let most = (name.text.hasPrefix(Self.before) ? 2 : 1) * Self.mostMarks
    let count = steps.base(of: present).marks.count
    guard count >= most, mark(named: name.text) == nil else { return }
    throw CommandError(
      "there are \(count) marks already, which is as many as there can be", at: name,
      remedy: "mark with a name that is used already moves that mark")
  }

  mutating func setMark(_ mark: Mark?, named name: String, forgets: Bool = false) {
    let base = steps.indexOfBase(of: present)
    let key = name.lowercased()
    let old = steps.bases[base].marks[key]
    let change = Mark.Change(key: key, base: base, step: present, old: old, new: mark, isForgotten: forgets)
    markChanges.append(change)
    marksInForce = markChanges.count
    steps.apply(change, mark)
  }

  /// Makes the marks what they were before some steps, as if these had never changed any.
  mutating func takeBackMarks(of isTakenBack: (Int) -> Bool) {
    let base = steps.indexOfBase(of: present)
    var earlier: [String: Mark?] = [:]
    for change in markChanges[..<marksInForce].reversed()
    where change.base == base && !change.isForgotten && isTakenBack(change.step) {
      earlier[change.key] = .some(change.old)
    }
    for (key, mark) in earlier.sorted(by: { $0.key < $1.key }) { setMark(mark, named: key, forgets: true) }
  }

  // MARK: Designs that undo went behind

  /// The marks that were ever set on the way here, in order: a step may have gone back to one that is another design's now.
  private var everySet: [Mark] {
    let base = steps.indexOfBase(of: present)
    let changes = markChanges[..<marksInForce].filter { $0.base == base }
    let forgotten = Set(changes.lazy.filter(\.isForgotten).compactMap { $0.old?.step })
    let set = changes.compactMap(\.new).filter { !forgotten.contains($0.step) }
    let steps = Set(set.map(\.step))
    return (set + named.values.filter { !steps.contains($0.step) }).sorted { $0.step < $1.step }
  }

  /// Forgets the places that redo could go to, but no mark that was set on the way there. Where the way to one parts from
  /// what comes now, the design gets a name, too, so that a file can go back there.
  ///
  /// - Parameter name: A mark that stays even where undo took back nothing else, as one does not that somebody took back so.
  package mutating func keepMarks(with name: String? = nil) {
    guard canRedo else { return }
    let kept = named.filter { key, mark in
      mark.step != onlyUndoneStep || !mark.isTyped || key == name?.lowercased()
    }
    markChanges.removeSubrange(marksInForce...)
    forgetLater()
    let set = steps.base(of: present).marks
    let added = kept.filter { set[$0.key] == nil }
    for mark in added.values.sorted(by: { $0.step < $1.step }) { setMark(mark, named: mark.name) }
    if !added.isEmpty { nameForks() }
  }

  /// The steps that have marks and are not on the way to the present one, in order.
  var stepsAside: [Int] {
    let base = steps.base(of: present)
    guard !markChanges.isEmpty else { return [] }
    let aside = everySet.filter { mark in
      mark.step > base.step && !isDone(mark.step) && (mark.step != onlyUndoneStep || !mark.isTyped)
    }
    return Set(aside.map(\.step)).sorted()
  }

  /// Returns a mark of a design that undo went behind and that comes of a step, or `nil`.
  func markAside(after step: Int) -> Mark? {
    var timeline = self
    timeline.keepMarks()
    let aside = timeline.stepsAside.filter { steps.isOnWay(step, to: $0) }
    return timeline.everySet.last { aside.contains($0.step) }
  }

  /// Names each design where the way to a mark parts from the way to the present, unless it has a name.
  mutating func nameForks() {
    let set = everySet
    var origins = Set(set.map { origin(of: $0.step) })
    let aside = Set(stepsAside)
    let kept = set.filter { aside.contains($0.step) }
    // Marks that a person set give their names first.
    for mark in kept.filter(\.isTyped) + kept.filter({ !$0.isTyped }) {
      let fork = steps.fork(of: mark.step, and: present)
      guard origins.insert(origin(of: fork)).inserted else { continue }
      setMark(
        Mark(name: newName(before: mark.name), step: fork, isTyped: false), named: newName(before: mark.name))
    }
  }

  /// Returns a name that no mark has, for the design where the way to a mark begins.
  private func newName(before mark: String) -> String {
    let numbers = sequence(first: 1) { $0 + 1 }
    let all = numbers.lazy.map { $0 == 1 ? Self.before + mark : "\(Self.before)\(mark)-\($0)" }
    return all.first { self.mark(named: $0) == nil } ?? mark
  }

  /// Returns the step that a design is the same as: one that only gives a name, or goes back to one, makes no other.
  private func origin(of step: Int) -> Int {
    var step = step
    while step > steps.base(of: present).step {
      if steps.text(of: step).isMark {
        step = steps.previous(of: step)
      } else if let earlier = steps.destination(ofReturn: step) {
        step = earlier
      } else {
        break
      }
    }
    return step
  }

  /// Goes from the beginning of a session to some of its steps, one after the other.
  ///
  /// - Parameters:
  ///   - targets: The steps, in order.
  ///   - goBack: Called where the way to the next one parts from the way to the one before, with both designs.
  ///   - body: Called with each step.
  func walk(
    from start: Int, to targets: [Int], goBack: (_ fork: Int, _ last: Int) -> Void,
    _ body: (_ step: Int, StepText) -> Void
  ) {
    var last = start
    for target in targets {
      let fork = steps.fork(of: last, and: target)
      if fork != last { goBack(fork, last) }
      steps.forEach(after: fork, upTo: target, body)
      last = target
    }
  }

  /// Calls a closure with the steps of the session in one line, as a file has them: also those to designs with names that
  /// undo went behind, with a step back from each.
  func forEachStepInLine(_ body: (_ step: Int, StepText) -> Void) {
    let marks = Dictionary(grouping: everySet, by: \.step)
    var said: [Mark] = []
    func name(_ step: Int) {
      for mark in marks[step] ?? [] {
        said.append(mark)
        if !mark.isTyped {
          body(-1, StepText(line: "\(Command.mark.name) \(Quoting.quoted(mark.name))"))
        }
      }
    }
    let start = steps.base(of: present).step
    name(start)
    walk(from: start, to: stepsAside + [present]) { fork, last in
      let origin = origin(of: fork)
      // From a design to itself there is nothing to go back.
      guard origin != self.origin(of: last) else { return }
      let names = said.filter { self.origin(of: $0.step) == origin }
      guard let name = names.min(by: { ($0.step, $0.name) < ($1.step, $1.name) })?.name else { return }
      body(-1, StepText(line: "\(Command.back.name) \(Quoting.quoted(name))"))
    } _: { step, text in
      // A name that a step aside gave, and that is another design's now, is not given there.
      if isDone(step) || !text.isMark || marks[step]?.contains(where: \.isTyped) == true { body(step, text) }
      name(step)
    }
  }
}
