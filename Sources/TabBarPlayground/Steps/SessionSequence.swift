import TabBarGuidelines

/// The steps of a session one after the other, as a file has them: also those to marks that undo went behind, with a `back`
/// where the next part begins, and the present ones last.
///
/// Each step is there once. What a name means to whoever reads the file is known at each of them, so that a `back` takes
/// a name of its design, and the design gets one where it has none there.
struct SessionSequence {
  private let timeline: Timeline
  private let marks: [String: Mark]
  private var texts: [StepText] = []
  /// The place in the texts of each step that is there, and the step that its design is the same as: one that only names a
  /// design, or goes back to one, makes no other.
  private var told: [Int: (index: Int, design: Int)] = [:]
  /// What the names mean, in small letters, to whoever has read so far.
  private var names: [String: (mark: Mark, design: Int)]
  private var last: Int
  /// The step that began the session.
  private let start: Int

  init(_ timeline: Timeline) {
    self.timeline = timeline
    marks = timeline.keptMarks()
    let base = timeline.steps.base(of: timeline.present)
    names = base.document.marks.mapValues { ($0, $0.step) }
    start = base.step
    last = start
    add(start, start, StepText(line: ""))
    for step in timeline.stepsAside { go(to: step) }
    go(to: timeline.present)
  }

  /// The lines, each with its newline.
  var text: String { texts.map(\.text).joined() }

  private var steps: Steps { timeline.steps }

  private func design(of step: Int) -> Int { told[step]?.design ?? step }

  private mutating func add(_ step: Int, _ design: Int, _ text: StepText) {
    told[step] = (texts.count, design)
    texts.append(text)
  }

  private mutating func go(to target: Int) {
    // A design that they go back to is on the way, or comes first.
    for step in steps.way(to: target, from: { told[$0] != nil }) {
      guard let end = steps.destination(ofReturn: step), end > start, told[end] == nil,
        !steps.isOnWay(end, to: target)
      else { continue }
      go(to: end)
    }
    let way = steps.way(to: target) { told[$0] != nil }
    let fork = way.first.map { steps.previous(of: $0) } ?? target
    if design(of: fork) != design(of: last) { texts.append(StepText(line: lineBack(to: fork))) }
    for step in way { tell(step) }
    last = target
  }

  private mutating func tell(_ step: Int) {
    var text = timeline.text(of: step)
    var design = step
    if let naming = steps.namings[step] {
      design = self.design(of: steps.previous(of: step))
      if !takes(naming, of: step, design) { text.line = "" }
    } else if let end = steps.destination(ofReturn: step) {
      design = self.design(of: end)
      let word = (try? Invocation.parsed(from: text.line))??.arguments.word(0)?.text ?? ""
      if names[word.lowercased()]?.design != design { text.line = lineBack(to: end) }
    }
    add(step, design, text)
  }

  /// Whether a name is given, or taken away, where a step did it. One that a design has in the end is not touched again,
  /// and aside only such names are given.
  private mutating func takes(_ naming: Steps.Naming, of step: Int, _ design: Int) -> Bool {
    let key = naming.name.lowercased()
    let end = marks[key]?.step
    if let end, names[key]?.mark.step == end { return false }
    guard step == end || timeline.isDone(step), !naming.isOff || names[key] != nil else { return false }
    names[key] = naming.isOff ? nil : (Mark(name: naming.name, step: step), design)
    return true
  }

  private mutating func lineBack(to step: Int) -> String {
    "\(Command.back.name) \(Quoting.quoted(name(of: step)))"
  }

  /// Returns the oldest name of a design. One without a name gets one where it is, which no other ever had.
  private mutating func name(of step: Int) -> String {
    let design = design(of: step)
    func isEarlier(_ one: Mark, _ other: Mark) -> Bool { (one.step, one.name) < (other.step, other.name) }
    let known = names.values.filter { $0.design == design }.map(\.mark)
    if let oldest = known.min(by: isEarlier) { return oldest.name }
    let next = marks.values.filter { $0.step > step }.min(by: isEarlier)?.name ?? Command.back.name
    let used = Set(steps.namings.values.map { $0.name.lowercased() } + names.keys)
    // A name has a greatest length.
    let stem = Timeline.before + next.prefix(100)
    let all = (1...).lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
    let name = all.first { !used.contains($0.lowercased()) } ?? stem
    names[name.lowercased()] = (Mark(name: name, step: step), design)
    texts[told[step]?.index ?? 0].tail += "\(Command.mark.name) \(Quoting.quoted(name))\n"
    return name
  }
}
