import TabBarGuidelines

extension Command {
  static let undo = Command(
    "undo", .time, parameters: steps, body: travel(isBack: true))
  static let redo = Command(
    "redo", .time, parameters: steps, body: travel(isBack: false))

  /// How far to go: a number of steps, or `to` and the number of a step.
  private static let steps = [
    Parameter("N", .number(1...Int.max, or: ["to"]), isOptional: true),
    Parameter("STEP", .number(0...Int.max), isOptional: true),
  ]

  private static func travel(isBack: Bool) -> Body {
    .time { timeline, arguments throws(CommandError) in
      let target = try arguments.target(in: timeline)
      if let (step, word) = target, step != timeline.present, timeline.isDone(step) != isBack {
        throw CommandError(
          isBack ? "step \(word.text) is not done yet" : "step \(word.text) is done", at: word,
          remedy: isBack ? "`redo to \(word.text)` does it" : "`undo to \(word.text)` goes back to it")
      }
      guard
        target.map({ $0.step != timeline.present }) ?? (isBack ? timeline.position > 0 : timeline.canRedo)
      else {
        throw arguments.missing(
          isBack ? "there is nothing to undo" : "there is nothing to redo",
          remedy: isBack ? nil : "only what was just undone can be redone"
        ).nothing
      }
      if let target { return timeline.place(of: target.step) }
      let places = arguments.word(0)?.number ?? (isBack ? timeline.stepsOfLine : timeline.stepsOfNextLine)
      return isBack
        ? max(0, timeline.position - places)
        : timeline.position + min(places, timeline.count - timeline.position)
    }
  }
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
