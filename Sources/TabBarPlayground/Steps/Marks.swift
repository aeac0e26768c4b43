import TabBarGuidelines

/// A name that a person gave to the design after a step, to come back to it.
package struct Mark: Sendable {
  package let name: String
  /// The `mark` that gave it.
  let step: Int

  /// What happened to a name, for undo and redo.
  struct Change: Sendable {
    /// The name in small letters.
    let key: String
    /// The index of the session.
    let base: Int
    let old: Mark?
    let new: Mark?
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

extension Timeline {
  private var setMarks: [String: Mark] { steps.base(of: present).marks }

  /// The marks by their names in small letters: those that are set, and those that redo would set.
  private var named: [String: Mark] {
    guard marksInForce < markChanges.count else { return setMarks }
    let index = steps.indexOfBase(of: present)
    var undone: [String: Mark] = [:]
    for change in markChanges[marksInForce...] where change.base == index { undone[change.key] = change.new }
    return setMarks.merging(undone) { set, _ in set }
  }

  /// The marks that stay whatever is done next, by their names in small letters: all but one that alone was taken back.
  ///
  /// - Parameter name: A mark that stays even then.
  func keptMarks(with name: String? = nil) -> [String: Mark] {
    // Whoever takes back only a name does not want it.
    let unwanted = count == position + 1 ? heads[count].step : nil
    return named.filter { $1.step != unwanted || isDone($1.step) || $0 == name?.lowercased() }
  }

  /// The marks, the oldest first.
  package var marks: [Mark] { named.values.sorted { ($0.step, $0.name) < ($1.step, $1.name) } }

  /// Returns the mark of a name, ignoring case, or `nil` where there is none.
  func mark(named name: String) -> Mark? { named[name.lowercased()] }

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

  /// What a name begins with that a saved session gives to a design that undo went behind.
  static let before = "before-"

  mutating func setMark(_ mark: Mark?, named name: String) {
    let base = steps.indexOfBase(of: present)
    let key = name.lowercased()
    let change = Mark.Change(key: key, base: base, old: steps.bases[base].marks[key], new: mark)
    markChanges.append(change)
    marksInForce = markChanges.count
    steps.apply(change)
  }

  /// Returns the marks that were set at a place, with those of designs that undo went behind since.
  func marks(at place: Int) -> [String: Mark] {
    var earlier = self
    earlier.move(to: place)
    return earlier.setMarks.merging(setMarks.filter { !isDone($1.step) }) { earlier, _ in earlier }
  }

  mutating func setMarks(_ marks: [String: Mark]) {
    for key in Set(setMarks.keys).union(marks.keys).sorted()
    where setMarks[key]?.step != marks[key]?.step {
      setMark(marks[key], named: key)
    }
  }

  // MARK: Designs that undo went behind

  /// Forgets the places that redo could go to, but no mark that was set on the way there.
  ///
  /// - Parameter name: A mark that stays even where undo took back nothing else.
  mutating func keepMarks(with name: String? = nil) {
    guard canRedo else { return }
    let kept = keptMarks(with: name)
    markChanges.removeSubrange(marksInForce...)
    forgetLater()
    let set = setMarks
    for (key, mark) in kept.sorted(by: { $0.value.step < $1.value.step }) where set[key] == nil {
      setMark(mark, named: key)
    }
  }

  /// The steps that have marks and are not on the way to the present one, in order.
  var stepsAside: [Int] {
    // A file without marks may have a million steps.
    guard !markChanges.isEmpty else { return [] }
    let start = steps.base(of: present).step
    return keptMarks().values.map(\.step).filter { $0 > start && !isDone($0) }.sorted()
  }

  /// Returns a mark of a design that undo went behind and that comes of a step, or `nil`.
  func markAside(after step: Int) -> Mark? {
    let aside = keptMarks().values.filter { !isDone($0.step) && steps.isOnWay(step, to: $0.step) }
    return aside.max { $0.step < $1.step }
  }
}
