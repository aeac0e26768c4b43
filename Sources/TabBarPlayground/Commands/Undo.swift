extension Command {
  static let undo = Command(
    "undo", .time, "Takes back the last command, or the last N",
    discussion: "new and open can be taken back too.",
    parameters: [Parameter("N", .number(1...Int.max), isOptional: true)],
    examples: [Example("undo", "one step"), Example("undo 3", "three steps")],
    body: .time { $0.steps })
}

extension Arguments {
  /// The number that was given, or one.
  var steps: Int { word(0).flatMap { Int($0.text) } ?? 1 }
}
