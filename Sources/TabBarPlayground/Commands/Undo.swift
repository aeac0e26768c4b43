import TabBarGuidelines

extension Command {
  static let undo = Command(
    "undo", .time, parameters: Parameter.steps,
    body: .time { timeline, arguments throws(CommandError) in
      let target = try arguments.target(in: timeline)
      if let target, !timeline.isDone(target.step) {
        throw CommandError(
          "step \(target.word.text) is not done yet", at: target.word,
          remedy: "`redo to \(target.word.text)` does it")
      }
      guard target.map({ $0.step != timeline.present }) ?? (timeline.position > 0) else {
        throw arguments.missing("there is nothing to undo").nothing
      }
      let places = arguments.word(0)?.number ?? timeline.stepsOfLine
      return target.map { timeline.place(of: $0.step) } ?? max(0, timeline.position - places)
    })
}

extension Parameter {
  /// How far to go: a number of steps, or `to` and the number of a step.
  static let steps = [
    Parameter("N", .numberOr(1...Int.max, ["to"]), isOptional: true),
    Parameter("STEP", .number(0...Int.max), isOptional: true),
  ]
}

extension Arguments {
  /// Returns the step to go to, `nil` for a number of steps; throws where there is none of that number.
  func target(in timeline: Timeline) throws(CommandError) -> (step: Int, word: Word)? {
    guard let first = word(0), first.isKeyword("to") else {
      if let more = word(1) {
        throw CommandError(
          "a number takes nothing else", at: more, remedy: "`undo to \(more.text)` goes to a step")
      }
      return nil
    }
    guard let word = word(1), let number = word.number else {
      throw missing("the step is missing", remedy: "`history` numbers the steps")
    }
    guard let step = timeline.step(numbered: number) else { throw timeline.noStep(number, at: word) }
    return (step, word)
  }
}

extension Timeline {
  func noStep(_ number: Int, at word: Word) -> CommandError {
    let all = course.all
    let remedy: Prose =
      all == 0
      ? "there are no steps yet"
      : "`history` numbers the steps; the last one is \(lines(from: all - 1, most: 1)[0].number)"
    return CommandError("there is no step \(number)", at: word, remedy: remedy)
  }
}
