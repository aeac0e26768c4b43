import TabBarGuidelines

extension Command {
  static let redo = Command(
    "redo", .time, parameters: Parameter.steps,
    body: .time { timeline, arguments throws(CommandError) in
      let target = try arguments.target(in: timeline)
      if let target, target.position < timeline.position {
        throw CommandError(
          "step \(target.position) is done", at: target.word,
          remedy: "`undo to \(target.position)` goes back to it")
      }
      guard target.map({ $0.position > timeline.position }) ?? timeline.canRedo else {
        throw arguments.missing(
          "there is nothing to redo",
          remedy: "only what was just undone can be redone"
        ).nothing
      }
      return target.map { .to($0.position) } ?? .forth(arguments.word(0)?.number ?? timeline.stepsOfNextLine)
    })
}
