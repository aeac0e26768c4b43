import TabBarGuidelines

extension Timeline {
  /// The marks, the oldest first: their names, and the positions of the steps that they are of; `nil` for those that are
  /// not in the history any more, or in the text that the session begins with.
  package var marks: [(name: String, position: Int?)] {
    let earlier = (begun?.marks ?? []).filter { naming(of: $0.name) == nil }
    return earlier.map { ($0.name, nil) } + live.map { ($0.name, position(of: $0.step)) }
  }

  /// The namings that count now, in the order of the steps.
  private var live: [Marks.Naming] {
    names.names.compactMap(naming).filter { !$0.isOff }.sorted {
      ($0.step, $0.name) < ($1.step, $1.name)
    }
  }

  /// The steps of the text that the session begins with, where some of them are marks.
  private var begun: Timeline? { steps.base(of: present).document.begun }

  /// The designs that have names, the oldest name first.
  package var ideas: [Idea] { marks.compactMap { idea(named: $0.name) } }

  /// Returns the mark of a name, ignoring case, with its design, or `nil` where there is none.
  package func idea(named name: String) -> Idea? {
    guard let naming = naming(of: name) else {
      return begun?.idea(named: name).map { Idea(name: $0.name, state: $0.state, step: nil) }
    }
    guard !naming.isOff else { return nil }
    let state = EndState(draft(after: naming.step), ending(with: naming.step))
    return Idea(
      name: naming.name, state: state, step: position(of: naming.step).flatMap { $0 > 0 ? $0 : nil }
    )
  }

  /// Returns where the design of a mark is, or `nil` where there is no such mark.
  func place(ofMark name: String) -> Steps.Destination? {
    if let naming = naming(of: name) { return naming.isOff ? nil : .after(step: naming.step) }
    guard let begun, let idea = begun.idea(named: name) else { return nil }
    return .inDocument(step: idea.state.timeline?.present ?? 0)
  }

  /// Returns the naming that counts for a name: the last one that is not undone, else the last of all.
  private func naming(of name: String) -> Marks.Naming? {
    let all = names.namings(of: name).lazy.filter { isHere($0.step) }
    let done = all.first { !isUndone($0.step) }
    if let done, !done.isOff { return done }
    return all.first { isUndone($0.step) }.flatMap { $0.isOff ? nil : $0 } ?? done
  }

  private func isHere(_ step: Int) -> Bool {
    steps.base(of: step).step == steps.base(of: present).step
  }

  private func isUndone(_ step: Int) -> Bool {
    self.position(of: step).map { $0 > position } ?? false
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
    guard names.count >= most, place(ofMark: name.text) == nil else { return }
    throw CommandError(
      "there are \(names.count) marks already, which is as many as there can be", at: name,
      remedy: "mark with a name that is used already moves that mark")
  }

  /// Returns a name that no mark has, for the design where the way to a mark begins.
  func newName(before mark: String) -> String {
    let numbers = sequence(first: 1) { $0 + 1 }
    let all = numbers.lazy.map { $0 == 1 ? Self.before + mark : "\(Self.before)\(mark)-\($0)" }
    return all.first { place(ofMark: $0) == nil } ?? mark
  }

  // MARK: Designs that undo went behind

  /// Forgets the steps that could be redone, but no design among theirs that has a name. Where the way to one parts from
  /// what comes now, the design gets a name, too, so that a file can go back there.
  ///
  /// - Parameter name: A mark that stays even where undo took back nothing else, as one does not that somebody took back so.
  package mutating func keepMarks(with name: String? = nil) {
    guard position < count else { return }
    for index in names.namings.indices where isUndone(names.namings[index].step) {
      let naming = names.namings[index]
      let isAlone =
        naming.isTyped && count - position == 1 && naming.name.lowercased() != name?.lowercased()
      // A name that undo gave back to another design keeps that design.
      let isElsewhere = self.naming(of: naming.name).map { !isUndone($0.step) } ?? false
      if naming.isOff || isAlone || isElsewhere { names.forget([index]) }
    }
    forgetLater()
    nameFork()
  }

  /// Returns the name of a design that undo went behind and that comes of a step in force after a position, or `nil`.
  func nameBehind(_ position: Int) -> String? {
    let step = step(at: position)
    let aside = stepsAside.filter { steps.fork(of: $0, and: present) > step }
    return names.namings.last { aside.contains($0.step) && !$0.isOff && !$0.isForgotten }?.name
  }

  /// Names the present design where the way to another one that has a name parts from it, unless it has one.
  mutating func nameFork() {
    let aside = stepsAside.filter { steps.fork(of: $0, and: present) == present }
    let kept = names.namings.filter { !$0.isForgotten && !$0.isOff && aside.contains($0.step) }
    let here = origin(of: present)
    guard
      let first = kept.min(by: { ($0.isTyped ? 0 : 1, $0.step) < ($1.isTyped ? 0 : 1, $1.step) }),
      !live.contains(where: { origin(of: $0.step) == here })
    else { return }
    names.add(Marks.Naming(name: newName(before: first.name), step: present, isTyped: false))
  }

  /// Forgets the names that only steps gave which were undone, and returns their indices.
  mutating func forgetUndoneNames() -> [Int] {
    let undone = names.namings.indices.filter {
      !names.namings[$0].isForgotten && isUndone(names.namings[$0].step)
    }
    names.forget(undone)
    return undone
  }

  /// The steps that have names and are not on the way to the present, in order.
  var stepsAside: [Int] {
    guard names.count > 0 else { return [] }
    let aside = names.namings.filter { naming in
      guard !naming.isForgotten, !naming.isOff, isHere(naming.step) else { return false }
      guard let place = self.position(of: naming.step) else { return true }
      return place > position && (count - position > 1 || !naming.isTyped)
    }
    return Set(aside.map(\.step)).sorted()
  }

  /// Returns the step that a design is the same as: one that only gives a name, or goes back to one, makes no other.
  private func origin(of step: Int) -> Int {
    var step = step
    while step > steps.base(of: present).step {
      if names.isNaming(step) {
        step = steps.previous(of: step)
      } else if case .after(let earlier)? = steps.destination(ofReturn: step) {
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
    var named: [String: Marks.Naming] = [:]
    func add(_ naming: Marks.Naming) {
      named[naming.name.lowercased()] = naming.isOff ? nil : naming
      guard !naming.isTyped else { return }
      body(-1, StepText(line: "\(Command.mark.name) \(Quoting.quoted(naming.name))"))
    }
    let start = steps.base(of: present).step
    let namings = Dictionary(grouping: names.namings, by: \.step)
    func note(_ step: Int) {
      for naming in namings[step] ?? [] where !naming.isForgotten { add(naming) }
    }
    note(start)
    walk(from: start, to: stepsAside + [present]) { fork, last in
      let origin = origin(of: fork)
      // From a design to itself there is nothing to go back.
      guard origin != self.origin(of: last) else { return }
      let names = named.values.filter { self.origin(of: $0.step) == origin }
      guard let name = names.min(by: { ($0.step, $0.name) < ($1.step, $1.name) })?.name else {
        return
      }
      body(-1, StepText(line: "\(Command.back.name) \(Quoting.quoted(name))"))
    } _: { step, text in
      // One that was taken back for good names nothing.
      if namings[step]?.contains(where: { $0.isTyped && $0.isForgotten }) != true { body(step, text) }
      note(step)
    }
  }
}
