extension Command {
  static let redo = Command(
    "redo", .time, "Does again what was taken back: one step, N, or all up to step N",
    parameters: Parameter.steps,
    examples: [
      Example("redo", "one step"), Example("redo 3", "three steps"),
      Example("redo to 7", "up to the seventh step"),
    ],
    body: .time { timeline, arguments throws(CommandError) in
      guard let target = try arguments.target(in: timeline) else {
        return timeline.position + arguments.steps(atMost: timeline.count - timeline.position)
      }
      guard target.position >= timeline.position else {
        throw CommandError(
          "step \(target.position) is done", at: target.word,
          remedy: "undo to \(target.position) goes back to it")
      }
      return target.position
    })
}
