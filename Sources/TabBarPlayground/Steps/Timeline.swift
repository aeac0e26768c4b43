import TabBarCore

/// The steps that led to a draft, so that each can be undone and the session be saved.
package struct Timeline: Sendable {
  var steps: Steps
  /// The way to the last step that is in force or can be redone, in stretches of consecutive steps: the position after
  /// the first step of each, and its number.
  var way = [(position: 0, step: 0)]
  /// The number of steps that are in force or can be redone.
  package internal(set) var count = 0
  /// The number of steps that are in force.
  package internal(set) var position = 0
  /// The position before the last line that took steps, of which it may have taken several; `nil` before the first one.
  private(set) var startOfLastLine: Int?
  /// The steps that the same line took as the step before them, so that undo and redo go over all of them together.
  private var joined: Set<Int> = []
  var names = Marks()

  /// The changes that the steps in force come of, the last one last.
  var changes: [Change] = []
  /// Those that were taken back and can be made again, the next one last.
  var undoneChanges: [Change] = []

  init(base: Document) { steps = Steps(base: base) }

  /// The last step that is in force. Going back and forth comes to the same step again, whatever was done between.
  var present: Int { step(at: position) }

  func step(at position: Int) -> Int {
    let stretch = way[way.lastIndexInOrder { $0.position <= position } ?? 0]
    return stretch.step + position - stretch.position
  }

  /// Returns the position after a step that is in force or can be redone, or `nil`.
  func position(of step: Int) -> Int? {
    guard let index = way.lastIndexInOrder(where: { $0.step <= step }) else { return nil }
    let position = way[index].position + step - way[index].step
    return position < (index + 1 < way.count ? way[index + 1].position : count + 1) ? position : nil
  }

  /// Returns the timeline as it would be if a step had been the last one.
  func ending(with step: Int) -> Timeline {
    var timeline = self
    timeline.way = []
    timeline.changes = []
    timeline.undoneChanges = []
    timeline.count = -1
    for range in Array(steps.path(to: step)).reversed() {
      timeline.way.append((timeline.count + 1, range.lowerBound))
      timeline.count += range.count
    }
    timeline.position = timeline.count
    return timeline
  }

  func draft(after step: Int) -> Draft { steps.draft(after: step) }

  /// Returns what the session was like after a number of steps, from 0 to `count`, with the steps up to there.
  func state(at position: Int) -> EndState {
    var earlier = self
    let draft = earlier.move(to: position)
    return EndState(draft, earlier)
  }

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

  func texts(from start: Int, to end: Int) -> [StepText] {
    var texts: [StepText] = []
    steps.forEach(after: step(at: start), upTo: step(at: end)) { texts.append($1) }
    return texts
  }

  // MARK: Going on and back

  /// Notes that one line took the steps after a position.
  mutating func noteLine(from start: Int) {
    startOfLastLine = start
    for position in start..<max(start, position) where position > start {
      joined.insert(step(at: position + 1))
    }
  }

  /// How many steps undo takes back: those of the last line.
  var stepsOfLine: Int { 1 + (0..<position).prefix { joined.contains(step(at: position - $0)) }.count }

  /// How many steps redo does again.
  var stepsOfNextLine: Int {
    1 + (position + 2..<max(position + 2, count + 1)).prefix { joined.contains(step(at: $0)) }.count
  }

  /// Adds a step after those in force and forgets those that could be redone. `document` is what it put in place of
  /// the one before, `name` what it gives or takes away, `place` the design that it goes back to.
  mutating func record(
    _ text: StepText, document: Document? = nil, naming name: (text: String, isOff: Bool)? = nil,
    returningTo place: Steps.Destination? = nil, resulting draft: Draft
  ) {
    keepMarks(with: name.flatMap { $0.isOff ? $0.text : nil })
    forgetLater()
    let present = present
    let step = steps.append(
      text, after: present, document: document, returningTo: place, resulting: draft)
    position += 1
    count = position
    if step != present + 1 { way.append((position, step)) }
    if let name { names.add(Marks.Naming(name: name.text, step: step, isOff: name.isOff)) }
  }

  mutating func forgetLater() {
    while way[way.count - 1].position > position { way.removeLast() }
    count = position
    undoneChanges = []
    // Nobody comes to where they were made any more.
    if let last = changes.last, last.end > position { changes = [] }
  }

  /// Moves to a position, which must be from 0 to `count`, and returns the draft there.
  package mutating func move(to target: Int) -> Draft {
    position = target
    return draft(after: present)
  }

  // MARK: Saving

  /// Whether saving now would keep something that is in no file yet.
  var hasUnsavedChanges: Bool {
    let base = steps.base(of: present)
    return base.savedStep != present || stepsAside.contains { $0 > base.lastStepAtSave }
  }

  /// The steps that the session's file has and that saving would lose, where undo went to an older design: those after
  /// the last mark.
  package var laterSavedSteps: [String] {
    guard let saved = steps.base(of: present).savedStep, present < saved else { return [] }
    let kept = (stepsAside + [present]).map { steps.fork(of: saved, and: $0) }.max() ?? present
    var lines: [String] = []
    steps.forEach(after: kept, upTo: saved) { lines.append($1.line) }
    return lines
  }

  /// The document that the present session goes back to.
  var document: Document {
    let base = steps.base(of: present)
    guard let tail = steps.looseTail(upTo: present), tail.step == base.step else { return base.document }
    var document = base.document
    document.body += tail.lines
    return document
  }

  package var stepsOfSession: Int { steps.distance(from: steps.base(of: present).step, to: present) }

  /// Calls a closure with the steps of the present session as a file has them, the oldest first.
  func forEachStep(_ body: (StepText) -> Void) {
    let tail = steps.looseTail(upTo: present)
    func add(_ step: Int, _ text: StepText) {
      var text = text
      if let tail { text.tail = tail.step == step ? tail.lines : "" }
      body(text)
    }
    guard stepsAside.isEmpty else {
      var timeline = self
      timeline.keepMarks()
      return timeline.forEachStepInLine(add)
    }
    steps.forEach(after: steps.base(of: present).step, upTo: present, add)
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
      let start =
        taken == count ? leg.after : (0..<taken).reduce(leg.upTo) { step, _ in steps.previous(of: step) }
      if taken > 0 { legs.append((start, leg.upTo)) }
    }
    var playground = Playground(Document(draft: legs.last.map { steps.draft(after: $0.after) } ?? Draft()))
    for leg in legs.reversed() {
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

  mutating func addBelow(_ lines: String) { steps.addBelow(lines) }

  mutating func addTail(_ lines: String) { steps.addTail(lines) }

  /// Whether the present session, or one that was put aside for it, has changes in no file.
  package var hasUnsavedWork: Bool { hasUnsavedChanges || replacedUnsaved != nil }

  package var replacedUnsaved: String? {
    var step = steps.base(of: present).step
    while step > 0 {
      let before = steps.previous(of: step)
      let replaced = steps.base(of: before)
      // What was done in a lesson is kept elsewhere.
      if replaced.savedStep != before, replaced.document.lesson == nil {
        var line: String?
        steps.forEach(after: before, upTo: step) { line = $1.line }
        return line
      }
      step = replaced.step
    }
    return nil
  }
}
