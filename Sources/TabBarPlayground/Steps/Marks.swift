/// The names that designs were given with `mark`, along the way to the last step that can be redone.
struct Marks: Sendable {
  /// The step that gave a name to the design that it found, or took it away.
  struct Naming: Sendable {
    let name: String
    let position: Int
    let isOff: Bool
  }

  /// By name in small letters, each list in the order of the steps.
  private var namings: [String: [Naming]] = [:]
  /// In the order of the steps.
  private var keys: [(key: String, position: Int)] = []

  var count: Int { namings.count }
  /// The position after the last naming, or 0.
  var lastPosition: Int { keys.last?.position ?? 0 }

  mutating func add(_ naming: Naming) {
    let key = naming.name.lowercased()
    namings[key, default: []].append(naming)
    keys.append((key, naming.position))
  }

  /// Forgets the namings after a position.
  mutating func removeAll(after position: Int) {
    while let last = keys.last, last.position > position {
      keys.removeLast()
      namings[last.key]?.removeLast()
      if namings[last.key]?.isEmpty == true { namings[last.key] = nil }
    }
  }

  /// Returns the naming that counts at a position for a name, ignoring case: the last one up to there, else the last
  /// one that was undone since; `nil` where there is none.
  ///
  /// - Parameter isHere: Whether a position is one of the same session.
  func naming(of name: String, at position: Int, where isHere: (Int) -> Bool) -> Naming? {
    guard let all = namings[name.lowercased()] else { return nil }
    let done = naming(of: name, inForceAt: position, where: isHere)
    if let done, !done.isOff { return done }
    guard let undone = all.last, undone.position > position, isHere(undone.position) else { return done }
    return undone
  }

  /// Returns the last naming up to a position for a name, ignoring case, or `nil` where there is none.
  func naming(of name: String, inForceAt position: Int, where isHere: (Int) -> Bool) -> Naming? {
    guard let all = namings[name.lowercased()] else { return nil }
    return all.lastIndexInOrder { $0.position <= position }.map { all[$0] }.flatMap {
      isHere($0.position) ? $0 : nil
    }
  }

  /// Returns the last naming up to a position for each name, in the order of the steps.
  func all(inForceAt position: Int, where isHere: (Int) -> Bool) -> [Naming] {
    namings.keys.compactMap { naming(of: $0, inForceAt: position, where: isHere) }.sorted {
      $0.position < $1.position
    }
  }

  /// Returns the namings that count at a position, in the order of the steps.
  func all(at position: Int, where isHere: (Int) -> Bool) -> [Naming] {
    namings.keys.compactMap { naming(of: $0, at: position, where: isHere) }.sorted {
      $0.position < $1.position
    }
  }

  func all(after position: Int) -> [Naming] {
    keys.reversed().prefix { $0.position > position }.reversed().compactMap { key in
      namings[key.key]?.last { $0.position == key.position }
    }
  }
}

/// A design that was given a name, to come back to it.
package struct Idea: Sendable {
  package let name: String
  package let state: EndState
  package var draft: Draft { state.draft }
  /// The number of the step that gave the name, as `history` has it; `nil` where that is no step of its own any more.
  package let step: Int?
}

extension Timeline {
  /// The marks, the oldest first: their names, and the positions after the steps that gave them; `nil` for those in the
  /// text that the session begins with.
  package var marks: [(name: String, position: Int?)] {
    let namings = names.all(at: position, where: isHere)
    let earlier = begun?.marks ?? []
    return earlier.filter { mark in names.naming(of: mark.name, at: position, where: isHere) == nil }.map {
      ($0.name, nil)
    } + namings.filter { !$0.isOff }.map { ($0.name, $0.position) }
  }

  /// The steps of the text that the session begins with, where some of them are marks.
  private var begun: Timeline? { steps.base(of: present).document.begun }

  /// The designs that have names, the oldest name first.
  package var ideas: [Idea] { marks.compactMap { idea(named: $0.name) } }

  /// The designs that steps in force, or lines before them, give names to.
  var namedDesigns: [(name: String, draft: Draft)] {
    let namings = names.all(inForceAt: position, where: isHere)
    let earlier = begun?.namedDesigns ?? []
    return earlier.filter { mark in !namings.contains { $0.name.lowercased() == mark.name.lowercased() } }
      + namings.filter { !$0.isOff }.map { ($0.name, draft(after: step(at: $0.position))) }
  }

  /// Whether only a step that was undone gives a name.
  func isUndone(mark name: String) -> Bool {
    guard let naming = names.naming(of: name, at: position, where: isHere) else { return false }
    return naming.position > position
  }

  /// Returns the mark of a name, ignoring case, with its design, or `nil` where there is none.
  package func idea(named name: String) -> Idea? {
    if let naming = names.naming(of: name, at: position, where: isHere) {
      guard !naming.isOff else { return nil }
      return Idea(name: naming.name, state: state(at: naming.position), step: naming.position)
    }
    guard let idea = begun?.idea(named: name) else { return nil }
    return Idea(name: idea.name, state: idea.state, step: nil)
  }

  /// Returns where the design of a mark is, or `nil` where there is no such mark.
  func place(ofMark name: String) -> Steps.Place? {
    if let naming = names.naming(of: name, at: position, where: isHere) {
      return naming.isOff ? nil : .after(step: step(at: naming.position))
    }
    guard let begun, let idea = begun.idea(named: name) else { return nil }
    return .inDocument(step: idea.state.timeline?.present ?? 0)
  }

  /// Returns the error for a name that no mark has.
  package func noMark(named word: Word) -> CommandError {
    let names = marks.map(\.name)
    let remedy =
      names.isEmpty
      ? "mark \(word.canonical) sets it"
      : Suggestion.nearest(to: word.text, in: names).map { "did you mean \(Quoting.quoted($0))?" }
        ?? "the marks are \(names.suffix(5).map { Quoting.quoted($0) }.joined(separator: ", "))"
    return CommandError("there is no mark \(word.quoted)", at: word, remedy: remedy)
  }

  // What lists them lays each out.
  private static let mostMarks = 1_000

  /// Throws if there are as many marks as there can be, and none has this name.
  ///
  /// - Parameter isKept: Whether it keeps what undo went behind, for which there is always room: a mark that a person sets
  ///   brings no more than one of these.
  func checkRoom(forMark name: Word, isKept: Bool) throws(CommandError) {
    guard names.count >= (isKept ? 2 : 1) * Self.mostMarks, place(ofMark: name.text) == nil else { return }
    throw CommandError(
      "there are \(names.count) marks already, which is as many as there can be", at: name,
      remedy: "mark with a name that is used already moves that mark")
  }

  // MARK: Marks that undo went behind

  /// Of the marks that undo went behind, the name of the first and the position after the last; `nil` where there are
  /// none, or where undo took back a mark and nothing else.
  var undoneMarks: (name: String, last: Int)? {
    guard names.lastPosition > position, count - position > 1 else { return nil }
    let live = names.all(after: position).filter { !$0.isOff && isHere($0.position) }
    guard let first = live.first, let last = live.last else { return nil }
    return (first.name, last.position)
  }

  /// Returns the names that the steps at a position give or go back to.
  func names(around position: Int) -> [String] {
    lines(from: max(0, position - 1), to: min(count, position + 1)).compactMap { line in
      guard let invocation = try? Invocation.parsed(from: line) else { return nil }
      let isName = [Command.mark.name, Command.back.name].contains(invocation.command.name)
      return isName ? invocation.arguments.word(0)?.text : nil
    }
  }

  /// Returns a name that no mark has, for the design where the way to a mark begins.
  package func newName(before mark: String) -> String {
    let numbers = sequence(first: 1) { $0 + 1 }
    let all = numbers.lazy.map { $0 == 1 ? "before-\(mark)" : "before-\(mark)-\($0)" }
    return all.first { place(ofMark: $0) == nil } ?? mark
  }

  /// The mark of the design where the ideas part, which are those marks that no other comes of; where there is one, of the last
  /// mark that it comes of. `nil` where that design has no name.
  package var startOfIdeas: Idea? {
    let places = marks.suffix(Self.mostIdeas).compactMap { mark in
      mark.position.map { (name: mark.name, step: step(at: $0)) }
    }
    func fork(_ step: Int, _ other: Int) -> Int { steps.courseFork(of: step, and: other) }
    func comes(_ step: Int, of earlier: Int) -> Bool { step != earlier && fork(step, earlier) == earlier }
    let ideas = places.filter { place in !places.contains { comes($0.step, of: place.step) } }
    guard let last = ideas.last else { return nil }
    let start =
      ideas.count > 1
      ? ideas.map(\.step).reduce(last.step, fork) : places.last { comes(last.step, of: $0.step) }?.step
    guard let start else { return nil }
    let draft = draft(after: start)
    return places.lazy.compactMap { idea(named: $0.name) }.first { $0.draft.isSame(as: draft) }
  }

  private static let mostIdeas = 20

  /// Whether a position is one of the present session.
  private func isHere(_ position: Int) -> Bool {
    steps.base(of: step(at: position)).step == steps.base(of: present).step
  }
}
