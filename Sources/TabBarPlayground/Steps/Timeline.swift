import TabBarCore

/// The steps that led to a draft, and the places where the session has been, between which undo and redo go.
package struct Timeline: Sendable {
  /// A place where the session has been.
  struct Head: Sendable {
    let step: Int
    /// The number of changes of marks up to there.
    var marks: Int
    /// Whether the same line came to it as to the place before, so that undo and redo go over both together.
    var isJoined = false
  }

  /// A place that is not one step after the place before.
  private struct Leap {
    let index: Int
    /// What led there.
    let line: String
    /// Whether a session begins there.
    let isBase: Bool
  }

  var steps: Steps
  private var heads = [Head(step: 0, marks: 0)]
  private var leaps: [Leap] = []
  var markChanges: [Mark.Change] = []
  /// The number of the next step, where that was taken before.
  var nextNumber: Int?
  /// The number of the place where the session is, of all where it has been and can be again.
  package private(set) var position = 0

  init(base: Document) { steps = Steps(base: base) }

  /// The step that the present draft is after.
  var present: Int { heads[position].step }

  /// The number of the last place that redo can go to.
  package var count: Int { heads.count - 1 }

  /// The changes of marks that belong to the places up to the present one.
  var marksInForce: Int {
    get { heads[position].marks }
    set { heads[position].marks = newValue }
  }

  /// The last place that redo can go to without changing a step.
  private var lastUnchanged: Int {
    leaps.first { !$0.isBase && $0.index > position }.map { $0.index - 1 } ?? count
  }

  /// The changes of marks that redo would make without changing a step.
  var undoneMarkChanges: ArraySlice<Mark.Change> { markChanges[marksInForce..<heads[lastUnchanged].marks] }

  /// The step of the only place among these, or `nil` where there are none or several.
  var onlyUndoneStep: Int? { lastUnchanged - position == 1 ? heads[position + 1].step : nil }

  package func draft(at position: Int) -> Draft { steps.draft(after: heads[position].step) }

  func draft(after step: Int) -> Draft { steps.draft(after: step) }

  /// Returns the timeline as it would be if a step had been the last one.
  func ending(with step: Int) -> Timeline {
    var timeline = self
    timeline.heads = [Head(step: step, marks: markChanges.count)]
    (timeline.leaps, timeline.position) = ([], 0)
    return timeline
  }

  func state(after step: Int) -> EndState { EndState(draft(after: step), ending(with: step)) }

  // MARK: The steps of the session

  /// The number of the present step; 0 before the first one of the session.
  package var number: Int { steps.number(of: present) }

  /// The places around the present one that follow each other without a leap.
  private var stretch: Range<Int> {
    let next = leaps.lastIndexInOrder { $0.index <= position }.map { $0 + 1 } ?? 0
    return (next == 0 ? 0 : leaps[next - 1].index)..<(next < leaps.count ? leaps[next].index : heads.count)
  }

  /// The last step of those that follow each other, one by one, and that redo can go to.
  private var last: Int { heads[stretch.upperBound - 1].step }

  /// How many steps of the session are done, and how many there are with those that redo can do again.
  package var course: (done: Int, all: Int) {
    let start = steps.base(of: present).step
    return (steps.distance(from: start, to: present), steps.distance(from: start, to: last))
  }

  /// Returns some of these steps from an index on, each with its number.
  package func lines(from start: Int, most limit: Int) -> [(number: Int, line: String)] {
    let (last, all) = (last, course.all)
    let start = min(max(0, start), all)
    let end = min(all, start + limit)
    var lines: [(number: Int, line: String)] = []
    steps.forEach(
      after: steps.step(before: last, by: all - start), upTo: steps.step(before: last, by: all - end)
    ) { lines.append((steps.number(of: $0), Self.canonical($1.line))) }
    return lines
  }

  /// Returns the step of a number, of those that are done and can be done again, or `nil`.
  func step(numbered number: Int) -> Int? { steps.step(numbered: number, onWayTo: last) }

  /// Returns a step by its number in all sessions since a place, as journals of 0.2.0 count; `nil` where the session has not
  /// been at one.
  func step(_ number: Int, after place: Int) -> Int? {
    // Which of two ways it counted does not follow from what was done.
    let end = lastUnchanged == count ? heads[count].step : present
    let all = steps.distance(from: heads[place].step, to: end)
    guard 0...all ~= number else { return nil }
    let step = steps.step(before: end, by: all - number)
    return self.place(of: step) == nil ? nil : step
  }

  package func line(ofStep number: Int) -> String? {
    number > 0 ? step(numbered: number).map { Self.canonical(steps.text(of: $0).line) } : nil
  }

  func isDone(_ step: Int) -> Bool { steps.isOnWay(step, to: present) }

  private static func canonical(_ line: String) -> String {
    ((try? Invocation.parsed(from: line)) ?? nil)?.canonical ?? line
  }

  // MARK: Going on

  /// Adds a step after those in force and forgets the places that redo could go to, but no design that has a mark.
  ///
  /// - Parameters:
  ///   - document: What it puts in place of the session before.
  ///   - mark: The name that it gives to the design, or takes away.
  ///   - destination: The step whose design it goes back to.
  mutating func record(
    _ text: StepText, document: Document? = nil, naming mark: (text: String, isOff: Bool)? = nil,
    returningTo destination: Int? = nil, resulting draft: Draft
  ) {
    keepMarks(with: mark.flatMap { $0.isOff ? $0.text : nil })
    let step = steps.append(
      text, after: present, document: document, returningTo: destination, numbered: nextNumber,
      resulting: draft)
    nextNumber = nil
    if document != nil { leaps.append(Leap(index: heads.count, line: text.line, isBase: true)) }
    push(step)
    if let mark { setMark(mark.isOff ? nil : Mark(name: mark.text, step: step), named: mark.text) }
  }

  private mutating func push(_ step: Int) {
    heads.append(Head(step: step, marks: markChanges.count))
    position = count
  }

  /// Forgets the places behind the present one.
  mutating func forgetLater() {
    heads.removeSubrange((position + 1)...)
    while let last = leaps.last, last.index > position { leaps.removeLast() }
  }

  /// Goes to a step that no place is at, as one place more.
  private mutating func leap(to step: Int, by line: String) {
    keepMarks()
    leaps.append(Leap(index: heads.count, line: line, isBase: false))
    push(step)
  }

  /// Puts other steps in the place of those after one, as one place more that `line` leads to. `take` takes them, given the
  /// draft there; if it throws, nothing has changed.
  func changed(
    after step: Int, by line: String, _ take: (Timeline, Draft) throws(CommandError) -> Timeline
  ) throws(CommandError) -> Timeline {
    var timeline = self
    timeline.leap(to: step, by: line)
    let place = timeline.position
    // The steps that are taken again give their names again.
    timeline.takeBackMarks { $0 > step && isDone($0) }
    timeline.nameForks()
    timeline = try take(timeline, draft(after: step))
    timeline.heads[place] = Head(step: timeline.present, marks: timeline.markChanges.count)
    timeline.position = place
    timeline.forgetLater()
    return timeline
  }

  /// Returns a timeline of the same steps that begins anew, and that undo does not go behind.
  mutating func beginning(by line: String) -> Timeline {
    let step = steps.append(
      StepText(line: line), after: present, document: Document(), returningTo: nil, numbered: nil,
      resulting: Draft())
    return ending(with: step)
  }

  /// Begins a session with the design, and the marks, that another timeline of the same steps ends with.
  mutating func begin(_ document: Document, after other: Timeline, by line: String) {
    var other = other
    other.keepMarks()
    let marks = other.steps.base(of: other.present).marks
    let step = other.steps.append(
      StepText(line: line), after: present, document: document, returningTo: nil, numbered: nil,
      resulting: document.draft)
    steps = other.steps
    steps.changeBase(of: step) { $0.marks = marks }
    leaps.append(Leap(index: heads.count, line: line, isBase: true))
    push(step)
  }

  // MARK: Lines

  /// Notes that one line led to the places after a position.
  mutating func noteLine(from start: Int) {
    guard position > start + 1 else { return }
    for index in start + 2...position { heads[index].isJoined = true }
  }

  /// Returns how many places the line went over that led to a place.
  func places(ofLineTo place: Int) -> Int { 1 + heads[...place].reversed().prefix(while: \.isJoined).count }

  /// How many places undo goes back: to before the last line.
  var stepsOfLine: Int { places(ofLineTo: position) }

  /// How many places redo goes on.
  var stepsOfNextLine: Int { 1 + heads[min(position + 2, heads.count)...].prefix(while: \.isJoined).count }

  /// Returns what led to a place from the one before.
  private func line(at index: Int) -> String {
    if let leap = leaps.lastIndexInOrder(where: { $0.index <= index }), leaps[leap].index == index {
      return leaps[leap].line
    }
    return Self.canonical(steps.text(of: heads[index].step).line)
  }

  /// Returns what led to the places after a position.
  package func lines(since start: Int) -> [String] {
    start < position ? (start + 1...position).map(line(at:)) : []
  }

  // MARK: Undo and redo

  enum Travel {
    /// So many places back, or on again.
    case back(Int)
    case forth(Int)
    case to(step: Int)
  }

  /// What undo or redo went over.
  struct Passage {
    let count: Int
    /// The first lines on the way.
    let lines: [String]
    // Nobody reads a million.
    static let mostLines = 5
  }

  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < count }

  /// What undo takes back, as long as that is not a lesson itself.
  package var lineToUndo: String? {
    let isLesson = document.lesson != nil && stepsOfSession == 0
    return isLesson || position == 0 ? nil : line(at: position)
  }

  /// Goes somewhere, at most to the position `first`, and returns what that went over.
  mutating func travel(_ travel: Travel, from first: Int = 0) -> Passage {
    let target: Int
    switch travel {
    case .back(let places): target = max(first, position - min(places, position))
    case .forth(let places): target = position + min(places, count - position)
    case .to(let step):
      guard let place = place(of: step) else {
        let line = "\(Command.undo.name) to \(steps.number(of: step))"
        leap(to: step, by: line)
        nameForks()
        return Passage(count: 1, lines: [line])
      }
      target = place
    }
    let places =
      target < position ? Array(target + 1..<position + 1).reversed() : Array(position + 1..<target + 1)
    move(to: target)
    return Passage(count: places.count, lines: places.prefix(Passage.mostLines).map(line(at:)))
  }

  /// Returns the nearest place at a step, or `nil`.
  private func place(of step: Int) -> Int? {
    // Without a leap each place is at a later step than the one before.
    let stretch = stretch
    if let place = heads[stretch].lastIndexInOrder(where: { $0.step <= step }), heads[place].step == step {
      return place
    }
    return heads[..<stretch.lowerBound].lastIndex { $0.step == step } ?? heads.lastIndex { $0.step == step }
  }

  mutating func move(to target: Int) {
    let (earlier, later) = (heads[position].marks, heads[target].marks)
    if later < earlier {
      for change in markChanges[later..<earlier].reversed() { steps.apply(change, change.old) }
    } else {
      for change in markChanges[earlier..<later] { steps.apply(change, change.new) }
    }
    position = target
  }

  // MARK: Sessions

  /// The document that the present session goes back to.
  var document: Document {
    let base = steps.base(of: present)
    guard let tail = steps.looseTail(upTo: present), tail.step == base.step else { return base.document }
    var document = base.document
    document.body += tail.lines
    return document
  }

  /// The place where the present session began.
  private var start: Int { leaps.last { $0.isBase && $0.index <= position }?.index ?? 0 }

  /// How many places undo can go back to in the present session.
  package var stepsOfSession: Int { position - start }

  /// The sessions that the present one took the place of, the newest first: the last place of each, and what took it.
  var replaced: some Sequence<(place: Int, line: String)> {
    leaps.lazy.reversed().filter { [position] in $0.isBase && $0.index <= position }.map {
      ($0.index - 1, $0.line)
    }
  }

  /// Returns the timeline as it was at a place, as if nothing had come since.
  func ending(at place: Int) -> Timeline {
    var earlier = self
    earlier.move(to: place)
    earlier.forgetLater()
    earlier.markChanges.removeSubrange(earlier.marksInForce...)
    return earlier
  }

  func step(at place: Int) -> Int { heads[place].step }

  /// Calls a closure with the steps of the present session as a file has them, the oldest first.
  func forEachStep(_ body: (StepText) -> Void) {
    let tail = steps.looseTail(upTo: present)
    func add(_ step: Int, _ text: StepText) {
      var text = text
      if let tail { text.tail = tail.step == step ? tail.lines : "" }
      body(text)
    }
    guard !stepsAside.isEmpty else {
      return steps.forEach(after: steps.base(of: present).step, upTo: present, add)
    }
    var timeline = self
    timeline.keepMarks()
    timeline.nameForks()
    timeline.forEachStepInLine(add)
  }

  /// Calls a closure with the steps that the present draft comes of, the oldest first: all of the session but what `back`
  /// went behind.
  func forEachLeadingStep(_ body: (_ step: Int, StepText) -> Void) {
    for leg in steps.course(to: present) { steps.forEach(after: leg.after, upTo: leg.upTo, body) }
  }

  /// Those steps, after the one that began the session.
  var leadingSteps: [Int] {
    var leading = [steps.base(of: present).step]
    forEachLeadingStep { step, _ in leading.append(step) }
    return leading
  }

  /// Carries out the last of the steps that the present draft comes of again, the oldest first, calls a closure with
  /// each, and returns the number of steps before them.
  ///
  /// The time that it takes depends on `most`, and not on the length of the session.
  package func recall(
    last most: Int, _ body: (Invocation, Playground.Outcome, Draft) -> Void
  ) -> Int {
    var legs: [(after: Int, upTo: Int)] = []
    var (earlier, left) = (0, most)
    for leg in steps.course(to: present).reversed() {
      let count = steps.distance(from: leg.after, to: leg.upTo)
      let taken = min(count, left)
      (earlier, left) = (earlier + count - taken, left - taken)
      if taken > 0 { legs.append((steps.step(before: leg.upTo, by: taken), leg.upTo)) }
    }
    var playground = Playground(Document(draft: legs.last.map { steps.draft(after: $0.after) } ?? Draft()))
    for leg in legs.reversed() {
      playground.draft = steps.draft(after: leg.after)
      steps.forEach(after: leg.after, upTo: leg.upTo) { _, text in
        // It was carried out on this very draft before, so it cannot fail now.
        guard let invocation = (try? Invocation.parsed(from: text.line)) ?? nil,
          let outcome = try? playground.perform(invocation)
        else { return }
        body(invocation, outcome, playground.draft)
      }
    }
    return earlier
  }
}
