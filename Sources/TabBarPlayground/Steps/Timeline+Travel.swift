enum Travel {
  /// So many steps back, or again.
  case back(Int)
  case forth(Int)
  /// To the design after a step, of those that history shows.
  case to(Int)
}

/// Back and forth, also to the steps before and after one of them was changed.
extension Timeline {
  /// The steps that are in force, and those that can be redone.
  struct Course {
    var way: [(position: Int, step: Int)]
    var count: Int
    var position: Int
  }

  /// A change of a step, by which all steps after it were taken again. Undo and redo go from one course to the other.
  struct Change {
    let line: String
    /// Where it leads from the course that is in force: back, or forth again.
    var other: Course
    /// The position in the changed course where it was made.
    let end: Int
    /// The step after which it was made.
    let origin: Int
    /// The names that only steps gave which it took out.
    let lost: [Int]
    /// Those that are not there now, as they are of the other course.
    var names: [Int]
    /// The number of names that were given before the change.
    let earlierNames: Int
  }

  var canUndo: Bool { position > 0 || changes.last?.end == position }
  /// What undo takes back, as long as that is not a lesson itself.
  package var lineToUndo: String? {
    var later = self
    return document.lesson != nil && stepsOfSession == 0 ? nil : later.travel(.back(1)).lines.first
  }

  var canRedo: Bool { position < count || !undoneChanges.isEmpty }

  /// Exchanges the course in force with that of a change. Names go with the steps that gave them.
  private mutating func exchange(_ change: inout Change, isBack: Bool) {
    let course = Course(way: way, count: count, position: position)
    (way, count, position) = (change.other.way, change.other.count, change.other.position)
    change.other = course
    let found = change.names
    change.names = isBack ? names.kept(from: change.earlierNames) : change.lost
    names.forget(change.names)
    names.forget(found, false)
  }

  /// Puts other steps in the place of those after a position, as one step for undo that `line` does. `take` takes them,
  /// given the draft at the position; if it throws, nothing has changed.
  func changed(
    after position: Int, by line: String, _ take: (Timeline, Draft) throws(CommandError) -> Timeline
  ) throws(CommandError) -> Timeline {
    var before = self
    before.keepMarks()
    before.forgetLater()
    before.undoneChanges = []
    var start = before
    start.changes = []
    let draft = start.move(to: position)
    let lost = start.forgetUndoneNames()
    start.forgetLater()
    start.nameFork()
    var after = try take(start, draft)
    let change = Change(
      line: line, other: Course(way: before.way, count: before.count, position: before.position),
      end: after.position, origin: before.present, lost: lost, names: lost,
      earlierNames: before.names.namings.count)
    after.changes = before.changes + [change]
    return after
  }

  /// What undo or redo went over.
  struct Passage {
    var count = 0
    /// The lines of the first steps on the way.
    var lines: [String] = []
    // Nobody reads a million.
    static let mostLines = 5
  }

  /// Goes somewhere, at most to the position `first`, and returns what that went over.
  mutating func travel(_ travel: Travel, from first: Int = 0) -> Passage {
    switch travel {
    case .back(let steps): return undo(steps, to: first)
    case .forth(let steps): return redo(steps)
    case .to(let target):
      // Neither undoes nor makes a change: the steps are those that history shows.
      let (first, last) = (min(target, position), max(target, position))
      let named =
        target < position
        ? lines(from: max(first, last - Passage.mostLines), to: last).reversed()
        : lines(from: first, to: min(last, first + Passage.mostLines))
      position = target
      return Passage(count: last - first, lines: named)
    }
  }

  /// Takes back some of the last steps, or as many as there are.
  private mutating func undo(_ most: Int, to first: Int) -> Passage {
    var passage = Passage()
    while passage.count < most {
      if changes.last?.end == position, var change = changes.popLast() {
        exchange(&change, isBack: true)
        undoneChanges.append(change)
        passage.count += 1
        passage.lines.append(change.line)
        continue
      }
      let stop = max(first, changes.last.map { $0.end < position ? $0.end : 0 } ?? 0)
      guard position > stop else { break }
      let target = max(stop, position - (most - passage.count))
      let named = max(target, position - Passage.mostLines)
      passage.lines += lines(from: named, to: position).reversed()
      passage.count += position - target
      position = target
    }
    passage.lines = Array(passage.lines.prefix(Passage.mostLines))
    return passage
  }

  /// Does some of the steps again that were taken back, or as many as there are.
  private mutating func redo(_ most: Int) -> Passage {
    var passage = Passage()
    while passage.count < most {
      if position < count {
        let target = min(count, position + min(count, most - passage.count))
        passage.lines += lines(from: position, to: min(target, position + Passage.mostLines))
        passage.count += target - position
        position = target
      } else if var change = undoneChanges.popLast() {
        exchange(&change, isBack: false)
        changes.append(change)
        passage.count += 1
        passage.lines.append(change.line)
      } else {
        break
      }
    }
    passage.lines = Array(passage.lines.prefix(Passage.mostLines))
    return passage
  }
}
