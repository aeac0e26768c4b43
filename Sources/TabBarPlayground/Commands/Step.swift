extension Command {
  static let step = Command(
    "step", .time,
    parameters: [
      Parameter("N", .number(1...Int.max)),
      Parameter(
        "COMMAND|off", .prose, isOptional: true, isRepeated: true, meaning: "what takes its place"),
    ],
    previewText: PreviewText { _, arguments in
      guard let word = arguments.word(1) else { return "would show that step" }
      return word.leavesOut
        ? "would leave that step out" : "would put this in the place of that step"
    },
    body: .step)
}

package struct StepQuery: Query {
  package static var command: Command { .step }
  /// The number that `history` has.
  package let number: Int
  /// The step as the session keeps it.
  package let line: String
  /// The design after it.
  package let draft: Draft
}

extension Word {
  /// Whether it asks for no command in the place of a step.
  fileprivate var leavesOut: Bool { isKeyword("off") }
}

extension Command {
  /// Returns the words of a line whose last argument is a command: that is one word, as if it were quoted.
  func withCommand(_ words: [Word], in line: String) -> [Word] {
    guard name == Command.step.name, words.count > 3 || words.count == 3 && !words[2].isQuoted,
      !words[2].leavesOut
    else { return words }
    let range = words[2].range.lowerBound..<words[words.count - 1].range.upperBound
    let text = String(
      decoding: line.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    return words[..<2] + [Word(text: text, key: nil, range: range, isQuoted: true)]
  }
}

extension Playground {
  /// Shows a step, puts another command in its place or leaves it out. Those after it are taken again, and all is one step
  /// back for undo.
  ///
  /// - Parameter start: The number of the step before the first, from which a journal counts.
  mutating func change(_ arguments: Arguments, after start: Int = 0) throws(CommandError) -> Outcome {
    let place = try arguments.needed(0)
    let number = start + (place.number ?? 0)
    guard number <= timeline.count else {
      let there =
        timeline.count == 0 ? "there are no steps yet" : "there are steps 1 to \(timeline.count)"
      throw CommandError("there is no step \(number)", at: place, remedy: there)
    }
    let line = timeline.lines(from: number - 1, to: number)[0]
    guard let word = arguments.word(1) else {
      return .asks(
        .show(StepQuery(number: number, line: line, draft: timeline.state(at: number).draft)))
    }
    guard number <= timeline.position else {
      throw CommandError(
        "step \(number) is undone", at: place, remedy: "redo to \(number) does it again")
    }
    let first = timeline.position - timeline.stepsOfSession
    guard number > first else {
      throw CommandError(
        "step \(number) began the session, or is of one before it", at: place,
        remedy: "undo to \(number) goes back there")
    }
    let command = try word.leavesOut ? nil : replacement(in: word)
    var later = self
    let rest = timeline.texts(from: number, to: timeline.position)
    later.draft = later.timeline.beginChange(after: number - 1)
    do throws(CommandError) {
      if let command { _ = try later.perform(command, as: command.step(in: later.draft)) }
    } catch {
      throw CommandError(error.problem, at: word, remedy: error.remedy)
    }
    var unmet = ""
    for (index, text) in rest.enumerated() {
      do throws(CommandError) {
        guard case .expect(let expectation)? = try later.perform(text)?.effect,
          let mismatch = expectation.mismatch(in: later.draft.scene)
        else { continue }
        unmet += "; \(text.line) does not hold any more: \(mismatch.sentence)"
      } catch {
        let after = number + index + 1
        throw CommandError(
          "step \(after), \(text.line), could not be done after that: \(error.problem)", at: word,
          remedy: "step \(after) off leaves it out")
      }
    }
    later.timeline.endChange(of: self.timeline, to: number, after: first, by: word.text)
    later.noteChange()
    self = later
    let done =
      command == nil
      ? "left out step \(number), \(line)" : "step \(number) is \(word.text), was \(line)"
    return Outcome(
      sentence: { [unmet] in "\(done); undo takes it back\(unmet)" }, effect: .none, proposed: [])
  }

  private func replacement(in word: Word) throws(CommandError) -> Invocation {
    let command: Invocation?
    do throws(CommandError) {
      command = try Invocation.parsed(from: word.text)
    } catch {
      throw CommandError(error.problem, at: word, remedy: error.remedy)
    }
    guard let command, command.command.isRecorded else {
      throw CommandError(
        "a step is a command that changes the design", at: word, remedy: "such as step 2 add Home")
    }
    return command
  }
}
