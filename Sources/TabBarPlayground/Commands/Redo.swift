import TabBarGuidelines

extension Command {
  static let redo = Command(
    "redo", .time, parameters: Parameter.steps,
    body: .time { timeline, arguments throws(CommandError) in
      let target = try arguments.target(in: timeline)
      if let target, timeline.isDone(target.step), target.step != timeline.present {
        throw CommandError(
          "step \(target.word.text) is done", at: target.word,
          remedy: "`undo to \(target.word.text)` goes back to it")
      }
      guard target.map({ $0.step != timeline.present }) ?? timeline.canRedo else {
        throw arguments.missing(
          "there is nothing to redo",
          remedy: "only what was just undone can be redone"
        ).nothing
      }
      let places = arguments.word(0)?.number ?? timeline.stepsOfNextLine
      return target.map { timeline.place(of: $0.step) }
        ?? timeline.position + min(places, timeline.count - timeline.position)
    })
}
