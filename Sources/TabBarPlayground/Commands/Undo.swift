import TabBarGuidelines

extension Command {
  static let undo = Command(
    "undo", .time, parameters: Parameter.steps,
    body: .time { timeline, arguments throws(CommandError) in
      let target = try arguments.target(in: timeline)
      if let target, target.position > timeline.position {
        throw CommandError(
          "step \(target.position) is not done yet", at: target.word,
          remedy: "`redo to \(target.position)` does it")
      }
      guard target.map({ $0.position < timeline.position }) ?? timeline.canUndo else {
        throw arguments.missing("there is nothing to undo").nothing
      }
      return target.map { .to($0.position) } ?? .back(arguments.word(0)?.number ?? timeline.stepsOfLine)
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
  /// Returns the step to go to, `nil` for a number of steps; throws where it is none of the timeline.
  func target(in timeline: Timeline) throws(CommandError) -> (position: Int, word: Word)? {
    guard let first = word(0), first.isKeyword("to") else {
      if let more = word(1) {
        throw CommandError(
          "a number takes nothing else", at: more, remedy: "`undo to \(more.text)` goes to a step")
      }
      return nil
    }
    guard let word = word(1), let position = word.number else {
      throw missing("the step is missing", remedy: "`history` numbers the steps")
    }
    guard position <= timeline.count else {
      let there: Prose =
        timeline.count == 0 ? "there are no steps yet" : "there are steps 1 to \(timeline.count)"
      throw CommandError("there is no step \(position)", at: word, remedy: there)
    }
    return (position, word)
  }
}
