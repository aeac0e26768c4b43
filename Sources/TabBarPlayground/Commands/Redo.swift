extension Command {
  static let redo = Command(
    "redo", .time, parameters: Parameter.steps,
    body: .time { timeline, arguments throws(CommandError) in
      let target = try arguments.target(in: timeline)
      let position =
        target?.position ?? timeline.position + arguments.steps(atMost: timeline.count - timeline.position)
      if let target, position < timeline.position {
        throw CommandError(
          "step \(position) is done", at: target.word, remedy: "undo to \(position) goes back to it")
      }
      guard position > timeline.position else {
        throw CommandError(
          "there is nothing to redo", at: arguments.end..<arguments.end,
          remedy: "only what was just undone can be redone")
      }
      return position
    })
}
