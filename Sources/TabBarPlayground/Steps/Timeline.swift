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
    /// The last place that the same change of a step led to.
    var end: Int
    /// What led there.
    let line: String
    /// Whether a session begins there.
    let isBase: Bool
  }

  var steps: Steps
  private(set) var heads = LongList([Head(step: 0, marks: 0)])
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

  package func draft(at position: Int) -> Draft { steps.draft(after: heads[position].step) }

  func draft(after step: Int) -> Draft { steps.draft(after: step) }

  /// Returns the timeline as it would be if a step had been the last one.
  func ending(with step: Int) -> Timeline {
    var timeline = self
    timeline.heads = LongList([Head(step: step, marks: markChanges.count)])
    timeline.leaps = []
    timeline.position = 0
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
    let base = steps.base(of: present).step
    return steps.way(to: last) { $0 == base }.dropFirst(max(0, start)).prefix(limit).map {
      (steps.number(of: $0), Self.canonical(steps.text(of: $0).line))
    }
  }

  /// Returns the step of a number, of those that are done and can be done again, or `nil`.
  func step(numbered number: Int) -> Int? { steps.step(numbered: number, onWayTo: last) }

  /// Returns a step by its number in all sessions since a place, as journals of 0.2.0 count; `nil` where the session has not
  /// been at one.
  func step(_ number: Int, after place: Int) -> Int? {
    // Which of two ways it counted does not follow from what was done.
    let isChanged = leaps.contains { !$0.isBase && $0.index > position }
    let end = isChanged ? present : heads[count].step
    let start = heads[place].step
    let way = [start] + steps.way(to: end) { $0 == start }
    guard way.indices.contains(number), heads.contains(where: { $0.step == way[number] }) else { return nil }
    return way[number]
  }

  package func line(ofStep number: Int) -> String? {
    number > 0 ? step(numbered: number).map { Self.canonical(steps.text(of: $0).line) } : nil
  }

  func isDone(_ step: Int) -> Bool { steps.isOnWay(step, to: present) }

  private static func canonical(_ line: String) -> String {
    Invocation.canonical(line) ?? line
  }

  // MARK: Going on

  /// Adds a step after those in force and forgets the places that redo could go to, but no design that has a mark.
  ///
  /// - Parameters:
  ///   - document: What it puts in place of the session before.
  ///   - naming: The name that it gives to the design, or takes away.
  ///   - destination: The step whose design it goes back to.
  mutating func record(
    _ text: StepText, document: Document? = nil, naming: Steps.Naming? = nil,
    returningTo destination: Int? = nil, resulting draft: Draft
  ) {
    keepMarks(with: naming.flatMap { $0.isOff ? $0.name : nil })
    let step = steps.append(
      text, after: present, document: document, naming: naming, returningTo: destination,
      numbered: nextNumber, resulting: draft)
    nextNumber = nil
    push(step, by: document == nil ? nil : text.line)
    if let naming { setMark(naming.isOff ? nil : Mark(name: naming.name, step: step), named: naming.name) }
  }

  /// - Parameter line: What led there, where it does not follow the place before.
  private mutating func push(_ step: Int, by line: String? = nil, isBase: Bool = true) {
    if let line { leaps.append(Leap(index: heads.count, end: heads.count, line: line, isBase: isBase)) }
    heads.append(Head(step: step, marks: markChanges.count))
    position = count
  }

  /// Forgets the places behind the present one.
  mutating func forgetLater() {
    heads.removeSubrange((position + 1)...)
    while let last = leaps.last, last.index > position { leaps.removeLast() }
    if let last = leaps.indices.last { leaps[last].end = min(leaps[last].end, position) }
  }

  /// Puts other steps in the place of those after one, as places that `line` leads to together. `take` takes them, given
  /// the draft there; if it throws, nothing has changed.
  func changed(
    after step: Int, by line: String, _ take: (Timeline, Draft) throws(CommandError) -> Timeline
  ) throws(CommandError) -> Timeline {
    var timeline = self
    timeline.keepMarks()
    let start = timeline.count
    // The steps that are taken again give their names again.
    let marks = timeline.marks(at: place(of: step))
    timeline.push(step, by: line, isBase: false)
    timeline.setMarks(marks)
    timeline = try take(timeline, draft(after: step))
    // The place before the first of them was there already.
    if timeline.count > start + 1 {
      timeline.heads.remove(at: start + 1)
      timeline.position = timeline.count
      timeline.joinLine(from: start)
    }
    timeline.leaps[timeline.leaps.count - 1].end = timeline.count
    return timeline
  }

  /// Returns a timeline of the same steps that begins anew, and that undo does not go behind.
  mutating func beginning(by line: String) -> Timeline {
    let step = steps.append(
      StepText(line: line), after: present, document: Document(), resulting: Draft())
    return ending(with: step)
  }

  // MARK: Lines

  /// Joins the places that one line led to the places after a position.
  mutating func joinLine(from start: Int) {
    guard position > start + 1 else { return }
    for index in start + 2...position { heads[index].isJoined = true }
  }

  /// Returns how many places the line went over that led to a place.
  func places(ofLineTo place: Int) -> Int { 1 + heads[...place].reversed().prefix(while: \.isJoined).count }

  /// How many places undo goes back: to before the last line.
  var stepsOfLine: Int { places(ofLineTo: position) }

  private func places(ofLineAfter place: Int) -> Int {
    1 + heads[min(place + 2, heads.count)...].prefix(while: \.isJoined).count
  }

  /// How many places redo goes on.
  var stepsOfNextLine: Int { places(ofLineAfter: position) }

  /// Returns how many places some lines lead on, or back where the number is negative; the number itself where there are not
  /// so many places.
  func places(ofLines lines: Int) -> Int {
    guard abs(lines) < heads.count else { return lines }
    var place = position
    for _ in 0..<abs(lines) where lines < 0 ? place > 0 : place < count {
      place += lines < 0 ? -places(ofLineTo: place) : places(ofLineAfter: place)
    }
    return place - position
  }

  private func leap(over place: Int) -> Leap? {
    leaps.lastIndexInOrder { $0.index <= place }.map { leaps[$0] }.flatMap { place <= $0.end ? $0 : nil }
  }

  /// Returns the places after one up to another, but of those that a change of a step led to only the first.
  private func places(after start: Int, upTo end: Int) -> [Int] {
    (start..<max(start, end)).map { $0 + 1 }.filter { place in
      leap(over: place).map { $0.index == place || $0.index <= start } ?? true
    }
  }

  private func line(at place: Int) -> String {
    leap(over: place).flatMap { $0.index == place ? $0.line : nil }
      ?? Self.canonical(steps.text(of: heads[place].step).line)
  }

  /// Returns what led to the places after a position.
  package func lines(since start: Int) -> [String] {
    places(after: start, upTo: position).map(line(at:))
  }

  // MARK: Undo and redo

  /// What undo or redo went over.
  struct Passage {
    /// The number of lines, of which a change of a step is one.
    let count: Int
    /// The first of them on the way.
    let lines: [String]
    // Nobody reads a million.
    static let mostLines = 5
  }

  var canRedo: Bool { position < count }

  /// What undo takes back, as long as that is not a lesson itself.
  var lineToUndo: String? {
    let isLesson = document.lesson != nil && stepsOfSession == 0
    return isLesson || position == 0 ? nil : lines(since: position - stepsOfLine).last
  }

  /// Goes to a place and returns what that went over.
  mutating func travel(to place: Int) -> Passage {
    let places =
      place < position
      ? places(after: place, upTo: position).reversed() : places(after: position, upTo: place)
    let passage = Passage(
      count: places.count, lines: places.prefix(Passage.mostLines).map(line(at:)))
    move(to: place)
    return passage
  }

  /// Returns the nearest place at a step, which is one of the present session; `position` where there is none.
  func place(of step: Int) -> Int {
    // Without a leap each place is at a later step than the one before.
    let stretch = stretch
    if let place = heads[stretch].lastIndexInOrder(where: { $0.step <= step }), heads[place].step == step {
      return place
    }
    return heads[..<stretch.lowerBound].lastIndex { $0.step == step } ?? heads.lastIndex { $0.step == step }
      ?? position
  }

  mutating func move(to target: Int) {
    let marks = heads[target].marks
    for change in markChanges[min(marks, marksInForce)..<marksInForce].reversed() {
      steps.apply(change, isBack: true)
    }
    for change in markChanges[marksInForce..<max(marks, marksInForce)] { steps.apply(change) }
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

  /// Returns the timeline as if the session had ended at a place.
  func ending(at place: Int) -> Timeline {
    var earlier = self
    earlier.move(to: place)
    earlier.keepMarks()
    return earlier
  }

  func step(at place: Int) -> Int { heads[place].step }

  /// The steps of the present session as a file has them.
  var text: String {
    // A file without marks may have a million steps.
    guard markChanges.isEmpty else { return SessionSequence(self).text }
    var text = ""
    steps.forEach(after: steps.base(of: present).step, upTo: present) { step, _ in
      text += self.text(of: step).text
    }
    return text
  }

  /// Returns a step with the lines around it that the present session has there.
  func text(of step: Int) -> StepText {
    var text = steps.text(of: step)
    if let tail = steps.looseTail(upTo: present) { text.tail = tail.step == step ? tail.lines : "" }
    return text
  }

  /// The steps that the present draft comes of, the oldest first: the one that began the session, and all since but what
  /// `back` went behind.
  var leadingSteps: LongList<Int> {
    let start = steps.base(of: present).step
    var leading = LongList<Int>()
    var step = present
    while step > start {
      let end = steps.destination(ofReturn: step)
      if end == nil { leading.append(step) }
      step = end ?? steps.previous(of: step)
    }
    leading.append(start)
    leading.reverse()
    return leading
  }

  /// Carries out the last of the steps that the present draft comes of again, the oldest first, calls a closure with
  /// each, and returns the number of steps before them.
  package func retrace(
    last most: Int, _ body: (Invocation, Playground.Outcome, Draft) -> Void
  ) -> Int {
    let all = leadingSteps.dropFirst()
    for step in all.suffix(most) {
      var playground = Playground(draft(after: steps.previous(of: step)))
      // It was carried out on this very draft before, so it cannot fail now.
      guard let invocation = (try? Invocation.parsed(from: steps.text(of: step).line)) ?? nil,
        let outcome = try? playground.perform(invocation)
      else { continue }
      body(invocation, outcome, playground.draft)
    }
    return max(0, all.count - most)
  }
}
