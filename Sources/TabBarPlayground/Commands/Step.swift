import TabBarGuidelines

extension Command {
  static let step = Command(
    "step", .time,
    parameters: [
      Parameter("N", .number(1...Int.max)),
      Parameter(
        "COMMAND|off", .prose, isOptional: true, isRepeated: true, meaning: "what takes its place"),
    ],
    body: .step)
}

package struct StepQuery: Query {
  package static var command: Command { .step }
  package let number: Int
  package let line: String
  package let draft: Draft
}

extension Word {
  /// Whether it asks for no command in the place of a step.
  fileprivate var leavesOut: Bool { isKeyword("off") }
}

extension Command {
  /// Returns the words of a line whose last argument is a command: that is one word, as if it were quoted.
  func withCommand(_ words: [Word], in line: String, _ source: LineSource) -> [Word] {
    guard name == Command.step.name, words.count > 3 || words.count == 3 && !words[2].isQuoted,
      !words[2].leavesOut
    else { return words }
    let range = words[2].range.lowerBound..<words[words.count - 1].range.upperBound
    let text = String(
      decoding: line.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    let typed = source == .prompt ? Invocation.canonical(text, source: source) : nil
    return words[..<2] + [Word(text: typed ?? text, key: nil, range: range, isQuoted: true)]
  }
}

extension Invocation {
  /// The words of a step's other command, as a session has it; `nil` where there is none.
  var otherCommand: String? {
    guard let word = arguments.word(1) else { return nil }
    return Self.canonical(word.text) ?? word.canonical
  }
}

extension Playground {
  /// Shows a step, puts another command in its place or leaves it out. Those after it are taken again, and all is one step
  /// back for undo.
  mutating func changeStep(_ invocation: Invocation) throws(CommandError) -> Outcome {
    let arguments = invocation.arguments
    let place = arguments.words[0]
    let number = place.number ?? 0
    guard let step = timeline.step(numbered: number), let line = timeline.line(ofStep: number) else {
      throw timeline.noStep(number, at: place)
    }
    guard let word = arguments.word(1) else {
      return .asks(
        .show(StepQuery(number: number, line: line, draft: timeline.draft(after: step))))
    }
    if let more = arguments.word(2) {
      throw CommandError("off takes nothing else", at: more, remedy: "`step \(number) off` leaves it out")
    }
    let command = try word.leavesOut ? nil : replacement(in: word, of: number)
    let words = command?.canonical ?? "off"
    let unmet = try replace(
      step, number, to: command, by: "\(Command.step.name) \(number) \(words)", at: (place, word))
    let done: Prose =
      command == nil ? "left out step \(number), \(line)" : "step \(number) is \(words), was \(line)"
    return Outcome(
      sentence: { "\(done); `undo` takes it back\(unmet.map { "; \($0)" }.joined())" },
      effect: unmet.isEmpty ? .none : .unmet(unmet), proposed: [])
  }

  /// Puts another command, or none, in the place of a step. Errors point at `words`; what is returned are
  /// the expectations that do not hold, each as a clause.
  private mutating func replace(
    _ step: Int, _ number: Int, to command: Invocation?, by line: String,
    at words: (number: Word, command: Word)
  ) throws(CommandError) -> [String] {
    guard timeline.isDone(step) else {
      throw CommandError(
        "step \(number) is undone", at: words.number, remedy: "`redo to \(number)` does it again")
    }
    if let mark = timeline.markAside(after: step) {
      throw CommandError(
        "\(Quoting.quoted(mark.name)), which undo went behind, comes of step \(number), too",
        at: words.number,
        remedy: "save the session and open it again: then all that leads to that mark is a step")
    }
    let first = timeline.steps.text(of: step)
    var rest: [(number: Int, text: StepText)] = []
    timeline.steps.forEach(after: step, upTo: timeline.present) {
      rest.append((timeline.steps.number(of: $0), $1))
    }
    var later = self
    later.entries = nil
    var unmet: [String] = []
    later.timeline = try timeline.changed(after: timeline.steps.previous(of: step), by: line) {
      timeline, draft throws(CommandError) in
      (later.timeline, later.draft) = (timeline, draft)
      do throws(CommandError) {
        if let command {
          // Comments above it are about what comes after, too.
          let text = StepText(above: first.above, line: command.step(in: draft).line)
          later.timeline.nextNumber = number
          if let clause = try later.clause(of: text, "does not hold") { unmet.append(clause) }
        }
      } catch {
        throw error.moved(to: words.command)
      }
      var faults: [(step: Int, said: Prose)] = []
      for (number, text) in rest {
        later.timeline.nextNumber = number
        do throws(CommandError) {
          if let clause = try later.clause(of: text, "does not hold any more") { unmet.append(clause) }
        } catch {
          faults.append(
            (number, "step \(number), \(text.line), could not be done after that: \(error.problem)"))
        }
      }
      guard faults.isEmpty else {
        let others = faults.reversed().map { "step \($0.step) off" } + [line]
        throw CommandError(
          .joined(faults.map(\.said), by: "; "), at: words.command,
          remedy: "`\(others.joined(separator: "; "))` leaves out what could not be done")
      }
      later.timeline.nextNumber = nil
      return later.timeline
    }
    later.entries = entries
    later.log(.step(number, to: command?.canonical))
    self = later
    return unmet
  }

  /// Takes a step; returns what an expectation that it is finds instead, or `nil`.
  private mutating func clause(of text: StepText, _ words: String) throws(CommandError) -> String? {
    guard case .expect(let expectation)? = try perform(text)?.effect,
      let mismatch = expectation.mismatch(in: draft.scene)
    else { return nil }
    return "\(text.line) \(words): \(mismatch.sentence)"
  }

  private func replacement(in word: Word, of number: Int) throws(CommandError) -> Invocation {
    let command: Invocation?
    do throws(CommandError) {
      command = try Invocation.parsed(from: word.text)
    } catch {
      throw error.moved(to: word)
    }
    guard let command, command.command.isRecorded else {
      throw CommandError(
        "a step is a command that changes the design", at: word, remedy: "such as `step \(number) add Home`")
    }
    return command
  }
}
